/** Responses that break the contract. The rows are those of docs/faults.md. */
import { describe, expect, test } from 'vitest';
import { listClippedHallIds, listHallClips } from '#gateway/upstream/endpoints/clips.ts';
import { getHall, getHallBySlug, listNearbyHalls } from '#gateway/upstream/endpoints/halls.ts';
import { getSearchProps, searchHalls } from '#gateway/upstream/endpoints/search.ts';
import { Malformed } from '#gateway/upstream/errors.ts';
import { Trace } from '#gateway/upstream/client.ts';
import { failureOf, hallPage, hallRow, hallSummaryRow, signedIn, startTestbed } from './testbed.ts';

const HALL = { id: '1' };
const HTML = '<!doctype html><title>メンテナンス中</title>';

const startSending = (body: string | Buffer, headers: Record<string, string> = {}) =>
  startTestbed((reply) => reply.send(body, 200, { 'content-type': 'application/json', ...headers }));

describe('not JSON', () => {
  test.each([
    ['F26', 'text/html'],
    ['F27', 'application/json'],
  ])('%s HTML labelled %s: malformed, one try, not cached', async (_row, type) => {
    await using testbed = await startSending(HTML, { 'content-type': type });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
    expect(testbed.upstream.cache.size.entries).toBe(0);
  });

  test('F28 truncated JSON: one retry', async () => {
    const whole = JSON.stringify(hallRow());
    await using testbed = await startTestbed((reply, number) =>
      reply.send(number === 1 ? whole.slice(0, 40) : whole),
    );
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    await using truncated = await startSending(whole.slice(0, 40));
    expect(await failureOf(truncated.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(truncated.requests).toHaveLength(2);
  });

  test.each(['', 'null'])('F29 %j: NotFound for an entity, malformed for a list', async (body) => {
    await using testbed = await startSending(body);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'NotFound' });
    expect(await failureOf(testbed.rest().get(searchHalls, {}))).toMatchObject({ name: 'Malformed' });
  });

  test('F29 204 for a list is malformed', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 204));
    expect(await failureOf(testbed.rest().get(searchHalls, {}))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
  });
});

describe('invalid shape', () => {
  test.each([{ hall_ids: [1] }, 'x', null, { '0': 1 }])(
    'F31 bulk reply %j: an error for each hall',
    async (body) => {
      await using testbed = await startTestbed((reply) => reply.json(body));
      const rest = testbed.rest(signedIn);
      const states = ['1', '2'].map((id) => failureOf(rest.isMember(listClippedHallIds, id)));
      for (const failure of await Promise.all(states)) {
        expect(failure.message).toBe('response data should be an array');
      }
      expect(testbed.requests).toHaveLength(1);
    },
  );

  test('F33 only the field of the wrong type fails', async () => {
    await using testbed = await startTestbed((reply) =>
      reply.json({ ...hallRow(), name: null, rating: 'good', service_id: 7 }),
    );
    const hall = await testbed.rest().get(getHall, HALL);
    expect(hall.cost).toBe(3_200_000);
    expect(() => hall.name).toThrow(Malformed);
    expect(() => hall.rating).toThrow(expect.objectContaining({ dataPath: ['rating'] }));
    expect(testbed.events[0]?.salvaged.map(({ dataPath }) => dataPath[0]).sort()).toEqual([
      'name',
      'rating',
      'service_id',
    ]);
  });

  test('F33 only the invalid nested field fails', async () => {
    const clip = {
      id: 5,
      hall_id: 1,
      note: 7,
      created_at: '2026-11-01T10:00:00+09:00',
      hall: hallSummaryRow(),
      comments: [],
    };
    await using testbed = await startTestbed((reply) =>
      reply.json({ hall_clips: [clip], total: 1, page: 1, per_page: 30 }),
    );
    const { hall_clips, total } = await testbed.rest(signedIn).get(listHallClips, {});
    expect(total).toBe(1);
    expect(hall_clips[0]?.hall?.name).toBe('白鳥の丘 迎賓館');
    expect(() => hall_clips[0]?.note).toThrow(Malformed);
  });

  test('F34 missing fields fail alone, unknown ones are dropped', async () => {
    const { cost, ...rest } = { cost: 0, ...hallRow(), isAdmin: true };
    await using testbed = await startTestbed((reply) => reply.json(rest));
    const hall = await testbed.rest().get(getHall, HALL);
    expect(cost).toBe(3_200_000);
    expect(() => hall.cost).toThrow(Malformed);
    expect(hall).not.toHaveProperty('isAdmin');
  });

  test('F35 an invalid item is left out and counted', async () => {
    const items = [
      hallSummaryRow(1),
      null,
      'hall',
      { ...hallSummaryRow(2), id: 'x' },
      { ...hallSummaryRow(3), id: 0 },
      ...[4, 5, 6].map((id) => hallSummaryRow(id)),
    ];
    await using testbed = await startTestbed((reply) => reply.json(hallPage(items)));
    const trace = new Trace(true);
    const { halls, total } = await testbed.rest({ trace }).get(searchHalls, {});
    expect(halls.map(({ id }) => id)).toEqual(['1', '4', '5', '6']);
    expect(total).toBe(8);
    expect(trace.dropped).toBe(4);
    expect(testbed.upstream.counters.dropped).toBe(4);
  });

  test('F35 an invalid tuple is left out as a whole', async () => {
    const props = {
      prefectures: [['tokyo', '東京都', 'kanto'], ['osaka', 7, 'kinki']],
      regions: [], areas: [], goods: [[1, 'A'], ['x', 'B']], tastes: [], chapels: [], hall_plan_types: [],
      hall_plan_tags: [], fairContents: [], districts: [], stations: [],
    }; // prettier-ignore
    await using testbed = await startTestbed((reply) => reply.json(props));
    const read = await testbed.rest().get(getSearchProps, {});
    expect(read.prefectures).toEqual([['tokyo', '東京都', 'kanto']]);
    expect(read.goods).toEqual([['1', 'A']]);
  });

  test('F35 only the invalid list fails', async () => {
    await using testbed = await startTestbed((reply) => reply.json({ halls: {} }));
    const reply = await testbed.rest().get(listNearbyHalls, HALL);
    expect(() => reply.halls).toThrow(Malformed);
  });

  test('F36 a reply about another id is malformed and not cached', async () => {
    await using testbed = await startTestbed((reply) => reply.json(hallRow(2)));
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    const bySlug = testbed.rest().get(getHallBySlug, { id: 'kinki', a: 'hakucho' });
    expect(await failureOf(bySlug)).toMatchObject({ name: 'Malformed' });
    expect(testbed.upstream.cache.size.entries).toBe(0);
  });
});

describe('F37 ids over 2^53', () => {
  const BIG = '9007199254740993';

  test('keep all digits, in halls and in bulk replies', async () => {
    await using testbed = await startTestbed((reply, number) => {
      if (number === 1) reply.send(JSON.stringify(hallRow()).replace('"id":1', `"id":${BIG}`));
      else reply.send(`[${BIG},5]`);
    });
    expect((await testbed.rest().get(getHall, { id: BIG })).id).toBe(BIG);
    const rest = testbed.rest(signedIn);
    const members = [BIG, '9007199254740992', '5'].map((id) => rest.isMember(listClippedHallIds, id));
    expect(await Promise.all(members)).toEqual([true, false, true]);
    expect(testbed.requests[1]?.target).toContain(`hall_ids=${BIG}%2C9007199254740992%2C5&user_id=1001`);
  });

  test.each(['9223372036854775808', '1e3', '1.5', '-1', '0', '"01"'])('%s is not an id', async (id) => {
    await using testbed = await startTestbed((reply) =>
      reply.send(JSON.stringify(hallRow()).replace('"id":1', `"id":${id}`)),
    );
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('1e400 is not a number', async () => {
    await using testbed = await startTestbed((reply) =>
      reply.send(JSON.stringify(hallRow()).replace('35.6', '1e400')),
    );
    const hall = await testbed.rest().get(getHall, HALL);
    expect(() => hall.lat).toThrow(Malformed);
  });
});

describe('F38 text', () => {
  const text = JSON.stringify(hallRow());

  test('half a character becomes the replacement character; pairs stay', async () => {
    const halves = text.replace('白鳥の丘 迎賓館', String.raw`a\ud800b \ud83c\udf8e \uDC00`);
    await using testbed = await startSending(halves);
    const { name } = await testbed.rest().get(getHall, HALL);
    expect(name).toBe('a\ufffdb 🎎 \ufffd');
  });

  test('a byte order mark is tolerated', async () => {
    await using testbed = await startSending(`\uFEFF${text}`);
    expect((await testbed.rest().get(getHall, HALL)).name).toBe('白鳥の丘 迎賓館');
  });

  test('the charset is respected', async () => {
    const shiftJis = Buffer.concat([
      Buffer.from('"'),
      Buffer.from([0x8c, 0x8b, 0x8d, 0xa5]),
      Buffer.from('"'),
    ]);
    const [before = '', after = ''] = text.split('"白鳥の丘 迎賓館"');
    await using testbed = await startSending(
      Buffer.concat([Buffer.from(before), shiftJis, Buffer.from(after)]),
      {
        'content-type': 'application/json; charset=Shift_JIS',
      },
    );
    expect((await testbed.rest().get(getHall, HALL)).name).toBe('結婚');
  });

  test.each([
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), {}],
    ['an unknown charset', Buffer.from(text), { 'content-type': 'application/json; charset=klingon' }],
    ['gzip that is not gzip', Buffer.from(text), { 'content-encoding': 'gzip' }],
    ['an unknown encoding', Buffer.from(text), { 'content-encoding': 'rot13' }],
  ])('%s: malformed', async (_what, body, headers) => {
    await using testbed = await startSending(body, headers);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('too short a Content-Length truncates the JSON: malformed after one retry', async () => {
    await using testbed = await startTestbed((reply) => {
      reply.raw(`HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n${text}`);
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests.length).toBeLessThanOrEqual(2);
  });
});

test('F45 Date and Expires headers of the upstream are ignored', async () => {
  const headers = { date: 'Mon, 01 Jan 2029 00:00:00 GMT', expires: '0', 'cache-control': 'no-store' };
  await using testbed = await startTestbed((reply) => reply.json(hallRow(), 200, headers));
  await testbed.rest().get(getHall, HALL);
  await testbed.rest().get(getHall, HALL);
  expect(testbed.requests).toHaveLength(1);
});

test('F46 cookies and tokens in a public response are dropped', async () => {
  const headers = { 'set-cookie': 'session=evil', 'x-wedding-token': 'evil' };
  await using testbed = await startTestbed((reply) =>
    reply.json({ ...hallRow(), token: 'evil' }, 200, headers),
  );
  const hall = await testbed.rest().get(getHall, HALL);
  expect(JSON.stringify(hall)).not.toContain('evil');
  await testbed.rest(signedIn).get(getHallBySlug, { id: 'kanto', a: 'hakucho' });
  expect(testbed.requests[1]?.headers).not.toHaveProperty('cookie');
});

/** The public cache, the memoized reads of a request, and what calls send. */
import { describe, expect, test } from 'vitest';
import { countHallClips, createHallClip, listClippedHallIds } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { searchHalls } from '#gateway/upstream/endpoints/search.ts';
import { endpoint } from '#gateway/upstream/endpoint.ts';
import { hall } from '#gateway/upstream/endpoints/hall.ts';
import { Trace } from '#gateway/upstream/client.ts';
import {
  failureOf,
  guest,
  hallPage,
  hallRow,
  hallSummaryRow,
  signedIn,
  startTestbed,
  TEST_USER,
  TEST_VISITOR_ID,
} from './testbed.ts';

const HALL = { id: '1' };
const CACHE = { notFoundTtlMs: 1, salvagedTtlMs: 5_000, refreshBackoffMs: 1 };
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The hall endpoint with a TTL in hundredths of a second. */
const hallWithTtl = (fresh: number, swr: number, sie: number) =>
  endpoint({
    call: 'R54',
    host: 'api',
    method: 'GET',
    path: '/api/wn/halls/{id}',
    auth: 'public',
    reply: hall,
    emptyIsNotFound: true,
    cache: { fresh: fresh / 100, staleWhileRevalidate: swr / 100, staleIfError: sie / 100 },
  });

describe('public cache', () => {
  test('a thousand concurrent guests share one call', async () => {
    await using testbed = await startTestbed((reply) => void setTimeout(() => reply.json(hallRow()), 20));
    const reads = Array.from({ length: 1_000 }, () => testbed.rest().get(getHall, HALL));
    expect(new Set(await Promise.all(reads)).size).toBe(1);
    expect(testbed.requests).toHaveLength(1);
  });

  test('a fresh entry is a hit in the trace', async () => {
    await using testbed = await startTestbed((reply) => reply.json(hallRow()));
    const trace = new Trace(true);
    await testbed.rest({ trace }).get(getHall, HALL);
    await testbed.rest({ trace }).get(getHall, HALL);
    expect(trace.calls?.map(({ call, cache, tries }) => [call, cache, tries])).toEqual([
      ['R54', 'miss', 1],
      ['R54', 'hit', 0],
    ]);
  });

  test('a stale entry is served immediately and refreshed by one call in the background', async () => {
    const getHallBriefly = hallWithTtl(2, 100, 0);
    await using testbed = await startTestbed((reply, number) =>
      reply.json({ ...hallRow(), name: `式場${number}` }),
    );
    await testbed.rest().get(getHallBriefly, HALL);
    await sleep(30);
    const trace = new Trace(true);
    const stale = await Promise.all([1, 2, 3].map(() => testbed.rest({ trace }).get(getHallBriefly, HALL)));
    expect(stale.map(({ name }) => name)).toEqual(['式場1', '式場1', '式場1']);
    expect(trace.calls?.[0]?.cache).toBe('refreshing');
    expect(trace.stale).toBe(false);
    await expect.poll(() => testbed.requests.length).toBe(2);
    await expect.poll(async () => (await testbed.rest().get(getHallBriefly, HALL)).name).not.toBe('式場1');
  });

  test('F01, F21, F43 while the API fails the stale entry is served, marked stale, without waiting each time', async () => {
    const getHallBriefly = hallWithTtl(1, 0, 1_000);
    let broken = false;
    await using testbed = await startTestbed((reply) => {
      if (broken) setTimeout(() => reply.send('', 500), 5);
      else reply.json(hallRow());
    });
    await testbed.rest().get(getHallBriefly, HALL);
    broken = true;
    await sleep(15);
    for (const read of ['after the failure', 'without a call']) {
      const trace = new Trace(true);
      expect(await testbed.rest({ trace }).get(getHallBriefly, HALL), read).toMatchObject({ id: '1' });
      expect(trace.stale).toBe(true);
      expect(trace.calls?.[0]?.cache).toBe('stale');
      expect(testbed.requests).toHaveLength(2);
    }
    broken = false;
    await sleep(420);
    const trace = new Trace(true);
    await testbed.rest({ trace }).get(getHallBriefly, HALL);
    expect(trace.stale).toBe(false);
    expect(testbed.requests).toHaveLength(3);
  });

  test.each([
    [401, '式場1'],
    [403, '式場1'],
    [410, 'Refused'],
  ])('F103 a host answers %i: %s', async (status, expected) => {
    const getHallBriefly = hallWithTtl(1, 0, 1_000);
    await using testbed = await startTestbed((reply, number) =>
      number === 1 ? reply.json({ ...hallRow(), name: '式場1' }) : reply.json({}, status),
    );
    const read = () => testbed.rest().get(getHallBriefly, HALL);
    await read();
    await sleep(15);
    expect((await read().catch((failure: Error) => failure)).name).toBe(expected);
  });

  test('an entry too old to serve: the failure is reported', async () => {
    const getHallBriefly = hallWithTtl(1, 0, 1);
    await using testbed = await startTestbed((reply, number) =>
      number === 1 ? reply.json(hallRow()) : reply.send('', 500),
    );
    await testbed.rest().get(getHallBriefly, HALL);
    await sleep(30);
    expect(await failureOf(testbed.rest().get(getHallBriefly, HALL))).toMatchObject({ status: 500 });
  });

  test('F17 NotFound is cached for a short time', async () => {
    await using testbed = await startTestbed((reply, number) =>
      number === 1 ? reply.json({}, 404) : reply.json(hallRow()),
    );
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'NotFound' });
    const again = await failureOf(testbed.rest().get(getHall, HALL));
    // A stack would keep the first request alive.
    expect(again).toMatchObject({ name: 'NotFound', stack: expect.not.stringContaining(' at ') });
    expect(testbed.requests).toHaveLength(1);
    await sleep(45);
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
  });

  test('failures are not cached', async () => {
    await using testbed = await startTestbed((reply, number) =>
      number === 1 ? reply.send('', 500) : reply.json(hallRow()),
    );
    await failureOf(testbed.rest().get(getHall, HALL));
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
  });

  test('the size is limited', async () => {
    await using testbed = await startTestbed(
      (reply, _number, { target }) => reply.json(hallRow(Number(/\d+$/.exec(target)?.[0]))),
      {
        cache: { ...CACHE, maxEntries: 100, maxBytes: 5_000 },
      },
    );
    for (let id = 1; id <= 50; id += 1) await testbed.rest().get(getHall, { id: String(id) });
    expect(testbed.upstream.cache.size.bytes).toBeLessThanOrEqual(5_000);
    expect(testbed.upstream.cache.size.entries).toBeGreaterThan(2);
  });

  test('when full, admits on second miss, so that a scan evicts nothing', async () => {
    await using testbed = await startTestbed(
      (reply, _number, { target }) => reply.json(hallRow(Number(/\d+$/.exec(target)?.[0]))),
      {
        cache: { ...CACHE, maxEntries: 3, maxBytes: 100_000 },
      },
    );
    const read = async (...ids: number[]): Promise<number> => {
      const before = testbed.requests.length;
      for (const id of ids) await testbed.rest().get(getHall, { id: String(id) });
      return testbed.requests.length - before;
    };
    expect(await read(1, 2, 3)).toBe(3);
    const scan = Array.from({ length: 40 }, (_, at) => 10 + at);
    expect(await read(...scan)).toBe(40);
    expect(await read(1, 2, 3)).toBe(0);
    expect(await read(4)).toBe(1);
    expect(await read(4)).toBe(1);
    expect(await read(4, 2, 3)).toBe(0);
    expect(testbed.upstream.cache.size.entries).toBe(3);
  });

  test('the keys seen once are limited, too', async () => {
    await using testbed = await startTestbed(
      (reply, _number, { target }) => reply.json(hallRow(Number(/\d+$/.exec(target)?.[0]))),
      {
        cache: { ...CACHE, maxEntries: 1, maxBytes: 100_000 },
      },
    );
    const read = async (id: number): Promise<number> => {
      const before = testbed.requests.length;
      await testbed.rest().get(getHall, { id: String(id) });
      return testbed.requests.length - before;
    };
    for (let id = 1; id <= 2_002; id += 1) await read(id);
    expect([await read(2), await read(2), await read(2)]).toEqual([1, 1, 0]);
  });

  test('equal filters have one key, in any order of their fields', async () => {
    await using testbed = await startTestbed((reply) => reply.json(hallPage([])));
    await testbed.rest().get(searchHalls, { name: '海', s: 'cost_low', k: [1, 2] });
    await testbed.rest().get(searchHalls, { k: [1, 2], s: 'cost_low', name: '海', area_slug: undefined });
    expect(testbed.requests.map(({ target }) => target)).toEqual([
      '/api/halls/?k=1&k=2&name=%E6%B5%B7&s=cost_low',
    ]);
  });
});

describe('within one request', () => {
  test('each URL is read once; a primed one never', async () => {
    await using testbed = await startTestbed((reply) => reply.json({ count: 7 }));
    const rest = testbed.rest(signedIn);
    await Promise.all([rest.get(countHallClips, {}), rest.get(countHallClips, {})]);
    rest.prime(getHall, HALL, hall.parse(hallRow()));
    expect(await rest.get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('a write clears the personal reads', async () => {
    await using testbed = await startTestbed((reply, number, { method }) => {
      if (method === 'GET') return reply.json({ count: number });
      reply.json(
        { id: 3, hall_id: 1, note: null, created_at: '2026-11-01T10:00:00+09:00', hall: null, comments: [] },
        201,
      );
    });
    const rest = testbed.rest(signedIn);
    expect(await rest.get(countHallClips, {})).toEqual({ count: 1 });
    await rest.send(createHallClip, { hall_id: '1' });
    expect(await rest.get(countHallClips, {})).toEqual({ count: 3 });
  });

  test('clip states: one bulk call per request, in batches of a hundred; none for a guest', async () => {
    await using testbed = await startTestbed((reply, _number, { target }) => {
      const ids = new URL(target, 'http://x').searchParams.get('hall_ids') ?? '';
      reply.json(
        ids
          .split(',')
          .map(Number)
          .filter((id) => id % 2 === 0),
      );
    });
    const trace = new Trace(true);
    const rest = testbed.rest({ ...signedIn, trace });
    const states = await Promise.all(
      Array.from({ length: 130 }, (_, id) => rest.isMember(listClippedHallIds, String(id + 1))),
    );
    expect(states.filter(Boolean)).toHaveLength(65);
    expect(trace.calls?.map(({ batch }) => batch)).toEqual([100, 30]);
    expect(await testbed.rest().isMember(listClippedHallIds, '2')).toBe(false);
    expect(testbed.requests).toHaveLength(2);
  });

  test('a list row lacks the fields of the whole hall', async () => {
    await using testbed = await startTestbed((reply) => reply.json(hallPage([hallSummaryRow(1)])));
    const rest = testbed.rest();
    const { halls } = await rest.get(searchHalls, {});
    expect(halls[0]).not.toHaveProperty('tel');
  });
});

describe('sent requests', () => {
  test('a public call sends no credentials', async () => {
    await using testbed = await startTestbed((reply) => reply.json(hallRow()));
    await testbed.rest({ ...signedIn, token: () => Promise.resolve(TEST_USER.token) }).get(getHall, HALL);
    expect(Object.keys(testbed.requests[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
      'x-request-id',
    ]);
    expect(testbed.requests[0]?.target).toBe('/api/wn/halls/1');
  });

  test('a user call sends token, user id and visitor id, and the user id as a parameter', async () => {
    await using testbed = await startTestbed((reply) => reply.json({ count: 1 }));
    await testbed.rest(signedIn).get(countHallClips, {});
    expect(testbed.requests[0]).toMatchObject({
      target: '/api/wn/hall_clips/count?user_id=1001',
      headers: { 'x-wedding-token': TEST_USER.token, 'x-wn-user-id': '1001', 'x-wn-uuid': TEST_VISITOR_ID },
    });
  });

  test('a write is form-encoded and sends its CSRF token twice', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 500));
    await failureOf(testbed.rest(signedIn).send(createHallClip, { hall_id: '1' }));
    const { headers, body } = testbed.requests[0] ?? {};
    expect(body).toBe('hall_id=1&user_id=1001');
    expect(headers?.['content-type']).toBe('application/x-www-form-urlencoded');
    expect(headers?.['x-csrf-token']).toMatch(/^[\w-]{16,128}$/);
    expect(headers?.cookie).toBe(`csrftoken=${String(headers?.['x-csrf-token'])}`);
  });

  test('without an authenticated user a user call is not sent', async () => {
    await using testbed = await startTestbed((reply) => reply.json({ count: 1 }));
    const rest = testbed.rest({ ...guest(), token: () => Promise.resolve(TEST_USER.token) });
    expect(await failureOf(rest.get(countHallClips, {}))).toMatchObject({ name: 'SignInRequired' });
    expect(await failureOf(rest.send(createHallClip, { hall_id: '1' }))).toMatchObject({
      name: 'SignInRequired',
    });
    expect(testbed.requests).toHaveLength(0);
  });
});

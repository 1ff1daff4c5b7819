/** Faults of connections and bodies (rows F01–F13, F40, F41, F47, F48 of the reliability policy). */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Addresses } from '#gateway/upstream/dns.ts';
import { createHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { Departure } from '#gateway/upstream/resilience/deadline.ts';
import { recordHallView } from '#gateway/upstream/endpoints/visitor.ts';
import { rogue } from './rogue.ts';
import { failureOf, hallRow, IMPATIENT, openStand, signedIn, stand } from './testbed.ts';

const HALL = { id: '1' };

describe('connections', () => {
  test('F01 refused: unreachable, and not waited for', async () => {
    const gone = await rogue(() => undefined);
    await gone[Symbol.asyncDispose]();
    await using here = openStand(gone.url);
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
  });

  test('F02 reset before the head: fine on the second try', async () => {
    await using here = await stand((answer, number) =>
      number === 1 ? answer.reset() : answer.json(hallRow()),
    );
    expect(await here.reads().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(here.seen).toHaveLength(2);
  });

  test('F03 an idle connection closed by the other side: invisible for reads', async () => {
    await using here = await stand((answer, number) => {
      if (number === 1) setTimeout(() => answer.close(), 5);
      answer.json(hallRow(number));
    });
    await here.reads().get(getHall, { id: '1' });
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(await here.reads().get(getHall, { id: '2' })).toMatchObject({ id: '2' });
  });

  test('F03 a write on a connection that closes is never sent twice', async () => {
    await using here = await stand((answer) => answer.close());
    const sent = here.reads(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
    expect(here.seen).toHaveLength(1);
  });

  test('F04 reset in the middle of the body: tried three times, nothing kept', async () => {
    await using here = await stand((answer) => {
      answer.begin('{"id":1,', { 'content-length': '500' });
      setTimeout(() => answer.reset(), 2);
    });
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
    expect(here.seen).toHaveLength(3);
    expect(here.upstream.cache.size.entries).toBe(0);
  });

  test('F05 chunked body cut: fine on the next try', async () => {
    await using here = await stand((answer, number) => {
      if (number > 1) return answer.json(hallRow());
      answer.begin('{"id":1,');
      setTimeout(() => answer.close(), 2);
    });
    expect(await here.reads().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(here.seen).toHaveLength(2);
  });

  test('F06 a slow head within the limit is waited for', async () => {
    await using here = await stand((answer) => void setTimeout(() => answer.json(hallRow()), 60));
    expect(await here.reads().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(here.seen).toHaveLength(1);
  });

  test('F07, F41 a head that never comes: timeout, one try, the socket is let go', async () => {
    await using here = await stand(() => undefined, IMPATIENT);
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    expect(here.seen).toHaveLength(1);
    await expect.poll(() => here.connections).toBe(0);
  });

  test('F08 a body that drips does not outlive the call', async () => {
    await using here = await stand((answer) => {
      const response = answer.begin('[');
      const drip = setInterval(() => response.write(' '), 10);
      answer.socket.on('close', () => clearInterval(drip));
    }, IMPATIENT);
    // It would drip for ever.
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => here.connections).toBe(0);
  });

  test('F09 a body that stalls: timeout, the socket is let go', async () => {
    await using here = await stand((answer) => void answer.begin('{"id":'), IMPATIENT);
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => here.connections).toBe(0);
  });
});

describe('bodies', () => {
  test('F10 endless body: malformed at the cap', async () => {
    await using here = await stand((answer) => {
      const response = answer.begin('[');
      const flood = setInterval(() => response.write('1,'.repeat(4_096)), 1);
      answer.socket.on('close', () => clearInterval(flood));
    });
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(here.seen).toHaveLength(1);
  });

  test('F11 a body announced as too large is not read at all', async () => {
    await using here = await stand(
      (answer) => void answer.begin('[', { 'content-length': String(64 * 1024 * 1024) }),
    );
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('F12 gzip bomb: the cap counts decompressed bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
    await using here = await stand((answer) => answer.send(bomb, 200, { 'content-encoding': 'gzip' }));
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('F12 a small compressed answer is read although none was asked for', async () => {
    const body = gzipSync(JSON.stringify(hallRow()));
    await using here = await stand((answer) => answer.send(body, 200, { 'content-encoding': 'gzip' }));
    expect(await here.reads().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(here.seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('F13 JSON 30,000 levels deep: malformed, alive', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    await using here = await stand((answer, number) => {
      if (number === 1) answer.send(deep);
      else if (number === 2) answer.send(`{"id":12345678901234567890,"x":${deep}}`);
      else answer.json(hallRow());
    });
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(await here.reads().get(getHall, HALL)).toMatchObject({ id: '1' });
  });

  test('what is not HTTP is malformed and not tried again', async () => {
    await using here = await stand((answer) => {
      answer.raw('HTTP/1.1 999999 NO\r\n\r\n');
      answer.close();
    });
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(here.seen).toHaveLength(1);
  });
});

describe('names', () => {
  test('F40 a name that cannot be looked up: unreachable, three tries', async () => {
    let asked = 0;
    const addresses = new Addresses(1_000, (_name, done) => {
      asked += 1;
      done(new Error('ENOTFOUND'), []);
    });
    await using here = openStand(new URL('http://api.invalid'), {}, addresses);
    expect(await failureOf(here.reads().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
    expect(asked).toBe(3);
  });

  test('F40 the last good address serves while look-ups fail', async () => {
    await using server = await rogue((answer) => {
      answer.json(hallRow(1), 200, { connection: 'close' });
    });
    let asked = 0;
    const addresses = new Addresses(1_000, (_name, done) => {
      asked += 1;
      if (asked === 1) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(new Error('EAI_AGAIN'), []);
    });
    await using here = openStand(new URL(`http://api.invalid:${server.url.port}`), {}, addresses);
    await here.reads().get(getHall, HALL);
    here.upstream.cache.clear();
    expect(await here.reads().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(asked).toBe(2);
  });
});

describe('writes', () => {
  test('F47 a reply lost after the write was sent: outcome unknown, sent once', async () => {
    await using here = await stand((answer) => answer.reset());
    const sent = here.reads(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ name: 'Unavailable', reason: 'outcome-unknown' });
    expect(here.seen).toHaveLength(1);
  });

  test('F47 no reply in time: outcome unknown', async () => {
    await using here = await stand(() => undefined, IMPATIENT);
    const sent = here.reads(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
  });

  test('F47 a GET that writes (R98) is sent once', async () => {
    await using here = await stand((answer) => answer.reset());
    const sent = here.reads(signedIn).send(recordHallView, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
    expect(here.seen).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('F48 the client leaves: the call is cut within 100 ms', async () => {
    await using here = await stand(() => undefined, { headersMs: 5_000, callMs: 5_000 });
    const left = new Departure();
    const read = failureOf(here.reads({ departure: left }).get(getHall, HALL));
    await expect.poll(() => here.seen.length).toBe(1);
    left.abort();
    expect(await read).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => here.connections, { timeout: 100 }).toBe(0);
  });

  test('F48 one of two leaves: the other gets the answer of the shared call', async () => {
    await using here = await stand((answer) => void setTimeout(() => answer.json(hallRow()), 50));
    const left = new Departure();
    const leaving = failureOf(here.reads({ departure: left }).get(getHall, HALL));
    const staying = here.reads().get(getHall, HALL);
    await expect.poll(() => here.seen.length).toBe(1);
    left.abort();
    expect(await leaving).toMatchObject({ reason: 'timeout' });
    expect(await staying).toMatchObject({ id: '1' });
    expect(here.seen).toHaveLength(1);
  });
});

/** Faults of connections and bodies (rows F01–F13, F40, F41, F47, F48 of the reliability policy). */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DnsCache } from '#gateway/upstream/dns.ts';
import { createHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { Cancellation } from '#gateway/upstream/resilience/deadline.ts';
import { recordHallView } from '#gateway/upstream/endpoints/visitor.ts';
import { startFaultyServer } from './faultyServer.ts';
import { failureOf, hallRow, SHORT_TIMEOUTS, createTestbed, signedIn, startTestbed } from './testbed.ts';

const HALL = { id: '1' };

describe('connections', () => {
  test('F01 refused: unreachable, and not waited for', async () => {
    const gone = await startFaultyServer(() => undefined);
    await gone[Symbol.asyncDispose]();
    await using testbed = createTestbed(gone.url);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
  });

  test('F02 reset before the head: fine on the second try', async () => {
    await using testbed = await startTestbed((reply, number) =>
      number === 1 ? reply.reset() : reply.json(hallRow()),
    );
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(2);
  });

  test('F03 an idle connection closed by the other side: invisible for reads', async () => {
    await using testbed = await startTestbed((reply, number) => {
      if (number === 1) setTimeout(() => reply.close(), 5);
      reply.json(hallRow(number));
    });
    await testbed.rest().get(getHall, { id: '1' });
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(await testbed.rest().get(getHall, { id: '2' })).toMatchObject({ id: '2' });
  });

  test('F03 a write on a connection that closes is never sent twice', async () => {
    await using testbed = await startTestbed((reply) => reply.close());
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F04 reset in the middle of the body: tried three times, nothing kept', async () => {
    await using testbed = await startTestbed((reply) => {
      reply.begin('{"id":1,', { 'content-length': '500' });
      setTimeout(() => reply.reset(), 2);
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
    expect(testbed.requests).toHaveLength(3);
    expect(testbed.upstream.cache.size.entries).toBe(0);
  });

  test('F05 chunked body cut: fine on the next try', async () => {
    await using testbed = await startTestbed((reply, number) => {
      if (number > 1) return reply.json(hallRow());
      reply.begin('{"id":1,');
      setTimeout(() => reply.close(), 2);
    });
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(2);
  });

  test('F06 a slow head within the limit is waited for', async () => {
    await using testbed = await startTestbed((reply) => void setTimeout(() => reply.json(hallRow()), 60));
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F07, F41 a head that never comes: timeout, one try, the socket is let go', async () => {
    await using testbed = await startTestbed(() => undefined, SHORT_TIMEOUTS);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    expect(testbed.requests).toHaveLength(1);
    await expect.poll(() => testbed.connections).toBe(0);
  });

  test('F08 a body that drips does not outlive the call', async () => {
    await using testbed = await startTestbed((reply) => {
      const response = reply.begin('[');
      const drip = setInterval(() => response.write(' '), 10);
      reply.socket.on('close', () => clearInterval(drip));
    }, SHORT_TIMEOUTS);
    // It would drip for ever.
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.connections).toBe(0);
  });

  test('F09 a body that stalls: timeout, the socket is let go', async () => {
    await using testbed = await startTestbed((reply) => void reply.begin('{"id":'), SHORT_TIMEOUTS);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.connections).toBe(0);
  });
});

describe('bodies', () => {
  test('F10 endless body: malformed at the cap', async () => {
    await using testbed = await startTestbed((reply) => {
      const response = reply.begin('[');
      const flood = setInterval(() => response.write('1,'.repeat(4_096)), 1);
      reply.socket.on('close', () => clearInterval(flood));
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F11 a body announced as too large is not read at all', async () => {
    await using testbed = await startTestbed(
      (reply) => void reply.begin('[', { 'content-length': String(64 * 1024 * 1024) }),
    );
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('F12 gzip bomb: the cap counts decompressed bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
    await using testbed = await startTestbed((reply) =>
      reply.send(bomb, 200, { 'content-encoding': 'gzip' }),
    );
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('F12 a small compressed answer is read although none was asked for', async () => {
    const body = gzipSync(JSON.stringify(hallRow()));
    await using testbed = await startTestbed((reply) =>
      reply.send(body, 200, { 'content-encoding': 'gzip' }),
    );
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('F13 JSON 30,000 levels deep: malformed, alive', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    await using testbed = await startTestbed((reply, number) => {
      if (number === 1) reply.send(deep);
      else if (number === 2) reply.send(`{"id":12345678901234567890,"x":${deep}}`);
      else reply.json(hallRow());
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
  });

  test('what is not HTTP is malformed and not tried again', async () => {
    await using testbed = await startTestbed((reply) => {
      reply.raw('HTTP/1.1 999999 NO\r\n\r\n');
      reply.close();
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
  });
});

describe('names', () => {
  test('F40 a name that cannot be looked up: unreachable, three tries', async () => {
    let asked = 0;
    const addresses = new DnsCache(1_000, (_name, done) => {
      asked += 1;
      done(new Error('ENOTFOUND'), []);
    });
    await using testbed = createTestbed(new URL('http://api.invalid'), {}, addresses);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
    expect(asked).toBe(3);
  });

  test('F40 the last good address serves while look-ups fail', async () => {
    await using server = await startFaultyServer((reply) => {
      reply.json(hallRow(1), 200, { connection: 'close' });
    });
    let asked = 0;
    const addresses = new DnsCache(1_000, (_name, done) => {
      asked += 1;
      if (asked === 1) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(new Error('EAI_AGAIN'), []);
    });
    await using testbed = createTestbed(new URL(`http://api.invalid:${server.url.port}`), {}, addresses);
    await testbed.rest().get(getHall, HALL);
    testbed.upstream.cache.clear();
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(asked).toBe(2);
  });
});

describe('writes', () => {
  test('F47 a reply lost after the write was sent: outcome unknown, sent once', async () => {
    await using testbed = await startTestbed((reply) => reply.reset());
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ name: 'Unavailable', reason: 'outcome-unknown' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F47 no reply in time: outcome unknown', async () => {
    await using testbed = await startTestbed(() => undefined, SHORT_TIMEOUTS);
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
  });

  test('F47 a GET that writes (R98) is sent once', async () => {
    await using testbed = await startTestbed((reply) => reply.reset());
    const sent = testbed.rest(signedIn).send(recordHallView, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
    expect(testbed.requests).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('F48 the client leaves: the call is cut within 100 ms', async () => {
    await using testbed = await startTestbed(() => undefined, {
      headersTimeoutMs: 5_000,
      callTimeoutMs: 5_000,
    });
    const left = new Cancellation();
    const read = failureOf(testbed.rest({ signal: left }).get(getHall, HALL));
    await expect.poll(() => testbed.requests.length).toBe(1);
    left.abort();
    expect(await read).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.connections, { timeout: 100 }).toBe(0);
  });

  test('F48 one of two leaves: the other gets the answer of the shared call', async () => {
    await using testbed = await startTestbed((reply) => void setTimeout(() => reply.json(hallRow()), 50));
    const left = new Cancellation();
    const leaving = failureOf(testbed.rest({ signal: left }).get(getHall, HALL));
    const staying = testbed.rest().get(getHall, HALL);
    await expect.poll(() => testbed.requests.length).toBe(1);
    left.abort();
    expect(await leaving).toMatchObject({ reason: 'timeout' });
    expect(await staying).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });
});

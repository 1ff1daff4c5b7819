/** Faults of connections and bodies. The rows are those of docs/faults.md. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DnsCache } from '#gateway/upstream/dns.ts';
import { createHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { recordHallView } from '#gateway/upstream/endpoints/visitor.ts';
import { startFaultyServer } from './faultyServer.ts';
import { failureOf, hallRow, SHORT_TIMEOUTS, createTestbed, signedIn, startTestbed } from './testbed.ts';

const HALL = { id: '1' };

describe('connections', () => {
  test('F01 connection refused: unreachable, without waiting', async () => {
    const gone = await startFaultyServer(() => undefined);
    await gone[Symbol.asyncDispose]();
    await using testbed = createTestbed(gone.url);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
  });

  test('F02 reset before the headers: succeeds on the second try', async () => {
    await using testbed = await startTestbed((reply, number) =>
      number === 1 ? reply.reset() : reply.json(hallRow()),
    );
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(2);
  });

  test('F03 the server closes an idle connection: reads are not affected', async () => {
    await using testbed = await startTestbed((reply, number) => {
      if (number === 1) setTimeout(() => reply.close(), 5);
      reply.json(hallRow(number));
    });
    await testbed.rest().get(getHall, { id: '1' });
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(await testbed.rest().get(getHall, { id: '2' })).toMatchObject({ id: '2' });
  });

  test('F03 a write on a closing connection is sent once', async () => {
    await using testbed = await startTestbed((reply) => reply.close());
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F04 reset in the body: three tries, nothing cached', async () => {
    await using testbed = await startTestbed((reply) => {
      reply.begin('{"id":1,', { 'content-length': '500' });
      setTimeout(() => reply.reset(), 2);
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
    expect(testbed.requests).toHaveLength(3);
    expect(testbed.upstream.cache.size.entries).toBe(0);
  });

  test('F05 truncated chunked body: succeeds on the next try', async () => {
    await using testbed = await startTestbed((reply, number) => {
      if (number > 1) return reply.json(hallRow());
      reply.begin('{"id":1,');
      setTimeout(() => reply.close(), 2);
    });
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(2);
  });

  test('F06 slow headers within the limit succeed', async () => {
    await using testbed = await startTestbed((reply) => void setTimeout(() => reply.json(hallRow()), 60));
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F07, F41 no headers: timeout, one try, the socket is closed', async () => {
    await using testbed = await startTestbed(() => undefined, SHORT_TIMEOUTS);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    expect(testbed.requests).toHaveLength(1);
    await expect.poll(() => testbed.connections).toBe(0);
  });

  test('F08 a slowly dripping body ends with the call time-out', async () => {
    await using testbed = await startTestbed((reply) => {
      const response = reply.begin('[');
      const drip = setInterval(() => response.write(' '), 10);
      reply.socket.on('close', () => clearInterval(drip));
    }, SHORT_TIMEOUTS);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.connections).toBe(0);
  });

  test('F09 a stalled body: timeout, the socket is closed', async () => {
    await using testbed = await startTestbed((reply) => void reply.begin('{"id":'), SHORT_TIMEOUTS);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.connections).toBe(0);
  });
});

describe('bodies', () => {
  test('F10 an endless body is malformed at the size limit', async () => {
    await using testbed = await startTestbed((reply) => {
      const response = reply.begin('[');
      const flood = setInterval(() => response.write('1,'.repeat(4_096)), 1);
      reply.socket.on('close', () => clearInterval(flood));
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F11 a body with too large a Content-Length is not read', async () => {
    await using testbed = await startTestbed(
      (reply) => void reply.begin('[', { 'content-length': String(64 * 1024 * 1024) }),
    );
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('F12 gzip bomb: the size limit counts decompressed bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
    await using testbed = await startTestbed((reply) =>
      reply.send(bomb, 200, { 'content-encoding': 'gzip' }),
    );
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
  });

  test('F12 a compressed response that was not requested is read', async () => {
    const body = gzipSync(JSON.stringify(hallRow()));
    await using testbed = await startTestbed((reply) =>
      reply.send(body, 200, { 'content-encoding': 'gzip' }),
    );
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('F13 JSON with 30,000 levels is malformed; the process survives', async () => {
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

  test('a response that is not HTTP is malformed and not retried', async () => {
    await using testbed = await startTestbed((reply) => {
      reply.raw('HTTP/1.1 999999 NO\r\n\r\n');
      reply.close();
    });
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
    expect(testbed.requests).toHaveLength(1);
  });
});

describe('DNS', () => {
  test('F106 the former machine of a name still answers: busy connections give way to new look-ups', async () => {
    await using server = await startFaultyServer((reply, number) => reply.json(hallRow(number)));
    let lookups = 0;
    const dnsCache = new DnsCache(1_000, () => {
      lookups += 1;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    });
    const url = new URL(`http://api.invalid:${server.url.port}`);
    await using testbed = createTestbed(url, { connectionMs: 50 }, dnsCache);
    for (let call = 1; lookups < 3 && call <= 200; call += 1) {
      await testbed.rest().get(getHall, { id: `${call}` });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(lookups).toBe(3);
    expect(testbed.events.filter(({ failure }) => failure !== null)).toEqual([]);
    await expect.poll(() => server.connections).toBe(1);
  });

  test('F40 a host name that does not resolve: unreachable, three tries', async () => {
    let lookups = 0;
    const dnsCache = new DnsCache(1_000, () => {
      lookups += 1;
      return Promise.reject(new Error('ENOTFOUND'));
    });
    await using testbed = createTestbed(new URL('http://api.invalid'), {}, dnsCache);
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ reason: 'unreachable' });
    expect(lookups).toBe(3);
  });

  test('F40 the last known address is used while DNS fails', async () => {
    await using server = await startFaultyServer((reply) => {
      reply.json(hallRow(1), 200, { connection: 'close' });
    });
    let lookups = 0;
    const dnsCache = new DnsCache(1_000, () => {
      lookups += 1;
      return lookups === 1
        ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
        : Promise.reject(new Error('EAI_AGAIN'));
    });
    await using testbed = createTestbed(new URL(`http://api.invalid:${server.url.port}`), {}, dnsCache);
    await testbed.rest().get(getHall, HALL);
    testbed.upstream.cache.clear();
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(lookups).toBe(2);
  });
});

describe('writes', () => {
  test('F47 the response to a write is lost: outcome unknown, sent once', async () => {
    await using testbed = await startTestbed((reply) => reply.reset());
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ name: 'Unavailable', reason: 'outcome-unknown' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F47 no response in time: outcome unknown', async () => {
    await using testbed = await startTestbed(() => undefined, SHORT_TIMEOUTS);
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
  });

  test('F47 a GET that writes is sent once', async () => {
    await using testbed = await startTestbed((reply) => reply.reset());
    const sent = testbed.rest(signedIn).send(recordHallView, { hall_id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown' });
    expect(testbed.requests).toHaveLength(1);
  });
});

describe('cancellation', () => {
  test('F48 the client disconnects: the call is aborted within 100 ms', async () => {
    await using testbed = await startTestbed(() => undefined, {
      headersTimeoutMs: 5_000,
      callTimeoutMs: 5_000,
    });
    const client = new AbortController();
    const read = failureOf(testbed.rest({ signal: client.signal }).get(getHall, HALL));
    await expect.poll(() => testbed.requests.length).toBe(1);
    client.abort();
    expect(await read).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.connections, { timeout: 100 }).toBe(0);
  });

  test('F48 one of two clients disconnects: the other gets the reply of the shared call', async () => {
    await using testbed = await startTestbed((reply) => void setTimeout(() => reply.json(hallRow()), 50));
    const client = new AbortController();
    const leaving = failureOf(testbed.rest({ signal: client.signal }).get(getHall, HALL));
    const staying = testbed.rest().get(getHall, HALL);
    await expect.poll(() => testbed.requests.length).toBe(1);
    client.abort();
    expect(await leaving).toMatchObject({ reason: 'timeout' });
    expect(await staying).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });
});

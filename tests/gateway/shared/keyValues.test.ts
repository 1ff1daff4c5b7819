/** The small store of keys: the same promises in this process and in Redis, and what losing Redis means for rate limits. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRates } from '#gateway/doors/rates.ts';
import { inProcess, inRedis, type KeyValues } from '#gateway/shared/keyValues.ts';
import { connectRedis } from '#gateway/shared/redis.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const MINUTE = 60_000;

let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = connectRedis(server.url, () => undefined);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const stores: [string, () => KeyValues][] = [
  ['in this process', inProcess],
  ['in Redis', () => inRedis(redis, `${randomUUID()}:`)],
];

describe.each(stores)('keys %s', (_where, make) => {
  test('a key is claimed once, and free again when it is removed', async () => {
    const store = make();
    expect(await store.claim('key', 'first', MINUTE)).toBeNull();
    expect(await store.claim('key', 'second', MINUTE)).toBe('first');
    await store.write('key', 'third', MINUTE);
    expect(await store.read('key')).toBe('third');
    await store.remove('key');
    expect(await store.read('key')).toBeNull();
    expect(await store.claim('key', 'fourth', MINUTE)).toBeNull();
  });

  test('of many who claim at the same time one gets it', async () => {
    const store = make();
    const told = await Promise.all(
      Array.from({ length: 50 }, (_, at) => store.claim('key', String(at), MINUTE)),
    );
    expect(told.filter((value) => value === null)).toHaveLength(1);
  });

  test('values forget themselves', async () => {
    const store = make();
    await store.write('key', 'value', 30);
    await expect.poll(() => store.read('key')).toBeNull();
  });

  test('a counter adds up, tells what is left of its window, and begins anew after it', async () => {
    const store = make();
    expect(await store.count('key', 2, MINUTE)).toMatchObject({ sum: 2 });
    const { sum, leftMs } = await store.count('key', 3, MINUTE);
    expect(sum).toBe(5);
    expect(leftMs).toBeGreaterThan(MINUTE - 20_000);
    expect(leftMs).toBeLessThanOrEqual(MINUTE);
    await store.count('short', 1, 30);
    await expect.poll(async () => (await sleep(60), (await store.count('short', 1, 30)).sum)).toBe(1);
  });
});

describe('rate limits', () => {
  const logIns = (count: number) => new Map([['logIn', count]]);
  const from = { client: 'device', address: '192.0.2.7' };

  test('hold for all processes together when they share their counters', async () => {
    const shared = inRedis(redis, `${randomUUID()}:`);
    const [one, other] = [createRates(shared), createRates(shared)];
    expect(await one(logIns(20), from)).toBeNull();
    expect(await other(logIns(10), from)).toBeNull();
    expect((await one(logIns(1), from))?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
    expect((await other(logIns(1), from))?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('without Redis each process counts by itself: nobody is turned away, nobody may guess without end', async () => {
    await using lost = await startRedis();
    const connection = connectRedis(lost.url, () => undefined);
    const check = createRates(inRedis(connection));
    expect(await check(logIns(1), from)).toBeNull();
    await lost.stop();
    expect(await check(logIns(30), from)).toBeNull();
    expect((await check(logIns(1), from))?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    connection.disconnect();
  });
});

import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMemoryStore, type KeyValueStore } from '#gateway/cache/keyValueStore.ts';
import { createRedisStore } from '#gateway/cache/redis.ts';
import { type Attempt, IdempotencyStore } from '#gateway/cache/idempotency.ts';
import { connectRedis } from '#gateway/cache/redis.ts';
import { withLocalFallback } from '#gateway/cache/fallback.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

/** Tests of any store; `open` connects one more process to it. */
function itStoresValues(open: () => KeyValueStore): void {
  test('the first to set a key keeps it until it is deleted or expires', async () => {
    const [store, key] = [open(), randomUUID()];
    const results = await Promise.all(['a', 'b', 'c'].map((value) => store.setIfAbsent(key, value, 60_000)));
    expect(results.filter((existing) => existing === null)).toHaveLength(1);
    const winner = await store.get(key);
    expect(results.filter((existing) => existing !== null)).toEqual([winner, winner]);
    await store.set(key, 'd', 60_000);
    expect(await store.setIfAbsent(key, 'e', 60_000)).toBe('d');
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    await store.set(key, 'f', 1);
    await expect.poll(() => store.get(key)).toBeNull();
    expect(await store.setIfAbsent(key, 'g', 60_000)).toBeNull();
  });

  /** An operation that counts its runs. */
  const countedOperation = (end: (times: number) => Attempt<{ times: number }>) => {
    let times = 0;
    const operation = async () => {
      times += 1;
      return end(times);
    };
    return { operation, times: () => times };
  };
  const parse = (text: string): { times: number } => JSON.parse(text);

  test('an operation runs once per key, for concurrent and later callers in all processes', async () => {
    const [one, other, key] = [new IdempotencyStore(open()), new IdempotencyStore(open()), randomUUID()];
    const { operation, times } = countedOperation((result) => ({ kind: 'done', result: { times: result } }));
    const runs = [one, other, one, other].map((idempotency) =>
      idempotency.run(key, 'this', operation, parse),
    );
    for (const outcome of await Promise.all(runs))
      expect(outcome).toEqual({ kind: 'done', result: { times: 1 } });
    expect(await other.run(key, 'this', operation, parse)).toEqual({ kind: 'done', result: { times: 1 } });
    expect(await other.run(key, 'that', operation, parse)).toEqual({ kind: 'key-reused' });
    expect(times()).toBe(1);
  });

  test('a key is free again after a failure without effect, but not after an unknown outcome', async () => {
    const [idempotency, key] = [new IdempotencyStore(open()), randomUUID()];
    const { operation, times } = countedOperation((count) =>
      count === 1 ? { kind: 'failed', thrown: 'refused' } : { kind: 'unknown', thrown: 'lost' },
    );
    expect(await idempotency.run(key, 'this', operation, parse)).toEqual({
      kind: 'failed',
      thrown: 'refused',
    });
    expect(await idempotency.run(key, 'this', operation, parse)).toEqual({ kind: 'unknown', thrown: 'lost' });
    expect(await idempotency.run(key, 'this', operation, parse)).toEqual({ kind: 'lost' });
    expect(times()).toBe(2);
  });

  test('stored results are encrypted with the key', async () => {
    const stored: string[] = [];
    const store = open();
    const recording: KeyValueStore = {
      ...store,
      set(key, value, ttl) {
        stored.push(key, value);
        return store.set(key, value, ttl);
      },
    };
    const key = randomUUID();
    await new IdempotencyStore(recording).run(
      key,
      'this',
      async () => ({ kind: 'done', result: 'c_secret' }),
      String,
    );
    expect(stored).toHaveLength(2);
    expect(stored.join()).not.toMatch(
      new RegExp(`${key}|secret|${Buffer.from('c_secret').toString('base64')}`),
    );
  });
}

describe('memory store', () => {
  const store = createMemoryStore();
  itStoresValues(() => store);
});

describe.runIf(hasRedis).each([
  ['Redis', (connection: Redis) => createRedisStore(connection)],
  ['Redis with local fallback', (connection: Redis) => withLocalFallback(createRedisStore(connection))],
])('%s store', (_name, open) => {
  let server: TestRedis;
  const connections: Redis[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await server.stop();
  });
  itStoresValues(() => {
    const connection = connectRedis(server.url, (error) => expect(error).toBeUndefined());
    connections.push(connection);
    return open(connection);
  });
});

describe.runIf(hasRedis)('Redis outage and recovery', () => {
  test('keeps known values and continues in this process', async () => {
    const server = await startRedis();
    const connection = connectRedis(server.url, () => undefined);
    const store = withLocalFallback(createRedisStore(connection));
    const idempotency = new IdempotencyStore(store);
    const [before, meanwhile] = [randomUUID(), randomUUID()];
    const returning = (result: string) => async (): Promise<Attempt<string>> => ({ kind: 'done', result });
    const run = (key: string, result: string) => idempotency.run(key, 'this', returning(result), JSON.parse);
    expect(await run(before, 'first')).toEqual({ kind: 'done', result: 'first' });
    expect((await store.increment('calls', 2, 60_000)).total).toBe(2);

    await server.stop();
    expect(await run(before, 'second')).toEqual({ kind: 'done', result: 'first' });
    expect(await run(meanwhile, 'first')).toEqual({ kind: 'done', result: 'first' });
    expect(await run(meanwhile, 'second')).toEqual({ kind: 'done', result: 'first' });
    expect((await store.increment('calls', 2, 60_000)).total).toBe(2);
    expect((await store.increment('calls', 2, 60_000)).total).toBe(4);

    await server.restart();
    await expect.poll(() => connection.get('musubi:new')).toBeNull();
    await expect
      .poll(
        async () => {
          await store.set('new', 'value', 60_000);
          return connection.get('musubi:new');
        },
        { timeout: 10_000 },
      )
      .toBe('value');
    connection.disconnect();
    await server.stop();
  });
});

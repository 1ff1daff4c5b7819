import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMemoryStore, type KeyValueStore } from '#gateway/cache/keyValueStore.ts';
import { createRedisStore } from '#gateway/cache/redis.ts';
import { type Attempt, IdempotencyStore } from '#gateway/cache/idempotency.ts';
import { connectRedis } from '#gateway/cache/redis.ts';
import { withLocalFallback } from '#gateway/cache/fallback.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

/** What both stores have to do; `open` makes a store as one more process would have it. */
function holds(open: () => KeyValueStore): void {
  test('the first to claim a key has it, until it is removed or its time is over', async () => {
    const [store, key] = [open(), randomUUID()];
    const claims = await Promise.all(['a', 'b', 'c'].map((value) => store.setIfAbsent(key, value, 60_000)));
    expect(claims.filter((there) => there === null)).toHaveLength(1);
    const winner = await store.get(key);
    expect(claims.filter((there) => there !== null)).toEqual([winner, winner]);
    await store.set(key, 'd', 60_000);
    expect(await store.setIfAbsent(key, 'e', 60_000)).toBe('d');
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    await store.set(key, 'f', 1);
    await expect.poll(() => store.get(key)).toBeNull();
    expect(await store.setIfAbsent(key, 'g', 60_000)).toBeNull();
  });

  /** Runs a thing that counts how often it is done. */
  const counting = (end: (times: number) => Attempt<{ times: number }>) => {
    let times = 0;
    const act = async () => {
      times += 1;
      return end(times);
    };
    return { act, times: () => times };
  };
  const parse = (text: string): { times: number } => JSON.parse(text);

  test('a thing is done once for a key, whoever asks, at the same time and later', async () => {
    const [one, other, key] = [new IdempotencyStore(open()), new IdempotencyStore(open()), randomUUID()];
    const { act, times } = counting((result) => ({ kind: 'done', result: { times: result } }));
    const asked = [one, other, one, other].map((once) => once.run(key, 'this', act, parse));
    for (const outcome of await Promise.all(asked))
      expect(outcome).toEqual({ kind: 'done', result: { times: 1 } });
    expect(await other.run(key, 'this', act, parse)).toEqual({ kind: 'done', result: { times: 1 } });
    expect(await other.run(key, 'that', act, parse)).toEqual({ kind: 'key-reused' });
    expect(times()).toBe(1);
  });

  test('a key that came to nothing is free; one that nobody knows the end of never is', async () => {
    const [once, key] = [new IdempotencyStore(open()), randomUUID()];
    const { act, times } = counting((count) =>
      count === 1 ? { kind: 'failed', thrown: 'refused' } : { kind: 'unknown', thrown: 'lost' },
    );
    expect(await once.run(key, 'this', act, parse)).toEqual({ kind: 'failed', thrown: 'refused' });
    expect(await once.run(key, 'this', act, parse)).toEqual({ kind: 'unknown', thrown: 'lost' });
    expect(await once.run(key, 'this', act, parse)).toEqual({ kind: 'lost' });
    expect(times()).toBe(2);
  });

  test('what is kept of a result tells nobody anything who has not the key', async () => {
    const kept: string[] = [];
    const store = open();
    const watched: KeyValueStore = {
      ...store,
      set(key, value, ttl) {
        kept.push(key, value);
        return store.set(key, value, ttl);
      },
    };
    const key = randomUUID();
    await new IdempotencyStore(watched).run(
      key,
      'this',
      async () => ({ kind: 'done', result: 'c_secret' }),
      String,
    );
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toMatch(
      new RegExp(`${key}|secret|${Buffer.from('c_secret').toString('base64')}`),
    );
  });
}

describe('keys and values in this process', () => {
  const store = createMemoryStore();
  holds(() => store);
});

describe.runIf(hasRedis).each([
  ['in Redis', (connection: Redis) => createRedisStore(connection)],
  [
    'in Redis, or here while it is lost',
    (connection: Redis) => withLocalFallback(createRedisStore(connection)),
  ],
])('keys and values %s', (_where, open) => {
  let server: TestRedis;
  const connections: Redis[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await server.stop();
  });
  holds(() => {
    const connection = connectRedis(server.url, (error) => expect(error).toBeUndefined());
    connections.push(connection);
    return open(connection);
  });
});

describe.runIf(hasRedis)('a Redis that is lost and comes back', () => {
  test('takes nothing along that a process knew, and keeps nobody from going on', async () => {
    const server = await startRedis();
    const connection = connectRedis(server.url, () => undefined);
    const store = withLocalFallback(createRedisStore(connection));
    const once = new IdempotencyStore(store);
    const [before, meanwhile] = [randomUUID(), randomUUID()];
    const doing = (result: string) => async (): Promise<Attempt<string>> => ({ kind: 'done', result });
    const told = (key: string, result: string) => once.run(key, 'this', doing(result), JSON.parse);
    expect(await told(before, 'first')).toEqual({ kind: 'done', result: 'first' });
    expect((await store.increment('calls', 2, 60_000)).total).toBe(2);

    await server.stop();
    expect(await told(before, 'second')).toEqual({ kind: 'done', result: 'first' });
    expect(await told(meanwhile, 'first')).toEqual({ kind: 'done', result: 'first' });
    expect(await told(meanwhile, 'second')).toEqual({ kind: 'done', result: 'first' });
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

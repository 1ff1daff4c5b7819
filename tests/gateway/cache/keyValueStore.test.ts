import { hash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMemoryStore, type KeyValueStore } from '#gateway/cache/store.ts';
import { createRedisStore, connectRedis } from '#gateway/cache/redis.ts';
import { type Attempt, IdempotencyStore } from '#gateway/cache/idempotency.ts';
import { failFast, withLocalFallback } from '#gateway/cache/fallback.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

/** Nothing has to hold before the first run. */
const check = async (): Promise<void> => undefined;

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

  test('a value is replaced or deleted only by a caller that passes it', async () => {
    const [store, key] = [open(), randomUUID()];
    expect(await store.compareAndSet(key, 'a', 'b', 60_000)).toBe(false);
    await store.set(key, 'a', 60_000);
    expect(await store.compareAndSet(key, 'other', 'b', 60_000)).toBe(false);
    expect(await store.compareAndSet(key, 'a', 'b', 60_000)).toBe(true);
    expect(await store.getWithTtl(key)).toMatchObject({ value: 'b', remainingMs: expect.any(Number) });
    expect(await store.compareAndSet(key, 'a', null, 60_000)).toBe(false);
    expect(await store.compareAndSet(key, 'b', null, 60_000)).toBe(true);
    expect(await store.get(key)).toBeNull();
  });

  test('F55 the claim of a process that died gives `lost` at once, and no second run', async () => {
    const [store, key] = [open(), randomUUID()];
    const { times, ...counted } = countedOperation((count) => ({ kind: 'done', result: { times: count } }));
    /** A store in which each claim was made twelve seconds ago. */
    const later: KeyValueStore = {
      ...store,
      async getWithTtl(name) {
        const stored = await store.getWithTtl(name);
        return stored && { ...stored, remainingMs: stored.remainingMs - 12_000 };
      },
    };
    const started = Promise.withResolvers<void>();
    const dead = () => (started.resolve(), new Promise<never>(() => undefined));
    void new IdempotencyStore(store).run(key, 'this', { ...counted, operation: dead });
    await started.promise;
    expect(await new IdempotencyStore(later).run(key, 'that', counted)).toEqual({
      kind: 'lost',
      request: 'this',
    });
    expect(times()).toBe(0);
  });

  /** An operation that counts its runs. */
  const countedOperation = (end: (times: number) => Attempt<{ times: number }>) => {
    let times = 0;
    const operation = async () => {
      times += 1;
      return end(times);
    };
    const parse = (text: string): { times: number } => JSON.parse(text);
    return { operation, parse, check, times: () => times };
  };

  test('an operation runs once per key, for concurrent and later callers in all processes', async () => {
    const [one, other, key] = [new IdempotencyStore(open()), new IdempotencyStore(open()), randomUUID()];
    const { times, ...counted } = countedOperation((result) => ({ kind: 'done', result: { times: result } }));
    const runs = [one, other, one, other].map((idempotency) => idempotency.run(key, 'this', counted));
    for (const outcome of await Promise.all(runs))
      expect(outcome).toEqual({ kind: 'done', result: { times: 1 } });
    expect(await other.run(key, 'this', counted)).toEqual({ kind: 'done', result: { times: 1 } });
    expect(await other.run(key, 'that', counted)).toEqual({ kind: 'key-reused', result: { times: 1 } });
    expect(times()).toBe(1);
  });

  test('a key is free again after a failure without effect, but not after an unknown outcome', async () => {
    const [idempotency, key] = [new IdempotencyStore(open()), randomUUID()];
    const { times, ...counted } = countedOperation((count) =>
      count === 1 ? { kind: 'failed', thrown: 'refused' } : { kind: 'unknown', thrown: 'lost' },
    );
    expect(await idempotency.run(key, 'this', counted)).toEqual({
      kind: 'failed',
      thrown: 'refused',
    });
    expect(await idempotency.run(key, 'this', counted)).toEqual({ kind: 'unknown', thrown: 'lost' });
    expect(await idempotency.run(key, 'that', counted)).toEqual({ kind: 'lost', request: 'this' });
    expect(times()).toBe(2);
  });

  test('values that an earlier release stored keep the key taken', async () => {
    const [store, key] = [open(), randomUUID()];
    const { times, ...counted } = countedOperation((result) => ({ kind: 'done', result: { times: result } }));
    const name = `once:${hash('sha256', `name ${key}`)}`;
    await store.set(name, 'unknown', 60_000);
    expect(await new IdempotencyStore(store).run(key, 'this', counted)).toEqual({
      kind: 'lost',
      request: null,
    });
    // Encrypted with the request as well.
    await store.set(name, randomBytes(60).toString('base64'), 60_000);
    expect(await new IdempotencyStore(store).run(key, 'this', counted)).toEqual({
      kind: 'key-reused',
      result: null,
    });
    expect(times()).toBe(0);
  });

  test('stored results are encrypted with the key', async () => {
    const stored: string[] = [];
    const store = open();
    const recording: KeyValueStore = {
      ...store,
      compareAndSet(key, expected, value, ttl) {
        stored.push(key, expected, String(value));
        return store.compareAndSet(key, expected, value, ttl);
      },
    };
    const key = randomUUID();
    await new IdempotencyStore(recording).run(key, 'r_secret', {
      check,
      operation: async () => ({ kind: 'done', result: 'c_secret' }),
      parse: String,
    });
    expect(stored).toHaveLength(3);
    expect(stored.join()).not.toMatch(
      new RegExp(
        [key, 'secret', ...['c_secret', 'r_secret'].map((text) => Buffer.from(text).toString('base64'))].join(
          '|',
        ),
      ),
    );
  });
}

describe('memory store', () => {
  const store = createMemoryStore();
  itStoresValues(() => store);
});

describe.runIf(hasRedis).each([
  ['Redis', (connection: Redis) => createRedisStore(connection)],
  [
    'Redis with local fallback',
    (connection: Redis) => withLocalFallback(failFast(createRedisStore(connection))),
  ],
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

/** Relays to Redis. Drops the connection instead of the reply to the next command that matches. */
async function startCuttingProxy(redisPort: number) {
  let cutsAt: RegExp | null = null;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(redisPort, '127.0.0.1');
    let isCut = false;
    for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined));
    client.on('data', (chunk: Buffer) => {
      if (cutsAt?.test(chunk.toString())) [isCut, cutsAt] = [true, null];
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => (isCut ? client.destroy() : client.write(chunk)));
    client.on('close', () => server.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    cutAt: (command: RegExp) => void (cutsAt = command),
    isCut: () => cutsAt === null,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

test.runIf(hasRedis)('F56 a claim that a new connection repeats is recognized as own', async () => {
  await using server = await startRedis();
  await using proxy = await startCuttingProxy(Number(new URL(server.url).port));
  const connection = connectRedis(proxy.url, () => undefined);
  const direct = connectRedis(server.url, () => undefined);
  const idempotency = new IdempotencyStore(createRedisStore(connection));
  const key = randomUUID();
  let runs = 0;
  const operation = async (): Promise<Attempt<number>> => ({ kind: 'done', result: (runs += 1) });
  const run = () => idempotency.run(key, 'this', { check, operation, parse: Number });
  await connection.ping();
  proxy.cutAt(/\bNX\b/);
  expect(await run()).toEqual({ kind: 'done', result: 1 });
  expect([proxy.isCut(), runs]).toEqual([true, 1]);
  expect(await run()).toEqual({ kind: 'done', result: 1 });
  const other = new IdempotencyStore(createRedisStore(direct));
  expect(await other.run(key, 'this', { check, operation, parse: Number })).toEqual({
    kind: 'done',
    result: 1,
  });
  expect(runs).toBe(1);
  for (const one of [connection, direct]) one.disconnect();
});

describe.runIf(hasRedis)('Redis outage and recovery', () => {
  test('keeps known values and continues in this process', async () => {
    const server = await startRedis();
    const connection = connectRedis(server.url, () => undefined);
    const store = withLocalFallback(failFast(createRedisStore(connection)));
    const idempotency = new IdempotencyStore(store);
    const [before, meanwhile] = [randomUUID(), randomUUID()];
    const returning = (result: string) => async (): Promise<Attempt<string>> => ({ kind: 'done', result });
    const run = (key: string, result: string) =>
      idempotency.run(key, 'this', { check, operation: returning(result), parse: JSON.parse });
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

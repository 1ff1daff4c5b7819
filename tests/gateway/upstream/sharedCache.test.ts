/** Public answers that gateways share: the same promises on a store in this process and on Redis. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStore, type KeyValueStore } from '#gateway/cache/keyValueStore.ts';
import { createRedisStore } from '#gateway/cache/redis.ts';
import { connectRedis } from '#gateway/cache/redis.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { RestDataSource } from '#gateway/upstream/dataSource.ts';
import { createUpstreamClient, type UpstreamClient } from '#gateway/upstream/client.ts';
import { startFaultyServer, type RequestHandler } from '#tests/gateway/upstream/faultyServer.ts';
import { failureOf, guest, hallRow, FAST_POLICY } from '#tests/gateway/upstream/testbed.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const HALL = { id: '1' };
const STORE_DOWN = new Error('the store is down');

/** Gateways in front of one REST API, each with memory of its own and a connection of its own to what they share. */
async function gateways(count: number, open: () => KeyValueStore, behave: RequestHandler) {
  const server = await startFaultyServer(behave);
  const { url, requests } = server;
  const hosts = { api: url, content: url, magazine: url, search: url, contact: url };
  const ways = Array.from({ length: count }, () =>
    createUpstreamClient({ hosts, policy: FAST_POLICY, sharedStore: open() }),
  );
  const read = (way: UpstreamClient | undefined) => {
    if (!way) throw new Error('there is no such gateway');
    return new RestDataSource(way, guest()).get(getHall, HALL);
  };
  return {
    ways,
    requests,
    read,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await Promise.all(ways.map((way) => way.close()));
    },
  };
}

/** What holds on any store; `open` connects one more process to it. */
function holds(open: () => KeyValueStore, forget: () => Promise<void>): void {
  test('of several gateways that want the same at once one asks', async () => {
    await forget();
    await using testbed = await gateways(
      4,
      open,
      (reply) => void setTimeout(() => reply.json(hallRow()), 60),
    );
    const halls = await Promise.all(testbed.ways.map((way) => testbed.read(way)));
    expect(halls.map(({ id }) => id)).toEqual(['1', '1', '1', '1']);
    expect(testbed.requests).toHaveLength(1);
    expect(testbed.ways.filter(({ sharedHits }) => sharedHits === 1)).toHaveLength(3);
  });

  test('what one has asked the others have, no longer than it is fresh', async () => {
    await forget();
    await using testbed = await gateways(2, open, (reply) => reply.json(hallRow()));
    await testbed.read(testbed.ways[0]);
    expect((await testbed.read(testbed.ways[1])).name).toBe(hallRow()['name']);
    expect(testbed.requests).toHaveLength(1);
  });

  test('what a write has made untrue is asked again by all', async () => {
    await forget();
    await using testbed = await gateways(2, open, (reply, number) =>
      reply.json({ ...hallRow(), name: `式場${number}` }),
    );
    expect((await testbed.read(testbed.ways[0])).name).toBe('式場1');
    if (testbed.ways[0]) new RestDataSource(testbed.ways[0], guest()).invalidate(getHall, HALL);
    await expect.poll(async () => (await testbed.read(testbed.ways[1])).name).toBe('式場2');
  });

  test('a fault is nobody else’s, and keeps nobody waiting', async () => {
    await forget();
    await using testbed = await gateways(2, open, (reply, number) =>
      number === 1 ? reply.send('', 500) : reply.json(hallRow()),
    );
    expect(await failureOf(testbed.read(testbed.ways[0]))).toMatchObject({ status: 500 });
    expect(await testbed.read(testbed.ways[1])).toMatchObject({ id: '1' });
  });
}

describe('in this process', () => {
  let store = createMemoryStore();
  holds(
    () => store,
    async () => void (store = createMemoryStore()),
  );

  test('a text of another version of the product is not believed', async () => {
    const broken: KeyValueStore = {
      ...createMemoryStore(),
      getWithTtl: async () => ({ value: '{"id":2}', remainingMs: 1_000 }),
    };
    await using testbed = await gateways(
      1,
      () => broken,
      (reply) => reply.json(hallRow()),
    );
    expect(await testbed.read(testbed.ways[0])).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('a store that fails costs nothing but speed, and is left alone for a moment', async () => {
    let asked = 0;
    const fails = (): Promise<never> => {
      asked += 1;
      return Promise.reject(STORE_DOWN);
    };
    const down: KeyValueStore = {
      ...createMemoryStore(),
      getWithTtl: fails,
      setIfAbsent: fails,
      set: fails,
      delete: fails,
    };
    await using testbed = await gateways(
      2,
      () => down,
      (reply) => reply.json(hallRow()),
    );
    const halls = await Promise.all(testbed.ways.map((way) => testbed.read(way)));
    expect(halls.map(({ id }) => id)).toEqual(['1', '1']);
    expect(asked).toBe(2);
  });
});

describe('in Redis', () => {
  let redis: TestRedis;
  const connections: ReturnType<typeof connectRedis>[] = [];
  const open = (): KeyValueStore => {
    const connection = connectRedis(redis.url, () => undefined);
    connections.push(connection);
    return createRedisStore(connection);
  };
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await redis.stop();
  });
  holds(open, () => redis.restart());

  test('lost while answers are under way: every reader gets theirs, then and later', async () => {
    await redis.restart();
    await using testbed = await gateways(
      3,
      open,
      (reply) => void setTimeout(() => reply.json(hallRow()), 100),
    );
    const rest = testbed.ways.map((way) => testbed.read(way));
    await expect.poll(() => testbed.requests.length).toBe(1);
    await redis.stop();
    expect((await Promise.all(rest)).map(({ id }) => id)).toEqual(['1', '1', '1']);
    testbed.ways.forEach(({ cache }) => cache.clear());
    expect((await Promise.all(testbed.ways.map((way) => testbed.read(way)))).map(({ id }) => id)).toEqual([
      '1',
      '1',
      '1',
    ]);
    await redis.restart();
  });
});

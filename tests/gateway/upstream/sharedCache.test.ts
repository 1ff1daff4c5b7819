/** Public replies shared by gateways, in a memory store and in Redis. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failFast } from '#gateway/cache/fallback.ts';
import { createMemoryStore, type KeyValueStore } from '#gateway/cache/store.ts';
import { createRedisStore, connectRedis } from '#gateway/cache/redis.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { RestDataSource } from '#gateway/upstream/dataSource.ts';
import { createUpstreamClient, type UpstreamClient } from '#gateway/upstream/client.ts';
import { startFaultyServer, type RequestHandler } from '#tests/gateway/upstream/faultyServer.ts';
import { failureOf, guest, hallRow, FAST_POLICY } from '#tests/gateway/upstream/testbed.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const HALL = { id: '1' };
const STORE_DOWN = new Error('the store is down');

/** Clients of one REST API, each with its own cache and its own connection to the shared store. */
async function startClients(
  count: number,
  open: () => KeyValueStore,
  behave: RequestHandler,
  policy = FAST_POLICY,
) {
  const server = await startFaultyServer(behave);
  const { url, requests } = server;
  const hosts = { api: url, content: url, magazine: url, search: url, contact: url };
  const clients = Array.from({ length: count }, () =>
    createUpstreamClient({ hosts, policy, sharedStore: open() }),
  );
  const read = (client: UpstreamClient | undefined) => {
    if (!client) throw new Error('no such client');
    return new RestDataSource(client, guest()).get(getHall, HALL);
  };
  return {
    clients,
    requests,
    read,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** Tests of any store; `open` connects one more process to it. */
function itSharesReplies(open: () => KeyValueStore, clear: () => Promise<void>): void {
  test('one of several concurrent gateways calls the API', async () => {
    await clear();
    await using testbed = await startClients(
      4,
      open,
      (reply) => void setTimeout(() => reply.json(hallRow()), 60),
    );
    const halls = await Promise.all(testbed.clients.map((client) => testbed.read(client)));
    expect(halls.map(({ id }) => id)).toEqual(['1', '1', '1', '1']);
    expect(testbed.requests).toHaveLength(1);
    expect(testbed.clients.filter(({ sharedHits }) => sharedHits === 1)).toHaveLength(3);
  });

  test('the others get its reply while it is fresh', async () => {
    await clear();
    await using testbed = await startClients(2, open, (reply) => reply.json(hallRow()));
    await testbed.read(testbed.clients[0]);
    expect((await testbed.read(testbed.clients[1])).name).toBe(hallRow()['name']);
    expect(testbed.requests).toHaveLength(1);
  });

  test('an invalidated reply is fetched again by all', async () => {
    await clear();
    await using testbed = await startClients(2, open, (reply, number) =>
      reply.json({ ...hallRow(), name: `式場${number}` }),
    );
    expect((await testbed.read(testbed.clients[0])).name).toBe('式場1');
    if (testbed.clients[0]) await new RestDataSource(testbed.clients[0], guest()).invalidate(getHall, HALL);
    await expect.poll(async () => (await testbed.read(testbed.clients[1])).name).toBe('式場2');
  });

  test('an invalidation just after a failed read of the store reaches the others', async () => {
    await clear();
    let isFailing = false;
    const openFlaky = (): KeyValueStore => {
      const store = open();
      const getWithTtl: KeyValueStore['getWithTtl'] = (key) =>
        isFailing ? Promise.reject(STORE_DOWN) : store.getWithTtl(key);
      return failFast({ ...store, getWithTtl });
    };
    await using testbed = await startClients(2, openFlaky, (reply, number) =>
      reply.json({ ...hallRow(), name: `式場${number}` }),
    );
    const [writer, other] = testbed.clients;
    expect((await testbed.read(writer)).name).toBe('式場1');
    isFailing = true;
    if (writer) await failureOf(new RestDataSource(writer, guest()).get(getHall, { id: '2' }));
    isFailing = false;
    if (writer) await new RestDataSource(writer, guest()).invalidate(getHall, HALL);
    expect((await testbed.read(other)).name).not.toBe('式場1');
  });

  test('a read in flight does not put back what a write has changed', async () => {
    await clear();
    const written = Promise.withResolvers<void>();
    await using testbed = await startClients(2, open, async (reply, number) => {
      if (number === 1) await written.promise;
      reply.json({ ...hallRow(), name: `式場${number}` });
    });
    const early = testbed.read(testbed.clients[0]);
    await expect.poll(() => testbed.requests.length).toBe(1);
    if (testbed.clients[1]) await new RestDataSource(testbed.clients[1], guest()).invalidate(getHall, HALL);
    written.resolve();
    expect((await early).name).toBe('式場1');
    expect((await testbed.read(testbed.clients[1])).name).toBe('式場2');
  });

  test('the others wait a second for a slow reply, then call at once', async () => {
    await clear();
    const slow = Promise.withResolvers<void>();
    let storeReads = 0;
    const openCounted = (): KeyValueStore => {
      const store = open();
      return { ...store, getWithTtl: (key) => ((storeReads += 1), store.getWithTtl(key)) };
    };
    await using testbed = await startClients(
      4,
      openCounted,
      (reply) => void slow.promise.then(() => reply.json(hallRow())),
      { ...FAST_POLICY, headersTimeoutMs: 20_000, callTimeoutMs: 20_000 },
    );
    const reads = testbed.clients.map((client) => testbed.read(client));
    await expect.poll(() => testbed.requests.length, { timeout: 4_000 }).toBe(4);
    expect(storeReads).toBeLessThanOrEqual(4 * 9);
    slow.resolve();
    expect((await Promise.all(reads)).map(({ id }) => id)).toEqual(['1', '1', '1', '1']);
  });

  test('a failure is not shared and blocks no other gateway', async () => {
    await clear();
    await using testbed = await startClients(2, open, (reply, number) =>
      number === 1 ? reply.send('', 500) : reply.json(hallRow()),
    );
    expect(await failureOf(testbed.read(testbed.clients[0]))).toMatchObject({ status: 500 });
    expect(await testbed.read(testbed.clients[1])).toMatchObject({ id: '1' });
  });
}

describe('in a memory store', () => {
  let store = createMemoryStore();
  itSharesReplies(
    () => store,
    async () => void (store = createMemoryStore()),
  );

  test('a gateway that claimed the call after another one had stored its reply takes that', async () => {
    const shared = createMemoryStore();
    const stored = Promise.withResolvers<void>();
    const late: KeyValueStore = {
      ...shared,
      setIfAbsent: (...claim) => stored.promise.then(() => shared.setIfAbsent(...claim)),
    };
    const stores = [late, shared];
    await using testbed = await startClients(
      2,
      () => stores.shift() ?? shared,
      (reply) => reply.json(hallRow()),
    );
    const reads = testbed.clients.map((client) => testbed.read(client));
    await reads[1];
    stored.resolve();
    expect((await Promise.all(reads)).map(({ id }) => id)).toEqual(['1', '1']);
    expect(testbed.requests).toHaveLength(1);
  });

  test('a stored value of another release is validated and ignored', async () => {
    const store = createMemoryStore();
    const broken: KeyValueStore = {
      ...store,
      async getWithTtl(key) {
        await store.setIfAbsent(key, '{"id":2}', 60_000);
        return store.getWithTtl(key);
      },
    };
    await using testbed = await startClients(
      1,
      () => broken,
      (reply) => reply.json(hallRow()),
    );
    expect(await testbed.read(testbed.clients[0])).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('while the store fails each gateway calls for itself', async () => {
    const fails = (): Promise<never> => Promise.reject(STORE_DOWN);
    const down: KeyValueStore = {
      ...createMemoryStore(),
      getWithTtl: fails,
      setIfAbsent: fails,
      compareAndSet: fails,
      delete: fails,
    };
    await using testbed = await startClients(
      2,
      () => down,
      (reply) => reply.json(hallRow()),
    );
    const halls = await Promise.all(testbed.clients.map((client) => testbed.read(client)));
    expect(halls.map(({ id }) => id)).toEqual(['1', '1']);
  });
});

describe('in Redis', () => {
  let redis: TestRedis;
  const connections: ReturnType<typeof connectRedis>[] = [];
  const open = (): KeyValueStore => {
    const connection = connectRedis(redis.url, () => undefined);
    connections.push(connection);
    return failFast(createRedisStore(connection));
  };
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await redis.stop();
  });
  itSharesReplies(open, () => redis.restart());

  test('a claim that has expired and belongs to another gateway is left to it', async () => {
    await redis.restart();
    const store = open();
    const keys: string[] = [];
    const watched: KeyValueStore = {
      ...store,
      setIfAbsent: (key, ...claim) => (keys.push(key), store.setIfAbsent(key, ...claim)),
    };
    await using testbed = await startClients(
      1,
      () => watched,
      (reply) => {
        const name = keys[0] ?? '';
        void store.set(name, 'of another gateway', 60_000).then(() => reply.json(hallRow()));
      },
    );
    expect(await testbed.read(testbed.clients[0])).toMatchObject({ id: '1' });
    expect(keys).toHaveLength(1);
    expect(await store.get(keys[0] ?? '')).toBe('of another gateway');
  });

  test('a reply that a write could not delete is not read once Redis takes writes again', async () => {
    await redis.restart();
    const openRedis = () => {
      const connection = connectRedis(redis.url, () => undefined);
      connections.push(connection);
      return connection;
    };
    const admin = openRedis();
    await using testbed = await startClients(
      2,
      () => createRedisStore(openRedis()),
      (reply, number) => reply.json({ ...hallRow(), name: `式場${number}` }),
    );
    const [writer, other] = testbed.clients;
    expect((await testbed.read(writer)).name).toBe('式場1');
    await admin.config('SET', 'min-replicas-to-write', 1);
    if (writer) await new RestDataSource(writer, guest()).invalidate(getHall, HALL);
    expect((await testbed.read(writer)).name).toBe('式場2');
    await admin.config('SET', 'min-replicas-to-write', 0);
    if (writer) await failureOf(new RestDataSource(writer, guest()).get(getHall, { id: '2' }));
    expect((await testbed.read(other)).name).toBe('式場4');
  });

  test('Redis lost during a call: all gateways get their reply, then and later', async () => {
    await redis.restart();
    await using testbed = await startClients(
      3,
      open,
      (reply) => void setTimeout(() => reply.json(hallRow()), 100),
    );
    const reads = testbed.clients.map((client) => testbed.read(client));
    await expect.poll(() => testbed.requests.length).toBe(1);
    await redis.stop();
    expect((await Promise.all(reads)).map(({ id }) => id)).toEqual(['1', '1', '1']);
    testbed.clients.forEach(({ cache }) => cache.clear());
    expect(
      (await Promise.all(testbed.clients.map((client) => testbed.read(client)))).map(({ id }) => id),
    ).toEqual(['1', '1', '1']);
    await redis.restart();
  });
});

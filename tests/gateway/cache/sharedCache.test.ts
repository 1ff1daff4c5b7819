/** Public answers that gateways share: the same promises on a store in this process and on Redis. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcess, inRedis, type KeyValues } from '#gateway/cache/keyValueStore.ts';
import { connectRedis } from '#gateway/cache/redis.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { Reads } from '#gateway/upstream/dataSource.ts';
import { createUpstream, type Upstream } from '#gateway/upstream/client.ts';
import { rogue, type Behaviour } from '#tests/gateway/upstream/rogue.ts';
import { failureOf, guest, hallRow, QUICK } from '#tests/gateway/upstream/testbed.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const HALL = { id: '1' };
const STORE_DOWN = new Error('the store is down');

/** Gateways in front of one REST API, each with memory of its own and a connection of its own to what they share. */
async function gateways(count: number, open: () => KeyValues, behave: Behaviour) {
  const server = await rogue(behave);
  const { url, seen } = server;
  const hosts = { api: url, content: url, magazine: url, search: url, contact: url };
  const ways = Array.from({ length: count }, () => createUpstream({ hosts, policy: QUICK, shared: open() }));
  const read = (way: Upstream | undefined) => {
    if (!way) throw new Error('there is no such gateway');
    return new Reads(way, guest()).get(getHall, HALL);
  };
  return {
    ways,
    seen,
    read,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await Promise.all(ways.map((way) => way.close()));
    },
  };
}

/** What holds on any store; `open` connects one more process to it. */
function holds(open: () => KeyValues, forget: () => Promise<void>): void {
  test('of several gateways that want the same at once one asks', async () => {
    await forget();
    await using here = await gateways(4, open, (answer) => void setTimeout(() => answer.json(hallRow()), 60));
    const halls = await Promise.all(here.ways.map((way) => here.read(way)));
    expect(halls.map(({ id }) => id)).toEqual(['1', '1', '1', '1']);
    expect(here.seen).toHaveLength(1);
    expect(here.ways.filter(({ received }) => received === 1)).toHaveLength(3);
  });

  test('what one has asked the others have, no longer than it is fresh', async () => {
    await forget();
    await using here = await gateways(2, open, (answer) => answer.json(hallRow()));
    await here.read(here.ways[0]);
    expect((await here.read(here.ways[1])).name).toBe(hallRow()['name']);
    expect(here.seen).toHaveLength(1);
  });

  test('what a write has made untrue is asked again by all', async () => {
    await forget();
    await using here = await gateways(2, open, (answer, number) =>
      answer.json({ ...hallRow(), name: `式場${number}` }),
    );
    expect((await here.read(here.ways[0])).name).toBe('式場1');
    if (here.ways[0]) new Reads(here.ways[0], guest()).outdate(getHall, HALL);
    await expect.poll(async () => (await here.read(here.ways[1])).name).toBe('式場2');
  });

  test('a fault is nobody else’s, and keeps nobody waiting', async () => {
    await forget();
    await using here = await gateways(2, open, (answer, number) =>
      number === 1 ? answer.send('', 500) : answer.json(hallRow()),
    );
    expect(await failureOf(here.read(here.ways[0]))).toMatchObject({ status: 500 });
    expect(await here.read(here.ways[1])).toMatchObject({ id: '1' });
  });
}

describe('in this process', () => {
  let store = inProcess();
  holds(
    () => store,
    async () => void (store = inProcess()),
  );

  test('a text of another version of the product is not believed', async () => {
    const broken: KeyValues = { ...inProcess(), find: async () => ({ value: '{"id":2}', leftMs: 1_000 }) };
    await using here = await gateways(
      1,
      () => broken,
      (answer) => answer.json(hallRow()),
    );
    expect(await here.read(here.ways[0])).toMatchObject({ id: '1' });
    expect(here.seen).toHaveLength(1);
  });

  test('a store that fails costs nothing but speed, and is left alone for a moment', async () => {
    let asked = 0;
    const fails = (): Promise<never> => {
      asked += 1;
      return Promise.reject(STORE_DOWN);
    };
    const down: KeyValues = { ...inProcess(), find: fails, claim: fails, write: fails, remove: fails };
    await using here = await gateways(
      2,
      () => down,
      (answer) => answer.json(hallRow()),
    );
    const halls = await Promise.all(here.ways.map((way) => here.read(way)));
    expect(halls.map(({ id }) => id)).toEqual(['1', '1']);
    expect(asked).toBe(2);
  });
});

describe('in Redis', () => {
  let redis: TestRedis;
  const connections: ReturnType<typeof connectRedis>[] = [];
  const open = (): KeyValues => {
    const connection = connectRedis(redis.url, () => undefined);
    connections.push(connection);
    return inRedis(connection);
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
    await using here = await gateways(
      3,
      open,
      (answer) => void setTimeout(() => answer.json(hallRow()), 100),
    );
    const reads = here.ways.map((way) => here.read(way));
    await expect.poll(() => here.seen.length).toBe(1);
    await redis.stop();
    expect((await Promise.all(reads)).map(({ id }) => id)).toEqual(['1', '1', '1']);
    here.ways.forEach(({ cache }) => cache.clear());
    expect((await Promise.all(here.ways.map((way) => here.read(way)))).map(({ id }) => id)).toEqual([
      '1',
      '1',
      '1',
    ]);
    await redis.restart();
  });
});

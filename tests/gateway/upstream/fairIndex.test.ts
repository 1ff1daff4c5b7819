/** The index of fairs of several gateways, over memory and over Redis. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failFast } from '#gateway/cache/fallback.ts';
import { createRedisStore, connectRedis } from '#gateway/cache/redis.ts';
import { createMemoryStore, type KeyValueStore } from '#gateway/cache/store.ts';
import { createUpstreamClient } from '#gateway/upstream/client.ts';
import { FairIndex } from '#gateway/upstream/fairIndex.ts';
import { listHallFairs } from '#gateway/upstream/endpoints/fairs.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

import { startFaultyServer } from './faultyServer.ts';
import { sampleOf } from './sampleReply.ts';
import { FAST_POLICY, hallSummaryRow } from './testbed.ts';

const HALL_COUNT = 24;
const DAY_MS = 86_400_000;
/** Longer than the pause between two rounds. */
const ROUND_MS = 61_000;
const POLL = { timeout: 20_000, interval: 20 };

type Row = Record<string, unknown>;

/**
 * A REST API of halls with one fair each, which has the name that `fairName` has when it is read. `fairs` and `halls`
 * change the rows of a hall and of the list.
 */
async function startRestApi() {
  const [fair] = sampleOf(listHallFairs.reply.shape.fairs) as object[];
  const api = {
    fairName: '相談会',
    isDown: false,
    fairs: (rows: Row[], _hallId: string): { fairs: unknown; total?: number } => ({ fairs: rows }),
    halls: (rows: Row[]): unknown => rows,
  };
  const server = await startFaultyServer((reply, _number, { target }) => {
    const id = /\/halls\/(\d+)\/fairs/.exec(target)?.[1];
    if (id && api.isDown) return reply.send('', 503);
    if (!id) {
      const halls = Array.from({ length: HALL_COUNT }, (_, at) => hallSummaryRow(at + 1));
      return reply.json({ halls: api.halls(halls), total: HALL_COUNT, page: 1, per_page: 30 });
    }
    const { fairs, total = 1 } = api.fairs([{ ...fair, hall_id: id, name: api.fairName }], id);
    reply.json({ fairs, total, page: 1, per_page: 100 });
  });
  const { url, requests } = server;
  const clients: ReturnType<typeof createUpstreamClient>[] = [];
  return {
    api,
    /** Halls whose fairs were read, in order, each as often as it was read. */
    reads: () => requests.flatMap(({ target }) => /\/halls\/(\d+)\/fairs/.exec(target)?.[1] ?? []),
    /** The index of one more gateway. */
    openIndex(store: KeyValueStore) {
      const hosts = { api: url, content: url, magazine: url, search: url, contact: url };
      const client = createUpstreamClient({ hosts, policy: FAST_POLICY });
      clients.push(client);
      return new FairIndex(client, store);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map((client) => client.close()));
      await server[Symbol.asyncDispose]();
    },
  };
}

const readCountOf = (index: FairIndex): number => index.get().entries.length;

const untilComplete = (...indexes: FairIndex[]) =>
  expect.poll(() => indexes.map(readCountOf), POLL).toEqual(indexes.map(() => HALL_COUNT));

/** Names of the fairs that an index holds, without repetition. */
const namesIn = (index: FairIndex) => [
  ...new Set(index.get().entries.flatMap(({ value }) => value.map(({ name }) => name))),
];

const everyHall = Array.from({ length: HALL_COUNT }, (_, at) => String(at + 1));
const byNumber = (one: string, other: string): number => Number(one) - Number(other);

describe('over a memory store', () => {
  let ahead = 0;
  beforeEach(() => {
    ahead = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('a gateway that starts later reads again when the fairs, not its own copy, are a day old', async () => {
    await using rest = await startRestApi();
    const store = createMemoryStore();
    const first = rest.openIndex(store);
    await untilComplete(first);
    ahead += DAY_MS - 2 * ROUND_MS;
    rest.api.fairName = '翌日の相談会';
    const second = rest.openIndex(store);
    await untilComplete(second);
    expect(rest.reads()).toHaveLength(HALL_COUNT);
    expect(namesIn(second)).toEqual(['相談会']);
    await expect
      .poll(() => {
        ahead += ROUND_MS;
        return namesIn(second);
      }, POLL)
      .toEqual(['翌日の相談会']);
  });

  test('a fair that its hall lists no more is remembered, also by other gateways', async () => {
    await using rest = await startRestApi();
    const store = createMemoryStore();
    const index = rest.openIndex(store);
    await untilComplete(index);
    const fairIn = (hall: number) => index.get().entries[hall - 1]?.value[0]?.id ?? '';
    const ended = fairIn(7);
    expect(await index.findRecord('7', ended)).toMatchObject({ id: ended, name: '相談会' });
    expect(await index.findRecord('7', '999999')).toBeNull();
    rest.api.fairs = (rows, id) => (id === '7' ? { fairs: [], total: 0 } : { fairs: rows });
    ahead += DAY_MS;
    await expect.poll(() => ((ahead += ROUND_MS), fairIn(7)), POLL).toBe('');
    for (const gateway of [index, rest.openIndex(store)])
      expect(await gateway.findRecord('7', ended)).toMatchObject({ id: ended, hall_id: '7', name: '相談会' });
  });

  test('halls that cannot be read keep their fairs', async () => {
    await using rest = await startRestApi();
    const index = rest.openIndex(createMemoryStore());
    await untilComplete(index);
    rest.api.isDown = true;
    ahead += DAY_MS + ROUND_MS;
    await expect.poll(() => (index.get(), rest.reads().length), POLL).toBeGreaterThan(HALL_COUNT);
    expect(index.get()).toMatchObject({ entries: { length: HALL_COUNT }, itemCount: HALL_COUNT });
    expect(namesIn(index)).toEqual(['相談会']);
  });
});

describe('F97 with invalid values', () => {
  let ahead = 0;
  beforeEach(() => {
    ahead = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  });
  afterEach(() => void vi.restoreAllMocks());

  const isEverythingTried = (index: FairIndex) => () => {
    const { entries, unreadableCount, itemCount } = index.get();
    return itemCount > 0 && entries.length + unreadableCount >= itemCount;
  };
  const untilTried = (index: FairIndex) => expect.poll(isEverythingTried(index), POLL).toBe(true);

  test.each<[string, unknown]>([
    ['no list', 'unexpected'],
    ['none although the total counts one', []],
    ['none that is valid', [7]],
    ['a day that does not exist', { hold_at: '2026-99-99T00:00:00+09:00' }],
    ['no day', { hold_at: null }],
    ['another hall', { hall_id: 9_999 }],
  ])('a hall with %s is not one without fairs, until it is read an hour later', async (_what, broken) => {
    await using rest = await startRestApi();
    const index = rest.openIndex(createMemoryStore());
    rest.api.fairs = ([row], id) => {
      const isRow = typeof broken === 'object' && !Array.isArray(broken);
      return { fairs: id !== '7' ? [row] : isRow ? [{ ...row, ...broken }] : broken };
    };
    await untilTried(index);
    expect(index.get()).toMatchObject({
      entries: { length: HALL_COUNT - 1 },
      unreadableCount: 1,
      itemCount: HALL_COUNT,
    });
    expect(index.get().entries.map(({ item }) => item.id)).not.toContain('7');
    rest.api.fairs = (rows) => ({ fairs: rows });
    ahead += 3_600_000;
    const readCount = () => ((ahead += ROUND_MS), readCountOf(index));
    await expect.poll(readCount, POLL).toBe(HALL_COUNT);
    expect(index.get().unreadableCount).toBe(0);
  });

  test('a hall that holds no fair is read', async () => {
    await using rest = await startRestApi();
    const index = rest.openIndex(createMemoryStore());
    rest.api.fairs = (rows, id) => (id === '7' ? { fairs: [], total: 0 } : { fairs: rows });
    await untilComplete(index);
    expect(index.get()).toMatchObject({ unreadableCount: 0, itemCount: HALL_COUNT });
  });

  test('a fair with one invalid value keeps the others, and is read by each gateway for itself', async () => {
    await using rest = await startRestApi();
    rest.api.fairs = ([row]) => ({ fairs: [{ ...row, price: 'unexpected' }] });
    const store = createMemoryStore();
    const [first, second] = [rest.openIndex(store), rest.openIndex(createMemoryStore())];
    await untilComplete(first);
    await untilComplete(second);
    expect(namesIn(first)).toEqual(['相談会']);
    expect(await store.get('fairs:7')).toBeNull();
  });

  test('fairs that cannot be read any more are shown for a week', async () => {
    await using rest = await startRestApi();
    const index = rest.openIndex(createMemoryStore());
    await untilComplete(index);
    rest.api.fairs = () => ({ fairs: 'unexpected' });
    ahead += DAY_MS;
    const reads = rest.reads().length;
    const readAgain = () => ((ahead += ROUND_MS), index.get(), rest.reads().length - reads);
    await expect.poll(readAgain, POLL).toBeGreaterThanOrEqual(HALL_COUNT);
    expect(index.get()).toMatchObject({ entries: { length: HALL_COUNT }, unreadableCount: 0 });
    ahead += 7 * DAY_MS;
    const unreadable = () => ((ahead += ROUND_MS), index.get().unreadableCount);
    await expect.poll(unreadable, POLL).toBe(HALL_COUNT);
  });

  test('a hall whose row is invalid is counted, and a list without valid rows is tried again soon', async () => {
    await using rest = await startRestApi();
    const index = rest.openIndex(createMemoryStore());
    rest.api.halls = () => 'unexpected';
    await untilTried(index);
    expect(index.get()).toMatchObject({ entries: [] });
    rest.api.halls = ([_first, ...rows]) => [{ id: 'unexpected' }, ...rows];
    const readCount = () => ((ahead += ROUND_MS), readCountOf(index));
    await expect.poll(readCount, POLL).toBe(HALL_COUNT - 1);
    expect(index.get()).toMatchObject({ unreadableCount: 1, itemCount: HALL_COUNT });
  });
});

describe('over Redis', () => {
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
  afterEach(() => redis.restart());
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await redis.stop();
  });

  test('two gateways that start together read each hall once', async () => {
    await using rest = await startRestApi();
    const indexes = [rest.openIndex(open()), rest.openIndex(open())];
    await untilComplete(...indexes);
    expect(rest.reads().toSorted(byNumber)).toEqual(everyHall);
    expect(indexes.map(namesIn)).toEqual([['相談会'], ['相談会']]);
  });

  test('a gateway that starts later makes no call for fairs', async () => {
    await using rest = await startRestApi();
    await untilComplete(rest.openIndex(open()));
    rest.api.isDown = true;
    const later = rest.openIndex(open());
    await untilComplete(later);
    expect(rest.reads()).toHaveLength(HALL_COUNT);
    expect(namesIn(later)).toEqual(['相談会']);
  });

  test('without Redis a gateway keeps its fairs, and another one reads them itself', async () => {
    await using rest = await startRestApi();
    const index = rest.openIndex(open());
    await untilComplete(index);
    const { entries } = index.get();
    await redis.stop();
    const other = rest.openIndex(open());
    await untilComplete(other);
    expect(rest.reads()).toHaveLength(2 * HALL_COUNT);
    expect(index.get().entries).toBe(entries);
  });
});

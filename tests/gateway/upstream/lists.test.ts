/** The rule of invalid items, on each list that an endpoint declares. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStore, type KeyValueStore } from '#gateway/cache/store.ts';
import { createUpstreamClient, Trace } from '#gateway/upstream/client.ts';
import { RestDataSource } from '#gateway/upstream/dataSource.ts';
import * as brides from '#gateway/upstream/endpoints/brides.ts';
import * as clips from '#gateway/upstream/endpoints/clips.ts';
import * as clipShares from '#gateway/upstream/endpoints/clipShares.ts';
import * as diagnosis from '#gateway/upstream/endpoints/diagnosis.ts';
import * as fairs from '#gateway/upstream/endpoints/fairs.ts';
import * as favorites from '#gateway/upstream/endpoints/favorites.ts';
import * as forms from '#gateway/upstream/endpoints/forms.ts';
import * as halls from '#gateway/upstream/endpoints/halls.ts';
import * as loves from '#gateway/upstream/endpoints/loves.ts';
import * as magazine from '#gateway/upstream/endpoints/magazine.ts';
import * as media from '#gateway/upstream/endpoints/media.ts';
import * as members from '#gateway/upstream/endpoints/members.ts';
import * as profile from '#gateway/upstream/endpoints/profile.ts';
import * as reservations from '#gateway/upstream/endpoints/reservations.ts';
import * as reviews from '#gateway/upstream/endpoints/reviews.ts';
import * as search from '#gateway/upstream/endpoints/search.ts';
import * as tickets from '#gateway/upstream/endpoints/tickets.ts';
import * as users from '#gateway/upstream/endpoints/users.ts';
import * as visitor from '#gateway/upstream/endpoints/visitor.ts';
import * as writers from '#gateway/upstream/endpoints/writers.ts';
import { endpoint } from '#gateway/upstream/endpoint.ts';
import { Malformed } from '#gateway/upstream/errors.ts';
import { endpointsOf, listsOf, sampleInput, sampleOf, type SampleEndpoint } from './sampleReply.ts';
import { startFaultyServer } from './faultyServer.ts';
import { FAST_POLICY, guest, hallPage, hallSummaryRow, signedIn, startTestbed } from './testbed.ts';

const modules = [
  brides, clips, clipShares, diagnosis, fairs, favorites, forms, halls, loves, magazine, media, members, profile,
  reservations, reviews, search, tickets, users, visitor, writers,
]; // prettier-ignore

/** Each list of each endpoint. */
const lists = modules
  .flatMap((module) => endpointsOf(module))
  .flatMap(([name, declared]) =>
    listsOf(declared.reply).map((path) => ({ name: [name, ...path].join('.'), declared, path })),
  );

/** What is at a path of a reply; throws what its getters throw. */
function at(reply: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    reply,
  );
}

/** A reply with another list at a path. */
function replyWith(declared: SampleEndpoint, path: readonly string[], list: unknown): unknown {
  const put = (value: unknown, [key, ...rest]: readonly string[]): unknown =>
    key === undefined
      ? list
      : { ...z.record(z.string(), z.unknown()).parse(value), [key]: put(at(value, [key]), rest) };
  return put(sampleOf(declared.reply), path);
}

/** The list, or the error instead of it. */
async function readList(
  rest: RestDataSource,
  declared: SampleEndpoint,
  path: readonly string[],
): Promise<unknown> {
  try {
    return at(await rest.get(declared, sampleInput(declared)), path);
  } catch (error) {
    return error;
  }
}

const times = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);

describe.each(lists)('$name', ({ declared, path }) => {
  const [valid] = z.array(z.unknown()).parse(at(sampleOf(declared.reply), path));

  test.each([
    [20, 1],
    [4, 2],
    [3, 2],
  ])('F67 of %i items, %i invalid ones are left out', async (items, invalid) => {
    const list = [...times(invalid, 'broken\u0000'), ...times(items - invalid, valid)];
    await using testbed = await startTestbed((reply) => reply.json(replyWith(declared, path, list)));
    const trace = new Trace(true);
    expect(await readList(testbed.rest({ ...signedIn, trace }), declared, path)).toHaveLength(
      items - invalid,
    );
    expect(trace.dropped).toBe(invalid);
  });

  test.each([
    ['all of 36', times(36, 'broken\u0000')],
    ['the only one', ['broken\u0000']],
    ['three of four', [...times(3, 'broken\u0000'), valid]],
    ['objects of another kind', times(4, { unknown: 1 })],
    ['no list', { 0: valid }],
  ])('F68 %s: the list fails and is kept by no cache', async (_which, list) => {
    const body = replyWith(declared, path, list);
    await using testbed = await startTestbed((reply) => reply.json(body));
    expect(await readList(testbed.rest(signedIn), declared, path)).toBeInstanceOf(Malformed);
    expect(await readList(testbed.rest(signedIn), declared, path)).toBeInstanceOf(Malformed);
    expect(testbed.requests).toHaveLength(2);
    expect(testbed.upstream.cache.size.entries).toBe(0);
  });
});

/** Halls nearby that are fresh for ten milliseconds. */
const shortLived = (staleWhileRevalidate: number) =>
  endpoint({
    call: 'R60',
    host: 'api',
    method: 'GET',
    path: '/api/wn/halls/{id}/nearby_halls',
    auth: 'public',
    reply: halls.listNearbyHalls.reply,
    cache: { fresh: 0.01, staleWhileRevalidate, staleIfError: 60 },
  });

describe('caches', () => {
  const nearby = (items: unknown[]): unknown => ({ halls: items });
  const HALL = { id: '1' };

  test('F68 a failed list is not shared with other gateways', async () => {
    const stored: string[] = [];
    const memory = createMemoryStore();
    const sharedStore: KeyValueStore = {
      ...memory,
      compareAndSet(key, claim, value, ttlMs) {
        if (value !== null) stored.push(value);
        return memory.compareAndSet(key, claim, value, ttlMs);
      },
    };
    await using server = await startFaultyServer((reply, number) =>
      reply.json(nearby(number === 1 ? [null] : [hallSummaryRow()])),
    );
    const hosts = {
      api: server.url,
      content: server.url,
      magazine: server.url,
      search: server.url,
      contact: server.url,
    };
    const gateways = [1, 2].map(() => createUpstreamClient({ hosts, policy: FAST_POLICY, sharedStore }));
    const [first, second] = gateways.map((upstream) => new RestDataSource(upstream, guest()));
    const failed = first?.get(halls.listNearbyHalls, HALL).then(({ halls: rows }) => rows);
    await expect(failed).rejects.toThrow(Malformed);
    expect((await second?.get(halls.listNearbyHalls, HALL))?.halls).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
    expect(stored).toHaveLength(1);
    await Promise.all(gateways.map((upstream) => upstream.close()));
  });

  test('F69 the last good list is served instead of a failed one, and marked stale', async () => {
    const declared = shortLived(0);
    await using testbed = await startTestbed((reply, number) =>
      reply.json(nearby(number === 1 ? [hallSummaryRow()] : [null, null])),
    );
    await testbed.rest().get(declared, HALL);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const trace = new Trace(true);
    expect((await testbed.rest({ trace }).get(declared, HALL)).halls).toHaveLength(1);
    expect(trace.stale).toBe(true);
    expect((await testbed.rest().get(declared, HALL)).halls).toHaveLength(1);
    expect(testbed.requests).toHaveLength(2);
  });

  test('F69 a refresh in the background that brings a failed list leaves the entry', async () => {
    const declared = shortLived(60);
    await using testbed = await startTestbed((reply, number) =>
      reply.json(nearby(number === 1 ? [hallSummaryRow()] : [null])),
    );
    await testbed.rest().get(declared, HALL);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await testbed.rest().get(declared, HALL);
    await expect.poll(() => testbed.requests.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await testbed.rest().get(declared, HALL)).halls).toHaveLength(1);
  });

  test('F70 a list inside an item fails alone: the item and the cache entry stay', async () => {
    const [bad, good] = [{ ...hallSummaryRow(1), cover_images: [{}] }, hallSummaryRow(2)];
    await using testbed = await startTestbed((reply) => reply.json(hallPage([bad, good])));
    const { halls: rows } = await testbed.rest().get(search.searchHalls, {});
    expect(() => rows[0]?.cover_images).toThrow(Malformed);
    expect(rows[1]?.cover_images).toHaveLength(1);
    expect(testbed.upstream.cache.size.entries).toBe(1);
  });

  test('F67 an item without the id that names it is left out, whatever the id is called', async () => {
    const post = z
      .record(z.string(), z.unknown())
      .parse(at(sampleOf(magazine.listRecentPosts.reply), ['posts', '0']));
    const posts = [{ ...post, post_id: 'x' }, post, { ...post, post_id: 2 }];
    await using testbed = await startTestbed((reply) => reply.json({ posts, total: 3 }));
    const reply = await testbed.rest().get(magazine.listRecentPosts, {});
    expect(reply.posts.map(({ post_id }) => post_id)).toEqual(['1', '2']);
  });
});

test('lists of all hosts are walked', () => {
  expect(new Set(lists.map(({ declared }) => declared.host))).toEqual(
    new Set(['api', 'content', 'magazine', 'search', 'contact']),
  );
  expect(lists.length).toBeGreaterThan(60);
});

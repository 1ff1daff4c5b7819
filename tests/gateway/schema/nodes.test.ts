/** Objects by global id: missing objects, fields that need only the id, and the REST calls of a miss. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { globalId, nodeTypeNames } from '#gateway/schema/kit/node.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
}, 120_000);
afterAll(() => origin.stop());
/** Nothing is cached or known before a test. */
beforeEach(async () => {
  await gateway?.close();
  gateway = createTestGateway(origin.url);
  await origin.clearFaults();
});
afterAll(() => gateway.close());

const demo = { headers: demoHeaders };

/** A raw id of each type that no object has. */
const MISSING: Readonly<Record<string, string>> = {
  Fair: '1/999999999',
  GiftTicket: '1/999999999',
};
const missingId = (type: string): string => globalId(type, MISSING[type] ?? '999999999');

describe.each(nodeTypeNames().map((type) => ({ type })))('$type', ({ type }) => {
  test.each([
    ['node(id: $id) { id }', { node: null }],
    ['node(id: $id) { __typename }', { node: null }],
    ['nodes(ids: [$id]) { id }', { nodes: [null] }],
  ])('F71 that does not exist is null: %s', async (field, data) => {
    const text = `query ($id: ID!) { ${field} }`;
    const result = await gateway.execute(text, { id: missingId(type) }, demo);
    expect([result.data, result.errors]).toEqual([data, []]);
    expect(result.calls.length).toBeLessThanOrEqual(1);
  });
});

const CLIPPABLES = {
  Hall: Array.from({ length: 20 }, (_, index) => String(index + 1)),
  Article: Array.from({ length: 20 }, (_, index) => String(index + 900)),
  Bride: Array.from({ length: 20 }, (_, index) => String(index + 2000)),
  Brand: Array.from({ length: 20 }, (_, index) => String(index + 1)),
  Ring: Array.from({ length: 20 }, (_, index) => String(index + 500)),
};
/** The call that each type's objects come from. */
const READS: Readonly<Record<string, { call: string; path: string }>> = {
  Hall: { call: 'R54', path: '/api/wn/halls/' },
  Article: { call: 'R02', path: '/api/web/post?' },
  Bride: { call: 'R15', path: '/api/brides/' },
  Brand: { call: 'X05', path: '/api/v1/brands?page=1&page_size=100&ids=1' },
  Ring: { call: 'X06', path: '/api/v1/rings?page=1&page_size=100&ids=5' },
};

interface States {
  nodes: ({ id: string; viewerHasClipped: boolean | null } | null)[];
}

describe.each(Object.entries(CLIPPABLES))('clip states of %s', (type, rawIds) => {
  const ids = rawIds.map((rawId) => globalId(type, rawId));
  const STATES =
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Clippable { viewerHasClipped } } }';

  test.each([false, true])(
    'F72 twenty cost one call, without reading the objects (compiled: %s)',
    async (compiled) => {
      const { data, calls, errors } = await gateway.execute<States>(STATES, { ids }, { ...demo, compiled });
      expect(errors).toEqual([]);
      expect(data.nodes.map((node) => node?.id)).toEqual(ids);
      expect(data.nodes.map((node) => typeof node?.viewerHasClipped)).toEqual(ids.map(() => 'boolean'));
      expect(calls).toHaveLength(1);
      const one = await gateway.execute<States>(STATES, { ids: ids.slice(0, 1) }, { ...demo, compiled });
      expect(one.calls).toEqual(calls);
    },
  );

  test('F72 are free for guests', async () => {
    const { data, calls } = await gateway.execute<States>(STATES, { ids });
    expect(data.nodes.map((node) => node?.viewerHasClipped)).toEqual(ids.map(() => false));
    expect(calls).toEqual([]);
  });
});

describe.each(['Hall', 'Article', 'Bride'])('clip states while each %s cannot be read', (type) => {
  test('F73 are answered, alone and in lists; other fields fail', async () => {
    await origin.fault({ path: READS[type]?.path ?? '', status: 500 });
    const id = globalId(type, CLIPPABLES.Hall[4] ?? '');
    const STATE = '{ id ... on Clippable { viewerHasClipped } }';
    const states = await gateway.execute(
      `query ($id: ID!) { node(id: $id) ${STATE} nodes(ids: [$id]) ${STATE} }`,
      { id },
      demo,
    );
    const found = { id, viewerHasClipped: false };
    expect([states.data, states.errors]).toEqual([{ node: found, nodes: [found] }, []]);
    const rest = await gateway.execute('query ($id: ID!) { node(id: $id) { id } }', { id }, demo);
    expect([rest.data, rest.errors.map(({ code }) => code)]).toEqual([{ node: null }, ['UPSTREAM_ERROR']]);
  });
});

describe('reading in advance', () => {
  const HALL =
    'query ($id: String!) { hall(by: { rawId: $id }) { id name benefits { title } nearbyHalls { id } officialPhotos { __typename } } }';

  test('F74 a hall that does not exist costs one call, whatever is selected', async () => {
    const { data, calls } = await gateway.execute(HALL, { id: '999999999' });
    expect([data, calls]).toEqual([{ hall: null }, ['R54']]);
  });

  test('F74 an id that the gateway has sent is read together with what needs only the id', async () => {
    await gateway.execute('{ halls(first: 30) { nodes { id rawId } } }');
    const { data: list } = await gateway.execute<{ halls: { nodes: { rawId: string }[] } }>(
      '{ halls(first: 1) { nodes { id rawId } } }',
    );
    const id = list.halls.nodes[0]?.rawId;
    await origin.fault({ path: `^/api/wn/halls/${id}$`, hold: true });
    await origin.clearJournal();
    const reading = gateway.execute(HALL, { id });
    await expect.poll(async () => (await origin.calls(/^\/api\/wn\/halls\//)).length).toBe(4);
    await origin.clearFaults();
    expect((await reading).calls).toEqual(['R54', 'R56', 'R60', 'R61']);
  });

  test('F74 a listed address is read together with what needs only the id', async () => {
    type Address = { areaSlug: string; slug: string };
    const { data: list } = await gateway.execute<{ halls: { nodes: Address[] } }>(
      '{ halls(first: 1) { nodes { areaSlug slug } } named: halls(filter: { text: "ホテル モリ" }) { totalCount } }',
    );
    const address = list.halls.nodes[0];
    await origin.fault({ path: `/api/wn/halls/${address?.areaSlug}/${address?.slug}`, hold: true });
    await origin.clearJournal();
    const byAddress = HALL.replace('$id: String!', '$slug: HallSlugInput!').replace(
      'rawId: $id',
      'slug: $slug',
    );
    const reading = gateway.execute(byAddress, { slug: address });
    await expect.poll(async () => (await origin.calls(/^\/api\/wn\/halls\//)).length).toBe(4);
    await origin.clearFaults();
    expect((await reading).calls.toSorted()).toEqual(['R56', 'R60', 'R61', 'R75']);
  });

  test('F74 an id of which only the state was sent is not known to exist', async () => {
    const id = globalId('Hall', '999999999');
    const { data } = await gateway.execute<States>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Hall { viewerHasClipped } } }',
      { ids: [id] },
      demo,
    );
    expect(data.nodes).toEqual([{ id, viewerHasClipped: false }]);
    expect((await gateway.execute(HALL, { id: '999999999' })).calls).toEqual(['R54']);
  });
});

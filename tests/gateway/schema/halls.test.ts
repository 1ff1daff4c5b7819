import { afterAll, describe, expect, inject, test } from 'vitest';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

interface Found {
  halls: {
    totalCount: number;
    nodes: { id: string; rawId: string; name: string; viewerHasClipped: boolean }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

test('no hall without reviews stands above a reviewed one in a ranking', async () => {
  const { data } = await execute<{ hallRanking: { rank: number; hall: { ratingCount: number } }[] }>(
    '{ hallRanking(prefectureSlug: "hokkaido", sort: COST_LOW) { rank hall { ratingCount } } }',
  );
  const counts = data.hallRanking.map(({ hall }) => hall.ratingCount);
  expect(counts).toContain(0);
  expect(counts.findLastIndex((count) => count > 0)).toBeLessThan(counts.indexOf(0));
  expect(data.hallRanking.map(({ rank }) => rank)).toEqual(counts.map((_, index) => index + 1));
});

describe('hall search', () => {
  const SEARCH = /* GraphQL */ `
    query ($filter: HallFilter, $sort: HallSort, $first: Int, $after: String, $page: Int) {
      halls(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
        totalCount
        nodes {
          id
          rawId
          name
          venueType
          capacityMax
          rating
          ratingCount
          cost
          createdAt
          isOfficial
          location {
            prefecture {
              slug
            }
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
      }
    }
  `;
  interface Row {
    rawId: string;
    name: string;
    venueType: string;
    capacityMax: number | null;
    rating: number | null;
    ratingCount: number;
    cost: number | null;
    createdAt: string | null;
    isOfficial: boolean;
    location: { prefecture: { slug: string } | null };
  }
  interface Search {
    halls: {
      totalCount: number;
      nodes: Row[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
    };
  }
  const search = async (variables: Record<string, unknown>, compiled = true) =>
    (await execute<Search>(SEARCH, variables, { compiled })).data.halls;

  test('filters by place, kind, name, guests and promises', async () => {
    const inTokyo = await search({ filter: { place: { prefectureSlug: 'tokyo' } } });
    expect(inTokyo.nodes).toHaveLength(30);
    expect(inTokyo.nodes.every(({ location }) => location.prefecture?.slug === 'tokyo')).toBe(true);
    const hotels = await search({ filter: { place: { prefectureSlug: 'tokyo' }, venueTypes: ['HOTEL'] } });
    expect(hotels.totalCount).toBeLessThan(inTokyo.totalCount);
    expect(hotels.nodes.every(({ venueType }) => venueType === 'HOTEL')).toBe(true);
    const official = await search({ filter: { officialOnly: true, people: 80 } });
    expect(
      official.nodes.every(({ isOfficial, capacityMax }) => isOfficial && (capacityMax ?? 0) >= 80),
    ).toBe(true);
    const name = inTokyo.nodes[0]?.name ?? '';
    expect((await search({ filter: { name } })).nodes.map((hall) => hall.name)).toContain(name);
  });

  test.each([
    ['REVIEWS_HIGH', (hall: Row) => -(hall.rating ?? 0)],
    ['REVIEWS_MANY', (hall: Row) => -hall.ratingCount],
    ['COST_HIGH', (hall: Row) => -(hall.cost ?? 0)],
    ['COST_LOW', (hall: Row) => hall.cost ?? Infinity],
    ['NEWEST', (hall: Row) => -Date.parse(hall.createdAt ?? '1970-01-01T00:00:00Z')],
  ])('sorts by %s', async (sort, key) => {
    const { nodes } = await search({ sort });
    const keys = nodes.map(key);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  test('returns the same compiled and interpreted', async () => {
    const variables = {
      filter: { place: { areaSlug: 'kanto' }, venueTypes: ['RESTAURANT'] },
      sort: 'COST_LOW',
      first: 5,
    };
    expect(await search(variables)).toEqual(await search(variables, false));
  });

  test('reaches a page by number or by cursors; past the last page it is empty', async () => {
    const filter = { place: { prefectureSlug: 'kyoto' } };
    const first = await search({ filter, first: 10 });
    const second = await search({ filter, first: 10, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual((await search({ filter, first: 10, page: 2 })).nodes);
    const beyond = await search({ filter, first: 10, page: 1000 });
    expect(beyond).toMatchObject({
      nodes: [],
      totalCount: first.totalCount,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test('explains invalid filters without a call', async () => {
    for (const variables of [
      { filter: { tasteIds: ["1'"] } },
      { first: 0 },
      { page: 0 },
      { page: 2, after: 'MTox' },
      { after: '?' },
    ]) {
      const { errors, calls } = await execute(SEARCH, variables);
      expect(errors.map(({ code }) => code)).toEqual(['BAD_USER_INPUT']);
      expect(calls).toEqual([]);
    }
  });

  test('refuses a name that is too long once for all fields', async () => {
    const { errors, calls } = await execute(SEARCH, { filter: { name: 'x'.repeat(201) } });
    const message = '`name` has at most 200 characters.';
    expect([errors, calls]).toMatchObject([[{ code: 'BAD_USER_INPUT', message, path: 'halls' }], []]);
    expect((await execute(SEARCH, { filter: { name: ` ${'x'.repeat(200)} ` } })).errors).toEqual([]);
  });

  test('returns no halls for an unknown place without a search call', async () => {
    for (const place of [
      { areaSlug: 'mu' },
      { prefectureSlug: 'edo' },
      { regionSlugs: ['mu'] },
      { districtSlug: 'mu' },
      { stationId: '999999999' },
    ]) {
      const { data, errors, calls } = await execute<Found>(SEARCH, { filter: { place } });
      expect([data.halls.totalCount, data.halls.nodes, errors]).toEqual([0, [], []]);
      expect(calls).not.toContain('R86');
    }
    expect(
      (await search({ filter: { place: { regionSlugs: ['mu', 'ginza-yurakucho'] } } })).totalCount,
    ).toBeGreaterThan(0);
  });

  test('loads no page for the total alone', async () => {
    const { data, calls } = await execute<Found>('{ halls(filter: { people: 77 }) { totalCount } }');
    expect(data.halls.totalCount).toBeGreaterThan(0);
    expect(calls).toEqual(['R87']);
  });

  test('counts by place and by option', async () => {
    const { data, calls } = await execute<{
      halls: {
        areaCounts: { kind: string; slug: string; count: number; parentSlug: string | null }[];
        facetCounts: { venueTypes: { value: string; count: number }[]; prefectures: { value: string }[] };
      };
    }>(
      '{ halls(filter: { people: 61 }) { areaCounts { kind slug name count parentSlug } facetCounts { venueTypes { value count } prefectures { value count } } } }',
    );
    expect(data.halls.areaCounts).toContainEqual(
      expect.objectContaining({ kind: 'PREFECTURE', slug: 'tokyo', parentSlug: 'kanto' }),
    );
    expect(data.halls.facetCounts.venueTypes.map(({ value }) => value)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '99',
    ]);
    expect(data.halls.facetCounts.prefectures).toHaveLength(47);
    expect(calls).toEqual(['R88', 'X12']);
  });
});

describe('call budgets', () => {
  const PAGE = /* GraphQL */ `
    query ($people: Int) {
      halls(filter: { people: $people }) {
        totalCount
        nodes {
          id
          name
          url
          rating
          coverImages {
            url
          }
          viewerHasClipped
        }
      }
    }
  `;

  test('a page of 30 halls with clip states: one list call and one bulk call', async () => {
    const { data, calls, trace } = await execute<Found>(
      PAGE,
      { people: 62 },
      { headers: demoHeaders, compiled: true },
    );
    expect(data.halls.nodes).toHaveLength(30);
    expect(calls).toEqual(['R45', 'R86']);
    expect(trace.find(({ call }) => call === 'R45')?.batch).toBe(30);
  });

  test('clip states of guests cost no call', async () => {
    const { data, calls } = await execute<Found>(PAGE, { people: 63 });
    expect(data.halls.nodes.every(({ viewerHasClipped }) => !viewerHasClipped)).toBe(true);
    expect(calls).toEqual(['R86']);
  });

  test('clip states of halls by id: one bulk call and no call per hall', async () => {
    const { data } = await execute<Found>('{ halls(first: 100) { nodes { id } } }');
    const ids = data.halls.nodes.map(({ id }) => id);
    const { calls } = await execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Clippable { viewerHasClipped } } }',
      { ids },
      { headers: demoHeaders },
    );
    expect(calls).toEqual(['R45']);
  });

  test('list fields cost no extra call; other fields cost one per hall', async () => {
    const { calls } = await execute(
      '{ halls(filter: { people: 64 }, first: 2) { nodes { id name nameKana access areaSlug priceRange clipCount updatedAt tel } } }',
    );
    expect(calls).toEqual(['R54', 'R54', 'R86']);
  });
});

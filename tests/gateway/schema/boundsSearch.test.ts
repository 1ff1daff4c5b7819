/** Halls within the bounds of a map, which the REST API does not search. */
import { afterAll, expect, inject, test } from 'vitest';
import { createTestGateway } from './testGateway.ts';

const { execute, clearCache, close } = createTestGateway(inject('originUrl'));
afterAll(close);

interface Row {
  rawId: string;
  cost: number | null;
  location: { latitude: number | null; longitude: number | null };
}
interface Found {
  halls: { totalCount: number; nodes: Row[]; facetCounts: unknown; areaCounts: unknown[] };
}

const SEARCH = `query ($filter: HallFilter, $sort: HallSort, $page: Int) {
  halls(filter: $filter, sort: $sort, page: $page, first: 100) {
    totalCount
    nodes { rawId cost location { latitude longitude } }
  }
}`;
const search = (variables: Record<string, unknown>, document = SEARCH) => execute<Found>(document, variables);

/** Central Tokyo. */
const BOUNDS = { south: 35.62, west: 139.68, north: 35.72, east: 139.82 };
const within = (
  { location: { latitude: lat, longitude: lng } }: Row,
  { south, west, north, east } = BOUNDS,
) => lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;

/** The halls of all pages of a search. */
async function all(filter: object, sort = 'RECOMMENDED') {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await search({ filter, sort, page });
    rows.push(...data.halls.nodes);
    if (rows.length >= data.halls.totalCount || data.halls.nodes.length === 0) return rows;
  }
}
const ids = (rows: Row[]) => rows.map(({ rawId }) => rawId);

test('are all halls that lie there, in the order of the search, under the other conditions', async () => {
  const everywhere = (await all({ people: 60 }, 'COST_LOW')).filter((hall) => within(hall));
  expect(everywhere.length).toBeGreaterThan(5);
  // Positions are known from the first search on.
  await search({ filter: { place: { bounds: BOUNDS } } });
  clearCache();
  const { data, errors, calls } = await search({
    filter: { people: 60, place: { bounds: BOUNDS } },
    sort: 'COST_LOW',
  });
  expect(errors).toEqual([]);
  expect(ids(data.halls.nodes)).toEqual(ids(everywhere).slice(0, 100));
  expect(data.halls.totalCount).toBe(everywhere.length);
  // The pages of the regions there, not of all halls.
  expect(new Set(calls)).toEqual(new Set(['R86']));
  expect(calls.length).toBeLessThan(15);
});

test('the pages of the result together are the result', async () => {
  const wide = { south: 34.9, west: 138.9, north: 36.2, east: 140.6 };
  const found = await all({ place: { bounds: wide } });
  expect(found.length).toBeGreaterThan(100);
  expect(new Set(ids(found)).size).toBe(found.length);
  expect(found.every((hall) => within(hall, wide))).toBe(true);
});

test('counts per option are unknown; those by place are of the other conditions', async () => {
  const { data, errors } = await search(
    { filter: { place: { bounds: BOUNDS } } },
    `query ($filter: HallFilter) { halls(filter: $filter) { totalCount facetCounts { people { count } } areaCounts { count } } }`,
  );
  expect([errors, data.halls.facetCounts]).toEqual([[], null]);
  expect(data.halls.areaCounts.length).toBeGreaterThan(0);
});

test('the open sea has none, without a call', async () => {
  const { data, calls } = await search({
    filter: { place: { bounds: { south: 30, west: 160, north: 31, east: 161 } } },
  });
  expect([data.halls.totalCount, data.halls.nodes, calls]).toEqual([0, [], []]);
});

test('a place in typed words does not move the map', async () => {
  const { data } = await search({ filter: { text: '大阪', place: { bounds: BOUNDS } } });
  expect(data.halls.nodes.length).toBeGreaterThan(5);
  expect(data.halls.nodes.every((hall) => within(hall))).toBe(true);
});

test.each([
  { ...BOUNDS, south: 36 },
  { ...BOUNDS, west: 140 },
  { ...BOUNDS, north: 91 },
  { ...BOUNDS, east: 181 },
])('bounds that no map shows are refused: %o', async (bounds) => {
  const { errors } = await search({ filter: { place: { bounds } } });
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

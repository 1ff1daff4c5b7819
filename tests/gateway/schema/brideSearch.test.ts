/** Brides across halls: the index that fills in the background, and what conditions find in it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFieldFaultProxy } from '#tests/harness/fieldFaults.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway } from './testGateway.ts';

interface Found {
  totalCount: number;
  edges: {
    node: { rawId: string; nickname: string; receptionStyle: string | null };
    review: { season: string | null; guestCount: number | null; totalCost: number | null; postedAt: string };
    hall: {
      rawId: string;
      name: string;
      location: {
        prefecture: { slug: string } | null;
        areaSlug: string | null;
        regions: { slug: string }[];
        districtSlug: string | null;
        stationId: string | null;
      };
    };
  }[];
  prefectureCounts: { prefecture: { slug: string; name: string }; count: number }[];
  styleCounts: { style: string; count: number }[];
  index: { readHallCount: number; unreadableHallCount: number; hallCount: number; isComplete: boolean };
}

const BRIDES = `query ($filter: BrideFilter, $first: Int = 100, $page: Int) { brides(filter: $filter, first: $first, page: $page) {
  totalCount
  edges { node { rawId nickname receptionStyle } review { season guestCount totalCost postedAt }
    hall { rawId name location { prefecture { slug } areaSlug regions { slug } districtSlug stationId } } }
  prefectureCounts { prefecture { slug name } count } styleCounts { style count }
  index { readHallCount unreadableHallCount hallCount isComplete } } }`;

const HALL_BRIDES = /^\/api\/wn\/halls\/\d+\/brides$/;
/** Each search of an index that is being read sorts it. */
const POLL = { timeout: 200_000, interval: 1_000 };

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

async function search(filter: object = {}, args: object = {}) {
  const { data, calls, errors } = await gateway.execute<{ brides: Found }>(BRIDES, { filter, ...args });
  return { ...data.brides, calls, errors };
}

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});

test('a cold start answers at once, says so, and reads each page of each hall once', async () => {
  expect(await search()).toMatchObject({
    totalCount: 0,
    edges: [],
    index: { readHallCount: 0, hallCount: 0, isComplete: false },
  });
  await expect.poll(async () => (await search()).index.isComplete, POLL).toBe(true);
  const { index, calls, totalCount } = await search();
  expect(calls).toEqual([]);
  expect(totalCount).toBeGreaterThan(300);
  const pages = (await origin.calls(HALL_BRIDES)).map(({ path, query }) => `${path}?${query}`);
  expect(pages.length).toBeGreaterThan(index.hallCount);
  expect(new Set(pages).size).toBe(pages.length);
}, 240_000);

test('finds brides on every page of the reports of a hall, as its own list does', async () => {
  const HALL = `query ($id: String!) { hall(by: { rawId: $id }) { brides(sort: NEWEST) { rawId }
    allBrides(sort: NEWEST, first: 100) { nodes { rawId } } } }`;
  type Brides = { hall: { brides: { rawId: string }[]; allBrides: { nodes: { rawId: string }[] } } };
  const second = (await origin.calls(HALL_BRIDES)).filter(({ query }) => query?.endsWith('page=2'));
  let later = 0;
  for (const { path } of second.slice(0, 20)) {
    const id = /\d+/.exec(path)?.[0] ?? '';
    const { hall } = (await gateway.execute<Brides>(HALL, { id })).data;
    const { edges } = await search({ hallRawId: id });
    expect(edges.map(({ node }) => node.rawId)).toEqual(hall.allBrides.nodes.map(({ rawId }) => rawId));
    later += edges.length - hall.brides.length;
  }
  expect(later).toBeGreaterThan(0);
});

describe('a search', () => {
  test('is newest first and paged without gaps', async () => {
    const pages = await Promise.all([1, 2].map((page) => search({}, { first: 50, page })));
    const { edges } = await search({}, { first: 100 });
    expect(pages.flatMap((page) => page.edges)).toEqual(edges);
    const times = edges.map(({ review }) => review.postedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('meets every condition', async () => {
    const all = await search();
    const [{ node, review, hall }] = all.edges.filter(
      (edge) => edge.review.totalCost !== null && edge.review.guestCount !== null && edge.node.receptionStyle,
    ) as [Found['edges'][number]];
    const { season } = review;
    const [guests, bill] = [review.guestCount ?? 0, review.totalCost ?? 0];
    const prefecture = hall.location.prefecture?.slug;
    const found = async (filter: object): Promise<Found['edges']> => {
      const { edges, errors, totalCount } = await search(filter);
      expect([errors, edges.some((edge) => edge.node.rawId === node.rawId)]).toEqual([[], true]);
      expect(totalCount).toBeLessThan(all.totalCount);
      return edges;
    };
    for (const edge of await found({ guestCount: guests + 10 }))
      expect(Math.abs((edge.review.guestCount ?? 0) - guests - 10)).toBeLessThanOrEqual(10);
    for (const edge of await found({ season })) expect(edge.review.season).toBe(season);
    for (const edge of await found({ style: node.receptionStyle }))
      expect(edge.node.receptionStyle).toBe(node.receptionStyle);
    for (const edge of await found({ minTotalCost: bill, maxTotalCost: bill + 500_000 })) {
      expect(edge.review.totalCost).toBeGreaterThanOrEqual(bill);
      expect(edge.review.totalCost).toBeLessThanOrEqual(bill + 500_000);
    }
    for (const edge of await found({ prefectureSlug: prefecture }))
      expect(edge.hall.location.prefecture?.slug).toBe(prefecture);
    const { areaSlug, regions, stationId } = hall.location;
    for (const edge of await found({ areaSlug })) expect(edge.hall.location.areaSlug).toBe(areaSlug);
    const regionSlug = regions[0]?.slug ?? '';
    for (const edge of await found({ regionSlug }))
      expect(edge.hall.location.regions.map(({ slug }) => slug)).toContain(regionSlug);
    for (const edge of await found({ stationRawId: stationId }))
      expect(edge.hall.location.stationId).toBe(stationId);
    for (const edge of await found({ districtSlug: hall.location.districtSlug }))
      expect(edge.hall.location.districtSlug).toBe(hall.location.districtSlug);
    for (const edge of await found({ hallRawId: hall.rawId })) expect(edge.hall.rawId).toBe(hall.rawId);
    for (const edge of await found({ hallName: hall.name.toUpperCase() }))
      expect(edge.hall.name).toContain(hall.name);
    expect((await search({ guestCount: 9_999 })).totalCount).toBe(0);
  });

  test('finds the words of the name of a hall in any order', async () => {
    const found = async (hallName: string) => (await search({ hallName })).edges.map(({ hall }) => hall.name);
    const names = await found('銀座　ホテル');
    expect(names).toContain((await found('ホテル銀座'))[0]);
    expect(names.filter((name) => !/銀座/.test(name) || !/ホテル/.test(name))).toEqual([]);
    expect(await found('銀座 みつからない')).toEqual([]);
    // Not the few letters that are left of them when spellings are compared.
    for (const name of ['zzz', 'ＺＺ', 'uuuu', '！？', '銀座 zzz'])
      expect(await found(name), name).toEqual([]);
    expect(await found('ﾎﾃﾙ ginza')).toEqual(names);
    expect(await found('ほてる')).toEqual(await found('ホテル'));
    expect(await found('銀')).toEqual(expect.arrayContaining(names));
  });

  test('counts by place and style without each, and finds as many there', async () => {
    const { prefectureCounts, styleCounts } = await search({ prefectureSlug: 'tokyo', style: '教会式' });
    const tokyo = prefectureCounts.find(({ prefecture }) => prefecture.slug === 'tokyo');
    expect(prefectureCounts.length).toBeGreaterThan(3);
    expect(styleCounts.length).toBeGreaterThan(1);
    const { totalCount } = await search({ prefectureSlug: 'tokyo', style: '教会式' });
    expect([tokyo?.count, styleCounts.find(({ style }) => style === '教会式')?.count]).toEqual([
      totalCount,
      totalCount,
    ]);
  });

  test.each([
    { guestCount: 0 },
    { season: 'spring' },
    { minTotalCost: 2, maxTotalCost: 1 },
    { hallName: 'あ'.repeat(101) },
  ])('refuses %j', async (filter) => {
    const { errors } = await gateway.execute(BRIDES, { filter });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });
});

describe('where replies are invalid', () => {
  /** The search of a gateway that has read the first halls, one of which is broken. */
  async function searchBroken(
    filter: object,
    field: string[],
    kind: (value: unknown) => unknown,
  ): Promise<Found> {
    await using fields = await startFieldFaultProxy(origin.url);
    fields.break({
      path: /^\/api\/halls\/\?/,
      field: ['halls'],
      kind: (rows) => (Array.isArray(rows) ? rows.slice(0, 4) : rows),
    });
    fields.break({ path: /^\/api\/wn\/halls\/\d+\/brides\?/, field, kind });
    const other = createTestGateway(fields.url);
    const read = async () => (await other.execute<{ brides: Found }>(BRIDES, { filter })).data.brides;
    const tried = async () => {
      const { index } = await read();
      return index.hallCount > 0 && index.readHallCount + index.unreadableHallCount === index.hallCount;
    };
    await expect.poll(tried, { timeout: 30_000, interval: 100 }).toBe(true);
    const found = await read();
    await other.close();
    return found;
  }

  test('a hall that cannot be read is not one without brides', async () => {
    let first: unknown;
    const { index, totalCount } = await searchBroken({}, ['brides'], (rows) => {
      first ??= JSON.stringify(rows);
      return first === JSON.stringify(rows) ? 'invalid' : rows;
    });
    expect(index).toMatchObject({ unreadableHallCount: 1, readHallCount: 3, isComplete: false });
    expect(totalCount).toBeGreaterThan(0);
  });

  test('a value to compare that is invalid leaves its hall open, and matters to no other condition', async () => {
    const broken = (filter: object) => searchBroken(filter, ['brides', '*', 'guest_count'], () => 'invalid');
    const { index, totalCount } = await broken({ guestCount: 60 });
    expect([totalCount, index.isComplete, index.unreadableHallCount > 0]).toEqual([0, false, true]);
    expect(await broken({})).toMatchObject({ index: { unreadableHallCount: 0, isComplete: true } });
  });
});

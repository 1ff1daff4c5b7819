import { afterAll, describe, expect, inject, test } from 'vitest';

import { HALL_PAGE_QUERY } from './hallPageQuery.ts';
import { createTestGateway, demoHeaders } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

interface Page {
  hall: {
    rawId: string;
    commentStats: unknown[];
    popularPhotos: unknown[];
    topBridePhotos: unknown[];
    photoSections: { category: string; photos: { category: string }[] }[];
    bridePhotos: { totalCount: number; nodes: unknown[]; pageInfo: { hasNextPage: boolean } };
    reviews: { totalCount: number; nodes: { rawId: string; season: string | null; postedAt: string }[] };
    costs: { totalCount: number; nodes: { guestCount: number | null; weddingMonth: string | null }[] };
    fairs: {
      totalCount: number;
      nodes: { id: string; rawId: string; heldOn: string; hall: { rawId: string } }[];
    };
    nearbyHalls: { rawId: string }[];
    questionsAndAnswers: { type: string }[];
    location: { regions: { slug: string }[] };
  };
}

/**
 * Calls of the whole page: one per distinct resource. The search options name the regions of a hall in several of
 * them.
 */
const CALLS = [
  'R45',
  'R54',
  'R55',
  'R56',
  'R57',
  'R58',
  'R59',
  'R60',
  'R61',
  'R62',
  'R63',
  'R64',
  'R65',
  'R66',
  'R67',
  'R68',
  'R70',
  'R71',
  'R92',
  'R93',
  'R94',
];

/** Creates a hall with data for every section. */
async function richHall(): Promise<string> {
  const { data } = await execute<{ halls: { nodes: { rawId: string }[] } }>(
    '{ halls(sort: REVIEWS_MANY, first: 1) { nodes { rawId } } }',
  );
  return data.halls.nodes[0]?.rawId ?? '';
}

describe('the hall page', () => {
  test('resolves every section with one call per resource', async () => {
    const id = await richHall();
    const { data, errors, calls } = await execute<Page>(
      HALL_PAGE_QUERY,
      { id },
      { headers: demoHeaders, compiled: true },
    );
    expect(errors).toEqual([]);
    expect(calls.filter((call) => call !== 'R83')).toEqual(CALLS);
    const { hall } = data;
    expect(hall.commentStats).toHaveLength(25);
    expect(hall.topBridePhotos.length).toBeLessThanOrEqual(4);
    expect(
      hall.photoSections.every(({ category, photos }) =>
        photos.every((photo) => photo.category === category),
      ),
    ).toBe(true);
    expect(hall.bridePhotos.pageInfo.hasNextPage).toBe(hall.bridePhotos.totalCount > 36);
    expect(hall.reviews.nodes.length).toBe(Math.min(18, hall.reviews.totalCount));
    expect(hall.fairs.nodes.every((fair) => fair.hall.rawId === id)).toBe(true);
    expect(hall.nearbyHalls.map(({ rawId }) => rawId)).not.toContain(id);
  });

  test('is the same compiled and interpreted, and makes no call the second time', async () => {
    const id = await richHall();
    const interpreted = await execute<Page>(HALL_PAGE_QUERY, { id });
    const compiled = await execute<Page>(HALL_PAGE_QUERY, { id }, { compiled: true });
    expect(compiled.data).toEqual(interpreted.data);
    expect(compiled.calls).toEqual([]);
  });

  test('resolves edge-case halls without errors', async () => {
    for (const sort of ['RECOMMENDED', 'COST_LOW', 'NEWEST', 'REVIEWS_HIGH']) {
      const { data } = await execute<{ halls: { nodes: { rawId: string }[] } }>(
        'query ($sort: HallSort) { halls(sort: $sort, first: 8) { nodes { rawId } } }',
        { sort },
      );
      for (const { rawId: id } of data.halls.nodes) {
        const { errors } = await execute<Page>(HALL_PAGE_QUERY, { id }, { compiled: true });
        expect({ id, errors }).toEqual({ id, errors: [] });
      }
    }
  });

  test('makes the same calls by slug', async () => {
    const id = await richHall();
    const bySlug = HALL_PAGE_QUERY.replace('$id: String!', '$areaSlug: String!, $slug: String!').replace(
      'rawId: $id',
      'slug: { areaSlug: $areaSlug, slug: $slug }',
    );
    const { data } = await execute<{ hall: { areaSlug: string; slug: string } }>(
      'query ($id: String!) { hall(by: { rawId: $id }) { areaSlug slug } }',
      { id },
    );
    const found = await execute<Page>(bySlug, { ...data.hall });
    expect(found.errors).toEqual([]);
    expect(found.calls).toEqual(['R75']);
  });
});

describe('lists of a hall', () => {
  test('reviews by season and order, with page numbers', async () => {
    const id = await richHall();
    const REVIEWS =
      'query ($id: String!, $season: String, $sort: ReportSort, $page: Int) { hall(by: { rawId: $id }) { reviews(season: $season, sort: $sort, page: $page) { totalCount nodes { rawId season postedAt } } } }';
    const read = async (variables: object) =>
      (await execute<Page>(REVIEWS, { id, ...variables })).data.hall.reviews;
    const newest = (await read({ sort: 'NEWEST' })).nodes.map(({ postedAt }) => Date.parse(postedAt));
    expect(newest).toEqual(newest.toSorted((a, b) => b - a));
    const all = await read({});
    const season = all.nodes.find((review) => review.season !== null)?.season;
    const ofSeason = await read({ season });
    expect(ofSeason.totalCount).toBeLessThanOrEqual(all.totalCount);
    expect(ofSeason.nodes.every((review) => review.season === season)).toBe(true);
    const pages = Math.ceil(all.totalCount / 18);
    expect((await read({ page: pages })).nodes).toHaveLength(all.totalCount - (pages - 1) * 18);
    expect((await read({ page: pages + 1 })).nodes).toEqual([]);
    const { errors } = await execute(REVIEWS, { id, season: '2026' });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });

  test('costs by number of guests, with months as their first day', async () => {
    const id = await richHall();
    const { data } = await execute<Page>(
      'query ($id: String!) { hall(by: { rawId: $id }) { costs(guestCount: 60) { totalCount nodes { guestCount weddingMonth } } } }',
      { id },
    );
    expect(
      data.hall.costs.nodes.every(({ guestCount }) => guestCount !== null && Math.abs(guestCount - 60) <= 10),
    ).toBe(true);
    expect(
      data.hall.costs.nodes.every(
        ({ weddingMonth }) => weddingMonth === null || weddingMonth.endsWith('-01'),
      ),
    ).toBe(true);
  });

  test('fairs of a day; a fair by its address and by its id', async () => {
    const id = await richHall();
    const FAIRS =
      'query ($id: String!, $day: LocalDate) { hall(by: { rawId: $id }) { fairs(heldOn: $day, first: 20) { totalCount nodes { id rawId heldOn name } } } }';
    const { data } = await execute<Page>(FAIRS, { id });
    const [fair] = data.hall.fairs.nodes;
    const days = data.hall.fairs.nodes.map(({ heldOn }) => heldOn);
    expect(days).toEqual(days.toSorted());
    const ofDay = await execute<Page>(FAIRS, { id, day: fair?.heldOn });
    expect(ofDay.data.hall.fairs.nodes.every(({ heldOn }) => heldOn === fair?.heldOn)).toBe(true);
    const FAIR = 'query ($by: FairBy!) { fair(by: $by) { id rawId heldOn name } }';
    for (const by of [{ id: fair?.id }, { path: { hallRawId: id, fairRawId: fair?.rawId } }]) {
      expect((await execute(FAIR, { by })).data).toEqual({ fair });
    }
    expect((await execute(FAIR, { by: { path: { hallRawId: id, fairRawId: '999999999' } } })).data).toEqual({
      fair: null,
    });
  });

  test('photos and questions by category', async () => {
    const id = await richHall();
    const { data, calls } = await execute<
      Page & { hall: { bridePhotos: { nodes: { category: string }[] } } }
    >(
      'query ($id: String!) { hall(by: { rawId: $id }) { bridePhotos(group: DRESS, first: 5) { nodes { category } } questionsAndAnswers(type: COST) { type } } }',
      { id },
    );
    expect(data.hall.bridePhotos.nodes.every(({ category }) => category === 'DRESS')).toBe(true);
    expect(data.hall.questionsAndAnswers.every(({ type }) => type === 'COST')).toBe(true);
    expect(calls).not.toContain('R58');
  });
});

test('videos of a hall and of its prefecture, each with an address', async () => {
  const { data, errors } = await execute<{
    hall: { name: string; videos: { rawId: string; url: string; hallName: string | null }[] };
  }>('{ hall(by: { rawId: "1" }) { name videos { rawId url hallName } } }');
  expect(errors).toEqual([]);
  const { videos } = data.hall;
  expect(videos.length).toBeGreaterThan(0);
  expect(new Set(videos.map(({ rawId }) => rawId)).size).toBe(videos.length);
  for (const { url } of videos) expect(url).toMatch(/^https?:\/\/[^/]+\/./);
});

test('videos, booking sites, photo counts', async () => {
  const { data, errors } = await execute<{
    hallVideos: {
      totalCount: number;
      nodes: { url: string; hall: { name: string } | null; hallName: string | null }[];
    };
    bookingSiteCategories: unknown[];
    photoCounts: { count: number }[];
  }>(
    '{ hallVideos(prefectureSlug: "tokyo", first: 3) { totalCount nodes { rawId title url thumbnail { url } durationSeconds publishedAt hallName hall { name } } } bookingSiteCategories { rawId name slug } photoCounts { category count } }',
  );
  expect(errors).toEqual([]);
  expect(data.hallVideos.nodes.every(({ hall, hallName }) => (hall?.name ?? null) === hallName)).toBe(true);
  expect(data.bookingSiteCategories.length).toBeGreaterThan(0);
  expect(data.photoCounts).toHaveLength(9);
});

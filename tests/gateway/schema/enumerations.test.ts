/** Every enum value of halls, fairs, photos and places, read from the real REST APIs. */
import { afterAll, expect, inject, test } from 'vitest';

import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const VENUE_TYPES = [
  'HOTEL', 'CEREMONY_HALL', 'WEDDING_HALL', 'RESTAURANT', 'SHRINE_OR_TEMPLE', 'PHOTO_STUDIO', 'OTHER',
]; // prettier-ignore

test.each(VENUE_TYPES)('a search for %s finds halls of that kind only', async (venueType) => {
  const { data, errors } = await execute<{ halls: { totalCount: number; nodes: { venueType: string }[] } }>(
    'query ($type: VenueType!) { halls(filter: { venueTypes: [$type] }) { totalCount nodes { venueType } } }',
    { type: venueType },
  );
  expect(errors).toEqual([]);
  expect(data.halls.totalCount).toBeGreaterThan(0);
  expect(new Set(data.halls.nodes.map((hall) => hall.venueType))).toEqual(new Set([venueType]));
});

interface Kinds {
  halls: {
    nodes: {
      fairContents: string[];
      reviews: { nodes: { customerStatus: string | null }[] };
    }[];
  };
  photoCounts: { category: string; count: number }[];
}

test('fairs, photos and reviews use all their kinds', async () => {
  const { data, errors } = await execute<Kinds>(
    '{ halls(sort: REVIEWS_MANY, first: 12) { nodes { fairContents reviews(first: 18) { nodes { customerStatus } } } } photoCounts { category count } }',
  );
  expect(errors).toEqual([]);
  const { nodes } = data.halls;
  const contents = nodes.flatMap(({ fairContents }) => fairContents);
  expect([...new Set(contents)].toSorted()).toEqual([
    'CONSULTATION', 'DECORATION', 'FOOD', 'MOCK_CEREMONY', 'MOCK_RECEPTION', 'SHOW', 'TASTING', 'TRY_ON_DRESS',
  ]); // prettier-ignore
  const statuses = nodes.flatMap(({ reviews }) =>
    reviews.nodes.flatMap(({ customerStatus }) => customerStatus ?? []),
  );
  expect([...new Set(statuses)].toSorted()).toEqual([
    'APPLIED_ONLY',
    'ATTENDED',
    'VIEWED_ONLY',
    'WEDDING_HELD',
  ]);
  expect(data.photoCounts.map(({ category }) => category).toSorted()).toEqual([
    'CEREMONY', 'DECORATION', 'DRESS', 'FACILITY', 'FOOD', 'GARDEN', 'IMAGE', 'OTHER', 'RECEPTION',
  ]); // prettier-ignore
  expect(data.photoCounts.every(({ count }) => count > 0)).toBe(true);
});

interface Options {
  hallSearchOptions: {
    areas: { slug: string; domesticArea: string | null }[];
    prefectures: { name: string }[];
    planTypes: { label: string }[];
    planTags: { label: string }[];
  };
}

test('eight areas of Japan, 11 destinations abroad, 47 prefectures; plans of all kinds', async () => {
  const { data } = await execute<Options>(
    '{ hallSearchOptions { areas { slug domesticArea } prefectures { name } planTypes { label } planTags { label } } }',
  );
  const { areas, prefectures, planTypes, planTags } = data.hallSearchOptions;
  expect(areas.flatMap(({ domesticArea }) => domesticArea ?? []).toSorted()).toEqual([
    'CHUBU', 'CHUGOKU', 'HOKKAIDO', 'KANTO', 'KINKI', 'KYUSHU', 'SHIKOKU', 'TOHOKU',
  ]); // prettier-ignore
  expect(areas.filter(({ domesticArea }) => domesticArea === null)).toHaveLength(11);
  expect(prefectures).toHaveLength(47);
  expect(prefectures.every(({ name }) => /[都道府県]$/.test(name))).toBe(true);
  expect([planTypes.length > 0, planTags.length > 0]).toEqual([true, true]);
});

test.each([
  ['Mozilla/5.0 (iPhone) MusubiApp/3.0.0', { platform: 'IOS', version: '3.0.0', showsNotifications: true }],
  [
    'Mozilla/5.0 (Linux; Android 16) MusubiApp/2.9.9',
    { platform: 'ANDROID', version: '2.9.9', showsNotifications: false },
  ],
  ['Mozilla/5.0 MusubiApp', { platform: null, version: null, showsNotifications: false }],
  ['Mozilla/5.0 (iPhone) Safari', null],
])('the app of %s', async (agent, app) => {
  const { data } = await execute<{ viewer: { app: unknown } }>(
    '{ viewer { app { platform version showsNotifications } } }',
    {},
    { headers: { 'user-agent': agent } },
  );
  expect(data.viewer.app).toEqual(app);
});

interface Videos {
  hallVideos: { nodes: { rawId: string }[]; pageCursors: { last: { page: number } | null } };
}

test('videos are paged by number up to the last page, without a call for the halls', async () => {
  const VIDEOS =
    'query ($page: Int) { hallVideos(prefectureSlug: "tokyo", page: $page) { nodes { rawId hall { rawId } } pageCursors { last { page } } } }';
  const first = await execute<Videos>(VIDEOS, { page: 1 });
  expect(first.calls).toEqual(['R79']);
  const last = first.data.hallVideos.pageCursors.last?.page ?? 1;
  const end = await execute<Videos>(VIDEOS, { page: last });
  expect(end.data.hallVideos.nodes.length).toBeGreaterThan(0);
  expect(end.data.hallVideos.nodes[0]).not.toEqual(first.data.hallVideos.nodes[0]);
  expect((await execute<Videos>(VIDEOS, { page: last + 1 })).data.hallVideos.nodes).toEqual([]);
});

test('statistics of a place cost one call; an unknown place has none', async () => {
  const STATS =
    'query ($place: PlaceInput!) { areaStats(place: $place) { hallCount averageCost averageGuestCount } }';
  const region = await execute<{ areaStats: { hallCount: number } | null }>(STATS, {
    place: { prefectureSlug: 'tokyo' },
  });
  expect(region.calls).toEqual(['R81']);
  expect(region.data.areaStats?.hallCount).toBeGreaterThan(0);
  const nowhere = await execute<{ areaStats: null }>(STATS, { place: { areaSlug: 'atlantis' } });
  expect([nowhere.data.areaStats, nowhere.errors]).toEqual([null, []]);
});

test.each([
  ['a district', { districtSlug: 'ginza' }],
  ['a station', { stationId: '1101' }],
  ['several regions', { regionSlugs: ['ginza', 'omotesando-aoyama'] }],
  ['bounds', { bounds: { south: 35, west: 139, north: 36, east: 140 } }],
])('statistics of %s are refused without a call', async (_kind, place) => {
  const { data, errors, calls } = await execute<{ areaStats: null }>(
    'query ($place: PlaceInput!) { areaStats(place: $place) { hallCount } }',
    { place },
  );
  expect([data.areaStats, errors.map(({ code }) => code), calls]).toEqual([null, ['BAD_USER_INPUT'], []]);
});

test.each([
  'hallRanking(prefectureSlug: $slug) { rank }',
  'hallVideos(prefectureSlug: $slug) { totalCount }',
  'prefectureArticles(prefectureSlug: $slug) { totalCount }',
])('an unknown prefecture is refused without a call: %s', async (field) => {
  const { errors, calls } = await execute(`query ($slug: String!) { ${field} }`, { slug: 'atlantis' });
  expect([errors.map(({ code }) => code), calls]).toEqual([['BAD_USER_INPUT'], []]);
});

test.each([
  ['areaStats(place: { prefectureSlug: $slug }) { hallCount }', '..'],
  ['areaStats(place: { areaSlug: $slug }) { hallCount }', 'Kantō'],
  ['sponsoredHall(prefectureSlug: $slug) { prLabel }', ''],
])('text that is no slug is refused by the name of its argument, without a call: %s', async (field, slug) => {
  const { errors, calls } = await execute(`query ($slug: String!) { ${field} }`, { slug });
  expect([errors, calls]).toEqual([
    [
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        message: expect.stringMatching(/^Invalid `(prefecture|area)Slug`: /),
      }),
    ],
    [],
  ]);
});

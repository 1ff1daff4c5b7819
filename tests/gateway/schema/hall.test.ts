import { afterAll, describe, expect, inject, test } from 'vitest';

import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

describe('a hall', () => {
  interface HallResult {
    hall: { id: string; rawId: string; name: string; slug: string; areaSlug: string; url: string } | null;
  }
  const HALL_QUERY = 'query ($by: HallBy!) { hall(by: $by) { id rawId name slug areaSlug url } }';

  test('is the same by raw id, by global id and by slug', async () => {
    const byRawId = (await execute<HallResult>(HALL_QUERY, { by: { rawId: '1' } })).data.hall;
    expect(byRawId?.rawId).toBe('1');
    expect((await execute<HallResult>(HALL_QUERY, { by: { id: byRawId?.id } })).data.hall).toEqual(byRawId);
    const bySlug = { areaSlug: byRawId?.areaSlug, slug: byRawId?.slug };
    expect((await execute<HallResult>(HALL_QUERY, { by: { slug: bySlug } })).data.hall).toEqual(byRawId);
    expect(byRawId?.url).toBe(`http://site.test/halls/${byRawId?.areaSlug}/${byRawId?.slug}`);
  });

  test.each([
    { rawId: '999999999' },
    { rawId: '9223372036854775807' },
    { slug: { areaSlug: 'kanto', slug: 'no-such-hall' } },
  ])('that does not exist is null without an error: %o', async (by) => {
    const { data, errors } = await execute<HallResult>(HALL_QUERY, { by });
    expect([data.hall, errors]).toEqual([null, []]);
  });

  test.each([
    '../1',
    '..%2f..%2fuser_karte',
    '1/../2',
    '1?user_id=2',
    '1#x',
    '1;x',
    '%00',
    '１',
    '-1',
    '1e3',
    '1\r\nx',
    '\u202e1',
    '9223372036854775808',
  ])('keeps malicious ids from the REST API: %s', async (rawId) => {
    for (const by of [
      { rawId },
      { slug: { areaSlug: rawId, slug: 'fairs' } },
      { slug: { areaSlug: '1', slug: rawId } },
    ]) {
      const { data, errors, calls } = await execute<HallResult>(HALL_QUERY, { by });
      expect([data.hall, errors, calls]).toEqual([null, [], []]);
    }
  });

  test('rejects the id of another type', async () => {
    const { errors, calls } = await execute(HALL_QUERY, {
      by: { id: Buffer.from('Fair:1/2').toString('base64url') },
    });
    expect([errors[0]?.code, calls]).toEqual(['BAD_USER_INPUT', []]);
  });
});

describe('other hall queries', () => {
  test('ranking, sponsored hall, options, presets, statistics', async () => {
    const { data, errors, calls } = await execute<{
      hallRanking: { rank: number; hall: { name: string } }[];
      sponsoredHall: { prLabel: string; hall: { name: string } } | null;
      hallSearchOptions: {
        areas: { domesticArea: string | null }[];
        prefectures: unknown[];
        regions: { prefectureSlug: string }[];
        seasons: unknown[];
      };
      savedHallSearches: { title: string; url: string }[];
      areaStats: { hallCount: number };
      nowhere: null;
    }>(/* GraphQL */ `
      {
        hallRanking(prefectureSlug: "tokyo", sort: REVIEWS_MANY) {
          rank
          hall {
            name
          }
        }
        sponsoredHall(prefectureSlug: "tokyo") {
          prLabel
          hall {
            name
          }
        }
        hallSearchOptions {
          areas {
            slug
            name
            domesticArea
          }
          prefectures {
            slug
            name
            areaSlug
          }
          regions(prefectureSlug: "tokyo") {
            slug
            name
            prefectureSlug
          }
          seasons {
            value
            label
          }
        }
        savedHallSearches {
          title
          url
        }
        areaStats(place: { prefectureSlug: "tokyo" }) {
          hallCount
          reviewCount
          photoCount
          averageCost
          averageGuestCount
        }
        nowhere: areaStats(place: { regionSlugs: ["no-such-region"] }) {
          hallCount
        }
      }
    `);
    expect(errors).toEqual([]);
    expect(data.hallRanking.map(({ rank }) => rank)).toEqual(data.hallRanking.map((_, index) => index + 1));
    expect(data.sponsoredHall === null || data.sponsoredHall.prLabel !== '').toBe(true);
    expect(data.hallSearchOptions.areas.filter(({ domesticArea }) => domesticArea !== null)).toHaveLength(8);
    expect(data.hallSearchOptions.areas).toHaveLength(19);
    expect(data.hallSearchOptions.prefectures).toHaveLength(47);
    expect(data.hallSearchOptions.regions.every(({ prefectureSlug }) => prefectureSlug === 'tokyo')).toBe(
      true,
    );
    expect(data.hallSearchOptions.seasons).toHaveLength(21);
    expect(data.savedHallSearches.length).toBeGreaterThan(0);
    expect(data.areaStats.hallCount).toBeGreaterThan(0);
    expect(data.nowhere).toBeNull();
    expect(calls).toEqual(['R69', 'R81', 'R81', 'R83', 'R90', 'R91']);
  });
});

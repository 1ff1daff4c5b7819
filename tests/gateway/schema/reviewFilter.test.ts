/** Reviews by conditions that the REST API lacks, and mean scores over all of them. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { authorsOf } from '#gateway/domains/bride/hallBrides.ts';
import { averageScores } from '#gateway/domains/review/reviewAverages.ts';
import { lowestFirst, meets } from '#gateway/domains/review/reviewFilter.ts';
import type { ReviewRow } from '#gateway/domains/review/Review.ts';
import { Malformed } from '#gateway/upstream/errors.ts';
import { createTestGateway } from './testGateway.ts';

const { execute, clearCache, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const NO_SCORES = {
  ceremony: null,
  reception: null,
  food: null,
  staff: null,
  cost: null,
  access: null,
  facility: null,
};
const REVIEW: ReviewRow = {
  user_id: null,
  basic_nickname: 'みー',
  basic_region: null,
  basic_iconimage: null,
  reception_cover_image2: null,
  reception_place: null,
  reception_taste: null,
  reception_style: null,
  profile_share_url: null,
  review_id: '1',
  customer_status: 'wedding_held',
  season: null,
  wedding_date: null,
  guest_count: 60,
  first_estimate: null,
  total_cost: null,
  rating: 4.5,
  item_ratings: null,
  title: null,
  comments: null,
  love_count: 0,
  posted_at: '2026-04-02T19:00:00+09:00',
};
const unreadable: ReviewRow = {
  ...REVIEW,
  get rating(): number {
    throw new Malformed('R70', 'not a score');
  },
  get guest_count(): number {
    throw new Malformed('R70', 'not a number');
  },
};

describe('conditions', () => {
  test.each([
    [{}, true],
    [{ stars: 4 }, true],
    [{ stars: 5 }, false],
    [{ guestCount: 70 }, true],
    [{ guestCount: 71 }, false],
    [{ customerStatus: 'wedding_held' }, true],
    [{ customerStatus: 'viewed_only', stars: 4 }, false],
  ] as const)('%j', (conditions, isMet) => {
    expect(meets(REVIEW, conditions)).toBe(isMet);
  });

  test('are not met by what is not given or cannot be read', () => {
    const silent = { ...REVIEW, rating: null, guest_count: null, customer_status: null };
    for (const review of [silent, unreadable]) {
      expect(meets(review, { stars: 4 })).toBe(false);
      expect(meets(review, { guestCount: 60 })).toBe(false);
    }
    expect(meets(silent, { customerStatus: 'attended' })).toBe(false);
  });
});

test('a bride is listed once, as her first report describes her', () => {
  const reports = [
    { ...REVIEW, user_id: '7', guest_count: 60 },
    { ...REVIEW, user_id: '8', guest_count: 40 },
    { ...REVIEW, user_id: '7', guest_count: 30 },
  ];
  expect(authorsOf(reports).map(({ summary }) => summary)).toEqual(reports.slice(0, 2));
});

test('the lowest score comes first, none or an unreadable one last', () => {
  const [two, three, none] = [2, 3, null].map((rating) => ({ ...REVIEW, rating }));
  const given = [none, three, unreadable, two].filter((review) => review !== undefined);
  expect(lowestFirst(given)).toEqual([two, three, none, unreadable]);
});

test('mean scores are of those given, to one decimal; unknown where the only score is invalid', () => {
  const broken: ReviewRow = {
    ...REVIEW,
    item_ratings: {
      ...NO_SCORES,
      get staff(): number {
        throw new Malformed('R70', 'not a score');
      },
    },
  };
  const { scores, reviewCount, ratedCount } = averageScores([
    { ...REVIEW, item_ratings: { ...NO_SCORES, food: 4, staff: 5 } },
    { ...REVIEW, item_ratings: { ...NO_SCORES, food: 3.5 } },
    { ...REVIEW, item_ratings: { ...NO_SCORES, food: 5 }, rating: null },
    unreadable,
    broken,
  ]);
  expect([scores('food'), scores('staff'), scores('access')]).toEqual([4.2, 5, null]);
  expect(() => averageScores([REVIEW, broken]).scores('staff')).toThrow(Malformed);
  expect({ reviewCount, ratedCount }).toEqual({ reviewCount: 5, ratedCount: 3 });
});

interface Found {
  hall: {
    reviewAverages: { reviewCount: number; itemRatings: { food: number } };
    reviews: {
      totalCount: number;
      nodes: { rawId: string; rating: number | null; guestCount: number | null; customerStatus: string }[];
      pageInfo: { hasNextPage: boolean };
    };
  };
}
const REVIEWS = `query ($id: String!, $filter: ReviewFilter, $lowest: Boolean, $page: Int = 1) {
  hall(by: { rawId: $id }) {
    reviewAverages { reviewCount itemRatings { food } }
    reviews(filter: $filter, lowestRatedFirst: $lowest, page: $page) {
      totalCount nodes { rawId rating guestCount customerStatus } pageInfo { hasNextPage }
    }
  }
}`;

describe('a well reviewed hall', () => {
  let id: string;
  let all: Found['hall']['reviews']['nodes'];
  beforeAll(async () => {
    const { data } = await execute<{ halls: { nodes: { rawId: string }[] } }>(
      '{ halls(sort: REVIEWS_MANY, first: 1) { nodes { rawId } } }',
    );
    id = data.halls.nodes[0]?.rawId ?? '';
    const read = async (page: number) => (await execute<Found>(REVIEWS, { id, page })).data.hall.reviews;
    const first = await read(1);
    const pages = Math.ceil(first.totalCount / 18);
    const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)));
    all = [first, ...others].flatMap(({ nodes }) => nodes);
    expect(all.length).toBeGreaterThan(36);
  });

  test('finds the reviews that meet all conditions, among all pages', async () => {
    const filter = { customerStatus: 'WEDDING_HELD', stars: 4, guestCount: 60 };
    const expected = all.filter(
      ({ rating, guestCount, customerStatus }) =>
        customerStatus === 'WEDDING_HELD' &&
        Math.floor(rating ?? 0) === 4 &&
        Math.abs((guestCount ?? 1000) - 60) <= 10,
    );
    const { data } = await execute<Found>(REVIEWS, { id, filter });
    expect(expected.length).toBeGreaterThan(0);
    expect(data.hall.reviews.totalCount).toBe(expected.length);
    expect(data.hall.reviews.nodes).toEqual(expected.slice(0, 18));
  });

  test('gives the lowest scores first over its pages', async () => {
    const read = (page: number) => execute<Found>(REVIEWS, { id, lowest: true, page });
    const pages = await Promise.all([read(1), read(2)]);
    const ratings = pages.flatMap(({ data }) => data.hall.reviews.nodes.map(({ rating }) => rating ?? 6));
    expect(ratings).toEqual(
      all
        .map(({ rating }) => rating ?? 6)
        .toSorted((a, b) => a - b)
        .slice(0, 36),
    );
    expect(pages[0]?.data.hall.reviews).toMatchObject({
      totalCount: all.length,
      pageInfo: { hasNextPage: true },
    });
  });

  test('averages all reviews, each of whose pages is read once for list and averages', async () => {
    clearCache();
    const { data, calls } = await execute<Found>(REVIEWS, { id, lowest: true });
    expect(data.hall.reviewAverages.reviewCount).toBe(all.length);
    expect(calls.filter((call) => call === 'R70')).toHaveLength(Math.ceil(all.length / 18));
  });

  test.each([{ stars: 0 }, { stars: 6 }, { guestCount: 0 }])('%j is refused', async (filter) => {
    const { errors } = await execute(REVIEWS, { id, filter });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: 'hall.reviews' }]);
  });
});

import { graphql, readInlineData } from 'relay-runtime';
import type { averages_ratings$key } from '../../__generated__/averages_ratings.graphql.ts';
import { REVIEW_ITEMS } from '../../names.ts';
import type { RatingPart } from '../../ui/review/RatingBars.tsx';

/** Mean score of each item over the reviews shown, to one decimal; null for an item nobody rated. */
export function averages(reviews: ReadonlyArray<averages_ratings$key | null | undefined>): RatingPart[] {
  const ratings = reviews.map((review) => {
    const { ceremony, reception, food, staff, cost, access, facility } =
      readInlineData(
        graphql`
          fragment averages_ratings on ItemRatings @inline {
            ceremony
            reception
            food
            staff
            cost
            access
            facility
          }
        `,
        review ?? null,
      ) ?? {};
    return { ceremony, reception, food, staff, cost, access, facility };
  });
  return (['ceremony', 'reception', 'food', 'staff', 'cost', 'access', 'facility'] as const).map((item) => ({
    label: REVIEW_ITEMS[item] ?? item,
    value: mean(ratings.map((rating) => rating[item]).filter((score) => score != null)),
  }));
}

function mean(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

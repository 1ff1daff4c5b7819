/** Scores of a hall by aspect, over all of its reviews. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional, readValid } from '#gateway/upstream/decode.ts';

import { Hall } from '../hall/Hall.ts';
import { ItemRatings, type ReviewRow, type Scores } from './Review.ts';
import { MAX_REPORTS, readReports } from './source.ts';

interface Averages {
  readonly reviewCount: number;
  readonly ratedCount: number;
  readonly scores: Scores;
}

/** Mean scores to one decimal; null for an aspect that nobody scored. Invalid scores do not count. */
export function averageScores(reviews: readonly ReviewRow[]): Averages {
  return {
    reviewCount: reviews.length,
    ratedCount: reviews.filter((review) => readOptional(() => review.rating) !== null).length,
    scores: (item) => mean(readValid(reviews, (review) => review.item_ratings?.[item])),
  };
}

function mean(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

const ReviewAverages = builder.objectRef<Averages>('ReviewAverages').implement({
  description: 'Mean scores of the reviews of a hall.',
  fields: (t) => ({
    reviewCount: t.exposeInt('reviewCount', {
      nonNull: true,
      description: 'Number of reviews read, with and without scores.',
    }),
    ratedCount: t.exposeInt('ratedCount', {
      nonNull: true,
      description: 'Number of those with a score for the hall as a whole.',
    }),
    itemRatings: t.field({
      type: ItemRatings,
      nonNull: true,
      description: 'Mean score by aspect to one decimal; null for an aspect that nobody scored.',
      resolve: ({ scores }) => scores,
    }),
  }),
});

builder.objectField(Hall, 'reviewAverages', (t) =>
  t.field({
    type: ReviewAverages,
    nullable: true,
    prefetch: true,
    needsNoObject: true,
    description: `Mean scores over all reviews of the hall, at most ${MAX_REPORTS} of them; null if the hall does not exist. One REST call per 18 reviews, shared with \`reviews\`.`,
    resolve: async ({ id }, _args, context) => {
      const reviews = await nullIfNotFound(readReports(id, {}, context));
      return reviews && averageScores(reviews);
    },
  }),
);

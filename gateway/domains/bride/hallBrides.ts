/** The brides of a hall and the author of a review, both from the hall's reports. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { droppedFrom, readOptional } from '#gateway/upstream/decode.ts';
import { listHallBrides } from '#gateway/upstream/endpoints/reviews.ts';
import { Malformed } from '#gateway/upstream/errors.ts';

import { Hall } from '../hall/Hall.ts';
import { ReportSort, Review, type ReviewRow } from '../review/Review.ts';
import { reportReader } from '../review/source.ts';
import { Bride } from './Bride.ts';
import { toBride } from './source.ts';

type OwnReview = ReviewRow & { readonly user_id: string };

/** False for an author without a public profile. */
const hasAuthor = (report: ReviewRow): report is OwnReview => report.user_id !== null;

const heldWedding = (report: ReviewRow): report is OwnReview =>
  report.customer_status === 'wedding_held' && hasAuthor(report);

/**
 * Reports by brides whose profiles may be shown. One that does not say so is left out.
 * @throws when none is left and one could not be read
 */
function byBrides(reports: readonly ReviewRow[]): OwnReview[] {
  const known = reports.filter(
    (report): report is OwnReview => readOptional(() => heldWedding(report)) ?? false,
  );
  if (known.length === 0 && droppedFrom(reports) > 0)
    throw new Malformed(listHallBrides.call, 'the only reports by brides are invalid', ['brides']);
  return known.length > 0 ? known : reports.filter(heldWedding);
}

builder.objectField(Review, 'bride', (t) =>
  t.field({
    type: Bride,
    nullable: true,
    description: 'The author; null without a public profile.',
    resolve: (report) => (hasAuthor(report) ? toBride(report) : null),
  }),
);

builder.objectField(Hall, 'brides', (t) =>
  t.field({
    type: [Bride],
    prefetch: true,
    args: {
      season: t.arg.string({
        description: 'Only weddings of this season: a value of `hallSearchOptions.seasons`.',
      }),
      sort: t.arg({ type: ReportSort, defaultValue: 'recommended', description: 'Order of the reports.' }),
    },
    description:
      'Brides with a public profile who held their wedding here, taken from the first 18 reports without duplicates. Shares its REST call with `reviews` of the same season and order.',
    resolve: async ({ id }, { season, sort }, context) => {
      const { brides } = await reportReader(id, { season, sort }, context)(1);
      const authors = byBrides(brides).map(toBride);
      return [...new Map(authors.map((bride) => [bride.id, bride])).values()];
    },
  }),
);

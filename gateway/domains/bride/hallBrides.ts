/** The brides of a hall and the author of a review, both from the hall's reports. */
import { builder } from '#gateway/schema/kit/builder.ts';

import { Hall } from '../hall/Hall.ts';
import { ReportSort, Review, type ReviewRow } from '../review/Review.ts';
import { reportReader } from '../review/source.ts';
import { Bride } from './Bride.ts';
import { type BrideSource, toBride } from './source.ts';

/** Null for an author without a public profile. */
function toAuthor({ user_id, ...report }: ReviewRow): BrideSource | null {
  return user_id === null ? null : toBride({ ...report, user_id });
}

builder.objectField(Review, 'bride', (t) =>
  t.field({
    type: Bride,
    nullable: true,
    description: 'The author; null without a public profile.',
    resolve: toAuthor,
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
      const reports = brides.filter(({ customer_status }) => customer_status === 'wedding_held');
      const authors = reports.map(toAuthor).filter((bride) => bride !== null);
      return [...new Map(authors.map((bride) => [bride.id, bride])).values()];
    },
  }),
);

/** Where brides and halls meet: the brides of a hall, and the writer behind a review (both R70). */
import { builder } from '#gateway/schema/builder.ts';

import { Hall } from '../hall/Hall.ts';
import { ReportSort, Review, type ReviewRow } from '../review/Review.ts';
import { reportsOf } from '../review/source.ts';
import { Bride } from './Bride.ts';
import { type BrideSource, brideOf } from './source.ts';

/** The writer of a report; null for one without a public profile. */
function writerOf({ user_id, ...report }: ReviewRow): BrideSource | null {
  return user_id === null ? null : brideOf({ ...report, user_id });
}

builder.objectField(Review, 'bride', (t) =>
  t.field({
    type: Bride,
    nullable: true,
    description: 'The writer; null when she or he has no public profile.',
    resolve: writerOf,
  }),
);

builder.objectField(Hall, 'brides', (t) =>
  t.field({
    type: [Bride],
    startsWithParent: true,
    args: {
      season: t.arg.string({
        description: 'Only weddings of this season: a value of `hallSearchOptions.seasons`.',
      }),
      sort: t.arg({ type: ReportSort, defaultValue: 'recommended', description: 'Order.' }),
    },
    description:
      'Brides with a public profile who held their wedding here: those among the first 18 reports (R70), each once. Costs no call beside `reviews` of the same season and order.',
    resolve: async ({ id }, { season, sort }, context) => {
      const { brides } = await reportsOf(id, { season, sort }, context)(1);
      const held = brides.filter(({ customer_status }) => customer_status === 'wedding_held');
      const writers = held.map(writerOf).filter((bride) => bride !== null);
      return [...new Map(writers.map((bride) => [bride.id, bride])).values()];
    },
  }),
);

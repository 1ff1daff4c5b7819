/** The brides of a hall and the author of a review, both from the hall's reports. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { pagedInMemory, pageWindow } from '#gateway/schema/kit/paging.ts';
import { byBrides, hasProfile, oneOfEach, REPORTS_PAGE_SIZE } from '#gateway/upstream/brideReports.ts';

import { Hall } from '../hall/Hall.ts';
import { ReportSort, Review, type ReviewRow } from '../review/Review.ts';
import { MAX_REPORTS, readReports, reportReader } from '../review/source.ts';
import { Bride, BrideConnection } from './Bride.ts';
import { type BrideSource, toBride } from './source.ts';

/** The brides who wrote them, each once, as her first report describes her. */
export const authorsOf = (reports: readonly ReviewRow[]): BrideSource[] =>
  oneOfEach(byBrides(reports)).map(toBride);

const seasonText = 'Only weddings of this season: a value of `hallSearchOptions.seasons`.';
const sortText = 'Order of the reports.';

builder.objectField(Review, 'bride', (t) =>
  t.field({
    type: Bride,
    nullable: true,
    description: 'The author; null without a public profile.',
    resolve: (report) => (hasProfile(report) ? toBride(report) : null),
  }),
);

builder.objectFields(Hall, (t) => ({
  brides: t.field({
    type: [Bride],
    prefetch: true,
    args: {
      season: t.arg.string({ description: seasonText }),
      sort: t.arg({ type: ReportSort, defaultValue: 'recommended', description: sortText }),
    },
    description:
      'Brides with a public profile who held their wedding here, taken from the first 18 reports without duplicates. Shares its REST call with `reviews` of the same season and order.',
    resolve: async ({ id }, filter, context) =>
      authorsOf((await reportReader(id, filter, context)(1)).brides),
  }),
  allBrides: t.field({
    type: BrideConnection,
    prefetch: true,
    args: {
      season: t.arg.string({ description: seasonText }),
      sort: t.arg({ type: ReportSort, defaultValue: 'recommended', description: sortText }),
      ...numberedArgs(REPORTS_PAGE_SIZE),
    },
    description: `All brides with a public profile who held their wedding here, each once, 18 per page by default. Reads all reports, one REST call per 18, at most ${MAX_REPORTS} of them.`,
    usesInfo: true,
    resolve: ({ id }, { season, sort, ...args }, context, info) =>
      prefetchConnection(
        pagedInMemory(pageWindow(args, REPORTS_PAGE_SIZE), async () =>
          authorsOf(await readReports(id, { season, sort }, context)),
        ),
        info,
      ),
  }),
}));

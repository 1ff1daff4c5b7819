/** Reports on a hall, from which both its reviews and its brides are read. */
import type { Context } from '#gateway/context.ts';
import type { RawId } from '#gateway/schema/kit/node.ts';
import { type Report, REPORTS_PAGE_SIZE } from '#gateway/upstream/brideReports.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listHallBrides } from '#gateway/upstream/endpoints/reviews.ts';

import { checkSeason } from '../calendar/rules.ts';

const MAX_PAGES = 10;
/** Reports that are read at most to filter or average them; beyond these the first of the order count. */
export const MAX_REPORTS = MAX_PAGES * REPORTS_PAGE_SIZE;

export interface ReportFilter {
  /** A quarter such as `2026Q4`, or `undecided`; all weddings if absent. */
  readonly season?: string | null;
  /** Recommended first if absent. */
  readonly sort?: 'recommended' | 'created_at_desc' | null;
}

/** Returns a reader of the hall's report pages, 18 rows each. Throws BAD_USER_INPUT for an invalid season. */
export function reportReader(
  id: RawId<'Hall'>,
  { season, sort }: ReportFilter,
  { rest }: Pick<Context, 'rest'>,
) {
  checkSeason(season);
  return (page: number): Promise<Reply<typeof listHallBrides>> =>
    rest.get(listHallBrides, {
      id,
      ...(season && { season }),
      ...(sort === 'created_at_desc' && { order: sort }),
      page,
      comments: 1,
    });
}

/** All reports of a hall, at most `MAX_REPORTS`. Lists by page share their calls. */
export async function readReports(
  id: RawId<'Hall'>,
  filter: ReportFilter,
  context: Pick<Context, 'rest'>,
): Promise<readonly Report[]> {
  const load = reportReader(id, filter, context);
  const first = await load(1);
  const total = readOptional(() => first.total);
  if (total === null) return [...first.brides, ...(await readToEnd(load))];
  const pages = Math.min(MAX_PAGES, Math.ceil(total / REPORTS_PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)),
  );
  return [first, ...others].flatMap(({ brides }) => brides);
}

/** From the second page to the first empty one, for a list whose length cannot be read. */
async function readToEnd(load: ReturnType<typeof reportReader>): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let page = 2; page <= MAX_PAGES; page += 1) {
    const { brides } = await load(page);
    if (brides.length === 0) break;
    reports.push(...brides);
  }
  return reports;
}

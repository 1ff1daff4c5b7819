/** Reports on a hall, from which both its reviews and its brides are read. */
import type { Context } from '#gateway/context.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import type { RawId } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listHallBrides } from '#gateway/upstream/endpoints/reviews.ts';

import { isSeason } from '../calendar/rules.ts';

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
  if (season && !isSeason(season))
    throw badUserInput('`season` is a quarter such as `2026Q4`, or `undecided`.');
  return (page: number): Promise<Reply<typeof listHallBrides>> =>
    rest.get(listHallBrides, {
      id,
      ...(season && { season }),
      ...(sort === 'created_at_desc' && { order: sort }),
      page,
      comments: 1,
    });
}

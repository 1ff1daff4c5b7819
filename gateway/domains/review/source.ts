/** How reports on a hall are read: the reviews of a hall and its brides come from the same pages. */
import type { Context } from '#gateway/context.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import type { RawId } from '#gateway/schema/kit/ids.ts';
import { listHallBrides } from '#gateway/upstream/endpoints/reviews.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { isSeason } from './rules.ts';

/** Which reports, in which order. */
export interface ReportChoice {
  /** Only weddings of this season, e.g. `2026Q4` or `undecided`; all where there is none. */
  readonly season?: string | null;
  /** Order of R70: recommended first where there is none. */
  readonly sort?: 'recommended' | 'created_at_desc' | null;
}

/** Reader of the pages of a hall's reports (R70 with comments=1, 18 a page); BAD_USER_INPUT for what is no season. */
export function reportsOf(
  id: RawId<'Hall'>,
  { season, sort }: ReportChoice,
  { reads }: Pick<Context, 'reads'>,
) {
  if (season && !isSeason(season)) throw badInput('`season` is a quarter such as `2026Q4`, or `undecided`.');
  return (page: number): Promise<Reply<typeof listHallBrides>> =>
    reads.get(listHallBrides, {
      id,
      ...(season && { season }),
      ...(sort === 'created_at_desc' && { order: sort }),
      page,
      comments: 1,
    });
}

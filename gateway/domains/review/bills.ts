/** Bills of weddings at a hall, read once for everything that is computed from them. */
import type { Context } from '#gateway/context.ts';
import type { RawId } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listHallCosts } from '#gateway/upstream/endpoints/reviews.ts';

type Bill = Reply<typeof listHallCosts>['costs'][number];

/** The largest page of the REST API. */
const NEWEST_BILLS = 100;

/** The newest bills of a hall. Not limited to a number of guests, so that one cached reply serves all of them. */
export async function newestBills(
  id: RawId<'Hall'>,
  { rest }: Pick<Context, 'rest'>,
): Promise<readonly Bill[]> {
  return (await rest.get(listHallCosts, { id, page: 1, per_page: NEWEST_BILLS })).costs;
}

/** Of at least one number; rounded. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [middle = 0, next = middle] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 === 1 ? middle : Math.round((middle + next) / 2);
}

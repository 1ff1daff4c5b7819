/** What brands and rings have in common: lists of what the viewer keeps, and a toggle made into two safe writes. */
import type { z } from 'zod';
import type { Context } from '#gateway/context.ts';
import { type PageArgs, Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import type { Endpoint } from '#gateway/upstream/endpoint.ts';

/** Rows per page. */
export const PAGE = 20;

interface Favorites<Row> {
  readonly meta: { readonly total: number };
  readonly data: Row[];
}

/** A list of favourites as a connection; its total is counted by a page of one. */
export function favoriteList<Row, Source>(
  endpoint: Endpoint<{ readonly page: number; readonly page_size: number }, z.ZodType<Favorites<Row>>>,
  sourceOf: (row: Row) => Source,
): (args: PageArgs, context: Context) => Paged<Source> {
  return (args, { reads }) =>
    new Paged(windowOf(args, PAGE), {
      size: PAGE,
      load: async (page, perPage) => {
        const { meta, data } = await reads.get(endpoint, { page, page_size: perPage });
        return { rows: data.map(sourceOf), total: meta.total };
      },
      count: async () => (await reads.get(endpoint, { page: 1, page_size: 1 })).meta.total,
    });
}

interface Toggle<Id> {
  readonly isKept: (id: Id, context: Context) => Promise<boolean>;
  /** Turns the state over and tells the new one. */
  readonly toggle: (id: Id, context: Context) => Promise<boolean>;
}

/** Keeping and letting go by a toggle: the state is read first, and the answer of the toggle is the truth. */
export function toggled<Id>({ isKept, toggle }: Toggle<Id>) {
  const become = async (wanted: boolean, id: Id, context: Context): Promise<void> => {
    if ((await isKept(id, context)) === wanted) return;
    // Somebody else of the couple may have been quicker; then the toggle has turned it back and is used once more.
    if ((await toggle(id, context)) === wanted || (await toggle(id, context)) === wanted) return;
    throw new Stop(refusal('REJECTED', '受け付けられませんでした'));
  };
  return {
    keep: (id: Id, context: Context) => become(true, id, context),
    letGo: (id: Id, context: Context) => become(false, id, context),
  };
}

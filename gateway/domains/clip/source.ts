/**
 * Types that are kept through R24-R26: articles and brides. Such a type joins with one call beside its definition:
 *
 *     clippable('Bride', loved('user', async ({ id }) => ({ id })));
 *
 * and answers `viewerHasClipped` with `isLoved`.
 */
import type { Context } from '#gateway/context.ts';
import { type PageArgs, Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { addLove, listLoves, removeLove } from '#gateway/upstream/endpoints/loves.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { Malformed, SignInRequired } from '#gateway/upstream/errors.ts';

import type { Clipping } from './Clippable.ts';

/** The two types of R24-R26. */
export type LoveType = 'user' | 'article';

/** A kept article or bride as R26 gives it. */
export type LovedItem = Reply<typeof listLoves>['results'][number];

/** How R24 and R25 name a thing. */
export interface LoveTarget {
  /** User id of a bride. */
  readonly id?: string;
  /** Address of an article. */
  readonly url?: string;
}

/** Keeping by R24 and letting go by R25. */
export function loved<Id extends string>(
  type: LoveType,
  target: (id: Id, context: Context) => Promise<LoveTarget> | LoveTarget,
): Clipping<Id> {
  return {
    async keep(id, context) {
      const { love_count } = await context.reads.send(addLove, { type, ...(await target(id, context)) });
      return { clipCount: love_count };
    },
    async letGo(id, context) {
      const { love_count } = await context.reads.send(removeLove, { type, ...(await target(id, context)) });
      return { clipCount: love_count };
    },
  };
}

/** Rows per page of R26, which cannot be chosen. */
export const LOVES_PAGE = 18;

const MOST_PAGES = 10;

async function lovesPage(type: LoveType, page: number, { reads, viewer }: Context) {
  const user = await viewer();
  if (!user) throw new SignInRequired(listLoves.call);
  return reads.get(listLoves, { type, pk: user.id, page });
}

/**
 * A thing the viewer keeps; null when it is not kept, and for a guest, without a call. There is no bulk call: the pages of
 * the list are read, once per request however many ask, until the thing is found or the list ends.
 * @throws Malformed when it is not found on the first 10 pages and there are more
 */
export async function findLoved(
  type: LoveType,
  fits: (item: LovedItem) => boolean,
  context: Context,
): Promise<LovedItem | null> {
  if (!(await context.viewer())) return null;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { results, next } = await lovesPage(type, page, context);
    const found = results.find(fits);
    if (found) return found;
    if (next === null) return null;
  }
  throw new Malformed(listLoves.call, 'list is longer than is read');
}

/** Whether the viewer keeps a thing. */
export async function isLoved(...asked: Parameters<typeof findLoved>): Promise<boolean> {
  return (await findLoved(...asked)) !== null;
}

/** What the viewer keeps of a type, newest first. */
export function lovedItems<Row>(
  type: LoveType,
  args: PageArgs,
  context: Context,
  rowOf: (item: LovedItem) => Row,
): Paged<Row> {
  return new Paged(windowOf(args, LOVES_PAGE), {
    size: LOVES_PAGE,
    fixed: true,
    load: async (page) => {
      const { results, count } = await lovesPage(type, page, context);
      return { rows: results.map(rowOf), total: count };
    },
  });
}

/**
 * Clipping by the REST API's "love" endpoints, used for articles and brides: register with `clipByLove`, resolve
 * `viewerHasClipped` with `isLoved`.
 */
import type { Context } from '#gateway/context.ts';
import { toImage } from '#gateway/schema/kit/image.ts';
import { type PageArgs, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { addLove, listLoves, removeLove } from '#gateway/upstream/endpoints/loves.ts';
import { Malformed, SignInRequired } from '#gateway/upstream/errors.ts';

import type { ClipHandlers, ClipOutcome } from './Clipping.ts';

export type LoveType = 'user' | 'article';

export type LovedItem = Reply<typeof listLoves>['results'][number];

/** Whether the object of a clip is gone. False if unknown: reading the object then reports the error. */
export const isGone = (item: LovedItem): boolean => readOptional(() => item.is_url_dead) ?? false;

/** The picture of a clip, which outlives the object. */
export const lastKnownPicture = (item: LovedItem, context: Context) =>
  toImage(item.thumbnail ?? item.image, context, { subject: item });

export interface LoveTarget {
  /** User id of a bride. */
  readonly id?: string;
  /** Address of an article. */
  readonly url?: string;
}

/** @param invalidate removes the object, with its previous clip count, from the caches */
export function clipByLove<Id extends string>(
  type: LoveType,
  target: (id: Id, context: Context) => Promise<LoveTarget> | LoveTarget,
  invalidate: (id: Id, context: Context) => Promise<void>,
): ClipHandlers<Id> {
  const send = async (endpoint: typeof addLove, id: Id, context: Context): Promise<ClipOutcome> => {
    const { love_count } = await context.rest.send(endpoint, { type, ...(await target(id, context)) });
    await invalidate(id, context);
    return { clipCount: love_count };
  };
  return {
    clip: (id, context) => send(addLove, id, context),
    unclip: (id, context) => send(removeLove, id, context),
  };
}

/** Fixed by the REST API. */
export const LOVES_PAGE_SIZE = 18;

const MAX_PAGES = 10;

async function loadLovesPage(type: LoveType, page: number, { rest, viewer }: Context) {
  const user = await viewer();
  if (!user) throw new SignInRequired(listLoves.call);
  return rest.get(listLoves, { type, pk: user.id, page });
}

/**
 * The viewer's clip that matches; null if there is none, and for guests, without a call. There is no bulk endpoint:
 * the pages of the list are read, once per request. Throws Malformed if the list is longer than 10 pages and none of
 * them matches.
 */
export async function findLoved(
  type: LoveType,
  matches: (item: LovedItem) => boolean,
  context: Context,
): Promise<LovedItem | null> {
  if (!(await context.viewer())) return null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { results, next } = await loadLovesPage(type, page, context);
    const found = results.find(matches);
    if (found) return found;
    if (next === null) return null;
  }
  throw new Malformed(listLoves.call, 'list is longer than the gateway reads');
}

export async function isLoved(...args: Parameters<typeof findLoved>): Promise<boolean> {
  return (await findLoved(...args)) !== null;
}

/** Newest first. */
export function listLoved<Row>(
  type: LoveType,
  args: PageArgs,
  context: Context,
  toRow: (item: LovedItem) => Row,
): PagedList<Row> {
  return new PagedList(pageWindow(args, LOVES_PAGE_SIZE), {
    pageSize: LOVES_PAGE_SIZE,
    isFixedSize: true,
    load: async (page) => {
      const reply = await loadLovesPage(type, page, context);
      return { rows: reply.results.map(toRow), total: () => reply.count };
    },
  });
}

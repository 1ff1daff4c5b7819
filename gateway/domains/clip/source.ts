/** What resolvers hold of hall clips, and the channel that announces a user's changes. */
import type { Context } from '#gateway/context.ts';
import { numberedArgs } from '#gateway/schema/kit/connection.ts';
import { asRawId, type RawId } from '#gateway/schema/kit/node.ts';
import { type PageArgs, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listHallClips } from '#gateway/upstream/endpoints/clips.ts';

export type HallClipRow = Reply<typeof listHallClips>['hall_clips'][number];

export interface HallClipSource {
  readonly __typename: 'HallClip';
  readonly id: RawId<'HallClip'>;
  readonly row: HallClipRow;
  /** Whether it is known to be the viewer's, so that the hall's clip state needs no call. */
  readonly isOwn?: boolean;
}

export function toHallClip(row: HallClipRow): HallClipSource {
  return { __typename: 'HallClip', id: asRawId<'HallClip'>(row.id), row };
}

function toOwnHallClip(row: HallClipRow): HallClipSource {
  return { ...toHallClip(row), isOwn: true };
}

const MAX_PAGE_SIZE = 100;
const MAX_PAGES = 10;

/**
 * The viewer's newest clip that matches; null if there is none. There is no endpoint for a single clip, so the list
 * is read.
 */
export async function findHallClip(
  { rest, viewer }: Context,
  matches: (clip: HallClipRow) => boolean,
): Promise<HallClipSource | null> {
  if (!(await viewer())) return null;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const reply = await rest.get(listHallClips, { page, per_page: MAX_PAGE_SIZE });
    const found = reply.hall_clips.find(matches);
    if (found) return toHallClip(found);
    if (page * MAX_PAGE_SIZE >= reply.total) break;
  }
  return null;
}

const PAGE_SIZE = 30;

export const hallClipArgs = numberedArgs(PAGE_SIZE);

/** Newest first. */
export function listViewerHallClips(args: PageArgs, { rest }: Context): PagedList<HallClipSource> {
  return new PagedList(pageWindow(args, PAGE_SIZE), {
    pageSize: PAGE_SIZE,
    load: async (page, perPage) => {
      const reply = await rest.get(listHallClips, { page, per_page: perPage });
      return {
        rows: reply.hall_clips.map(toOwnHallClip),
        total: () => reply.total,
        perPage: () => reply.per_page,
      };
    },
  });
}

const clipChannel = (userId: string): string => `clips:${userId}`;

/**
 * Announces a change to the user's clips, notes, comments or shared lists. The event carries no content; subscribers
 * read again.
 */
export function publishClipsChanged({ pubSub }: Context, userId: string): void {
  pubSub.publish(clipChannel(userId));
}

/** The state of the user's clips as far as changes were announced. */
export function clipsRevision({ pubSub }: Context, userId: string): Promise<string> {
  return pubSub.revision(clipChannel(userId));
}

/**
 * Yields once immediately, so that no change is missed between read and subscription, unless `since` is the current
 * revision; then once per change.
 */
export function subscribeToClips(
  { pubSub }: Context,
  userId: string,
  since: string | null | undefined,
): Promise<AsyncIterableIterator<undefined>> {
  return pubSub.subscribe(clipChannel(userId), since);
}

/** Clipped halls: the HallClip type, its reads, the clip state of halls, and how halls are clipped. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import {
  asRawId,
  globalId,
  Node,
  parseRawId,
  type RawId,
  registerNodeLoader,
} from '#gateway/schema/kit/node.ts';
import { type Edge, type PageArgs, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import { requireViewer } from '#gateway/schema/kit/userErrors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import {
  createHallClip,
  deleteHallClip,
  listClippedHallIds,
  listHallClips,
} from '#gateway/upstream/endpoints/clips.ts';
import { getHall, getHallBySlug } from '#gateway/upstream/endpoints/halls.ts';
import { Malformed, Refused } from '#gateway/upstream/errors.ts';

import { Hall } from '../hall/Hall.ts';
import { hallById, type HallId, type HallSource, type HallSummary, toHall } from '../hall/source.ts';
import { ClipPayload, registerClippable, UnclipPayload } from './Clipping.ts';

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
async function findHallClip(
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

/** Changes with every change to the user's clips that is published. */
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

const HallClipComment = builder.objectRef<HallClipRow['comments'][number]>('HallClipComment').implement({
  description: 'A comment on a clip of a shared list.',
  extensions: { personal: true },
  fields: (t) => ({
    id: t.id({
      nonNull: true,
      description: 'Opaque global id.',
      resolve: ({ id }) => globalId('HallClipComment', id),
    }),
    comment: t.exposeString('comment', {
      description:
        'Plain text; escape it before rendering as HTML. A guest’s name and a reaction (行きたい, 迷う, 合わない) may stand at its head: `【母】`, `【行きたい】` or `【母・行きたい】`.',
    }),
    nickname: t.string({
      nullable: true,
      description: 'Nickname of the author; null for a guest.',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of writing.',
      resolve: ({ created_at }) => created_at,
    }),
  }),
});

export const HallClip = builder.objectRef<HallClipSource>('HallClip').implement({
  description:
    "A clipped hall with its owner's note. Visible to the owner, and to everybody who knows the hash of a shared list that contains it.",
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'Clip id of the REST API; not the id of the hall.',
    }),
    hall: t.field({
      type: Hall,
      nullable: true,
      description: 'The hall; list fields cost no extra REST call. Null if the hall is no longer listed.',
      resolve: ({ row, isOwn }, _args, context) =>
        row.hall && { ...toHall(row.hall, context), ...(isOwn && { clipped: true }) },
    }),
    hallId: t.id({
      nonNull: true,
      description: 'Global id of the hall, even if it is no longer listed; accepted by `unclip`.',
      resolve: ({ row }) => globalId('Hall', row.hall_id),
    }),
    isHallListed: t.boolean({
      nonNull: true,
      description: 'Whether the hall is still listed.',
      // A hall that cannot be read counts as listed.
      resolve: ({ row }) => readOptional(() => row.hall === null) !== true,
    }),
    note: t.string({
      nullable: true,
      description:
        "The owner's note, plain text of at most 1,000 characters; null if there is none. A line `写真「チャペル」 https://…/halls/1#photo-1x2y3z` is a photo of the hall that the owner kept.",
      resolve: ({ row }) => row.note,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of clipping.',
      resolve: ({ row }) => row.created_at,
    }),
    comments: t.field({
      type: [HallClipComment],
      description: 'Comments by readers of the shared lists, oldest first.',
      resolve: ({ row }) => row.comments,
    }),
  }),
});

registerNodeLoader('HallClip', (text, context) => {
  const id = parseRawId<'HallClip'>(text);
  return id && findHallClip(context, (clip) => clip.id === id);
});

builder.objectFields(Hall, (t) => ({
  viewerHasClipped: t.boolean({
    personal: true,
    prefetch: true,
    description:
      'Whether the viewer clipped the hall: one bulk call for all halls of a request. Always false for guests, without a REST call.',
    resolve: ({ id, clipped }, _args, { rest }) => clipped ?? rest.isMember(listClippedHallIds, id),
  }),
  viewerClip: t.field({
    type: HallClip,
    nullable: true,
    personal: true,
    prefetch: true,
    description: "The viewer's clip of the hall, with its note; null if the hall is not clipped.",
    resolve: async ({ id }, _args, context) => {
      const isKept = await context.rest.isMember(listClippedHallIds, id);
      return isKept ? findHallClip(context, (clip) => clip.hall_id === id) : null;
    },
  }),
}));

const { Connection, Edge: HallClipEdge } = connection('HallClip', HallClip, {
  items: 'clipped halls',
  hasTotal: true,
});
export const HallClipConnection = Connection;

/** Returns null if the viewer has clipped the hall already (409), or if the reply to the new clip cannot be read. */
async function createClip(hallId: HallId, { rest }: Context): Promise<HallClipRow | null> {
  try {
    return await rest.send(createHallClip, { hall_id: hallId });
  } catch (thrown) {
    if (thrown instanceof Malformed || (thrown instanceof Refused && thrown.status === 409)) return null;
    throw thrown;
  }
}

/** The hall after a write: from its reply, else read past the caches, which hold the previous clip count. */
async function reloadHall(id: HallId, context: Context, summary?: HallSummary | null): Promise<HallSource> {
  const { rest } = context;
  const read = (): Promise<HallSummary | null> => rest.getAnew(getHall, { id }).catch(() => null);
  const hall = summary ?? (await read());
  if (summary) await rest.invalidate(getHall, { id });
  if (hall === null) return { ...hallById(id), clipCount: null };
  const area = readOptional(() => hall.area_slug);
  const slug = readOptional(() => hall.slug);
  if (area !== null && slug !== null) await rest.invalidate(getHallBySlug, { id: area, a: slug });
  return toHall(hall, context);
}

registerClippable<'Hall'>('Hall', {
  async clip(id, context) {
    const row = await createClip(id, context);
    const node = await reloadHall(id, context, row && readOptional(() => row.hall));
    publishClipsChanged(context, (await requireViewer(context)).id);
    const hallClip = async () =>
      row ?? (await findHallClip(context, ({ hall_id }) => hall_id === id))?.row ?? null;
    return { node, hallClip, account: row ? { lastHallClippedAt: () => row.created_at } : {} };
  },
  async unclip(id, context) {
    const removed = await nullIfNotFound(context.rest.send(deleteHallClip, { id }));
    const node = await reloadHall(id, context);
    publishClipsChanged(context, (await requireViewer(context)).id);
    return { node, removedHallClipId: removed?.id, account: { readsNewestClip: true } };
  },
});

builder.objectField(ClipPayload, 'hallClipEdge', (t) =>
  t.field({
    type: HallClipEdge,
    nullable: true,
    description:
      'For a hall: the edge to prepend to `account.hallClips` (Relay: `@prependEdge`); null for other types.',
    resolve: async ({ result }): Promise<Edge<HallClipSource> | null> => {
      const clip = await result?.hallClip?.();
      return clip ? { offset: 0, node: toHallClip(clip) } : null;
    },
  }),
);

builder.objectField(UnclipPayload, 'deletedHallClipId', (t) =>
  t.id({
    nullable: true,
    description:
      "For a hall: global id of the removed clip, for Relay's `@deleteRecord` and `@deleteEdge`; null if it was removed before.",
    resolve: ({ result }) =>
      result?.removedHallClipId ? globalId('HallClip', result.removedHallClipId) : null,
  }),
);

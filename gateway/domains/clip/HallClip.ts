/** Kept halls: the clip with its note, the clip state of halls, the list of an account. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { globalId, rawIdOf, type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { type PageArgs, Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { listClippedHallIds, listHallClips } from '#gateway/upstream/endpoints/clips.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Hall } from '../hall/Hall.ts';
import { hallOf } from '../hall/source.ts';

/** A clip as R43, R46 and R47 give it. */
export type HallClipRow = Reply<typeof listHallClips>['hall_clips'][number];

/** A clip on its way through the resolvers. */
export interface HallClipSource {
  readonly __typename: 'HallClip';
  readonly id: RawId<'HallClip'>;
  readonly row: HallClipRow;
  /** Whether it is known to be the viewer's: then nobody need ask whether the hall is kept. */
  readonly isOwn?: boolean;
}

/** A clip told by the REST API. */
export function hallClipOf(row: HallClipRow): HallClipSource {
  return { __typename: 'HallClip', id: trustedId<'HallClip'>(row.id), row };
}

/** A clip the REST API told as one of the viewer's own. */
function ownClipOf(row: HallClipRow): HallClipSource {
  return { ...hallClipOf(row), isOwn: true };
}

const LARGEST_PAGE = 100;
const MOST_PAGES = 10;

/** The first of the viewer's clips that fits, newest first; null when none does. There is no call for one clip, so the list is read. */
export async function findHallClip(
  { reads, viewer }: Context,
  fits: (clip: HallClipRow) => boolean,
): Promise<HallClipSource | null> {
  if (!(await viewer())) return null;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { hall_clips: clips, total } = await reads.get(listHallClips, { page, per_page: LARGEST_PAGE });
    const found = clips.find(fits);
    if (found) return hallClipOf(found);
    if (page * LARGEST_PAGE >= total) break;
  }
  return null;
}

const HallClipComment = builder.objectRef<HallClipRow['comments'][number]>('HallClipComment').implement({
  description: 'A comment on a clip of a shared list.',
  extensions: { personal: true },
  fields: (t) => ({
    id: t.id({
      infallible: true,
      description: 'Opaque global id.',
      resolve: ({ id }) => globalId('HallClipComment', id),
    }),
    comment: t.exposeString('comment', {
      description: 'Plain text, to be escaped by whoever shows it.',
    }),
    nickname: t.string({
      nullable: true,
      description: 'Nickname of the writer; null for a guest.',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was written.',
      resolve: ({ created_at }) => created_at,
    }),
  }),
});

export const HallClip = builder.objectRef<HallClipSource>('HallClip').implement({
  description:
    'A kept hall, with the note of its keeper. Nobody else can see it, but for those who have the hash of a list it is shared on.',
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'Clip id of the REST API; not the id of the hall.',
    }),
    hall: t.field({
      type: Hall,
      nullable: true,
      description: 'The hall; its summary comes with the clip. Null when it is no longer listed.',
      resolve: ({ row, isOwn }, _args, context) =>
        row.hall && { ...hallOf(row.hall, context), ...(isOwn && { clipped: true }) },
    }),
    hallId: t.id({
      infallible: true,
      description: 'Global id of the hall, also of one that is no longer listed: what `unclip` takes.',
      resolve: ({ row }) => globalId('Hall', row.hall_id),
    }),
    isHallListed: t.boolean({
      infallible: true,
      description: 'Whether the hall is still listed.',
      resolve: ({ row }) => row.hall !== null,
    }),
    note: t.string({
      nullable: true,
      description: 'Note of the keeper; plain text of at most 1,000 characters, null when there is none.',
      resolve: ({ row }) => row.note,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was kept.',
      resolve: ({ row }) => row.created_at,
    }),
    comments: t.field({
      type: [HallClipComment],
      description: 'Comments of those who share a list with it, oldest first.',
      resolve: ({ row }) => row.comments,
    }),
  }),
});

loadNodesOf('HallClip', (text, context) => {
  const id = rawIdOf<'HallClip'>(text);
  return id && findHallClip(context, (clip) => clip.id === id);
});

builder.objectFields(Hall, (t) => ({
  viewerHasClipped: t.boolean({
    personal: true,
    startsWithParent: true,
    description:
      'Whether the viewer keeps it: one bulk call (R45) for all halls of a request. Always false for a guest, without a call.',
    resolve: ({ id, clipped }, _args, { reads }) => clipped ?? reads.member(listClippedHallIds, id),
  }),
  viewerClip: t.field({
    type: HallClip,
    nullable: true,
    personal: true,
    startsWithParent: true,
    description: "The viewer's clip of the hall, with its note (R46); null when not kept.",
    resolve: async ({ id }, _args, context) => {
      const isKept = await context.reads.member(listClippedHallIds, id);
      return isKept ? findHallClip(context, (clip) => clip.hall_id === id) : null;
    },
  }),
}));

export const { Connection: HallClipConnection, Edge: HallClipEdge } = connection('HallClip', HallClip, {
  of: 'kept halls',
  counted: true,
});

/** Clips per page of the product. */
const PAGE = 30;

/** Arguments of a list of clips. */
export const hallClipArgs = numberedArgs(PAGE);

/** The viewer's clips, newest first (R46). */
export function hallClips(args: PageArgs, { reads }: Context): Paged<HallClipSource> {
  return new Paged(windowOf(args, PAGE), {
    size: PAGE,
    load: async (page, perPage) => {
      const {
        hall_clips: clips,
        total,
        per_page,
      } = await reads.get(listHallClips, { page, per_page: perPage });
      return { rows: clips.map(ownClipOf), total, perPage: per_page };
    },
  });
}

/** The HallClip type, the clip state of halls, and how halls are clipped. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { globalId, Node, parseRawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import { createHallClip, deleteHallClip, listClippedHallIds } from '#gateway/upstream/endpoints/clips.ts';
import { getHall, getHallBySlug } from '#gateway/upstream/endpoints/halls.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { registerClippable } from '../clippable/Clippable.ts';
import { Hall } from '../hall/Hall.ts';
import { hallById, type HallId, type HallSource, type HallSummary, toHall } from '../hall/source.ts';
import { findHallClip, type HallClipRow, type HallClipSource } from './source.ts';

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
      description: 'Plain text; escape it before rendering as HTML.',
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
      resolve: ({ row }) => row.hall !== null,
    }),
    note: t.string({
      nullable: true,
      description: "The owner's note, plain text of at most 1,000 characters; null if there is none.",
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

export const { Connection: HallClipConnection, Edge: HallClipEdge } = connection('HallClip', HallClip, {
  items: 'clipped halls',
  hasTotal: true,
});

/** Returns null if the viewer has clipped the hall already (409). */
async function createClip(hallId: HallId, { rest }: Context): Promise<HallClipRow | null> {
  try {
    return await rest.send(createHallClip, { hall_id: hallId });
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.status === 409) return null;
    throw thrown;
  }
}

/** The hall after a write: from its reply, else read past the caches, whose clip count is that before the write. */
async function reloadHall(id: HallId, context: Context, summary?: HallSummary | null): Promise<HallSource> {
  const { rest } = context;
  const read = (): Promise<HallSummary | null> => rest.getAnew(getHall, { id }).catch(() => null);
  const hall = summary ?? (await read());
  if (summary) await rest.invalidate(getHall, { id });
  if (hall === null) return { ...hallById(id), clipCount: null };
  const { area_slug: area, slug } = hall;
  if (area !== null && slug !== null) await rest.invalidate(getHallBySlug, { id: area, a: slug });
  return toHall(hall, context);
}

registerClippable<'Hall'>('Hall', {
  async clip(id, context) {
    const row = await createClip(id, context);
    const node = await reloadHall(id, context, row?.hall);
    const hallClip = async () =>
      row ?? (await findHallClip(context, ({ hall_id }) => hall_id === id))?.row ?? null;
    return { node, hallClip };
  },
  async unclip(id, context) {
    const removed = await nullIfNotFound(context.rest.send(deleteHallClip, { id }));
    return { node: await reloadHall(id, context), removedHallClipId: removed?.id };
  },
});

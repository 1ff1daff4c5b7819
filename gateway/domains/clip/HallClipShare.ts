/** Lists of kept halls that are shared by hash: whoever has the hash may read and comment. */
import { encode } from 'uqr';
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { startPage } from '#gateway/schema/kit/connection.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { globalId } from '#gateway/schema/kit/ids.ts';
import { type PageArgs, Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { getHallClipShare, listSharedHallClips } from '#gateway/upstream/endpoints/clipShares.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { isOpaque } from '#gateway/upstream/pathTemplate.ts';

import { HallClipConnection, hallClipArgs, hallClipOf, type HallClipSource } from './HallClip.ts';
import { qrSvg } from './rules.ts';

/** A shared list as R48, R51 and R53 give it. */
export type ShareRow = Reply<typeof getHallClipShare>;

/** The list of a hash; null when there is none. */
export async function shareOfHash(hash: string, { reads }: Context): Promise<ShareRow | null> {
  return isOpaque(hash) ? absent(reads.get(getHallClipShare, { hash })) : null;
}

const PAGE = 30;

/** The clips of a list, in its order (R49). */
function sharedClips({ hash }: ShareRow, args: PageArgs, { reads }: Context): Paged<HallClipSource> {
  return new Paged(windowOf(args, PAGE), {
    size: PAGE,
    load: async (page, perPage) => {
      const reply = await reads.get(listSharedHallClips, { hash, page, per_page: perPage });
      return { rows: reply.hall_clips.map(hallClipOf), total: reply.total, perPage: reply.per_page };
    },
  });
}

/** The page of a shared list. Its address is a secret. */
const urlOf = ({ hash }: ShareRow, { site }: Context): string => `${site.url}/clips/shared/${hash}`;

export const HallClipShare = builder.objectRef<ShareRow>('HallClipShare').implement({
  description:
    'A list of kept halls that its owner shares: whoever has the hash may read it, with notes and comments, and comment. The hash is a secret: keep it out of logs and analytics, and send it in the body of a POST.',
  extensions: { personal: true },
  fields: (t) => ({
    id: t.id({
      infallible: true,
      description:
        'Opaque global id, for `updateHallClipShare`. It opens nothing: a list is found by its hash alone.',
      resolve: ({ id }) => globalId('HallClipShare', id),
    }),
    hash: t.exposeString('hash', { infallible: true, description: 'The secret of the address.' }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: 'Address to hand on.',
      resolve: (share, _args, context) => urlOf(share, context),
    }),
    qrCode: t.string({
      description: 'The address as a QR code: an SVG document, black on white, with its quiet zone.',
      resolve: (share, _args, context) => qrSvg(encode(urlOf(share, context), { border: 2 }).data),
    }),
    ownerNickname: t.string({
      nullable: true,
      description: 'Nickname of whoever shares it; null where unknown.',
      resolve: ({ owner_nickname }) => owner_nickname,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ created_at }) => created_at,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When its halls were last chosen.',
      resolve: ({ updated_at }) => updated_at,
    }),
    hallClips: t.field({
      type: HallClipConnection,
      args: hallClipArgs,
      description: 'The clips in the order the owner chose (R49); those removed since are left out.',
      resolve: (share, args, context, info) => startPage(sharedClips(share, args, context), info),
    }),
    isOwnedByViewer: t.boolean({
      personal: true,
      description: 'Whether the viewer made the list. Always false for a guest.',
      resolve: async ({ user_id }, _args, { viewer }) => (await viewer())?.id === user_id,
    }),
  }),
});

builder.queryField('hallClipShare', (t) =>
  t.field({
    type: HallClipShare,
    nullable: true,
    personal: true,
    description: 'A shared list by its hash (R48), for whoever has it; null when the hash is unknown.',
    args: { hash: t.arg.string({ required: true, description: 'The secret of the shared address.' }) },
    resolve: (_root, { hash }, context) => shareOfHash(hash, context),
  }),
);

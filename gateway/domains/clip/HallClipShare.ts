/** Shared lists of clipped halls, readable by everybody who knows the hash. */
import { encode } from 'uqr';
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { globalId } from '#gateway/schema/kit/node.ts';
import { type PageArgs, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getHallClipShare, listSharedHallClips } from '#gateway/upstream/endpoints/clipShares.ts';
import { isOpaque } from '#gateway/upstream/request.ts';

import {
  clipsRevision,
  hallClipArgs,
  HallClipConnection,
  type HallClipSource,
  toHallClip,
} from './HallClip.ts';
import { qrSvg } from './rules.ts';

export type ShareRow = Reply<typeof getHallClipShare>;

/** Null for an unknown hash. */
export async function findShare(hash: string, { rest }: Context): Promise<ShareRow | null> {
  return isOpaque(hash) ? nullIfNotFound(rest.get(getHallClipShare, { hash })) : null;
}

const PAGE_SIZE = 30;

function listSharedClips({ hash }: ShareRow, args: PageArgs, { rest }: Context): PagedList<HallClipSource> {
  return new PagedList(pageWindow(args, PAGE_SIZE), {
    pageSize: PAGE_SIZE,
    load: async (page, perPage) => {
      const reply = await rest.get(listSharedHallClips, { hash, page, per_page: perPage });
      return {
        rows: reply.hall_clips.map(toHallClip),
        total: () => reply.total,
        perPage: () => reply.per_page,
      };
    },
  });
}

const shareUrl = ({ hash }: ShareRow, { site }: Context): string => `${site.url}/clips/shared/${hash}`;

export const HallClipShare = builder.objectRef<ShareRow>('HallClipShare').implement({
  description:
    'A list of clipped halls shared by its owner. Everybody who knows the hash can read it, including notes and comments, and can comment. The hash is a secret: keep it out of logs and analytics, and send it in the body of a POST request.',
  extensions: { personal: true },
  fields: (t) => ({
    id: t.id({
      nonNull: true,
      description:
        'Opaque global id for `updateHallClipShare`. It grants no access: the list can be read by its hash only.',
      resolve: ({ id }) => globalId('HallClipShare', id),
    }),
    hash: t.exposeString('hash', { nonNull: true, description: 'Secret part of the address.' }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address to share.',
      resolve: (share, _args, context) => shareUrl(share, context),
    }),
    qrCode: t.string({
      description: 'The address as a QR code: an SVG document, black on white, with quiet zone.',
      resolve: (share, _args, context) => qrSvg(encode(shareUrl(share, context), { border: 2 }).data),
    }),
    ownerNickname: t.string({
      nullable: true,
      description: 'Nickname of the owner; null if unknown.',
      resolve: ({ owner_nickname }) => owner_nickname,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ created_at }) => created_at,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change to the selection.',
      resolve: ({ updated_at }) => updated_at,
    }),
    revision: t.string({
      description:
        'Changes with every change of the list, its notes and comments that is made here. Pass it to `hallClipShareChanged` as `since`.',
      resolve: ({ user_id }, _args, context) => clipsRevision(context, user_id),
    }),
    hallClips: t.field({
      type: HallClipConnection,
      args: hallClipArgs,
      description: "The clips in the owner's order, without those removed since.",
      usesInfo: true,
      resolve: (share, args, context, info) =>
        prefetchConnection(listSharedClips(share, args, context), info),
    }),
    isOwnedByViewer: t.boolean({
      personal: true,
      description: 'Whether the viewer owns the list. Always false for guests.',
      resolve: async ({ user_id }, _args, { viewer }) => (await viewer())?.id === user_id,
    }),
  }),
});

builder.queryField('hallClipShare', (t) =>
  t.field({
    type: HallClipShare,
    nullable: true,
    personal: true,
    description: 'A shared list by its hash; null for an unknown hash.',
    args: { hash: t.arg.string({ required: true, description: 'Secret part of the shared address.' }) },
    resolve: (_root, { hash }, context) => findShare(hash, context),
  }),
);

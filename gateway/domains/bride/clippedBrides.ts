import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';

import { Account } from '../account/Account.ts';
import { listLoved, type LovedItem, LOVES_PAGE_SIZE } from '../clip/source.ts';
import { Bride } from './Bride.ts';
import { brideById, type BrideSource } from './source.ts';

interface ClippedBride extends BrideSource {
  readonly item: LovedItem;
}

const { Connection, Edge } = connection<BrideSource, ClippedBride>('ClippedBride', Bride, {
  items: 'clipped brides',
  hasTotal: true,
});

builder.objectFields(Edge, (t) => ({
  name: t.string({
    description: 'Last known nickname, without a REST call for the bride.',
    resolve: ({ node }) => node.item.name,
  }),
  picture: t.field({
    type: Image,
    nullable: true,
    description: 'Last known picture; null if there is none.',
    resolve: ({ node: { item } }, _args, context) =>
      toImage(item.thumbnail ?? item.image, context, { subject: item }),
  }),
  isGone: t.boolean({
    nonNull: true,
    description: 'Whether the profile is no longer public, in which case the fields of the node fail.',
    // Where it is unknown, the fields of the node have the error.
    resolve: ({ node }) => readOptional(() => node.item.is_url_dead) ?? false,
  }),
}));

builder.objectFields(Account, (t) => ({
  clippedBrides: t.field({
    type: Connection,
    args: numberedArgs(LOVES_PAGE_SIZE),
    description: 'Clipped brides, newest first.',
    usesInfo: true,
    resolve: (_account, args, context, info) =>
      prefetchConnection(
        listLoved('user', args, context, (item): ClippedBride => ({
          ...brideById(asRawId(item.id)),
          item,
          clipped: true,
          get clipCount() {
            return item.love_count;
          },
        })),
        info,
      ),
  }),
}));

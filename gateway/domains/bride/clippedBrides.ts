import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { Image } from '#gateway/schema/kit/image.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';

import { Account } from '../account/Account.ts';
import { isGone, lastKnownPicture, listLoved, type LovedItem, LOVES_PAGE_SIZE } from '../clip/source.ts';
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
    resolve: ({ node }, _args, context) => lastKnownPicture(node.item, context),
  }),
  isGone: t.boolean({
    nonNull: true,
    description: 'Whether the profile is no longer public, in which case the fields of the node fail.',
    resolve: ({ node }) => isGone(node.item),
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

/** The brides an account keeps (R26). */
import { builder } from '#gateway/schema/builder.ts';
import { connection, numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';

import { Account } from '../account/Account.ts';
import { LOVES_PAGE, lovedItems, type LovedItem } from '../clip/source.ts';
import { Bride } from './Bride.ts';
import { brideById, type BrideSource } from './source.ts';

/** A kept bride with what R26 tells of her. */
interface KeptBride extends BrideSource {
  readonly item: LovedItem;
}

const { Connection, Edge } = connection<BrideSource, KeptBride>('ClippedBride', Bride, {
  of: 'kept brides',
  counted: true,
});

builder.objectFields(Edge, (t) => ({
  name: t.string({
    description: 'Nickname as it was last known; it comes with the list, without a call of its own.',
    resolve: ({ node }) => node.item.name,
  }),
  picture: t.field({
    type: Image,
    nullable: true,
    description: 'Picture as it was last known; null where there is none.',
    resolve: ({ node: { item } }) => imageAt(item.thumbnail ?? item.image, { shows: item }),
  }),
  isGone: t.boolean({
    infallible: true,
    description: 'Whether the profile is no longer public; the fields of the node then fail.',
    resolve: ({ node }) => node.item.is_url_dead,
  }),
}));

builder.objectFields(Account, (t) => ({
  clippedBrides: t.field({
    type: Connection,
    args: numberedArgs(LOVES_PAGE),
    description: 'Kept brides, newest first (R26).',
    resolve: (_account, args, context, info) =>
      startPage(
        lovedItems('user', args, context, (item): KeptBride => ({
          ...brideById(trustedId(item.id)),
          item,
          clipped: true,
          clipCount: item.love_count,
        })),
        info,
      ),
  }),
}));

/** Subscriptions to shared lists and the viewer's clips. */
import { builder } from '#gateway/schema/kit/builder.ts';

import { Account, findViewerAccount } from '../account/Account.ts';
import { subscribeToClips } from './HallClip.ts';
import { findShare, HallClipShare } from './HallClipShare.ts';

const SINCE =
  'The revision that the client holds. The current state is then not sent unless it has another revision.';

builder.subscriptionFields((t) => ({
  hallClipShareChanged: t.field({
    type: HallClipShare,
    nullable: true,
    description:
      'A shared list: the current state immediately (see `since`), then again whenever its halls, notes or comments change. Null, followed by completion, for an unknown hash. Delivered by server-sent events; after a disconnect subscribe again. A client that reads slowly gets the newest state and misses those between. Too many streams are refused with `RATE_LIMITED` (429) or `OVERLOADED` (503).',
    args: {
      hash: t.arg.string({ required: true, description: 'Secret part of the shared address.' }),
      since: t.arg.string({ description: SINCE }),
    },
    subscribe: async (_root, { hash, since }, context) => {
      const share = await findShare(hash, context);
      return share ? subscribeToClips(context, share.user_id, since) : emitOnce();
    },
    resolve: (_event, { hash }, context) => findShare(hash, context),
  }),
  hallClipsChanged: t.field({
    type: Account,
    nullable: true,
    description:
      "The viewer's account: the current state immediately (see `since`), then again whenever clipped halls, their notes or comments change. Null, followed by completion, for guests.",
    args: { since: t.arg.string({ description: SINCE }) },
    subscribe: async (_root, { since }, context) => {
      const account = await findViewerAccount(context);
      return account ? subscribeToClips(context, account.id, since) : emitOnce();
    },
    resolve: (_event, _args, context) => findViewerAccount(context),
  }),
}));

async function* emitOnce(): AsyncGenerator<undefined, void, void> {
  yield undefined;
}

/** Subscriptions to shared lists and the viewer's clips. */
import { builder } from '#gateway/schema/kit/builder.ts';

import { Account, findViewerAccount } from '../account/Account.ts';
import { findShare, HallClipShare } from './HallClipShare.ts';
import { subscribeToClips } from './source.ts';

builder.subscriptionFields((t) => ({
  hallClipShareChanged: t.field({
    type: HallClipShare,
    nullable: true,
    description:
      'A shared list: the current state immediately, then again whenever its halls, notes or comments change. Null, followed by completion, for an unknown hash. Delivered by server-sent events; after a disconnect subscribe again, the first event is the current state.',
    args: { hash: t.arg.string({ required: true, description: 'Secret part of the shared address.' }) },
    subscribe: async (_root, { hash }, context) => {
      const share = await findShare(hash, context);
      return share ? subscribeToClips(context, share.user_id) : emitOnce();
    },
    resolve: (_event, { hash }, context) => findShare(hash, context),
  }),
  hallClipsChanged: t.field({
    type: Account,
    nullable: true,
    description:
      "The viewer's account: the current state immediately, then again whenever clipped halls, their notes or comments change. Null, followed by completion, for guests.",
    subscribe: async (_root, _args, context) => {
      const account = await findViewerAccount(context);
      return account ? subscribeToClips(context, account.id) : emitOnce();
    },
    resolve: (_event, _args, context) => findViewerAccount(context),
  }),
}));

async function* emitOnce(): AsyncGenerator<undefined, void, void> {
  yield undefined;
}

/** What is told while a page is open: the same objects the page was made of, read anew at every change. */
import { builder } from '#gateway/schema/builder.ts';

import { Account } from '../account/Account.ts';
import { viewersAccount } from '../account/source.ts';
import { HallClipShare, shareOfHash } from './HallClipShare.ts';
import { clipsChanges } from './live.ts';

builder.subscriptionFields((t) => ({
  hallClipShareChanged: t.field({
    type: HallClipShare,
    nullable: true,
    description:
      'A shared list: at once, and again whenever its halls, notes or comments change; null and over when the hash is unknown. Over server-sent events; after a break ask again, the first answer is the state as it is.',
    args: { hash: t.arg.string({ required: true, description: 'The secret of the shared address.' }) },
    subscribe: async (_root, { hash }, context) => {
      const share = await shareOfHash(hash, context);
      return share ? clipsChanges(context, share.user_id) : once();
    },
    resolve: (_event, { hash }, context) => shareOfHash(hash, context),
  }),
  hallClipsChanged: t.field({
    type: Account,
    nullable: true,
    description:
      "The viewer's account: at once, and again whenever kept halls, notes or comments on them change; null and over for a guest.",
    subscribe: async (_root, _args, context) => {
      const account = await viewersAccount(context);
      return account ? clipsChanges(context, account.id) : once();
    },
    resolve: (_event, _args, context) => viewersAccount(context),
  }),
}));

/** One answer and the end, for what cannot change. */
async function* once(): AsyncGenerator<undefined, void, void> {
  yield undefined;
}

/** The logged-in user. */
import { builder } from '#gateway/schema/builder.ts';
import { startPage } from '#gateway/schema/kit/connection.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { countHallClips, listHallClips } from '#gateway/upstream/endpoints/clips.ts';

import { HallClipConnection, hallClipArgs, hallClips } from '../clip/HallClip.ts';
import { type AccountSource, viewersAccount } from './source.ts';

export const WeddingRole = wordEnum('WeddingRole', 'Role in the wedding.', {
  couple: 'Both of the couple share the account.',
  groom: 'Groom.',
  bride: 'Bride.',
});

export const Account = builder.objectRef<AccountSource>('Account').implement({
  description: 'The logged-in user. Nobody else can see it.',
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'User id of the REST API. Never to be passed as an argument: the session tells who asks.',
    }),
    nickname: t.exposeString('nickname', { description: 'Nickname, shown to other users.' }),
    weddingRole: t.expose('weddingRole', {
      type: WeddingRole,
      nullable: true,
      description: 'Role in the wedding; null where the user told none.',
    }),
    hallClips: t.field({
      type: HallClipConnection,
      args: hallClipArgs,
      description: 'Kept halls, newest first (R46); there is no other order.',
      resolve: (_account, args, context, info) => startPage(hallClips(args, context), info),
    }),
    hallClipCount: t.int({
      description: 'Number of kept halls (R42).',
      resolve: async (_account, _args, { reads }) => (await reads.get(countHallClips, {})).count,
    }),
    lastHallClippedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the newest of the kept halls was kept; null when none is kept.',
      resolve: async (_account, _args, { reads }) =>
        (await reads.get(listHallClips, { page: 1, per_page: 1 })).hall_clips[0]?.created_at,
    }),
  }),
});

loadNodesOf('Account', async (rawId, context) => {
  const account = await viewersAccount(context);
  return account?.id === rawId ? account : null;
});

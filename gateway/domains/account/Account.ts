/** The account of the signed-in user. */
import type { Context, SignedInUser } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { asRawId, Node, type RawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';

import { Viewer } from '../viewer/Viewer.ts';

export interface AccountSource {
  readonly __typename: 'Account';
  readonly id: RawId<'Account'>;
  readonly profile: SignedInUser['profile'];
  /** Known from a clip. */
  readonly lastHallClippedAt?: () => string;
  /** Whether the newest clip is read too, which comes with the number of clips. */
  readonly readsNewestClip?: boolean;
}

function toAccount({ id, profile }: SignedInUser): AccountSource {
  return { __typename: 'Account', id: asRawId<'Account'>(id), profile };
}

/** Null for a guest. */
export async function findViewerAccount({ viewer }: Context): Promise<AccountSource | null> {
  const user = await viewer();
  return user && toAccount(user);
}

export const WeddingRole = restEnum('WeddingRole', 'Role of the user in the wedding.', {
  couple: 'The couple shares the account.',
  groom: 'Groom.',
  bride: 'Bride.',
});

export const Account = builder.objectRef<AccountSource>('Account').implement({
  description: "The signed-in user's account. Visible to its owner only.",
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description:
        'User id of the REST API. Never pass it as an argument: the server takes the user from the session.',
    }),
    nickname: t.string({
      description: 'Nickname, visible to other users.',
      resolve: ({ profile }) => profile.basic_nickname,
    }),
    weddingRole: t.field({
      type: WeddingRole,
      nullable: true,
      description: 'Role in the wedding; null if the user has not set it.',
      resolve: ({ profile }) => profile.wedding_role,
    }),
  }),
});

builder.objectField(Viewer, 'account', (t) =>
  t.field({
    type: Account,
    nullable: true,
    description:
      'The signed-in user; null for a guest. Null with an entry in `errors` if the session could not be verified.',
    resolve: (_viewer, _args, context) => findViewerAccount(context),
  }),
);

registerNodeLoader('Account', async (rawId, context) => {
  const account = await findViewerAccount(context);
  return account?.id === rawId ? account : null;
});

/** Bridal profiles: the viewer's own in full, other users' only if public. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { getProfile } from '#gateway/upstream/endpoints/profile.ts';

import { Account } from '../account/Account.ts';
import { isProfilePublic } from '../account/rules.ts';
import { Bride } from './Bride.ts';
import { findOwnProfile, toOwnBride } from './ownProfile.ts';
import type { BrideSource, ProfileRow } from './source.ts';

builder.objectFields(Account, (t) => ({
  profile: t.field({
    type: Bride,
    nullable: true,
    description:
      "The user's own bridal profile (my report), even while it is hidden from others; null if there is none yet. While it is hidden, report, themes, number of guests and final bill are not available: they are null or empty.",
    resolve: async ({ id }, _args, context) => {
      const profile = await findOwnProfile(id, context);
      return profile && toOwnBride(profile);
    },
  }),
  isProfileShown: t.boolean({
    description: 'Whether others can see the profile: it is active and not private.',
    resolve: async ({ id }, _args, context) => {
      const profile = await findOwnProfile(id, context);
      return profile !== null && isProfilePublic(profile);
    },
  }),
}));

const BrideProduce = builder.objectRef<NonNullable<ProfileRow['produce']>>('BrideProduce').implement({
  description: 'The vendors and helpers of a wedding.',
  fields: (t) => ({
    planner: t.string({
      nullable: true,
      description: 'Wedding planner; null if not given.',
      resolve: ({ planner_name: name }) => name,
    }),
    dressShop: t.string({
      nullable: true,
      description: 'Dress shop; null if not given.',
      resolve: ({ dress_shop: name }) => name,
    }),
    photographer: t.string({
      nullable: true,
      description: 'Photographer; null if not given.',
      resolve: ({ photographer: name }) => name,
    }),
    florist: t.string({
      nullable: true,
      description: 'Florist; null if not given.',
      resolve: ({ florist: name }) => name,
    }),
  }),
});

/** The viewer's own profile, or another user's if it is public. */
async function findVisibleProfile(
  { id: userId, ownProfile: own }: BrideSource,
  { rest }: Context,
): Promise<ProfileRow | null> {
  if (own) return own;
  const profile = await nullIfNotFound(rest.get(getProfile, { userId }));
  return profile && isProfilePublic(profile) ? profile : null;
}

builder.objectFields(Bride, (t) => ({
  selfIntroduction: t.string({
    nullable: true,
    prefetch: true,
    description: 'Self-introduction, plain text; null if there is none.',
    resolve: async (bride, _args, context) => (await findVisibleProfile(bride, context))?.selfintroduction,
  }),
  produce: t.field({
    type: BrideProduce,
    nullable: true,
    prefetch: true,
    description: 'The vendors and helpers of the wedding; null if none is named.',
    resolve: async (bride, _args, context) => (await findVisibleProfile(bride, context))?.produce,
  }),
}));

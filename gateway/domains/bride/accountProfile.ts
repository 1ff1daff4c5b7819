/** Bridal profiles: the viewer's own in full, other users' only if public. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';
import { getBride, listBrideAlbums } from '#gateway/upstream/endpoints/brides.ts';
import { getOwnProfile, getProfile } from '#gateway/upstream/endpoints/profile.ts';

import { Account, type AccountSource } from '../account/Account.ts';
import { isProfilePublic } from '../account/rules.ts';
import { Bride } from './Bride.ts';
import { type BrideSource, type ProfileRow, toBride } from './source.ts';

function findOwnProfile({ id: userId }: AccountSource, { rest }: Context): Promise<ProfileRow | null> {
  return nullIfNotFound(rest.get(getOwnProfile, { userId }));
}

/**
 * Builds a bride from the owner's profile and primes the public endpoints for this request: they hide private
 * profiles.
 */
function toOwnBride(profile: ProfileRow, { rest }: Context): BrideSource {
  const { user_id: id, bridal_profile: bridal, venue, album_list } = profile;
  const row = {
    user_id: id,
    basic_nickname: bridal.basic_nickname,
    basic_region: bridal.basic_region,
    basic_iconimage: bridal.basic_iconimage,
    reception_cover_image2: bridal.reception_cover_image2,
    reception_place: bridal.reception_place,
    reception_taste: bridal.reception_taste,
    reception_style: bridal.reception_style,
    profile_share_url: profile.share_url,
    hall_id: venue?.hall_id ?? null,
    hall_name: venue?.name ?? null,
    wedding_date: bridal.wedding_date,
    guest_count: null,
    total_cost: null,
    love_count: profile.loved_count,
    viewed_count: profile.viewed_count,
    is_official: profile.is_official,
    has_report: false,
    theme_tags: [],
  };
  rest.prime(listBrideAlbums, { id }, { album_list });
  // The public reply about a public profile has more fields than the profile.
  if (!isProfilePublic(profile)) rest.prime(getBride, { id }, row);
  return { ...toBride(row), id: asRawId<'Bride'>(id), ownProfile: profile };
}

builder.objectFields(Account, (t) => ({
  profile: t.field({
    type: Bride,
    nullable: true,
    description:
      "The user's own bridal profile (my report), even while it is hidden from others; null if there is none yet.",
    resolve: async (account, _args, context) => {
      const profile = await findOwnProfile(account, context);
      return profile && toOwnBride(profile, context);
    },
  }),
  isProfileShown: t.boolean({
    description: 'Whether others can see the profile: it is active and not private.',
    resolve: async (account, _args, context) => {
      const profile = await findOwnProfile(account, context);
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

/** Bridal profiles: the viewer's own in full, other users' only if public. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';
import { getBride, listBrideAlbums } from '#gateway/upstream/endpoints/brides.ts';
import { getOwnProfile, getProfile } from '#gateway/upstream/endpoints/profile.ts';

import { Account, type AccountSource } from '../account/Account.ts';
import { isProfilePublic } from '../account/rules.ts';
import { Bride } from './Bride.ts';
import { type BrideRow, type BrideSource, type ProfileRow, toBride } from './source.ts';

function findOwnProfile({ id: userId }: AccountSource, { rest }: Context): Promise<ProfileRow | null> {
  return nullIfNotFound(rest.get(getOwnProfile, { userId }));
}

/**
 * Builds a bride from the owner's profile and primes the public endpoints for this request: they hide private
 * profiles.
 */
function toOwnBride(profile: ProfileRow, { rest }: Context): BrideSource {
  const id = profile.user_id;
  const row = toBrideRow(profile);
  const albums = {
    get album_list() {
      return profile.album_list;
    },
  };
  rest.prime(listBrideAlbums, { id }, albums);
  // The public reply about a public profile has more fields than the profile.
  if (readOptional(() => isProfilePublic(profile)) === false) rest.prime(getBride, { id }, row);
  return { ...toBride(row), id: asRawId<'Bride'>(id), ownProfile: profile };
}

/** The profile as the public endpoints carry it. Fields are read when they are used. */
const toBrideRow = (profile: ProfileRow): BrideRow => ({
  user_id: profile.user_id,
  get basic_nickname() {
    return profile.bridal_profile.basic_nickname;
  },
  get basic_region() {
    return profile.bridal_profile.basic_region;
  },
  get basic_iconimage() {
    return profile.bridal_profile.basic_iconimage;
  },
  get reception_cover_image2() {
    return profile.bridal_profile.reception_cover_image2;
  },
  get reception_place() {
    return profile.bridal_profile.reception_place;
  },
  get reception_taste() {
    return profile.bridal_profile.reception_taste;
  },
  get reception_style() {
    return profile.bridal_profile.reception_style;
  },
  get profile_share_url() {
    return profile.share_url;
  },
  get hall_id() {
    return profile.venue?.hall_id ?? null;
  },
  get hall_name() {
    return profile.venue?.name ?? null;
  },
  get wedding_date() {
    return profile.bridal_profile.wedding_date;
  },
  get love_count() {
    return profile.loved_count;
  },
  get viewed_count() {
    return profile.viewed_count;
  },
  get is_official() {
    return profile.is_official;
  },
  guest_count: null,
  total_cost: null,
  has_report: false,
  theme_tags: [],
});

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

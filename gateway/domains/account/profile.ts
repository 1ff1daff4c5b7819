/** Profiles (R21): the member's own, whole; of anybody else's only what is not hidden. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { trustedId } from '#gateway/schema/kit/ids.ts';
import { getBride, listBrideAlbums } from '#gateway/upstream/endpoints/brides.ts';
import { getOwnProfile, getProfile } from '#gateway/upstream/endpoints/profile.ts';

import { Bride } from '../bride/Bride.ts';
import { brideOf, type BrideSource, type ProfileRow } from '../bride/source.ts';
import { Account } from './Account.ts';
import { isShown } from './rules.ts';
import type { AccountSource } from './source.ts';

/** The member's own profile; null where there is none yet. */
function ownProfile({ id: userId }: AccountSource, { reads }: Context): Promise<ProfileRow | null> {
  return absent(reads.get(getOwnProfile, { userId }));
}

/**
 * The owner as a bride. What the public calls tell of a bride is handed in from the profile, for this request alone:
 * asked in public, a hidden profile is not there.
 */
function brideOfOwn(profile: ProfileRow, { reads }: Context): BrideSource {
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
  reads.prime(listBrideAlbums, { id }, { album_list });
  // A profile everybody sees is told in public with more than this.
  if (!isShown(profile)) reads.prime(getBride, { id }, row);
  return { ...brideOf(row), id: trustedId<'Bride'>(id), own: profile };
}

builder.objectFields(Account, (t) => ({
  profile: t.field({
    type: Bride,
    nullable: true,
    description:
      'The user’s own profile (my report), also while others do not see it (R21); null where there is none yet.',
    resolve: async (account, _args, context) => {
      const profile = await ownProfile(account, context);
      return profile && brideOfOwn(profile, context);
    },
  }),
  isProfileShown: t.boolean({
    description: 'Whether others see the profile: it is active and not private (R21).',
    resolve: async (account, _args, context) => {
      const profile = await ownProfile(account, context);
      return profile !== null && isShown(profile);
    },
  }),
}));

const BrideProduce = builder.objectRef<NonNullable<ProfileRow['produce']>>('BrideProduce').implement({
  description: 'Who helped to make a wedding.',
  fields: (t) => ({
    planner: t.string({
      nullable: true,
      description: 'Planner; null when not told.',
      resolve: ({ planner_name: name }) => name,
    }),
    dressShop: t.string({
      nullable: true,
      description: 'Dress shop; null when not told.',
      resolve: ({ dress_shop: name }) => name,
    }),
    photographer: t.string({
      nullable: true,
      description: 'Photographer; null when not told.',
      resolve: ({ photographer: name }) => name,
    }),
    florist: t.string({
      nullable: true,
      description: 'Florist; null when not told.',
      resolve: ({ florist: name }) => name,
    }),
  }),
});

/** What of a profile the reader may see: all of one's own, nothing of a hidden one. */
async function shownProfile(
  { id: userId, own }: BrideSource,
  { reads }: Context,
): Promise<ProfileRow | null> {
  if (own) return own;
  const profile = await absent(reads.get(getProfile, { userId }));
  return profile && isShown(profile) ? profile : null;
}

builder.objectFields(Bride, (t) => ({
  selfIntroduction: t.string({
    nullable: true,
    startsWithParent: true,
    description: 'Words about oneself, plain text (R21); null when there are none.',
    resolve: async (bride, _args, context) => (await shownProfile(bride, context))?.selfintroduction,
  }),
  produce: t.field({
    type: BrideProduce,
    nullable: true,
    startsWithParent: true,
    description: 'Who helped to make the wedding (R21); null when nobody is named.',
    resolve: async (bride, _args, context) => (await shownProfile(bride, context))?.produce,
  }),
}));

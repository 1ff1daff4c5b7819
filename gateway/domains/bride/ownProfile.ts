/** The viewer's own profile, which the public endpoints do not have while it is hidden. */
import type { Context } from '#gateway/context.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { getOwnProfile } from '#gateway/upstream/endpoints/profile.ts';

import { isProfilePublic } from '../account/rules.ts';
import {
  brideById,
  type BrideId,
  type BrideRow,
  type BrideSource,
  loadBride,
  type ProfileRow,
  toBride,
} from './source.ts';

export function findOwnProfile(userId: string, { rest }: Context): Promise<ProfileRow | null> {
  return nullIfNotFound(rest.get(getOwnProfile, { userId }));
}

export function toOwnBride(profile: ProfileRow): BrideSource {
  const row = toBrideRow(profile);
  // The public reply about a public profile has more fields than the profile.
  const isHidden = readOptional(() => isProfilePublic(profile)) === false;
  return {
    ...toBride(row),
    id: asRawId<'Bride'>(profile.user_id),
    ownProfile: profile,
    ...(isHidden && { hiddenRow: row }),
  };
}

/** Null if there is none or the profile is hidden from the viewer. Only an owner's hidden profile takes a second call. */
export async function findBride(id: BrideId, context: Context): Promise<BrideSource | null> {
  const row = await nullIfNotFound(loadBride(brideById(id), context));
  if (row) return toBride(row);
  const viewer = await context.viewer().catch(() => null);
  const own = viewer?.id === id ? await findOwnProfile(id, context) : null;
  return own && toOwnBride(own);
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

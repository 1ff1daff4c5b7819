/** Profiles with all data: the caller decides what is visible to whom. */
import { z } from 'zod';
import { Id } from '../http/fields.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { albumsByUser, type AlbumRow, type BrideRow, brideById } from '../store/brides.ts';
import { userById } from '../store/users.ts';
import { albumShape } from './brideShapes.ts';
import { photoHolder } from './shapes.ts';

type User = NonNullable<Awaited<ReturnType<typeof userById>>>;

function brideProfile({ mediaUrl, siteUrl }: OriginContext, bride: BrideRow, albums: readonly AlbumRow[]) {
  const { user_id } = bride;
  return {
    user_id,
    bridal_profile: {
      basic_nickname: bride.nickname,
      basic_region: bride.region,
      basic_iconimage: bride.icon === null ? null : mediaUrl(bride.icon),
      wedding_role: bride.wedding_role,
      wedding_date: bride.wedding_date,
      reception_place: bride.reception_place,
      reception_taste: bride.reception_taste,
      reception_style: bride.reception_style,
      reception_cover_image2: photoHolder(mediaUrl, bride.reception_picture),
    },
    selfintroduction: bride.selfintroduction,
    viewed_count: bride.viewed_count,
    loved_count: bride.love_count,
    share_url: `${siteUrl}/brides/${user_id}`,
    album_list: albums.map((album) => albumShape(mediaUrl, album)),
    is_private: bride.is_private,
    is_active: bride.is_active,
    is_official: bride.is_official,
    is_staff: bride.is_staff,
    venue: bride.hall_name === null ? null : { hall_id: bride.hall_id, name: bride.hall_name },
    produce: bride.produce,
    line_user_id: bride.line_user_id,
  };
}

/** A member without a wedding: only the data of the sign-up, private. */
function emptyProfile({ id, basic_nickname, wedding_role, wedding_date }: User) {
  return {
    user_id: id,
    bridal_profile: {
      basic_nickname,
      basic_region: null,
      basic_iconimage: null,
      wedding_role,
      wedding_date,
      reception_place: null,
      reception_taste: null,
      reception_style: null,
      reception_cover_image2: null,
    },
    selfintroduction: null,
    viewed_count: 0,
    loved_count: 0,
    share_url: null,
    album_list: [],
    is_private: true,
    is_active: true,
    is_official: false,
    is_staff: false,
    venue: null,
    produce: null,
    line_user_id: null,
  };
}

export function profileRoutes(endpoint: DefineEndpoint, context: OriginContext): void {
  const { db } = context;
  endpoint({
    call: 'R21',
    method: 'GET',
    path: '/api/profile/:userId',
    auth: 'optional-user',
    params: z.strictObject({ userId: Id }),
    query: z.strictObject({ user_id: Id.optional() }),
    handler: async ({ userId }) => {
      const bride = await brideById(db, userId);
      if (bride) return brideProfile(context, bride, await albumsByUser(db, userId));
      return emptyProfile(orNotFound(await userById(db, userId)));
    },
  });
}

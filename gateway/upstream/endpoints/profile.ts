import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { album } from './brides.ts';
import { count, day, id, url, weddingRole } from './values.ts';

/** The internal fields `line_user_id` and `is_staff` are left out on purpose: they must never leave the gateway. */
const profile = z.object({
  user_id: id,
  bridal_profile: z.object({
    basic_nickname: z.string(),
    basic_region: z.string().nullable(),
    basic_iconimage: url.nullable(),
    wedding_role: weddingRole.nullable(),
    wedding_date: day.nullable(),
    reception_place: z.string().nullable(),
    reception_taste: z.string().nullable(),
    reception_style: z.string().nullable(),
    reception_cover_image2: z.object({ photo: z.object({ photo_url: url }) }).nullable(),
  }),
  selfintroduction: z.string().nullable(),
  viewed_count: count,
  loved_count: count,
  share_url: url.nullable(),
  album_list: z.array(album),
  is_private: z.boolean(),
  is_active: z.boolean(),
  is_official: z.boolean(),
  venue: z.object({ hall_id: id.nullable(), name: z.string() }).nullable(),
  produce: z
    .object({
      planner_name: z.string().nullable(),
      dress_shop: z.string().nullable(),
      photographer: z.string().nullable(),
      florist: z.string().nullable(),
    })
    .nullable(),
});

/** Returns private and closed profiles too; callers must hide them from other users. */
export const getProfile = endpoint({
  call: 'R21',
  host: 'api',
  method: 'GET',
  path: '/api/profile/{userId}',
  auth: 'public',
  emptyIsNotFound: true,
  reply: profile,
  matches: (reply, input) => reply.user_id === input.userId,
  cache: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 3_600 },
});

/** The user's own profile; never cached. */
export const getOwnProfile = endpoint({
  call: 'R21',
  host: 'api',
  method: 'GET',
  path: '/api/profile/{userId}',
  auth: 'optional-user',
  emptyIsNotFound: true,
  reply: profile,
  matches: (reply, input) => reply.user_id === input.userId,
});

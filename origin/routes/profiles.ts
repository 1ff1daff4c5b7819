/** A person's profile (R21): told whole; who may see what of it is for the reader to decide. */
import { z } from 'zod';
import { Id } from '../http/fields.ts';
import { orNotFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { userById } from '../store/users.ts';

/** Profile of a member who has shown nothing yet: what sign-up told, seen by nobody else. */
function plainProfile(user: NonNullable<Awaited<ReturnType<typeof userById>>>) {
  return {
    user_id: user.id,
    bridal_profile: {
      basic_nickname: user.basic_nickname,
      basic_region: null,
      basic_iconimage: null,
      wedding_role: user.wedding_role,
      wedding_date: user.wedding_date,
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

/** Serves profiles. */
export function profileRoutes(serve: Serve, { db }: Origin): void {
  serve({
    call: 'R21',
    method: 'GET',
    path: '/api/profile/:userId',
    auth: 'optional-user',
    params: z.strictObject({ userId: Id }),
    query: z.strictObject({ user_id: Id.optional() }),
    answer: async ({ userId }) => plainProfile(orNotFound(await userById(db, userId))),
  });
}

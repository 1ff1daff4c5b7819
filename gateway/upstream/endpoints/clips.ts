import { z } from 'zod';
import { endpoint, identifying } from '../endpoint.ts';
import { hallSummary } from './hall.ts';
import { count, id, moment, page, perPage, sentId } from './values.ts';

/** Guests have no nickname. */
export const hallClipComment = z.object({
  id,
  hall_clip_id: id,
  comment: z.string(),
  user_id: id.nullable(),
  basic_nickname: z.string().nullish(),
  created_at: moment,
});

/** A clipped hall with the user's note; `hall` is null when it is no longer listed. */
export const hallClip = z.object({
  id,
  hall_id: identifying(id),
  note: z.string().nullable(),
  created_at: moment,
  hall: hallSummary.nullable(),
  comments: z.array(hallClipComment),
});

export const countHallClips = endpoint({
  call: 'R42',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_clips/count',
  auth: 'user',
  reply: z.object({ count }),
});

/** Refused with status 409 when the hall is already clipped. */
export const createHallClip = endpoint({
  call: 'R43',
  host: 'api',
  method: 'POST',
  path: '/api/wn/hall_clips',
  auth: 'user',
  form: z.object({ hall_id: sentId }),
  reply: hallClip,
  matches: (reply, input) => reply.hall_id === input.hall_id,
});

/** `id` is the hall's. NotFound when it is not clipped. */
export const deleteHallClip = endpoint({
  call: 'R44',
  host: 'api',
  method: 'DELETE',
  path: '/api/wn/hall_clips/{id}',
  auth: 'user',
  reply: z.object({ id, hall_id: id }),
  matches: (reply, input) => reply.hall_id === input.id,
});

/** Which of these halls the user has clipped; use `RestDataSource.isMember`. */
export const listClippedHallIds = endpoint({
  call: 'R45',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_clips/bulk',
  auth: 'user',
  query: z.object({ hall_ids: z.string() }),
  reply: z.array(id),
  bulk: (ids) => ({ hall_ids: ids.join(',') }),
});

/** Newest first, 30 per page by default. */
export const listHallClips = endpoint({
  call: 'R46',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_clips',
  auth: 'user',
  query: z.object({ page: page.optional(), per_page: perPage.optional() }),
  reply: z.object({ hall_clips: z.array(hallClip), total: count, page, per_page: page }),
});

/** Sets the note of a clip (`id` is the clip's); an empty string clears it. */
export const updateHallClip = endpoint({
  call: 'R47',
  host: 'api',
  method: 'PATCH',
  path: '/api/wn/hall_clips/{id}',
  auth: 'user',
  form: z.object({ note: z.string().max(1_000) }),
  reply: hallClip,
  matches: (reply, input) => reply.id === input.id,
});

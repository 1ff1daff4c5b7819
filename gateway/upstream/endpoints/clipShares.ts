import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hallClip, hallClipComment } from './clips.ts';
import { count, id, moment, page, perPage, sentId } from './values.ts';

/** A shared list of clips; its hash is a secret that grants access. */
const share = z.object({
  id,
  hash: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  user_id: id,
  owner_nickname: z.string().nullable(),
  hall_clip_ids: z.array(id),
  created_at: moment,
  updated_at: moment,
});

export const getHallClipShare = endpoint({
  call: 'R48',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_clip_shares/hash/{hash:opaque}',
  auth: 'public',
  secret: true,
  reply: share,
  matches: (reply, input) => reply.hash === input.hash,
});

/** Clips of a shared list in its order, with notes and comments; 30 per page by default. */
export const listSharedHallClips = endpoint({
  call: 'R49',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_clip_shares/hash/{hash:opaque}/hall_clips',
  auth: 'public',
  secret: true,
  query: z.object({ page: page.optional(), per_page: perPage.optional() }),
  reply: z.object({ hall_clips: z.array(hallClip), total: count, page, per_page: page }),
});

/** Guests may comment too. NotFound when the hash is unknown or the clip is not on the list. */
export const createHallClipComment = endpoint({
  call: 'R50',
  host: 'api',
  method: 'POST',
  path: '/api/wn/hall_clip_comments',
  auth: 'optional-user',
  form: z.object({ hash: z.string(), hall_clip_id: sentId, comment: z.string().max(1_000) }),
  reply: hallClipComment,
  matches: (reply, input) => reply.hall_clip_id === input.hall_clip_id,
});

/** Creates a list of all shareable clips. */
export const createHallClipShare = endpoint({
  call: 'R51',
  host: 'api',
  method: 'POST',
  path: '/api/wn/hall_clip_shares',
  auth: 'user',
  form: z.object({}),
  reply: share,
});

/** Clips whose hall is still listed. */
export const listShareableHallClips = endpoint({
  call: 'R52',
  host: 'api',
  method: 'GET',
  path: '/api/wn/shareable_hall_clips',
  auth: 'user',
  reply: z.object({ hall_clips: z.array(hallClip), total: count }),
});

/** Replaces the clips of a list, in this order. NotFound when the list is not the user's, Refused when a clip is not. */
export const updateHallClipShare = endpoint({
  call: 'R53',
  host: 'api',
  method: 'PATCH',
  path: '/api/wn/hall_clip_shares/{id}',
  auth: 'user',
  form: z.object({ hall_clip_ids: z.array(sentId).min(1) }),
  reply: share,
  matches: (reply, input) => reply.id === input.id,
});

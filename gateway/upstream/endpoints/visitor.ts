import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hallSummary, viewedHall } from './hall.ts';
import { id, moment, sentId } from './values.ts';

/** Recommended halls, near the viewed hall where one is given. */
export const listRecommendedHalls = endpoint({
  call: 'R77',
  host: 'api',
  method: 'GET',
  path: '/api/wn/uuid/{uuid}/recommended_halls',
  auth: 'visitor',
  query: z.object({ hall_id: sentId.optional() }),
  reply: z.object({ halls: z.array(hallSummary) }),
});

/** Newest first, at most 30. */
export const listRecentlyViewedHalls = endpoint({
  call: 'R78',
  host: 'api',
  method: 'GET',
  path: '/api/wn/uuid/{uuid}/recently_viewed_halls',
  auth: 'visitor',
  reply: z.object({ halls: z.array(viewedHall) }),
});

/** Idempotent. `VisitorRegistry` retries it. */
export const registerVisitor = endpoint({
  call: 'R97',
  host: 'api',
  method: 'GET',
  path: '/api/uuid/',
  auth: 'visitor',
  writes: true,
  query: z.object({ source: z.literal('magazine') }),
  reply: z.object({ uuid: z.string(), created_at: moment }),
});

/** A GET that writes: use `RestDataSource.send`. */
export const recordHallView = endpoint({
  call: 'R98',
  host: 'api',
  method: 'GET',
  path: '/api/uuid/halls/create',
  auth: 'visitor',
  writes: true,
  query: z.object({ hall_id: sentId }),
  reply: z.object({ hall_id: id, viewed_at: moment }),
  matches: (reply, input) => reply.hall_id === input.hall_id,
});

/** Records the referrer of the first visit: an http(s) URL of at most 2,048 characters. */
export const recordVisitorReferrer = endpoint({
  call: 'R99',
  host: 'api',
  method: 'POST',
  path: '/api/uuid/introduce/create',
  auth: 'visitor',
  form: z.object({
    referer: z
      .string()
      .regex(/^https?:\/\/\S+$/i)
      .max(2_048),
  }),
  reply: z.object({ result: z.boolean() }),
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hallSummary, viewedHall } from './hall.ts';
import { id, moment, sentId } from './values.ts';

/** Halls recommended to the visitor, around the hall being viewed where one is given. */
export const listRecommendedHalls = endpoint({
  call: 'R77',
  host: 'api',
  method: 'GET',
  path: '/api/wn/uuid/{uuid}/recommended_halls',
  auth: 'visitor',
  query: z.object({ hall_id: sentId.optional() }),
  reply: z.object({ halls: z.array(hallSummary) }),
});

/** Halls the visitor looked at, newest first, at most 30. */
export const listRecentlyViewedHalls = endpoint({
  call: 'R78',
  host: 'api',
  method: 'GET',
  path: '/api/wn/uuid/{uuid}/recently_viewed_halls',
  auth: 'visitor',
  reply: z.object({ halls: z.array(viewedHall) }),
});

/** Registers the visitor id; doing it again is a success. Tried again by identity, in its own time. */
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

/** Tells that the visitor looks at a hall. A GET that writes: use `Reads.send`. */
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

/** Tells from which page the visitor first came: an http(s) address of at most 2,048 characters. */
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

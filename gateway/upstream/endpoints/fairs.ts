import { z } from 'zod';
import type { CacheTtl } from '../../cache/ttl.ts';
import { endpoint, identifying } from '../endpoint.ts';
import { count, day, fairContent, html, id, moment, page, perPage, url, yen } from './values.ts';

const FAIRS_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };

/** A time such as `10:30`; null or empty for an unused slot. */
const holdTime = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/)
  .nullable();

/** A fair as it was when it was reserved. */
export const fairSnapshot = z.object({
  name: z.string(),
  description: html.nullable(),
  hold_at: moment,
  hall_id: id,
  hall_name: z.string(),
});

/** A fair is held on one day, at up to eight starting times. */
const fair = z.object({
  id,
  name: z.string(),
  description: html.nullable(),
  start_date: day.nullable(),
  hold_at: moment,
  hold_time1: holdTime,
  hold_time2: holdTime,
  hold_time3: holdTime,
  hold_time4: holdTime,
  hold_time5: holdTime,
  hold_time6: holdTime,
  hold_time7: holdTime,
  hold_time8: holdTime,
  post_period_day: count.nullable(),
  post_period_hour: z.int().min(0).max(24).nullable(),
  hall_id: identifying(id),
  fair_snapshot: fairSnapshot.nullable(),
  contents: z.array(fairContent),
  price: yen.nullable(),
  image_url: url.nullable(),
  duration_minutes: count.nullable(),
});

/** Soonest first, 4 per page by default. With `hold_at`: all of that day on one page. */
export const listHallFairs = endpoint({
  call: 'R59',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/fairs',
  auth: 'public',
  query: z.object({ per_page: perPage.optional(), page: page.optional(), hold_at: day.optional() }),
  reply: z.object({ fairs: z.array(fair), total: count, page, per_page: page }),
  cache: FAIRS_TTL,
});

export const listHallRecommendedFairs = endpoint({
  call: 'R64',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/recommended_fairs',
  auth: 'public',
  reply: z.object({ fairs: z.array(fair) }),
  cache: FAIRS_TTL,
});

export const getHallFair = endpoint({
  call: 'R72',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/fairs/{fairId}',
  auth: 'public',
  reply: fair,
  cache: { fresh: 30, staleWhileRevalidate: 60, staleIfError: 3_600 },
  emptyIsNotFound: true,
  matches: (reply, input) => reply.id === input.fairId && reply.hall_id === input.id,
});

/** A fair that the user has reserved, also when it is no longer listed, with its snapshot. */
export const getReservedHallFair = endpoint({
  call: 'R72',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/fairs/{fairId}',
  auth: 'user',
  userIdParameter: false,
  query: z.object({ reserved: z.literal(1) }),
  reply: fair,
  emptyIsNotFound: true,
  matches: (reply, input) => reply.id === input.fairId && reply.hall_id === input.id,
});

export const listHallFairContents = endpoint({
  call: 'R93',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/halls/{id}/faircontents/',
  auth: 'public',
  reply: z.object({
    fair_contents: z.array(z.object({ kind: identifying(fairContent), name: z.string(), count })),
  }),
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
});

export const getHallRecommendedFair = endpoint({
  call: 'R94',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/halls/{id}/recommended_fair',
  auth: 'public',
  reply: z.object({ fair: fair.nullable() }),
  cache: FAIRS_TTL,
});

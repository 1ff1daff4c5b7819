import { z } from 'zod';
import { endpoint, identifying } from '../endpoint.ts';
import { count, id, page, sentId, url } from './values.ts';

/** Status of an error in the body of an HTTP 200. */
function statusOfBody(body: unknown): number | null {
  const failed = typeof body === 'object' && body !== null && 'status' in body && body.status === 'failure';
  return failed ? 400 : null;
}

/** A bride by her user id (`type` user), or an article by its URL. */
const target = z.object({
  type: z.enum(['user', 'article']),
  id: sentId.optional(),
  url: z.string().optional(),
});

const result = z.object({ status: z.literal('success'), love_count: count });

/** Clips an article or a bride. Idempotent. */
export const addLove = endpoint({
  call: 'R24',
  host: 'api',
  method: 'POST',
  path: '/api/love/add/',
  auth: 'user',
  form: target,
  reply: result,
  bodyStatus: statusOfBody,
});

/** Removes the clip of an article or a bride. Idempotent. */
export const removeLove = endpoint({
  call: 'R25',
  host: 'api',
  method: 'POST',
  path: '/api/love/remove/',
  auth: 'user',
  form: target,
  reply: result,
  bodyStatus: statusOfBody,
});

/** The user's clips of one type, newest first, 18 per page. `pk` is the user's id. */
export const listLoves = endpoint({
  call: 'R26',
  host: 'api',
  method: 'GET',
  path: '/api/love/list/',
  auth: 'user',
  query: z.object({ type: z.enum(['user', 'article']), pk: sentId, page: page.optional() }),
  reply: z.object({
    count,
    next: url.nullable(),
    results: z.array(
      z.object({
        id,
        type: z.enum(['user', 'article']),
        thumbnail: url.nullable(),
        image: url.nullable(),
        name: z.string(),
        owner: z.string().nullable(),
        original_url: identifying(url.nullable()),
        love_count: count,
        category_name: z.string().nullable(),
        is_url_dead: z.boolean(),
      }),
    ),
  }),
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { count, id, page, perPage, ringChoice, sentId, url, yen } from './values.ts';

/**
 * Status of a refusal in the body of an HTTP 200: `status_code` other than 200. What the person can do nothing about
 * but log in keeps its status; any other refusal is one of the request as a whole.
 */
function statusCode(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('status_code' in body)) return null;
  const status = Number(body.status_code);
  if (status === 200) return null;
  return status === 401 || status >= 500 ? status : 400;
}

const meta = z.object({ total: count });

const brand = z.object({
  brand_id: id,
  name: z.string(),
  name_kana: z.string().nullable(),
  category: z.enum(['ring', 'dress', 'other']),
  thumbnail: url.nullable(),
  url: url.nullable(),
  is_favorite: z.boolean().nullable(),
});

const ring = z.object({
  ring_id: id,
  name: z.string(),
  brand_id: id,
  brand_name: z.string(),
  ring_choice: ringChoice,
  material: z.string().nullable(),
  price: yen.nullable(),
  thumbnail: url.nullable(),
  url: url.nullable(),
  is_favorite: z.boolean().nullable(),
});

const list = z.object({ page: page.optional(), page_size: perPage.optional(), ids: z.string().optional() });

/** Brands by page or, with `ids` (comma-separated, at most 100), those alone in that order. For everybody: `is_favorite` is null. */
export const listBrands = endpoint({
  call: 'X05',
  host: 'api',
  method: 'GET',
  path: '/api/v1/brands',
  auth: 'public',
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
  query: list,
  reply: z.object({ meta, data: z.array(brand) }),
  bodyStatus: statusCode,
});

/** Which of these brands the user keeps; ask through `Reads.member`. */
export const listKeptBrandIds = endpoint({
  call: 'X05',
  host: 'api',
  method: 'GET',
  path: '/api/v1/brands',
  auth: 'user',
  userIdParameter: false,
  query: list,
  reply: z
    .object({ data: z.array(z.object({ brand_id: id, is_favorite: z.boolean().nullable() })) })
    .transform(({ data }) => data.filter((one) => one.is_favorite === true).map((one) => one.brand_id)),
  bulk: (ids) => ({ page: 1, page_size: 100, ids: ids.join(',') }),
  bodyStatus: statusCode,
});

/** Rings, as `listBrands` gives brands. */
export const listRings = endpoint({
  call: 'X06',
  host: 'api',
  method: 'GET',
  path: '/api/v1/rings',
  auth: 'public',
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
  query: list,
  reply: z.object({ meta, data: z.array(ring) }),
  bodyStatus: statusCode,
});

/** Which of these rings the user keeps; ask through `Reads.member`. */
export const listKeptRingIds = endpoint({
  call: 'X06',
  host: 'api',
  method: 'GET',
  path: '/api/v1/rings',
  auth: 'user',
  userIdParameter: false,
  query: list,
  reply: z
    .object({ data: z.array(z.object({ ring_id: id, is_favorite: z.boolean().nullable() })) })
    .transform(({ data }) => data.filter((one) => one.is_favorite === true).map((one) => one.ring_id)),
  bulk: (ids) => ({ page: 1, page_size: 100, ids: ids.join(',') }),
  bodyStatus: statusCode,
});

/** Brands the user keeps, newest first, and how many. */
export const listFavoriteBrands = endpoint({
  call: 'R38',
  host: 'api',
  method: 'GET',
  path: '/api/v1/brands/favorite',
  auth: 'user',
  userIdParameter: false,
  query: z.object({ page, page_size: perPage }),
  reply: z.object({ meta, data: z.array(brand) }),
  bodyStatus: statusCode,
});

/** Keeps a brand that is not kept, and lets go of one that is. */
export const toggleFavoriteBrand = endpoint({
  call: 'R39',
  host: 'api',
  method: 'PUT',
  path: '/api/v1/brands/favorite',
  auth: 'user',
  userIdParameter: false,
  form: z.object({ brand_id: sentId }),
  reply: z.object({ data: z.object({ brand_id: id, is_favorite: z.boolean() }) }),
  bodyStatus: statusCode,
  matches: ({ data }, input) => data.brand_id === input.brand_id,
});

/** Rings the user keeps, newest first, and how many. */
export const listFavoriteRings = endpoint({
  call: 'R40',
  host: 'api',
  method: 'GET',
  path: '/api/v1/rings/favorite',
  auth: 'user',
  userIdParameter: false,
  query: z.object({ page, page_size: perPage }),
  reply: z.object({ meta, data: z.array(ring) }),
  bodyStatus: statusCode,
});

/** Keeps a ring that is not kept, and lets go of one that is. */
export const toggleFavoriteRing = endpoint({
  call: 'R41',
  host: 'api',
  method: 'PUT',
  path: '/api/v1/rings/favorite',
  auth: 'user',
  userIdParameter: false,
  form: z.object({ ring_id: sentId }),
  reply: z.object({ data: z.object({ ring_id: id, is_favorite: z.boolean() }) }),
  bodyStatus: statusCode,
  matches: ({ data }, input) => data.ring_id === input.ring_id,
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { count, id, page, perPage, ringChoice, sentId, url, yen } from './values.ts';

/**
 * Status of an error in the body of an HTTP 200. 401 and 5xx keep their status; any other error rejects the request as a
 * whole.
 */
function statusOfBody(body: unknown): number | null {
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

/** A page of brands or, with `ids` (comma-separated, at most 100), those brands in that order. `is_favorite` is null. */
export const listBrands = endpoint({
  call: 'X05',
  host: 'api',
  method: 'GET',
  path: '/api/v1/brands',
  auth: 'public',
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
  query: list,
  reply: z.object({ meta, data: z.array(brand) }),
  bodyStatus: statusOfBody,
});

/** Which of these brands the user has clipped; use `RestDataSource.isMember`. */
export const listClippedBrandIds = endpoint({
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
  bodyStatus: statusOfBody,
});

/** As `listBrands`. */
export const listRings = endpoint({
  call: 'X06',
  host: 'api',
  method: 'GET',
  path: '/api/v1/rings',
  auth: 'public',
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
  query: list,
  reply: z.object({ meta, data: z.array(ring) }),
  bodyStatus: statusOfBody,
});

/** Which of these rings the user has clipped; use `RestDataSource.isMember`. */
export const listClippedRingIds = endpoint({
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
  bodyStatus: statusOfBody,
});

/** Brands the user has clipped, newest first. */
export const listFavoriteBrands = endpoint({
  call: 'R38',
  host: 'api',
  method: 'GET',
  path: '/api/v1/brands/favorite',
  auth: 'user',
  userIdParameter: false,
  query: z.object({ page, page_size: perPage }),
  reply: z.object({ meta, data: z.array(brand) }),
  bodyStatus: statusOfBody,
});

export const toggleFavoriteBrand = endpoint({
  call: 'R39',
  host: 'api',
  method: 'PUT',
  path: '/api/v1/brands/favorite',
  auth: 'user',
  userIdParameter: false,
  form: z.object({ brand_id: sentId }),
  reply: z.object({ data: z.object({ brand_id: id, is_favorite: z.boolean() }) }),
  bodyStatus: statusOfBody,
  matches: ({ data }, input) => data.brand_id === input.brand_id,
});

/** Rings the user has clipped, newest first. */
export const listFavoriteRings = endpoint({
  call: 'R40',
  host: 'api',
  method: 'GET',
  path: '/api/v1/rings/favorite',
  auth: 'user',
  userIdParameter: false,
  query: z.object({ page, page_size: perPage }),
  reply: z.object({ meta, data: z.array(ring) }),
  bodyStatus: statusOfBody,
});

export const toggleFavoriteRing = endpoint({
  call: 'R41',
  host: 'api',
  method: 'PUT',
  path: '/api/v1/rings/favorite',
  auth: 'user',
  userIdParameter: false,
  form: z.object({ ring_id: sentId }),
  reply: z.object({ data: z.object({ ring_id: id, is_favorite: z.boolean() }) }),
  bodyStatus: statusOfBody,
  matches: ({ data }, input) => data.ring_id === input.ring_id,
});

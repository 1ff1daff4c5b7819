import { z } from 'zod';
import { endpoint, identifying } from '../endpoint.ts';
import { count, id, moment, page, photoCategory, prefectureSlug, url } from './values.ts';

const MEDIA_TTL = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

/** Videos of the halls in a prefecture, 20 per page. */
export const listHallVideos = endpoint({
  call: 'R79',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_videos',
  auth: 'public',
  query: z.object({ prefecture: prefectureSlug, page: page.optional() }),
  reply: z.object({
    hall_videos: z.array(
      z.object({
        id,
        title: z.string().nullable(),
        video_url: url,
        thumbnail_url: url.nullable(),
        duration_seconds: count.nullable(),
        hall_id: id.nullable(),
        hall_name: z.string().nullable(),
        published_at: moment.nullable(),
      }),
    ),
    total: count,
    page,
    per_page: page,
  }),
  cache: MEDIA_TTL,
});

/** Categories of external booking sites. */
export const listBookingSiteCategories = endpoint({
  call: 'R82',
  host: 'api',
  method: 'GET',
  path: '/api/wn/booking_site_categories',
  auth: 'public',
  reply: z.object({
    booking_site_categories: z.array(z.object({ id, name: z.string(), slug: z.string() })),
  }),
  cache: { fresh: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 },
});

/** Number of photos by category. */
export const getPhotoAggregate = endpoint({
  call: 'R85',
  host: 'api',
  method: 'GET',
  path: '/api/photo_search/aggregate',
  auth: 'public',
  reply: z.object({
    total: count,
    categories: z.array(z.object({ category: photoCategory, count: identifying(count) })),
  }),
  cache: MEDIA_TTL,
});

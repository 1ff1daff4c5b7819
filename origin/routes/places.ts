/** Contents of a place's page other than halls. */
import { z } from 'zod';
import { Page, pageSlice, Text } from '../http/fields.ts';
import { notFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { NO_FILTER } from '../store/halls.ts';
import { isPlace } from '../store/places.ts';
import { hallVideos, placeStats, sponsoredHall } from '../store/stats.ts';
import { hallSummary, hallVideo } from './shapes.ts';

const VIDEOS_PER_PAGE = 20;

export function placeRoutes(
  endpoint: DefineEndpoint,
  { db, mediaUrl, places, siteUrl }: OriginContext,
): void {
  const PrefectureSlug = z.string().refine((slug) => isPlace(places, 'prefectures', slug));

  endpoint({
    call: 'R81',
    method: 'GET',
    path: '/api/wn/stats',
    auth: 'public',
    query: z.strictObject({
      area_slug: Text.optional(),
      prefecture_slug: Text.optional(),
      region_slug: Text.optional(),
    }),
    handler: async ({ area_slug, prefecture_slug, region_slug }) => {
      const unknown =
        (area_slug !== undefined && !isPlace(places, 'areas', area_slug)) ||
        (prefecture_slug !== undefined && !isPlace(places, 'prefectures', prefecture_slug)) ||
        (region_slug !== undefined && !isPlace(places, 'regions', region_slug));
      if (unknown) throw notFound();
      const region_slugs = region_slug === undefined ? [] : [region_slug];
      return placeStats(db, { ...NO_FILTER, area_slug, prefecture_slug, region_slugs });
    },
  });

  endpoint({
    call: 'R79',
    method: 'GET',
    path: '/api/wn/hall_videos',
    auth: 'public',
    query: z.strictObject({ prefecture: PrefectureSlug, page: Page }),
    handler: async ({ prefecture, page }) => {
      const { rows, total } = await hallVideos(db, prefecture, pageSlice(page, VIDEOS_PER_PAGE));
      return {
        hall_videos: rows.map((video) => hallVideo(mediaUrl, video)),
        total,
        page,
        per_page: VIDEOS_PER_PAGE,
      };
    },
  });

  endpoint({
    call: 'R82',
    method: 'GET',
    path: '/api/wn/booking_site_categories',
    auth: 'public',
    handler: async () => ({
      booking_site_categories: await db
        .selectFrom('booking_site_categories')
        .selectAll()
        .orderBy('id')
        .execute(),
    }),
  });

  endpoint({
    call: 'R90',
    method: 'GET',
    path: '/api/wn/hall_search_conditions',
    auth: 'public',
    handler: async () => {
      const presets = await db.selectFrom('search_presets').selectAll().orderBy('id').execute();
      return {
        hall_search_conditions: presets.map(({ id, title, query }) => ({
          id,
          title,
          url: `${siteUrl}/halls/search/?${query}`,
        })),
      };
    },
  });

  endpoint({
    call: 'R91',
    method: 'GET',
    path: '/api/pr_hall',
    auth: 'public',
    query: z.strictObject({ prefecture_slug: Text }),
    handler: async ({ prefecture_slug }) => {
      const hall = await sponsoredHall(db, prefecture_slug);
      return { hall: hall === null ? null : hallSummary(mediaUrl, hall), pr_label: 'PR' };
    },
  });
}

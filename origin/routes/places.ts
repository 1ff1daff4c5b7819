/** What the page of a place shows beside halls: R79, R81, R82, R90, R91. */
import { z } from 'zod';
import { Page, slice, Text } from '../http/fields.ts';
import { notFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { EVERYWHERE } from '../store/halls.ts';
import { isPlace } from '../store/places.ts';
import { hallVideos, placeStats, sponsoredHall } from '../store/stats.ts';
import { hallSummary, hallVideo } from './shapes.ts';

const VIDEOS_PER_PAGE = 20;

/** Serves what belongs to places. */
export function placeRoutes(serve: Serve, { db, media, places, siteUrl }: Origin): void {
  const PrefectureSlug = z.string().refine((slug) => isPlace(places, 'prefectures', slug));

  serve({
    call: 'R81',
    method: 'GET',
    path: '/api/wn/stats',
    auth: 'public',
    query: z.strictObject({
      area_slug: Text.optional(),
      prefecture_slug: Text.optional(),
      region_slug: Text.optional(),
    }),
    answer: async ({ area_slug, prefecture_slug, region_slug }) => {
      const unknown =
        (area_slug !== undefined && !isPlace(places, 'areas', area_slug)) ||
        (prefecture_slug !== undefined && !isPlace(places, 'prefectures', prefecture_slug)) ||
        (region_slug !== undefined && !isPlace(places, 'regions', region_slug));
      if (unknown) throw notFound();
      const region_slugs = region_slug === undefined ? [] : [region_slug];
      return placeStats(db, { ...EVERYWHERE, area_slug, prefecture_slug, region_slugs });
    },
  });

  serve({
    call: 'R79',
    method: 'GET',
    path: '/api/wn/hall_videos',
    auth: 'public',
    query: z.strictObject({ prefecture: PrefectureSlug, page: Page }),
    answer: async ({ prefecture, page }) => {
      const { rows, total } = await hallVideos(db, prefecture, slice(page, VIDEOS_PER_PAGE));
      return {
        hall_videos: rows.map((video) => hallVideo(media, video)),
        total,
        page,
        per_page: VIDEOS_PER_PAGE,
      };
    },
  });

  serve({
    call: 'R82',
    method: 'GET',
    path: '/api/wn/booking_site_categories',
    auth: 'public',
    answer: async () => ({
      booking_site_categories: await db
        .selectFrom('booking_site_categories')
        .selectAll()
        .orderBy('id')
        .execute(),
    }),
  });

  serve({
    call: 'R90',
    method: 'GET',
    path: '/api/wn/hall_search_conditions',
    auth: 'public',
    answer: async () => {
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

  serve({
    call: 'R91',
    method: 'GET',
    path: '/api/pr_hall',
    auth: 'public',
    query: z.strictObject({ prefecture_slug: Text }),
    answer: async ({ prefecture_slug }) => {
      const hall = await sponsoredHall(db, prefecture_slug);
      return { hall: hall === null ? null : hallSummary(media, hall), pr_label: 'PR' };
    },
  });
}

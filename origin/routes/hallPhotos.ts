/** Photos of a hall, and photo counts over all halls. */
import { z } from 'zod';
import { HallPath, Page, PerPage, PHOTO_CATEGORIES, PhotoCategory, pageSlice } from '../http/fields.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { requireHall } from './halls.ts';
import {
  bridePhotos,
  countBridePhotos,
  countPhotos,
  type PhotoRow,
  photosBySource,
  popularPhotos,
} from '../store/photos.ts';
import { hallPhoto } from './shapes.ts';

const TOP_PHOTOS = 6;
/** Brides' photos appended to the official ones of a section. */
const MAX_BRIDE_PHOTOS = 6;
const SUMMARY_IMAGES = 6;

const TITLES: Record<(typeof PHOTO_CATEGORIES)[number], string> = {
  image: '外観・イメージ',
  ceremony: '挙式会場',
  reception: '披露宴会場',
  garden: 'ガーデン',
  food: '料理・ケーキ',
  dress: '衣裳',
  decoration: '装花・コーディネート',
  facility: '館内設備',
  other: 'その他',
};

export function hallPhotoRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  const shape = (photos: PhotoRow[]) => photos.map((photo) => hallPhoto(mediaUrl, photo));

  for (const [call, path, source] of [
    ['R61', '/api/wn/halls/:id/official_photos', 'official'],
    ['R66', '/api/wn/halls/:id/zexy_photos', 'partner'],
  ] as const) {
    endpoint({
      call,
      method: 'GET',
      path,
      auth: 'public',
      params: HallPath,
      handler: async ({ id }) => {
        await requireHall(db, id);
        return { photos: shape(await photosBySource(db, id, source)) };
      },
    });
  }

  endpoint({
    call: 'R57',
    method: 'GET',
    path: '/api/wn/halls/:id/bride_photos',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({ page: Page, group: PhotoCategory.optional(), per_page: PerPage(36) }),
    handler: async ({ id, group, page, per_page }) => {
      await requireHall(db, id);
      return { photos: shape(await bridePhotos(db, id, group, pageSlice(page, per_page))), page, per_page };
    },
  });

  endpoint({
    call: 'R58',
    method: 'GET',
    path: '/api/wn/halls/:id/bride_photos/count',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      const groups = await countPhotos(db, { bridesOf: id });
      return {
        count: await countBridePhotos(db, id),
        groups: groups.map(({ category, count }) => ({ group: category, count })),
      };
    },
  });

  endpoint({
    call: 'R62',
    method: 'GET',
    path: '/api/wn/halls/:id/photo_sections',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      const official = await photosBySource(db, id, 'official');
      const brides = await photosBySource(db, id, 'bride');
      const sections = PHOTO_CATEGORIES.map((category) => {
        const inCategory = (photo: PhotoRow): boolean => photo.category === category;
        const photos = [
          ...official.filter(inCategory),
          ...brides.filter(inCategory).slice(0, MAX_BRIDE_PHOTOS),
        ];
        return { category, title: TITLES[category], photos: shape(photos) };
      });
      return { photo_sections: sections.filter(({ photos }) => photos.length > 0) };
    },
  });

  endpoint({
    call: 'R65',
    method: 'GET',
    path: '/api/wn/halls/:id/top_bride_photos',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      return { photos: shape(await popularPhotos(db, id, { most: TOP_PHOTOS, source: 'bride' })) };
    },
  });

  endpoint({
    call: 'R92',
    method: 'GET',
    path: '/api/v3/wn/halls/:id/summary_images/',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      // The first of each category, in insertion order.
      const first = Map.groupBy(await photosBySource(db, id, 'official'), ({ category }) => category);
      const images = [...first.values()].flatMap(([photo]) =>
        photo === undefined
          ? []
          : [{ image_url: mediaUrl(photo.picture), title: photo.caption, category: photo.category }],
      );
      return { images: images.slice(0, SUMMARY_IMAGES) };
    },
  });

  endpoint({
    call: 'R85',
    method: 'GET',
    path: '/api/photo_search/aggregate',
    auth: 'public',
    handler: async () => {
      const categories = await countPhotos(db, 'all');
      return { total: categories.reduce((sum, { count }) => sum + count, 0), categories };
    },
  });
}

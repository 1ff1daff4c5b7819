/** Photos of a hall: by brides, by the hall, by partners. */
import { builder } from '#gateway/schema/builder.ts';
import { forwardArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import {
  countHallBridePhotos,
  listHallBridePhotos,
  listHallOfficialPhotos,
  listHallPhotoSections,
  listHallSummaryImages,
  listHallTopBridePhotos,
  listHallZexyPhotos,
} from '#gateway/upstream/endpoints/halls.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Hall } from '../hall/Hall.ts';
import { HallPhotoCategory, Photo, PhotoConnection } from './Photo.ts';

/** Photos by brides on a page of the product. */
const PAGE = 36;
/** Best photos shown of a hall. */
const MOST_TOP_PHOTOS = 4;

const PhotoSection = builder
  .objectRef<Reply<typeof listHallPhotoSections>['photo_sections'][number]>('PhotoSection')
  .implement({
    description: 'Photos of one category.',
    fields: (t) => ({
      category: t.field({
        type: HallPhotoCategory,
        description: 'Category.',
        resolve: ({ category }) => category,
      }),
      title: t.string({
        nullable: true,
        description: 'Heading written by the hall; null when it wrote none.',
        resolve: ({ title }) => title,
      }),
      photos: t.field({ type: [Photo], description: 'The photos.', resolve: ({ photos }) => photos }),
    }),
  });

builder.objectFields(Hall, (t) => ({
  bridePhotos: t.field({
    type: PhotoConnection,
    startsWithParent: true,
    args: {
      group: t.arg({ type: HallPhotoCategory, description: 'Only photos of this category.' }),
      ...forwardArgs(PAGE),
    },
    description:
      'Photos by brides (R57), 36 at a time unless told. The total is a call of its own (R58), made only when asked for.',
    resolve: ({ id }, { group, ...args }, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          load: async (page, perPage) => {
            const { photos, per_page } = await reads.get(listHallBridePhotos, {
              id,
              page,
              ...(group && { group }),
              per_page: perPage,
            });
            return { rows: photos, perPage: per_page };
          },
          isCountedApart: true,
          count: async () => {
            const { count, groups } = await reads.get(countHallBridePhotos, { id });
            return group ? (groups.find((counted) => counted.group === group)?.count ?? 0) : count;
          },
        }),
        info,
      ),
  }),
  topBridePhotos: t.field({
    type: [Photo],
    startsWithParent: true,
    description: 'The best photos by brides, at most four (R65).',
    resolve: async ({ id }, _args, { reads }) =>
      (await reads.get(listHallTopBridePhotos, { id })).photos.slice(0, MOST_TOP_PHOTOS),
  }),
  officialPhotos: t.field({
    type: [Photo],
    startsWithParent: true,
    description: 'Photos by the hall (R61).',
    resolve: async ({ id }, _args, { reads }) => (await reads.get(listHallOfficialPhotos, { id })).photos,
  }),
  photoSections: t.field({
    type: [PhotoSection],
    startsWithParent: true,
    description: 'Photos by category, up to nine sections (R62).',
    resolve: async ({ id }, _args, { reads }) =>
      (await reads.get(listHallPhotoSections, { id })).photo_sections,
  }),
  zexyPhotos: t.field({
    type: [Photo],
    startsWithParent: true,
    description: 'Photos from the partner Zexy (R66).',
    resolve: async ({ id }, _args, { reads }) => (await reads.get(listHallZexyPhotos, { id })).photos,
  }),
  summaryImages: t.field({
    type: [Image],
    startsWithParent: true,
    description: 'Pictures summing the hall up (R92); the title of each is its `altText`.',
    resolve: async ({ id }, _args, { reads }) => {
      const { images } = await reads.get(listHallSummaryImages, { id });
      return images
        .map(({ image_url, title }) => imageAt(image_url, { altText: title }))
        .filter((image) => image !== null);
    },
  }),
}));

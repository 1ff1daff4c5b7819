/** Photos of halls, by brides, by the hall and by partners. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { forwardArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage, toImages } from '#gateway/schema/kit/image.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import {
  countHallBridePhotos,
  listHallBridePhotos,
  listHallOfficialPhotos,
  listHallPhotoSections,
  listHallSummaryImages,
  listHallTopBridePhotos,
  listHallZexyPhotos,
} from '#gateway/upstream/endpoints/halls.ts';
import { droppedFrom } from '#gateway/upstream/decode.ts';
import { getPhotoAggregate } from '#gateway/upstream/endpoints/media.ts';

import { Hall } from '../hall/Hall.ts';
import { fromDetails } from '../hall/source.ts';
import { HallPhotoCategory, Photo, PhotoConnection, showable } from './Photo.ts';

const PAGE_SIZE = 36;
const MAX_TOP_PHOTOS = 4;

const PhotoSection = builder
  .objectRef<Reply<typeof listHallPhotoSections>['photo_sections'][number]>('PhotoSection')
  .implement({
    description: 'Photos of one category.',
    fields: (t) => ({
      category: t.field({
        type: HallPhotoCategory,
        description: 'The category.',
        resolve: ({ category }) => category,
      }),
      title: t.string({
        nullable: true,
        description: 'Heading by the hall; null if there is none.',
        resolve: ({ title }) => title,
      }),
      photos: t.field({
        type: [Photo],
        description: 'The photos.',
        resolve: ({ photos }, _args, context) => showable(photos, context),
      }),
    }),
  });

builder.objectFields(Hall, (t) => ({
  popularPhotos: t.field({
    type: [Photo],
    description: 'Most liked photos. Costs a REST call in lists of halls.',
    resolve: fromDetails(({ popular_photos }, context) => showable(popular_photos, context)),
  }),
  bridePhotos: t.field({
    type: PhotoConnection,
    prefetch: true,
    args: {
      group: t.arg({ type: HallPhotoCategory, description: 'Only photos of this category.' }),
      ...forwardArgs(PAGE_SIZE),
    },
    description: 'Photos by brides, 36 per page by default. `totalCount` costs a REST call of its own.',
    usesInfo: true,
    resolve: ({ id }, { group, ...args }, context, info) => {
      const { rest } = context;
      return prefetchConnection(
        new PagedList(pageWindow(args, PAGE_SIZE), {
          pageSize: PAGE_SIZE,
          load: async (page, perPage) => {
            const reply = await rest.get(listHallBridePhotos, {
              id,
              page,
              ...(group && { group }),
              per_page: perPage,
            });
            const rows = showable(reply.photos, context);
            const lost = droppedFrom(reply.photos) + reply.photos.length - rows.length;
            return { rows, lost, perPage: () => reply.per_page };
          },
          hasSeparateCount: true,
          count: async () => {
            const { count, groups } = await rest.get(countHallBridePhotos, { id });
            return group ? (groups.find((counted) => counted.group === group)?.count ?? 0) : count;
          },
        }),
        info,
      );
    },
  }),
  topBridePhotos: t.field({
    type: [Photo],
    prefetch: true,
    description: 'The best photos by brides, at most four.',
    resolve: async ({ id }, _args, context) => {
      const { photos } = await context.rest.get(listHallTopBridePhotos, { id });
      return showable(photos, context).slice(0, MAX_TOP_PHOTOS);
    },
  }),
  officialPhotos: t.field({
    type: [Photo],
    prefetch: true,
    description: 'Photos by the hall.',
    resolve: async ({ id }, _args, context) =>
      showable((await context.rest.get(listHallOfficialPhotos, { id })).photos, context),
  }),
  photoSections: t.field({
    type: [PhotoSection],
    prefetch: true,
    description: 'Photos by category, up to nine sections.',
    resolve: async ({ id }, _args, { rest }) =>
      (await rest.get(listHallPhotoSections, { id })).photo_sections,
  }),
  zexyPhotos: t.field({
    type: [Photo],
    prefetch: true,
    description: 'Photos from the partner Zexy.',
    resolve: async ({ id }, _args, context) =>
      showable((await context.rest.get(listHallZexyPhotos, { id })).photos, context),
  }),
  summaryImages: t.field({
    type: [Image],
    prefetch: true,
    description: 'Pictures summarizing the hall; the title of each is its `altText`.',
    resolve: async ({ id }, _args, context) => {
      const { images } = await context.rest.get(listHallSummaryImages, { id });
      return toImages(images, (row) =>
        toImage(row.image_url, context, {
          get altText() {
            return row.title;
          },
        }),
      );
    },
  }),
}));

const PhotoCategoryCount = builder
  .objectRef<Reply<typeof getPhotoAggregate>['categories'][number]>('PhotoCategoryCount')
  .implement({
    description: 'Number of photos of a category.',
    fields: (t) => ({
      category: t.field({
        type: HallPhotoCategory,
        description: 'The category.',
        resolve: ({ category }) => category,
      }),
      count: t.exposeInt('count', { nonNull: true, description: 'Number of photos.' }),
    }),
  });

builder.queryField('photoCounts', (t) =>
  t.field({
    type: [PhotoCategoryCount],
    description: 'Number of photos in photo search, by category.',
    resolve: async (_root, _args, { rest }) => (await rest.get(getPhotoAggregate, {})).categories,
  }),
);

/** Queries beside the halls themselves: videos, booking sites, photo counts. */
import { builder } from '#gateway/schema/builder.ts';
import { connection, numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import {
  getPhotoAggregate,
  listBookingSiteCategories,
  listHallVideos,
} from '#gateway/upstream/endpoints/media.ts';
import { prefectureSlug } from '#gateway/upstream/endpoints/values.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { HallPhotoCategory } from '../photo/Photo.ts';
import { Hall } from './Hall.ts';
import { hallById, told } from './source.ts';

type VideoRow = Reply<typeof listHallVideos>['hall_videos'][number];

/** Videos on a page of R79, which takes no page size. */
const PAGE = 20;

const HallVideo = builder.objectRef<VideoRow>('HallVideo').implement({
  description: 'A video of a hall.',
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
    title: t.string({
      nullable: true,
      description: 'Title; null when there is none.',
      resolve: ({ title }) => title,
    }),
    url: t.field({
      type: 'URL',
      description: 'Address of the video file.',
      resolve: ({ video_url }) => video_url,
    }),
    thumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Still picture; null when there is none.',
      resolve: ({ thumbnail_url, title }) => imageAt(thumbnail_url, { altText: title }),
    }),
    durationSeconds: t.int({
      nullable: true,
      description: 'Length in seconds; null where unknown.',
      resolve: ({ duration_seconds }) => duration_seconds,
    }),
    hall: t.field({
      type: Hall,
      nullable: true,
      description:
        'The hall it shows; null when it is of none. Its fields cost a call (R54); its name alone stands in `hallName`.',
      resolve: ({ hall_id }) => (hall_id === null ? null : hallById(trustedId<'Hall'>(hall_id))),
    }),
    hallName: t.string({
      nullable: true,
      description: 'Name of the hall it shows; null when it is of none.',
      resolve: ({ hall_name }) => hall_name,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was published; null where unknown.',
      resolve: ({ published_at }) => published_at,
    }),
  }),
});

/** Videos shown with a hall. */
const VIDEOS_OF_HALL = 6;

builder.objectFields(Hall, (t) => ({
  videos: t.field({
    type: [HallVideo],
    description:
      "Videos of the hall's prefecture (R79), the hall's own first, at most six; empty where the prefecture is unknown.",
    resolve: async (source, _args, context) => {
      const prefecture = prefectureSlug.safeParse(
        await told((hall) => hall.prefecture_slug)(source, {}, context),
      );
      if (!prefecture.success) return [];
      const { hall_videos: videos } = await context.reads.get(listHallVideos, {
        prefecture: prefecture.data,
        page: 1,
      });
      const isOwn = ({ hall_id }: VideoRow) => hall_id === source.id;
      return [...videos.filter(isOwn), ...videos.filter((video) => !isOwn(video))].slice(0, VIDEOS_OF_HALL);
    },
  }),
}));

const { Connection: HallVideoConnection } = connection('HallVideo', HallVideo, {
  of: 'videos of halls',
  counted: true,
});

const BookingSiteCategory = builder
  .objectRef<Reply<typeof listBookingSiteCategories>['booking_site_categories'][number]>(
    'BookingSiteCategory',
  )
  .implement({
    description: 'A category of outside booking sites.',
    fields: (t) => ({
      rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
      name: t.string({ description: 'Name.', resolve: ({ name }) => name }),
      slug: t.string({ description: 'Slug.', resolve: ({ slug }) => slug }),
    }),
  });

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
      count: t.exposeInt('count', { infallible: true, description: 'Number of photos.' }),
    }),
  });

builder.queryFields((t) => ({
  hallVideos: t.field({
    type: HallVideoConnection,
    args: {
      prefectureSlug: t.arg.string({ required: true, description: 'Slug of the prefecture.' }),
      ...numberedArgs(PAGE),
    },
    description: 'Videos of halls in a prefecture (R79), 20 at a time unless told.',
    resolve: (_root, { prefectureSlug: slug, ...args }, { reads }, info) => {
      const prefecture = prefectureSlug.safeParse(slug);
      if (!prefecture.success) throw badInput('`prefectureSlug` is no prefecture of Japan.');
      const list = new Paged(windowOf(args, PAGE), {
        size: PAGE,
        fixed: true,
        load: async (page) => {
          const {
            hall_videos: videos,
            total,
            per_page,
          } = await reads.get(listHallVideos, { prefecture: prefecture.data, page });
          return { rows: videos, total, perPage: per_page };
        },
      });
      return startPage(list, info);
    },
  }),
  bookingSiteCategories: t.field({
    type: [BookingSiteCategory],
    description: 'Categories of outside booking sites (R82).',
    resolve: async (_root, _args, { reads }) =>
      (await reads.get(listBookingSiteCategories, {})).booking_site_categories,
  }),
  photoCounts: t.field({
    type: [PhotoCategoryCount],
    description: 'How many photos photo search knows, by category (R85).',
    resolve: async (_root, _args, { reads }) => (await reads.get(getPhotoAggregate, {})).categories,
  }),
}));

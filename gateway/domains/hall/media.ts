/** Videos of halls, and categories of external booking sites. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listBookingSiteCategories, listHallVideos } from '#gateway/upstream/endpoints/media.ts';
import { prefectureSlug } from '#gateway/upstream/endpoints/values.ts';

import { parsePrefecture } from '../place/rules.ts';
import { Hall } from './Hall.ts';
import { fromSummary, hallById } from './source.ts';

type VideoRow = Reply<typeof listHallVideos>['hall_videos'][number];

/** Fixed by the REST API. */
const PAGE_SIZE = 20;

const HallVideo = builder.objectRef<VideoRow>('HallVideo').implement({
  description: 'A video of a hall.',
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
    title: t.string({
      nullable: true,
      description: 'Title; null if there is none.',
      resolve: ({ title }) => title,
    }),
    url: t.field({
      type: 'URL',
      description: 'Address of the video file, which answers byte ranges.',
      resolve: ({ video_url }, _args, { images }) => images.videoAddressOf(video_url),
    }),
    thumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Still picture; null if there is none.',
      resolve: (video, _args, context) =>
        toImage(video.thumbnail_url, context, {
          get altText() {
            return video.title;
          },
        }),
    }),
    durationSeconds: t.int({
      nullable: true,
      description: 'Duration in seconds; null if unknown.',
      resolve: ({ duration_seconds }) => duration_seconds,
    }),
    hall: t.field({
      type: Hall,
      nullable: true,
      description:
        'The hall in the video; null if there is none. Its fields cost a REST call; for the name alone use `hallName`.',
      resolve: ({ hall_id }) => (hall_id === null ? null : hallById(asRawId<'Hall'>(hall_id))),
    }),
    hallName: t.string({
      nullable: true,
      description: 'Name of the hall in the video; null if there is none.',
      resolve: ({ hall_name }) => hall_name,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of publication; null if unknown.',
      resolve: ({ published_at }) => published_at,
    }),
  }),
});

const MAX_VIDEOS_OF_HALL = 6;

builder.objectFields(Hall, (t) => ({
  videos: t.field({
    type: [HallVideo],
    description:
      "Videos from the hall's prefecture, the hall's own first, at most six; empty if the prefecture is unknown.",
    resolve: async (source, _args, context) => {
      const prefecture = prefectureSlug.safeParse(
        await fromSummary((hall) => hall.prefecture_slug)(source, {}, context),
      );
      if (!prefecture.success) return [];
      const { hall_videos: videos } = await context.rest.get(listHallVideos, {
        prefecture: prefecture.data,
        page: 1,
      });
      const isOfHall = (video: VideoRow) => readOptional(() => video.hall_id) === source.id;
      return [...videos.filter(isOfHall), ...videos.filter((video) => !isOfHall(video))].slice(
        0,
        MAX_VIDEOS_OF_HALL,
      );
    },
  }),
}));

const { Connection: HallVideoConnection } = connection('HallVideo', HallVideo, {
  items: 'videos of halls',
  hasTotal: true,
});

const BookingSiteCategory = builder
  .objectRef<Reply<typeof listBookingSiteCategories>['booking_site_categories'][number]>(
    'BookingSiteCategory',
  )
  .implement({
    description: 'A category of external booking sites.',
    fields: (t) => ({
      rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
      name: t.string({ description: 'Name.', resolve: ({ name }) => name }),
      slug: t.string({ description: 'Slug.', resolve: ({ slug }) => slug }),
    }),
  });

builder.queryFields((t) => ({
  hallVideos: t.field({
    type: HallVideoConnection,
    args: {
      prefectureSlug: t.arg.string({
        required: true,
        description: 'Slug of the prefecture, e.g. `tokyo`; `BAD_USER_INPUT` for any other text.',
      }),
      ...numberedArgs(PAGE_SIZE),
    },
    description: 'Videos of halls in a prefecture, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, { prefectureSlug: slug, ...args }, { rest }, info) => {
      const prefecture = parsePrefecture(slug);
      const list = new PagedList(pageWindow(args, PAGE_SIZE), {
        pageSize: PAGE_SIZE,
        isFixedSize: true,
        load: async (page) => {
          const reply = await rest.get(listHallVideos, { prefecture, page });
          return { rows: reply.hall_videos, total: () => reply.total, perPage: () => reply.per_page };
        },
      });
      return prefetchConnection(list, info);
    },
  }),
  bookingSiteCategories: t.field({
    type: [BookingSiteCategory],
    description: 'Categories of external booking sites.',
    resolve: async (_root, _args, { rest }) =>
      (await rest.get(listBookingSiteCategories, {})).booking_site_categories,
  }),
}));

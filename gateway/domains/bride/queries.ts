import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { marksBreaksOf, withBreaks } from '#gateway/html/lineBreaks.ts';
import { asRawId, parseRawId, prefetchKnown, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import {
  getBrideAggregate,
  listBrides,
  listPickedBrides,
  listPickupBrides,
  listPickupWeddings,
} from '#gateway/upstream/endpoints/brides.ts';

import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { parsePrefecture } from '../place/rules.ts';
import { Album, findAlbum } from './Album.ts';
import { Bride, BrideConnection } from './Bride.ts';
import { findBride } from './ownProfile.ts';
import { brideById, type BrideSource, toBride } from './source.ts';

const PAGE_SIZE = 20;

const BrideBy = builder.inputType('BrideBy', {
  isOneOf: true,
  description: 'Selects a bride by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'User id of the REST API, used in `/brides/{id}`.' }),
  }),
});

const AlbumBy = builder.inputType('AlbumBy', {
  isOneOf: true,
  description: 'Selects an album by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Album id of the REST API, used in `/albums/{id}`.' }),
  }),
});

const PickupWedding = builder
  .objectRef<Reply<typeof listPickupWeddings>['weddings'][number]>('PickupWedding')
  .implement({
    description: 'A wedding featured by the editors.',
    fields: (t) => ({
      title: t.string({
        nullable: true,
        description: "The editors' headline; null if there is none.",
        resolve: ({ title }) => title,
      }),
      titleWithBreaks: t.string({
        nullable: true,
        description: `${marksBreaksOf('title')} Null if there is no title.`,
        resolve: ({ title }) => title && withBreaks(title),
      }),
      weddingDate: t.field({
        type: 'LocalDate',
        nullable: true,
        description: 'Wedding day in Japan; null if not given.',
        resolve: ({ wedding_date }) => wedding_date,
      }),
      hallName: t.string({
        nullable: true,
        description: 'Name of the hall; null if not given.',
        resolve: ({ hall_name }) => hall_name,
      }),
      hall: t.field({
        type: Hall,
        nullable: true,
        description: 'The hall; null if it is not listed.',
        resolve: ({ hall_id }) => (hall_id === null ? null : hallById(asRawId<'Hall'>(hall_id))),
      }),
      bride: t.field({ type: Bride, description: 'The bride.', resolve: (row) => toBride(row) }),
    }),
  });

const BrideReportStats = builder.objectRef<Reply<typeof getBrideAggregate>>('BrideReportStats').implement({
  description: 'Totals over all public profiles.',
  fields: (t) => ({
    brideCount: t.int({ description: 'Number of brides.', resolve: ({ bride_count }) => bride_count }),
    reportCount: t.int({ description: 'Number of reports.', resolve: ({ report_count }) => report_count }),
    albumCount: t.int({ description: 'Number of albums.', resolve: ({ album_count }) => album_count }),
    photoCount: t.int({ description: 'Number of photos.', resolve: ({ photo_count }) => photo_count }),
  }),
});

/** The editors' picks; the first page of the older list if there are none or the call fails. */
async function loadPickedBrides({ rest }: Context): Promise<BrideSource[]> {
  const loadFallback = async () => (await rest.get(listBrides, { pickup: 'true' })).results;
  const picks = rest.get(listPickedBrides, {}).then(({ brides }) => brides);
  const summaries = await picks.catch(loadFallback);
  return (summaries.length > 0 ? summaries : await loadFallback()).map(toBride);
}

builder.queryFields((t) => ({
  bride: t.field({
    type: Bride,
    nullable: true,
    args: { by: t.arg({ type: BrideBy, required: true, description: 'Which bride.' }) },
    description:
      'A bride; null if there is none or the profile is private or closed, unless it is that of the viewer (see `Bride`).',
    usesInfo: true,
    resolve: (_root, { by }, context, info) => {
      const id = by.id == null ? parseRawId<'Bride'>(by.rawId ?? '') : rawIdFromGlobalId('Bride', by.id);
      if (!id) return null;
      prefetchKnown(brideById(id), context, info);
      return findBride(id, context);
    },
  }),
  album: t.field({
    type: Album,
    nullable: true,
    args: { by: t.arg({ type: AlbumBy, required: true, description: 'Which album.' }) },
    description: 'An album; null if there is none or its owner hides the profile.',
    resolve: (_root, { by }, context) =>
      findAlbum(
        by.id == null ? parseRawId<'Album'>(by.rawId ?? '') : rawIdFromGlobalId('Album', by.id),
        context,
      ),
  }),
  pickupBrides: t.field({
    type: [Bride],
    args: {
      prefectureSlug: t.arg.string({
        description:
          'Only picks for this prefecture, e.g. `tokyo`; nationwide picks if omitted. `BAD_USER_INPUT` for any other text.',
      }),
    },
    description: 'Brides picked by the editors, nationwide or for one prefecture.',
    resolve: async (_root, { prefectureSlug }, context) => {
      if (prefectureSlug == null) return loadPickedBrides(context);
      const prefecture = parsePrefecture(prefectureSlug);
      return (await context.rest.get(listPickupBrides, { prefecture })).brides.map(toBride);
    },
  }),
  pickedBrides: t.field({
    type: BrideConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'All brides ever picked by the editors, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, args, { rest }, info) =>
      prefetchConnection(
        new PagedList(pageWindow(args, PAGE_SIZE), {
          pageSize: PAGE_SIZE,
          isFixedSize: true,
          load: async (page) => {
            const reply = await rest.get(listBrides, { pickup: 'true', page });
            return { rows: reply.results.map(toBride), total: () => reply.count };
          },
        }),
        info,
      ),
  }),
  pickupWeddings: t.field({
    type: [PickupWedding],
    args: {
      prefectureSlug: t.arg.string({
        required: true,
        description: 'Slug of the prefecture, e.g. `tokyo`; `BAD_USER_INPUT` for any other text.',
      }),
    },
    description: 'Weddings featured by the editors for a prefecture.',
    resolve: async (_root, { prefectureSlug }, { rest }) =>
      (await rest.get(listPickupWeddings, { prefecture: parsePrefecture(prefectureSlug) })).weddings,
  }),
  brideReportStats: t.field({
    type: BrideReportStats,
    description: 'Totals over all brides.',
    resolve: (_root, _args, { rest }) => rest.get(getBrideAggregate, {}),
  }),
}));

/** Queries of brides, albums and what the editors choose. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { rawIdFor, rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { startChildren } from '#gateway/schema/kit/prefetch.ts';
import {
  getBrideAggregate,
  listBrides,
  listPickedBrides,
  listPickupBrides,
  listPickupWeddings,
} from '#gateway/upstream/endpoints/brides.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { Album, findAlbum } from './Album.ts';
import { Bride, BrideConnection } from './Bride.ts';
import { prefectureNamed } from './rules.ts';
import { brideById, brideOf, type BrideSource, existingBride } from './source.ts';

/** Brides on a page of R18. */
const PAGE = 20;

const BrideBy = builder.inputType('BrideBy', {
  isOneOf: true,
  description: 'How to find a bride: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'User id of the REST API and of `/brides/{id}`.' }),
  }),
});

const AlbumBy = builder.inputType('AlbumBy', {
  isOneOf: true,
  description: 'How to find an album: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Album id of the REST API and of `/albums/{id}`.' }),
  }),
});

const PickupWedding = builder
  .objectRef<Reply<typeof listPickupWeddings>['weddings'][number]>('PickupWedding')
  .implement({
    description: 'A wedding the editors show.',
    fields: (t) => ({
      title: t.string({
        nullable: true,
        description: "The editors' words for it; null when they gave none.",
        resolve: ({ title }) => title,
      }),
      weddingDate: t.field({
        type: 'LocalDate',
        nullable: true,
        description: 'Day of the wedding; null when not told.',
        resolve: ({ wedding_date }) => wedding_date,
      }),
      hallName: t.string({
        nullable: true,
        description: 'Name of the hall; null when not told.',
        resolve: ({ hall_name }) => hall_name,
      }),
      hall: t.field({
        type: Hall,
        nullable: true,
        description: 'The hall; null when the product does not list it.',
        resolve: ({ hall_id }) => (hall_id === null ? null : hallById(trustedId<'Hall'>(hall_id))),
      }),
      bride: t.field({ type: Bride, description: 'Whose wedding it was.', resolve: (row) => brideOf(row) }),
    }),
  });

const BrideReportStats = builder.objectRef<Reply<typeof getBrideAggregate>>('BrideReportStats').implement({
  description: 'How much brides have shown, in numbers; hidden profiles do not count.',
  fields: (t) => ({
    brideCount: t.int({ description: 'Brides.', resolve: ({ bride_count }) => bride_count }),
    reportCount: t.int({ description: 'Reports.', resolve: ({ report_count }) => report_count }),
    albumCount: t.int({ description: 'Albums.', resolve: ({ album_count }) => album_count }),
    photoCount: t.int({ description: 'Photos.', resolve: ({ photo_count }) => photo_count }),
  }),
});

/** The editors' choice (R10); where they have made none or it cannot be had, the first page of the older list (R18). */
async function picked({ reads }: Context): Promise<BrideSource[]> {
  const older = async () => (await reads.get(listBrides, { pickup: 'true' })).results;
  const chosen = reads.get(listPickedBrides, {}).then(({ brides }) => brides);
  const cards = await chosen.catch(older);
  return (cards.length > 0 ? cards : await older()).map(brideOf);
}

builder.queryFields((t) => ({
  bride: t.field({
    type: Bride,
    nullable: true,
    args: { by: t.arg({ type: BrideBy, required: true, description: 'How to find her.' }) },
    description: 'A bride with her facts (R15); null when there is none or her profile is private or closed.',
    resolve: (_root, { by }, context, info) => {
      const id = by.id == null ? rawIdOf<'Bride'>(by.rawId ?? '') : rawIdFor('Bride', by.id);
      if (!id) return null;
      startChildren(brideById(id), context, info);
      return existingBride(id, context);
    },
  }),
  album: t.field({
    type: Album,
    nullable: true,
    args: { by: t.arg({ type: AlbumBy, required: true, description: 'How to find it.' }) },
    description: 'An album (R14); null when there is none or its owner hides her profile.',
    resolve: (_root, { by }, context) =>
      findAlbum(by.id == null ? rawIdOf<'Album'>(by.rawId ?? '') : rawIdFor('Album', by.id), context),
  }),
  pickupBrides: t.field({
    type: [Bride],
    args: { prefectureSlug: t.arg.string({ description: 'Only for this prefecture, e.g. `tokyo`.' }) },
    description:
      "The editors' choice of brides: for a prefecture (R22), else for all (R10, or R18 where that has none).",
    resolve: async (_root, { prefectureSlug }, context) => {
      if (prefectureSlug == null) return picked(context);
      const prefecture = prefectureNamed(prefectureSlug);
      return (await context.reads.get(listPickupBrides, { prefecture })).brides.map(brideOf);
    },
  }),
  pickedBrides: t.field({
    type: BrideConnection,
    args: numberedArgs(PAGE),
    description: 'All brides the editors ever chose (R18), 20 at a time unless told.',
    resolve: (_root, args, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          fixed: true,
          load: async (page) => {
            const { results, count } = await reads.get(listBrides, { pickup: 'true', page });
            return { rows: results.map(brideOf), total: count };
          },
        }),
        info,
      ),
  }),
  pickupWeddings: t.field({
    type: [PickupWedding],
    args: {
      prefectureSlug: t.arg.string({ required: true, description: 'Slug of the prefecture, e.g. `tokyo`.' }),
    },
    description: 'Weddings the editors show for a prefecture (R23).',
    resolve: async (_root, { prefectureSlug }, { reads }) =>
      (await reads.get(listPickupWeddings, { prefecture: prefectureNamed(prefectureSlug) })).weddings,
  }),
  brideReportStats: t.field({
    type: BrideReportStats,
    description: 'Numbers about brides as a whole (R13).',
    resolve: (_root, _args, { reads }) => reads.get(getBrideAggregate, {}),
  }),
}));

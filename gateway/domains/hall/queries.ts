/** Queries of halls. */
import { builder } from '#gateway/schema/builder.ts';
import { startPage } from '#gateway/schema/kit/connection.ts';
import { rawIdFor, rawIdOf } from '#gateway/schema/kit/ids.ts';
import { startChildren } from '#gateway/schema/kit/prefetch.ts';
import { getPrHall, listHallRanking } from '#gateway/upstream/endpoints/halls.ts';
import { getSearchProps, listHallSearchConditions } from '#gateway/upstream/endpoints/search.ts';

import { HallSort } from './filter.ts';
import { Hall } from './Hall.ts';
import { HallSearchOptions } from './options.ts';
import { isAddress, sortParameter } from './rules.ts';
import { findHalls, hallSearchArgs, HallSearchConnection } from './search.ts';
import { existingHall, hallAtAddress, hallById, hallOf, type HallSource } from './source.ts';

const HallSlugInput = builder.inputType('HallSlugInput', {
  description: "The two parts of a hall's address by slug.",
  fields: (t) => ({
    areaSlug: t.string({ required: true, description: 'Area slug.' }),
    slug: t.string({ required: true, description: 'Hall slug.' }),
  }),
});

const HallBy = builder.inputType('HallBy', {
  isOneOf: true,
  description: 'How to find a hall: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Id of the REST API and of `/halls/{id}`.' }),
    slug: t.field({
      type: HallSlugInput,
      description: 'Area slug and hall slug of `/halls/{areaSlug}/{slug}`.',
    }),
  }),
});

const RankedHall = builder.objectRef<{ rank: number; hall: HallSource }>('RankedHall').implement({
  description: 'A hall with its rank.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { infallible: true, description: 'Rank, from 1.' }),
    hall: t.expose('hall', { type: Hall, description: 'The hall.' }),
  }),
});

const SponsoredHall = builder.objectRef<{ hall: HallSource; prLabel: string }>('SponsoredHall').implement({
  description: 'A hall that pays to be shown. It is never to be shown without its label.',
  fields: (t) => ({
    hall: t.expose('hall', { type: Hall, description: 'The hall.' }),
    prLabel: t.exposeString('prLabel', {
      infallible: true,
      description: 'The label to show with it, e.g. `PR`.',
    }),
  }),
});

const HallSearchPreset = builder
  .objectRef<{ id: string; title: string; url: string }>('HallSearchPreset')
  .implement({
    description: 'A ready-made hall search.',
    fields: (t) => ({
      rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
      title: t.exposeString('title', { description: 'Title to show.' }),
      url: t.field({
        type: 'URL',
        description:
          'Address of the result; its query holds the conditions (`k`, `p`, `prefecture_slug`...).',
        resolve: ({ url }) => url,
      }),
    }),
  });

builder.queryFields((t) => ({
  hall: t.field({
    type: Hall,
    nullable: true,
    description:
      'A wedding hall (R54, R75); null when there is none. By id, everything that hangs on the hall is read at the same time as the hall.',
    args: { by: t.arg({ type: HallBy, required: true, description: 'How to find it.' }) },
    resolve: async (_root, { by }, context, info) => {
      if (by.slug) {
        if (!isAddress(by.slug)) return null;
        return hallAtAddress(by.slug.areaSlug, by.slug.slug, context);
      }
      const id = by.id == null ? rawIdOf<'Hall'>(by.rawId ?? '') : rawIdFor('Hall', by.id);
      if (!id) return null;
      startChildren(hallById(id), context, info);
      return existingHall(id, context);
    },
  }),
  halls: t.field({
    type: HallSearchConnection,
    args: hallSearchArgs,
    description:
      'Search of wedding halls (R86), 30 at a time unless told. `totalCount` alone costs no page (R87).',
    resolve: (_root, args, context, info) => startPage(findHalls(args, context), info),
  }),
  hallRanking: t.field({
    type: [RankedHall],
    args: {
      prefectureSlug: t.arg.string({ required: true, description: 'Slug of the prefecture, e.g. `tokyo`.' }),
      regionSlug: t.arg.string({ description: 'Slug of a region inside the prefecture.' }),
      sort: t.arg({ type: HallSort, defaultValue: 'recommended', description: 'Order of the ranking.' }),
    },
    description: 'Ranking of halls of a prefecture or of one of its regions (R69), at most 20.',
    resolve: async (_root, { prefectureSlug, regionSlug, sort }, context) => {
      const place = { prefecture_slug: prefectureSlug, ...(regionSlug && { region_slug: regionSlug }) };
      const { halls } = await context.reads.get(listHallRanking, { ...place, ...sortParameter(sort) });
      return halls.map((hall, index) => ({ rank: index + 1, hall: hallOf(hall, context) }));
    },
  }),
  sponsoredHall: t.field({
    type: SponsoredHall,
    nullable: true,
    args: { prefectureSlug: t.arg.string({ required: true, description: 'Slug of the prefecture.' }) },
    description:
      'A sponsored hall to show for a prefecture (R91), always together with its label; null when there is none.',
    resolve: async (_root, { prefectureSlug }, context) => {
      const { hall, pr_label } = await context.reads.get(getPrHall, { prefecture_slug: prefectureSlug });
      return hall && { hall: hallOf(hall, context), prLabel: pr_label };
    },
  }),
  hallSearchOptions: t.field({
    type: HallSearchOptions,
    description: 'Choices offered by hall search: places, tastes, goods, plans (R83).',
    resolve: (_root, _args, { reads }) => reads.get(getSearchProps, {}),
  }),
  savedHallSearches: t.field({
    type: [HallSearchPreset],
    description: 'Ready-made hall searches (R90), the same for everybody.',
    resolve: async (_root, _args, { reads }) =>
      (await reads.get(listHallSearchConditions, {})).hall_search_conditions,
  }),
}));

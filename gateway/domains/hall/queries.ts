import { builder } from '#gateway/schema/kit/builder.ts';
import { prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { prefetchChildren } from '#gateway/schema/kit/lookAhead.ts';
import { asRawId, parseRawId, prefetchKnown, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import { getPrHall, listHallRanking } from '#gateway/upstream/endpoints/halls.ts';
import { getSearchProps, listHallSearchConditions } from '#gateway/upstream/endpoints/search.ts';

import { parsePrefecture } from '../place/rules.ts';
import { Hall, HallBy } from './Hall.ts';
import { HallSort } from './filter.ts';
import { isHallAddress, reviewedFirst, sortParameter } from './rules.ts';
import { findHalls, hallSearchArgs, HallSearchConnection } from './search.ts';
import { HallSearchOptions } from './searchOptions.ts';
import { findHall, findHallBySlug, hallById, type HallSource, toHall } from './source.ts';

const RankedHall = builder.objectRef<{ rank: number; hall: HallSource }>('RankedHall').implement({
  description: 'A hall with its rank.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { nonNull: true, description: 'Rank, starting at 1.' }),
    hall: t.expose('hall', { type: Hall, description: 'The hall.' }),
  }),
});

const SponsoredHall = builder.objectRef<{ hall: HallSource; prLabel: string }>('SponsoredHall').implement({
  description: 'A paid placement of a hall. Never show it without its label.',
  fields: (t) => ({
    hall: t.expose('hall', { type: Hall, description: 'The hall.' }),
    prLabel: t.exposeString('prLabel', {
      nonNull: true,
      description: 'The label to show, e.g. `PR`.',
    }),
  }),
});

const HallSearchPreset = builder
  .objectRef<{ id: string; title: string; url: string }>('HallSearchPreset')
  .implement({
    description: 'A predefined hall search.',
    fields: (t) => ({
      rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
      title: t.exposeString('title', { description: 'Title.' }),
      url: t.field({
        type: 'URL',
        description:
          'Address of the results; its query string contains the conditions (`k`, `p`, `prefecture_slug`...).',
        resolve: ({ url }) => url,
      }),
    }),
  });

builder.queryFields((t) => ({
  hall: t.field({
    type: Hall,
    nullable: true,
    description:
      'A wedding hall; null if it does not exist. By an id that the gateway has sent, or the address of a hall that it has listed, fields with REST calls of their own are loaded in parallel with the hall.',
    args: { by: t.arg({ type: HallBy, required: true, description: 'Which hall.' }) },
    usesInfo: true,
    resolve: async (_root, { by }, context, info) => {
      if (by.slug) {
        const { areaSlug, slug } = by.slug;
        if (!isHallAddress(by.slug)) return null;
        const listedId = context.hallNames.idAt(areaSlug, slug);
        if (listedId !== undefined) prefetchChildren(hallById(asRawId<'Hall'>(listedId)), context, info);
        return findHallBySlug(areaSlug, slug, context);
      }
      const id = by.id == null ? parseRawId<'Hall'>(by.rawId ?? '') : rawIdFromGlobalId('Hall', by.id);
      if (!id) return null;
      prefetchKnown(hallById(id), context, info);
      return findHall(id, context);
    },
  }),
  halls: t.field({
    type: HallSearchConnection,
    args: hallSearchArgs,
    description:
      'Search for wedding halls, 30 per page by default. Selecting only `totalCount` loads no page.',
    usesInfo: true,
    resolve: (_root, args, context, info) => {
      const found = findHalls(args, context);
      return found instanceof Promise
        ? found.then((list) => prefetchConnection(list, info))
        : prefetchConnection(found, info);
    },
  }),
  hallRanking: t.field({
    type: [RankedHall],
    args: {
      prefectureSlug: t.arg.string({
        required: true,
        description: 'Slug of the prefecture, e.g. `tokyo`; `BAD_USER_INPUT` for any other text.',
      }),
      regionSlug: t.arg.string({
        description:
          'Slug of a region of the prefecture; the ranking is empty for an unknown one, and of the prefecture for an empty text. `BAD_USER_INPUT` for text that is no slug.',
      }),
      sort: t.arg({ type: HallSort, defaultValue: 'recommended', description: 'Order of the ranking.' }),
    },
    description:
      'Ranking of the halls of a prefecture or of one of its regions, at most 20. Halls without reviews come last.',
    resolve: async (_root, { prefectureSlug, regionSlug, sort }, context) => {
      const place = {
        prefecture_slug: parsePrefecture(prefectureSlug),
        ...(regionSlug && { region_slug: regionSlug }),
      };
      const { halls } = await context.rest.get(listHallRanking, { ...place, ...sortParameter(sort) });
      return reviewedFirst(halls).map((hall, index) => ({ rank: index + 1, hall: toHall(hall, context) }));
    },
  }),
  sponsoredHall: t.field({
    type: SponsoredHall,
    nullable: true,
    args: {
      prefectureSlug: t.arg.string({
        required: true,
        description:
          'Slug of the prefecture, e.g. `tokyo`; an unknown one has no sponsored hall. `BAD_USER_INPUT` for text that is no slug.',
      }),
    },
    description: 'A sponsored hall for a prefecture, to be shown with its label; null if there is none.',
    resolve: async (_root, { prefectureSlug }, context) => {
      const { hall, pr_label } = await context.rest.get(getPrHall, { prefecture_slug: prefectureSlug });
      return hall && { hall: toHall(hall, context), prLabel: pr_label };
    },
  }),
  hallSearchOptions: t.field({
    type: HallSearchOptions,
    description: 'Options of hall search: places, tastes, goods, plans.',
    resolve: (_root, _args, { rest }) => rest.get(getSearchProps, {}),
  }),
  savedHallSearches: t.field({
    type: [HallSearchPreset],
    description: 'Predefined hall searches, the same for all viewers.',
    resolve: async (_root, _args, { rest }) =>
      (await rest.get(listHallSearchConditions, {})).hall_search_conditions,
  }),
}));

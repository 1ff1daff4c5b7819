/** Hall search: one page of halls, its total, and the counts per place and per option, each read only when asked for. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { type PageArgs, Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import {
  aggregateHallAreas,
  countHallFacets,
  countHalls,
  getSearchProps,
  searchHalls,
} from '#gateway/upstream/endpoints/search.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { PlaceKind } from '../place/Place.ts';
import { isOffered, type PlaceParameters } from '../place/rules.ts';
import { type Filter, filterParameters, type FilterParameters, HallFilter, HallSort } from './filter.ts';
import { HallFacetCounts } from './facets.ts';
import { Hall } from './Hall.ts';
import { type HallSort as Sort, sortParameter } from './rules.ts';
import { hallOf, type HallSource } from './source.ts';

/** Halls per page of R86, which takes no page size. */
const PAGE = 30;

/**
 * Whether the place of a search exists (R83), so that an unknown slug finds nothing whatever the source makes of it. Where the options cannot
 * be had, the search itself decides.
 */
async function isPlaceKnown(place: PlaceParameters, { reads }: Context): Promise<boolean> {
  if (!PLACE_KEYS.some((key) => place[key])) return true;
  const offered = await reads.get(getSearchProps, {}).catch(() => null);
  return offered === null || isOffered(place, offered);
}

const PLACE_KEYS = ['area_slug', 'prefecture_slug', 'region_slugs', 'district_slug', 'station_id'] as const;

/** A page of halls found, with the search that found them. */
class FoundHalls extends Paged<HallSource> {
  readonly parameters: FilterParameters;

  constructor(args: PageArgs, parameters: FilterParameters, sort: { s?: Sort }, context: Context) {
    const { reads } = context;
    super(windowOf(args, PAGE), {
      size: PAGE,
      fixed: true,
      load: async (page) => {
        if (!(await isPlaceKnown(parameters, context))) return { rows: [], total: 0 };
        const { halls, total, per_page } = await reads.get(searchHalls, { ...parameters, ...sort, page });
        return { rows: halls.map((hall) => hallOf(hall, context)), total, perPage: per_page };
      },
      count: async () => {
        if (!(await isPlaceKnown(parameters, context))) return 0;
        return (await reads.get(countHalls, parameters)).count;
      },
    });
    this.parameters = parameters;
  }
}

export const { Connection: HallSearchConnection } = connection<HallSource, HallSource, FoundHalls>(
  'HallSearch',
  Hall,
  { of: 'halls found', counted: true },
);

interface AreaHallCountSource {
  readonly kind: 'area' | 'prefecture' | 'region';
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly parentSlug: string | null;
}

const AreaHallCount = builder.objectRef<AreaHallCountSource>('AreaHallCount').implement({
  description: 'Number of halls of a place, under the same filter.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlaceKind, infallible: true, description: 'Kind of the place.' }),
    slug: t.exposeString('slug', { infallible: true, description: 'Slug of the place.' }),
    name: t.exposeString('name', { description: 'Japanese name.' }),
    count: t.exposeInt('count', { infallible: true, description: 'Number of halls.' }),
    parentSlug: t.exposeString('parentSlug', {
      nullable: true,
      description: 'Slug of the place it lies in; null for an area.',
    }),
  }),
});

function areaCountsOf({
  areas,
  prefectures,
  regions,
}: Reply<typeof aggregateHallAreas>): AreaHallCountSource[] {
  return [
    ...areas.map(({ slug, name, count }) => ({ kind: 'area' as const, slug, name, count, parentSlug: null })),
    ...prefectures.map(({ slug, name, count, area_slug }) => ({
      kind: 'prefecture' as const,
      slug,
      name,
      count,
      parentSlug: area_slug,
    })),
    ...regions.map(({ slug, name, count, prefecture_slug }) => ({
      kind: 'region' as const,
      slug,
      name,
      count,
      parentSlug: prefecture_slug,
    })),
  ];
}

builder.objectFields(HallSearchConnection, (t) => ({
  areaCounts: t.field({
    type: [AreaHallCount],
    description:
      'Number of halls by area, prefecture and region under the same filter, its place left aside (R88).',
    resolve: async ({ parameters }, _args, { reads }) =>
      areaCountsOf(await reads.get(aggregateHallAreas, parameters)),
  }),
  facetCounts: t.field({
    type: HallFacetCounts,
    nullable: true,
    description:
      'Number of halls per option of every condition, each as if that option were added to the filter (X12). Null without an error where the source has no such call: the counts are then unknown, not zero.',
    resolve: async ({ parameters }, _args, { reads }) =>
      (await absent(reads.get(countHallFacets, parameters)))?.facets,
  }),
}));

/** Arguments of `halls`. */
export const hallSearchArgs = {
  ...builder.args((t) => ({
    filter: t.field({ type: HallFilter, description: 'What to look for; everything when left out.' }),
    sort: t.field({ type: HallSort, defaultValue: 'recommended', description: 'Order of the result.' }),
  })),
  ...numberedArgs(PAGE),
};

/** Searches halls (R86). */
export function findHalls(
  args: PageArgs & { filter?: Filter | null; sort?: Sort | null },
  context: Context,
): FoundHalls {
  return new FoundHalls(args, filterParameters(args.filter), sortParameter(args.sort), context);
}

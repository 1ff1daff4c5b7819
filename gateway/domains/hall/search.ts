/** Hall search: a page of halls, its total, and counts by place and by option. Each part is loaded only if selected. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { type PageArgs, PagedList, type PageSource, pageWindow } from '#gateway/schema/kit/paging.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import {
  aggregateHallAreas,
  countHallFacets,
  countHalls,
  getSearchProps,
  searchHalls,
} from '#gateway/upstream/endpoints/search.ts';

import { PlaceKind } from '../place/Place.ts';
import { isPlaceOffered, type PlaceParameters } from '../place/rules.ts';
import { HallSearchInterpretation } from '../searchText/SearchTerm.ts';
import { checkBounds, hallsWithin } from './boundsSearch.ts';
import { Hall } from './Hall.ts';
import {
  filterParameters,
  type FilterParameters,
  HallFilter,
  type HallFilterValue,
  HallSort,
} from './filter.ts';
import { type HallSort as Sort, sortParameter } from './rules.ts';
import { understandFilter, type UnderstoodFilter } from './searchText.ts';
import { type HallSource, toHall } from './source.ts';

type Facets = Reply<typeof countHallFacets>['facets'];

interface Facet {
  readonly value: string | number;
  readonly count: number;
}

const FacetCount = builder.objectRef<Facet>('FacetCount').implement({
  description: 'Number of halls with one more option added to the filter.',
  fields: (t) => ({
    value: t.string({
      nonNull: true,
      description:
        "Value of the option: an id or slug of `hallSearchOptions`, the REST API's number of a venue type, with which the description of a `VenueType` begins, or a number of guests.",
      resolve: ({ value }) => String(value),
    }),
    count: t.exposeInt('count', {
      nonNull: true,
      description: 'Number of halls. 0 is an exact count; options that are not listed are unknown.',
    }),
  }),
});

const HallFacetCounts = builder.objectRef<Facets>('HallFacetCounts').implement({
  description:
    'Number of halls per option, by condition. Options of list conditions are added to the current values; place options replace all current place conditions.',
  fields: (t) => {
    const facet = (key: keyof Facets, description: string) =>
      t.field({ type: [FacetCount], nonNull: true, description, resolve: (facets) => facets[key] });
    return {
      venueTypes: facet('k', 'Venue types.'),
      planIds: facet('p', 'Plan types.'),
      goodsIds: facet('g', 'Goods.'),
      tasteIds: facet('t', 'Tastes.'),
      chapelIds: facet('c', 'Chapels.'),
      weddingStyleIds: facet('ws', 'Wedding styles.'),
      officialOnly: facet('official', 'A single entry with value `1`.'),
      bestRateOnly: facet('best_rate', 'A single entry with value `1`.'),
      people: facet('people', '20, 40, 60, 80, 100 and 120 guests.'),
      areas: facet('area_slug', 'All areas.'),
      prefectures: facet(
        'prefecture_slug',
        'Prefectures of the selected area; all prefectures if none is selected.',
      ),
      regions: facet('region_slugs', 'Regions of the selected prefectures; empty if none is selected.'),
      districts: facet('district_slug', 'Districts of the selected prefectures; empty if none is selected.'),
      stations: facet('station_id', 'Stations of the selected prefectures; empty if none is selected.'),
    };
  },
});

/** Fixed by the REST API. */
const PAGE_SIZE = 30;

/**
 * Whether the place of a search exists, so that an unknown slug yields an empty result. True if the search options
 * cannot be loaded.
 */
async function placeExists(place: PlaceParameters, { rest }: Context): Promise<boolean> {
  if (!PLACE_KEYS.some((key) => place[key])) return true;
  const options = await rest.get(getSearchProps, {}).catch(() => null);
  return options === null || (readOptional(() => isPlaceOffered(place, options)) ?? true);
}

const PLACE_KEYS = ['area_slug', 'prefecture_slug', 'region_slugs', 'district_slug', 'station_id'] as const;

/** The pages of a search, read one by one; within the bounds of a map, of all its halls there. */
function searchPages(
  filter: HallFilterValue,
  parameters: FilterParameters,
  sort: { s?: Sort },
  context: Context,
): PageSource<HallSource> {
  const fixed = { pageSize: PAGE_SIZE, isFixedSize: true };
  const bounds = filter.place?.bounds;
  if (bounds) {
    checkBounds(bounds);
    let found: ReturnType<typeof hallsWithin> | undefined;
    const within = () => (found ??= hallsWithin(bounds, { ...parameters, ...sort }, context));
    return {
      ...fixed,
      load: async (page) => {
        const halls = await within();
        const rows = halls.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        return { rows: rows.map((hall) => toHall(hall, context)), total: () => halls.length };
      },
      count: async () => (await within()).length,
    };
  }
  const { rest } = context;
  return {
    ...fixed,
    load: async (page) => {
      if (!(await placeExists(parameters, context))) return { rows: [], total: () => 0 };
      const reply = await rest.get(searchHalls, { ...parameters, ...sort, page });
      return {
        rows: reply.halls.map((hall) => toHall(hall, context)),
        total: () => reply.total,
        perPage: () => reply.per_page,
      };
    },
    count: async () => {
      if (!(await placeExists(parameters, context))) return 0;
      return (await rest.get(countHalls, parameters)).count;
    },
  };
}

/** A search result together with its REST parameters, from which the counts are read. */
class HallSearchResult extends PagedList<HallSource> {
  readonly parameters: FilterParameters;

  readonly interpretation: UnderstoodFilter['interpretation'];

  readonly hasBounds: boolean;

  constructor(
    args: PageArgs,
    { filter, interpretation }: UnderstoodFilter,
    sort: { s?: Sort },
    context: Context,
  ) {
    const parameters = filterParameters(filter);
    super(pageWindow(args, PAGE_SIZE), searchPages(filter, parameters, sort, context));
    this.hasBounds = filter.place?.bounds != null;
    this.parameters = parameters;
    this.interpretation = interpretation;
  }
}

export const { Connection: HallSearchConnection } = connection<HallSource, HallSource, HallSearchResult>(
  'HallSearch',
  Hall,
  { items: 'halls found', hasTotal: true },
);

interface AreaHallCountSource {
  readonly kind: 'area' | 'prefecture' | 'region';
  readonly row: { readonly slug: string; readonly name: string; readonly count: number };
  readonly parentSlug: () => string | null;
}

const AreaHallCount = builder.objectRef<AreaHallCountSource>('AreaHallCount').implement({
  description: 'Number of halls of a place, under the same filter.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlaceKind, nonNull: true, description: 'Kind of the place.' }),
    slug: t.string({ nonNull: true, description: 'Slug of the place.', resolve: ({ row }) => row.slug }),
    name: t.string({ description: 'Japanese name.', resolve: ({ row }) => row.name }),
    count: t.int({ nonNull: true, description: 'Number of halls.', resolve: ({ row }) => row.count }),
    parentSlug: t.string({
      nullable: true,
      description: 'Slug of the surrounding place; null for an area.',
      resolve: ({ parentSlug }) => parentSlug(),
    }),
  }),
});

function toAreaCounts({
  areas,
  prefectures,
  regions,
}: Reply<typeof aggregateHallAreas>): AreaHallCountSource[] {
  return [
    ...areas.map((row) => ({ kind: 'area' as const, row, parentSlug: () => null })),
    ...prefectures.map((row) => ({ kind: 'prefecture' as const, row, parentSlug: () => row.area_slug })),
    ...regions.map((row) => ({ kind: 'region' as const, row, parentSlug: () => row.prefecture_slug })),
  ];
}

builder.objectFields(HallSearchConnection, (t) => ({
  areaCounts: t.field({
    type: [AreaHallCount],
    description: 'Number of halls by area, prefecture and region under the same filter without its place.',
    resolve: async ({ parameters }, _args, { rest }) =>
      toAreaCounts(await rest.get(aggregateHallAreas, parameters)),
  }),
  facetCounts: t.field({
    type: HallFacetCounts,
    nullable: true,
    description:
      'Number of halls per option, each as if the option were added to the filter. Null without an error if the REST API does not provide counts, and within `bounds`: they are unknown, not zero.',
    resolve: async ({ parameters, hasBounds }, _args, { rest }) =>
      hasBounds ? null : (await nullIfNotFound(rest.get(countHallFacets, parameters)))?.facets,
  }),
  interpretation: t.field({
    type: HallSearchInterpretation,
    nullable: true,
    description:
      'What the `text` of the filter was understood as; null without a text, or where the options of hall search cannot be loaded and the text was searched as a name.',
    resolve: ({ interpretation }) => interpretation,
  }),
}));

export const hallSearchArgs = {
  ...builder.args((t) => ({
    filter: t.field({ type: HallFilter, description: 'Filter; all halls if omitted.' }),
    sort: t.field({ type: HallSort, defaultValue: 'recommended', description: 'Order of the result.' }),
  })),
  ...numberedArgs(PAGE_SIZE),
};

/** A filter without a text is used unchanged. */
export function findHalls(
  args: PageArgs & { filter?: HallFilterValue | null; sort?: Sort | null },
  context: Context,
): HallSearchResult | Promise<HallSearchResult> {
  const create = (understood: UnderstoodFilter): HallSearchResult =>
    new HallSearchResult(args, understood, sortParameter(args.sort), context);
  return args.filter?.text
    ? understandFilter(args.filter, context).then(create)
    : create({ filter: args.filter ?? {}, interpretation: null });
}

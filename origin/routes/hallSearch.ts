/** Hall search, its counts, facets and options, and the hall ranking. */
import { z } from 'zod';
import { Flag, Id, listOf, Page, pageSlice, Text, Integer } from '../http/fields.ts';
import { TextError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { countByPlace, countFacets, VENUE_TYPE_IDS } from '../store/facets.ts';
import { FAIR_CONTENTS } from '../store/fairs.ts';
import { countHalls } from '../store/hallFilter.ts';
import { NO_FILTER, findHalls, HALL_SORTS } from '../store/halls.ts';
import { isPlace } from '../store/places.ts';
import { hallSummary } from './shapes.ts';

/** Fixed by the contract. */
const PER_PAGE = 30;
const RANKING_SIZE = 20;

const INVALID_FILTER = '検索条件が正しくありません';

const Sort = z.enum(HALL_SORTS).default('recommended');
const VenueType = Id.refine((id) => VENUE_TYPE_IDS.includes(id));

const filterFields = {
  k: listOf(VenueType),
  p: listOf(Id),
  g: listOf(Id),
  t: listOf(Id),
  c: listOf(Id),
  ws: listOf(Id),
  region_slugs: listOf(Text),
  name: Text.optional(),
  people: Integer(0).optional(),
  s: Sort,
  official: Flag.optional(),
  best_rate: Flag.optional(),
  station_id: Id.optional(),
  district_slug: Text.optional(),
  area_slug: Text.optional(),
  prefecture_slug: Text.optional(),
  s_prefecture_slug: Text.optional(),
};

type Places = {
  region_slugs: string[];
  area_slug?: string | undefined;
  prefecture_slug?: string | undefined;
};

/** Regions exclude area and prefecture. */
const regionsAreExclusive = ({ region_slugs, area_slug, prefecture_slug }: Places): boolean =>
  region_slugs.length === 0 || (area_slug === undefined && prefecture_slug === undefined);
const REGION_CONFLICT = { error: INVALID_FILTER, path: ['region_slugs'] };

const Filter = z.strictObject(filterFields).refine(regionsAreExclusive, REGION_CONFLICT);
const Search = z.strictObject({ ...filterFields, page: Page }).refine(regionsAreExclusive, REGION_CONFLICT);

const pairs = (options: { id: number; name: string }[]) => options.map(({ id, name }) => [id, name]);

export function hallSearchRoutes(endpoint: DefineEndpoint, { db, places, mediaUrl }: OriginContext): void {
  endpoint({
    call: 'R86',
    method: 'GET',
    path: '/api/halls/',
    auth: 'public',
    query: Search,
    errorText: INVALID_FILTER,
    handler: async (search) => {
      const halls = await findHalls(db, search, search.s, pageSlice(search.page, PER_PAGE));
      return {
        halls: halls.map((hall) => hallSummary(mediaUrl, hall)),
        total: await countHalls(db, search),
        page: search.page,
        per_page: PER_PAGE,
      };
    },
  });

  for (const [call, path] of [
    ['R87', '/api/halls/count/'],
    ['R84', '/api/halls/count'],
  ] as const) {
    endpoint({
      call,
      method: 'GET',
      path,
      auth: 'public',
      query: Filter,
      handler: async (filter) => ({ count: await countHalls(db, filter) }),
    });
  }

  endpoint({
    call: 'R88',
    method: 'GET',
    path: '/api/halls/aggregate_area/',
    auth: 'public',
    query: Filter,
    handler: (filter) => countByPlace(db, filter, places),
  });

  endpoint({
    call: 'X12',
    method: 'GET',
    path: '/api/halls/facets/',
    auth: 'public',
    query: Filter,
    handler: (filter) => countFacets(db, filter, places),
  });

  endpoint({
    call: 'R69',
    method: 'GET',
    path: '/api/wn/halls/ranking/',
    auth: 'public',
    query: z.strictObject({ prefecture_slug: Text, region_slug: Text.optional(), s: Sort }),
    errorText: INVALID_FILTER,
    handler: async ({ prefecture_slug, region_slug, s }) => {
      if (!isPlace(places, 'prefectures', prefecture_slug)) throw new TextError('都道府県が正しくありません');
      const region_slugs = region_slug === undefined ? [] : [region_slug];
      const filter = { ...NO_FILTER, prefecture_slug, region_slugs };
      const halls = await findHalls(db, filter, s, { offset: 0, limit: RANKING_SIZE });
      return { halls: halls.map((hall) => hallSummary(mediaUrl, hall)) };
    },
  });

  endpoint({
    call: 'R83',
    method: 'GET',
    path: '/api/search_props',
    auth: 'public',
    handler: () => ({
      prefectures: places.prefectures.map(({ slug, name, area_slug }) => [slug, name, area_slug]),
      regions: places.regions.map(({ slug, name, prefecture_slug }) => [slug, name, prefecture_slug]),
      areas: places.areas.map(({ slug, name, kind }) => [slug, name, kind]),
      goods: pairs(places.options.g),
      tastes: pairs(places.options.t),
      chapels: pairs(places.options.c),
      hall_plan_types: pairs(places.options.p),
      hall_plan_tags: pairs(places.options.ws),
      fairContents: FAIR_CONTENTS,
      districts: places.districts.map(({ slug, name, prefecture_slug }) => [slug, name, prefecture_slug]),
      stations: places.stations.map(({ id, name, line_name, prefecture_slug }) => ({
        id,
        name,
        line_name,
        prefecture_slug,
      })),
    }),
  });
}

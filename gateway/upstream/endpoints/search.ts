import { z } from 'zod';
import type { CacheTtl } from '../../cache/ttl.ts';
import { endpoint, identifying } from '../endpoint.ts';
import { hallSummary } from './hall.ts';
import { statusOfPlainText } from './halls.ts';
import {
  areaSlug,
  count,
  fairContent,
  guests,
  hallSort,
  id,
  integer,
  page,
  prefectureSlug,
  sentId,
  slug,
  url,
  venueType,
} from './values.ts';

/** Lists of places and options. */
const OPTIONS_TTL: CacheTtl = { fresh: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };
const COUNTS_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };

const idList = z.array(sentId).optional();

/**
 * Conditions of a hall search. Slugs are checked for their format here, and by the schema against the known ones. Empty
 * strings in lists are dropped.
 */
const hallFilter = z.object({
  k: z.array(venueType).optional(),
  p: idList,
  g: idList,
  t: idList,
  c: idList,
  ws: idList,
  region_slugs: z.array(slug.or(z.literal(''))).optional(),
  name: z.string().max(200).optional(),
  people: guests.optional(),
  s: hallSort.optional(),
  official: z.literal(1).optional(),
  best_rate: z.literal(1).optional(),
  station_id: sentId.optional(),
  district_slug: slug.optional(),
  area_slug: slug.optional(),
  prefecture_slug: slug.optional(),
});

/** 30 halls per page, fixed; empty beyond the last page. */
export const searchHalls = endpoint({
  call: 'R86',
  host: 'api',
  method: 'GET',
  path: '/api/halls/',
  auth: 'public',
  query: hallFilter.extend({ page: page.optional() }),
  reply: z.object({ halls: z.array(hallSummary), total: count, page, per_page: page }),
  cache: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 3_600 },
  bodyStatus: statusOfPlainText,
});

export const countHalls = endpoint({
  call: 'R87',
  host: 'api',
  method: 'GET',
  path: '/api/halls/count/',
  auth: 'public',
  query: hallFilter,
  reply: z.object({ count }),
  cache: COUNTS_TTL,
});

const placeSlug = identifying(slug);
const placeCount = identifying(count);

/** Number of halls by place, ignoring the filter's own place. */
export const aggregateHallAreas = endpoint({
  call: 'R88',
  host: 'api',
  method: 'GET',
  path: '/api/halls/aggregate_area/',
  auth: 'public',
  query: hallFilter,
  reply: z.object({
    areas: z.array(z.object({ slug: placeSlug, name: z.string(), count: placeCount })),
    prefectures: z.array(
      z.object({ slug: placeSlug, name: z.string(), area_slug: z.string(), count: placeCount }),
    ),
    regions: z.array(
      z.object({ slug: placeSlug, name: z.string(), prefecture_slug: z.string(), count: placeCount }),
    ),
  }),
  cache: COUNTS_TTL,
});

const facet = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value: identifying(value), count: identifying(count) }));
const idFacet = facet(id);
const numberFacet = facet(z.int().min(1));
const slugFacet = facet(slug);

/** Number of halls per option, as if it were added to the filter. NotFound where the API lacks this call. */
export const countHallFacets = endpoint({
  call: 'X12',
  host: 'api',
  method: 'GET',
  path: '/api/halls/facets/',
  auth: 'public',
  query: hallFilter,
  reply: z.object({
    count,
    facets: z.object({
      k: numberFacet,
      p: idFacet,
      g: idFacet,
      t: idFacet,
      c: idFacet,
      ws: idFacet,
      official: numberFacet,
      best_rate: numberFacet,
      people: numberFacet,
      area_slug: slugFacet,
      prefecture_slug: slugFacet,
      region_slugs: slugFacet,
      district_slug: slugFacet,
      station_id: idFacet,
    }),
  }),
  cache: COUNTS_TTL,
});

const named = z.array(z.tuple([id, z.string()]));
const place = z.array(z.tuple([slug, z.string(), slug]));

/** Search options, as tuples: slug, name and parent slug, or id and name. */
export const getSearchProps = endpoint({
  call: 'R83',
  host: 'api',
  method: 'GET',
  path: '/api/search_props',
  auth: 'public',
  reply: z.object({
    prefectures: z.array(z.tuple([prefectureSlug, z.string(), slug])),
    regions: place,
    areas: z.array(z.tuple([areaSlug, z.string(), z.enum(['domestic', 'abroad'])])),
    goods: named,
    tastes: named,
    chapels: named,
    hall_plan_types: named,
    hall_plan_tags: named,
    fairContents: z.array(z.tuple([fairContent, z.string()])),
    districts: place,
    stations: z.array(
      z.object({
        id,
        name: identifying(z.string()),
        line_name: z.string().nullable(),
        prefecture_slug: identifying(prefectureSlug),
      }),
    ),
  }),
  cache: OPTIONS_TTL,
});

/** Predefined searches. */
export const listHallSearchConditions = endpoint({
  call: 'R90',
  host: 'api',
  method: 'GET',
  path: '/api/wn/hall_search_conditions',
  auth: 'public',
  reply: z.object({ hall_search_conditions: z.array(z.object({ id, title: z.string(), url })) }),
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
});

/** Figures of a place. With a region, send no other place. */
export const getStats = endpoint({
  call: 'R81',
  host: 'api',
  method: 'GET',
  path: '/api/wn/stats',
  auth: 'public',
  query: z.object({
    area_slug: slug.optional(),
    prefecture_slug: slug.optional(),
    region_slug: slug.optional(),
  }),
  reply: z.object({
    hall_count: count,
    review_count: count,
    photo_count: count,
    average_cost: z.int().nullable(),
    average_guest_count: integer.nullable(),
  }),
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
});

import type { HallSort, VenueType } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import { HALL_SORTS } from '../../hallSorts.ts';
import { VENUE_TYPES } from '../../labels.ts';
import * as at from '../../paths.ts';
import { type Address, pageNumber } from '../../router/address.ts';
import type { Bounds } from '../../ui/place/mapProjection.ts';

export type ChoiceKey = (typeof at.CHOICE_KEYS)[number];

/** Landing pages by the parameter of their condition. */
const LANDING_PATHS = {
  area_slug: (slug: string, query: Paging) => at.areaHallsPath({ area_slug: slug }, query),
  prefecture_slug: (slug: string, query: Paging) => at.prefectureHallsPath({ prefecture_slug: slug }, query),
  region_slugs: (slug: string, query: Paging) => at.regionHallsPath({ region_slugs: slug }, query),
  district_slug: (slug: string, query: Paging) => at.districtHallsPath({ district_slug: slug }, query),
  station_id: (id: string, query: Paging) => at.stationHallsPath({ station_id: id }, query),
  k: (k: string, query: Paging) => at.venueTypeHallsPath({ k }, query),
  ws: (ws: string, query: Paging) => at.weddingStyleHallsPath({ ws }, query),
  g: (g: string, query: Paging) => at.goodsHallsPath({ g }, query),
};
interface Paging {
  readonly s: string | null;
  readonly page: number;
}

/** The condition in the path of a landing page. */
export type ConditionParts = Readonly<Partial<Record<keyof typeof LANDING_PATHS, string>>>;

/** The most specific place given. */
export type PlaceCondition =
  | { readonly kind: 'area' | 'prefecture' | 'district' | 'station' | 'bounds'; readonly value: string }
  | { readonly kind: 'regions'; readonly values: readonly string[] };

/** Search conditions, as held by the URL. */
export interface Conditions {
  readonly place: PlaceCondition | null;
  readonly name: string;
  readonly people: number | null;
  readonly venueTypes: readonly VenueType[];
  readonly choices: Readonly<Record<ChoiceKey, readonly string[]>>;
  readonly officialOnly: boolean;
  readonly bestRateOnly: boolean;
  readonly sort: HallSort;
  readonly page: number;
}

export const NO_CONDITIONS: Conditions = {
  place: null,
  name: '',
  people: null,
  venueTypes: [],
  choices: { p: [], g: [], t: [], c: [], ws: [] },
  officialOnly: false,
  bestRateOnly: false,
  sort: 'RECOMMENDED',
  page: 1,
};

/** West, south, east and north of a map in degrees: `139.6,35.5,139.9,35.8`. */
const BOUNDS = /^(-?\d{1,3}(\.\d{1,6})?)(,-?\d{1,3}(\.\d{1,6})?){3}$/;
const SLUG = /^[a-z0-9][a-z0-9_-]{0,80}$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const MAX_NAME_LENGTH = 100;
const MAX_PEOPLE = 9999;

/** Parses a search or landing URL. Malformed conditions are ignored; null for a malformed page number. */
export function readConditions(address: Address, params: ConditionParts): Conditions | null {
  const page = pageNumber(address);
  if (page === null) return null;
  const { query } = address;
  const list = (key: string, pattern: RegExp) =>
    unique([...(isLanding(key) && params[key] ? [params[key]] : []), ...query.getAll(key)], pattern);
  const people = query.get('people') ?? '';
  return {
    place: readPlace(list, query),
    name: (query.get('name') ?? '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MAX_NAME_LENGTH),
    people: NUMBER.test(people) && Number(people) <= MAX_PEOPLE ? Number(people) : null,
    venueTypes: VENUE_TYPES.filter((type) => list('k', NUMBER).includes(type.number)).map(
      (type) => type.value,
    ),
    choices: {
      p: list('p', NUMBER),
      g: list('g', NUMBER),
      t: list('t', NUMBER),
      c: list('c', NUMBER),
      ws: list('ws', NUMBER),
    },
    officialOnly: query.get('official') === '1',
    bestRateOnly: query.get('best_rate') === '1',
    sort: HALL_SORTS.find((sort) => sort.param === query.get('s'))?.value ?? 'RECOMMENDED',
    page,
  };
}

/** Canonical URL: a landing path for a single condition, otherwise the search path. */
export function writeConditions(conditions: Conditions): string {
  const { sort, page } = conditions;
  const s = sort === 'RECOMMENDED' ? null : (HALL_SORTS.find(({ value }) => value === sort)?.param ?? null);
  const pairs = conditionPairs(conditions);
  const [first] = pairs;
  if (first && pairs.length === 1) {
    const [name, value] = first;
    if (isLanding(name)) return LANDING_PATHS[name](value, { s, page });
    if (name === 'name') return at.hallWordSearchPath({ name: value, s, page });
  }
  const query: Partial<Record<at.SearchParameter, string[]>> = {};
  for (const [name, value] of pairs) (query[name] ??= []).push(value);
  return at.hallSearchPath({ ...query, s, page });
}

function isLanding(name: string): name is keyof typeof LANDING_PATHS {
  return Object.hasOwn(LANDING_PATHS, name);
}

/** Active conditions as query parameters, without sort and page. */
export function conditionPairs(conditions: Conditions): Array<readonly [at.SearchParameter, string]> {
  const { place, name, people, venueTypes, choices, officialOnly, bestRateOnly } = conditions;
  return [
    ...placePairs(place),
    ...VENUE_TYPES.filter((type) => venueTypes.includes(type.value)).map(
      (type) => ['k', type.number] as const,
    ),
    ...at.CHOICE_KEYS.flatMap((key) => choices[key].map((value) => [key, value] as const)),
    ...(people === null ? [] : [['people', String(people)] as const]),
    ...(officialOnly ? [['official', '1'] as const] : []),
    ...(bestRateOnly ? [['best_rate', '1'] as const] : []),
    ...(name === '' ? [] : [['name', name] as const]),
  ];
}

export function placePairs(place: PlaceCondition | null): Array<readonly [at.SearchParameter, string]> {
  if (!place) return [];
  return place.kind === 'regions'
    ? place.values.map((value) => ['region_slugs', value] as const)
    : [[PLACE_PARAMS[place.kind], place.value]];
}

export function atPlace(conditions: Conditions, place: PlaceCondition | null): Conditions {
  return { ...conditions, place, page: 1 };
}

/** Search engines index the whole list and landing pages, in the default order. */
export function isListed(conditions: Conditions): boolean {
  const [first, ...others] = conditionPairs(conditions);
  return others.length === 0 && (!first || isLanding(first[0])) && conditions.sort === 'RECOMMENDED';
}

const PLACE_PARAMS = {
  area: 'area_slug',
  prefecture: 'prefecture_slug',
  district: 'district_slug',
  station: 'station_id',
  bounds: 'bounds',
} as const;

function readPlace(
  list: (key: string, pattern: RegExp) => string[],
  query: URLSearchParams,
): PlaceCondition | null {
  const [bounds] = list('bounds', BOUNDS);
  if (bounds && parseBounds(bounds)) return { kind: 'bounds', value: bounds };
  const [station] = list('station_id', NUMBER);
  if (station) return { kind: 'station', value: station };
  const [district] = list('district_slug', SLUG);
  if (district) return { kind: 'district', value: district };
  const regions = list('region_slugs', SLUG);
  if (regions.length > 0) return { kind: 'regions', values: regions };
  const [prefecture] = [...list('prefecture_slug', SLUG), ...unique(query.getAll('s_prefecture_slug'), SLUG)];
  if (prefecture) return { kind: 'prefecture', value: prefecture };
  const [area] = list('area_slug', SLUG);
  return area ? { kind: 'area', value: area } : null;
}

/** Null for what no map shows. */
export function parseBounds(text: string): Bounds | null {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number);
  const isShown = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return isShown ? { west, south, east, north } : null;
}

/** What a map shows, true to ten metres. */
export function boundsPlace({ west, south, east, north }: Bounds): PlaceCondition {
  return { kind: 'bounds', value: [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',') };
}

function unique(values: readonly string[], pattern: RegExp): string[] {
  return [...new Set(values.filter((value) => pattern.test(value)))];
}

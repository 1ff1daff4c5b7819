/** Hall counts per search option and per place. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, OPTION_KEYS, type OptionKey } from '../db/tables.ts';
import { type ConditionKey, countHalls, type HallFilter, hasAny, filterHalls } from './hallFilter.ts';
import type { SearchPlaces } from './places.ts';

/** Number of halls an option would find. */
export type Facet<V> = { value: V; count: number };

/** In the contract's order. */
export const VENUE_TYPE_IDS = [1, 2, 3, 4, 5, 6, 99];

const GUEST_COUNTS = [20, 40, 60, 80, 100, 120];

type Value = number | string;
type Counts<V> = Map<V, number>;
type ListColumn = OptionKey | 'region_slugs';

/**
 * Counts by value over the halls matching the filter without the condition `leaveOut`, minus those matching
 * `without`.
 */
async function countBy<V extends Value>(
  db: Kysely<Database>,
  filter: HallFilter,
  leaveOut: ConditionKey,
  value: RawBuilder<V>,
  without?: RawBuilder<boolean>,
): Promise<Counts<V>> {
  const halls = filterHalls(db, filter, leaveOut);
  const rows = await (without === undefined ? halls : halls.where(sql<boolean>`not (${without})`))
    .select(sql<[V, number]>`json_build_array(${value}, count(*))`.as('row'))
    .groupBy(value)
    .execute();
  return new Map(rows.map(({ row }) => row));
}

const toFacet = <V extends Value>(options: readonly V[], counts: Counts<V>): Facet<V>[] =>
  options.map((value) => ({ value, count: counts.get(value) ?? 0 }));

/**
 * Facets of a multi-value condition. With values chosen, an option finds what the chosen ones find plus the
 * other halls that have it.
 */
async function listFacet<V extends Value>(
  options: readonly V[],
  chosen: readonly V[],
  countOthers: (hasChosen?: RawBuilder<boolean>) => Promise<Counts<V>>,
  hasChosen: RawBuilder<boolean>,
  found: () => Promise<number>,
): Promise<Facet<V>[]> {
  if (chosen.length === 0) return toFacet(options, await countOthers());
  const otherCounts = await countOthers(hasChosen);
  const count = await found();
  return options.map((value) => ({ value, count: count + (otherCounts.get(value) ?? 0) }));
}

const unnest = <V extends Value>(column: ListColumn): RawBuilder<V> =>
  sql<V>`unnest(${sql.ref(`halls.${column}`)})`;

/** Area and prefectures implied by the filter. */
function impliedPlaces(
  filter: HallFilter,
  places: SearchPlaces,
): { area: string | undefined; prefectures: Set<string> } {
  const named = [
    ...places.regions.filter((region) => filter.region_slugs.includes(region.slug)),
    ...places.districts.filter((district) => district.slug === filter.district_slug),
    ...places.stations.filter((station) => station.id === filter.station_id),
  ].map((place) => place.prefecture_slug);
  const slugs = new Set(
    [...named, filter.prefecture_slug, filter.s_prefecture_slug].filter((slug) => slug !== undefined),
  );
  const areas = new Set(
    places.prefectures.filter(({ slug }) => slugs.has(slug)).map(({ area_slug }) => area_slug),
  );
  return { area: filter.area_slug ?? (areas.size === 1 ? [...areas][0] : undefined), prefectures: slugs };
}

/** Place facets. An option replaces all place conditions; a region is added to the chosen ones. */
async function placeFacets(db: Kysely<Database>, filter: HallFilter, places: SearchPlaces) {
  const by = <V extends Value>(column: RawBuilder<V>, without?: RawBuilder<boolean>) =>
    countBy(db, filter, 'place', column, without);
  const implied = impliedPlaces(filter, places);
  const isImplied = (place: { prefecture_slug: string }) => implied.prefectures.has(place.prefecture_slug);
  const prefectures = places.prefectures.filter(
    ({ area_slug }) => implied.area === undefined || area_slug === implied.area,
  );
  const onlyRegions = {
    ...filter,
    area_slug: undefined,
    prefecture_slug: undefined,
    s_prefecture_slug: undefined,
    district_slug: undefined,
    station_id: undefined,
  };
  const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  return {
    area_slug: toFacet(slugsOf(places.areas), await by(sql<string>`halls.area_slug`)),
    prefecture_slug: toFacet(slugsOf(prefectures), await by(sql<string>`halls.prefecture_slug`)),
    region_slugs: await listFacet(
      slugsOf(places.regions.filter(isImplied)),
      filter.region_slugs,
      (without) => by(unnest<string>('region_slugs'), without),
      sql<boolean>`${hasAny('region_slugs', filter.region_slugs)}`,
      () => countHalls(db, onlyRegions),
    ),
    district_slug: toFacet(
      slugsOf(places.districts.filter(isImplied)),
      await by(sql<string>`halls.district_slug`),
    ),
    station_id: toFacet(
      places.stations.filter(isImplied).map(({ id }) => id),
      await by(sql<number>`halls.station_id`),
    ),
  };
}

/** The count of each option equals the search count with that option added. */
export async function countFacets(db: Kysely<Database>, filter: HallFilter, places: SearchPlaces) {
  const count = await countHalls(db, filter);
  const found = () => Promise.resolve(count);
  const lists = OPTION_KEYS.map(async (key): Promise<[OptionKey, Facet<number>[]]> => [
    key,
    await listFacet(
      places.options[key].map(({ id }) => id),
      filter[key],
      (without) => countBy(db, filter, key, unnest<number>(key), without),
      sql<boolean>`${hasAny(key, filter[key])}`,
      found,
    ),
  ]);
  const serviceId = sql<number>`halls.service_id`;
  const people = GUEST_COUNTS.map(async (value) => ({
    value,
    count: await countHalls(db, { ...filter, people: value }),
  }));
  return {
    count,
    facets: {
      ...Object.fromEntries(await Promise.all(lists)),
      k: await listFacet(
        VENUE_TYPE_IDS,
        filter.k,
        (without) => countBy(db, filter, 'k', serviceId, without),
        sql<boolean>`${serviceId} = any(${filter.k}::integer[])`,
        found,
      ),
      official: [{ value: 1, count: await countHalls(db, { ...filter, official: true }) }],
      best_rate: [{ value: 1, count: await countHalls(db, { ...filter, best_rate: true }) }],
      people: await Promise.all(people),
      ...(await placeFacets(db, filter, places)),
    },
  };
}

/** Ignores the place conditions of the filter; omits places without halls. */
export async function countByPlace(db: Kysely<Database>, filter: HallFilter, places: SearchPlaces) {
  const by = (column: RawBuilder<string>) => countBy(db, filter, 'place', column);
  const areas = await by(sql<string>`halls.area_slug`);
  const prefectures = await by(sql<string>`halls.prefecture_slug`);
  const regions = await by(unnest<string>('region_slugs'));
  const counted = <P extends { slug: string }>(list: P[], counts: Counts<string>) =>
    list.flatMap((place) => {
      const count = counts.get(place.slug);
      return count === undefined ? [] : [{ place, count }];
    });
  return {
    areas: counted(places.areas, areas).map(({ place, count }) => ({
      slug: place.slug,
      name: place.name,
      count,
    })),
    prefectures: counted(places.prefectures, prefectures).map(({ place, count }) => ({
      slug: place.slug,
      name: place.name,
      area_slug: place.area_slug,
      count,
    })),
    regions: counted(places.regions, regions).map(({ place, count }) => ({
      slug: place.slug,
      name: place.name,
      prefecture_slug: place.prefecture_slug,
      count,
    })),
  };
}

import { badUpstreamValue } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { HallIndexState, ListedHall } from '#gateway/upstream/hallIndex.ts';

import type { PrefectureSource } from '../place/Place.ts';

export interface CommentStat {
  readonly range_of_people: number;
  readonly range_of_price: number;
  readonly count: number;
}

/** Upper bounds of guest counts; 101 stands for more than 100. */
const PEOPLE_LIMITS = [40, 60, 80, 100, 101];
/** Upper bounds of prices in yen; 4,000,001 stands for more than 4,000,000. */
const PRICE_LIMITS = [1_000_000, 2_000_000, 3_000_000, 4_000_000, 4_000_001];

/**
 * All 25 cells by guest count, then price. Missing cells count 0, or fail while a reported cell does not say which it
 * is; reported cells outside the grid are dropped.
 */
export function commentGrid(reported: readonly CommentStat[]): CommentStat[] {
  const cells = new Map<string, CommentStat>();
  let unplaced: CommentStat | undefined;
  for (const cell of reported) {
    const key = readOptional(() => `${cell.range_of_people}/${cell.range_of_price}`);
    if (key === null) unplaced = cell;
    else cells.set(key, cell);
  }
  return PEOPLE_LIMITS.flatMap((range_of_people) =>
    PRICE_LIMITS.map((range_of_price) => ({
      range_of_people,
      range_of_price,
      get count() {
        const cell = cells.get(`${range_of_people}/${range_of_price}`);
        if (!cell && unplaced) throw badUpstreamValue('cell of the grid');
        return cell?.count ?? 0;
      },
    })),
  );
}

/** `$$$` if unknown. */
export function priceRange(range: string | null): string {
  return range || '$$$';
}

/** Halls without reviews follow the others; the order is kept otherwise. A hall whose number of reviews is invalid stays. */
export function reviewedFirst<Hall extends { readonly rating_count: number }>(
  halls: readonly Hall[],
): readonly Hall[] {
  const isUnreviewed = (hall: Hall) => readOptional(() => hall.rating_count) === 0;
  return [...halls.filter((hall) => !isUnreviewed(hall)), ...halls.filter(isUnreviewed)];
}

/** Null without reviews, so that no score is invented. */
export function ratingOrNull({
  rating,
  rating_count,
}: {
  rating: number | null;
  rating_count: number;
}): number | null {
  return rating_count > 0 ? rating : null;
}

const AREA_SLUG = /^[a-z][a-z0-9_-]*$/;
const HALL_SLUG = /^[a-z0-9][a-z0-9_-]*$/;

/**
 * Whether two texts can be the address of a hall by slug. Areas never begin with a digit: `/halls/{id}/...` are pages
 * of a hall.
 */
export function isHallAddress({ areaSlug, slug }: { areaSlug: string; slug: string }): boolean {
  return AREA_SLUG.test(areaSlug) && HALL_SLUG.test(slug);
}

/** Numbers in the REST API (`service_id`, `k`). */
export const VENUE_TYPES = {
  HOTEL: 1,
  CEREMONY_HALL: 2,
  WEDDING_HALL: 3,
  RESTAURANT: 4,
  SHRINE_OR_TEMPLE: 5,
  PHOTO_STUDIO: 6,
  OTHER: 99,
} as const;

export type VenueType = (typeof VENUE_TYPES)[keyof typeof VENUE_TYPES];

/** Values in the REST API (`s`). */
export const HALL_SORTS = {
  RECOMMENDED: 'recommended',
  REVIEWS_HIGH: 'reviews_high',
  REVIEWS_MANY: 'reviews_many',
  COST_HIGH: 'cost_high',
  COST_LOW: 'cost_low',
  NEWEST: 'created_at_desc',
} as const;

export type HallSort = (typeof HALL_SORTS)[keyof typeof HALL_SORTS];

/** Omits the default order, so that both spellings of the search share a cache entry. */
export function sortParameter(sort: HallSort | null | undefined): { s?: HallSort } {
  return sort && sort !== HALL_SORTS.RECOMMENDED ? { s: sort } : {};
}

/** Conditions on the location of a hall. Those that are absent or empty are met by every hall. */
export interface PlaceConditions {
  readonly areaSlug?: string | null;
  readonly prefectureSlug?: string | null;
  readonly regionSlug?: string | null;
  readonly districtSlug?: string | null;
  readonly stationRawId?: string | null;
}

/** Whether a hall meets all conditions. @throws when a value that a condition needs is invalid */
export const isAt = (hall: ListedHall, place: PlaceConditions): boolean =>
  (!place.areaSlug || hall.area_slug === place.areaSlug) &&
  (!place.prefectureSlug || hall.prefecture_slug === place.prefectureSlug) &&
  (!place.regionSlug || hall.region_slugs.includes(place.regionSlug)) &&
  (!place.districtSlug || hall.district_slug === place.districtSlug) &&
  (!place.stationRawId || hall.station_id === place.stationRawId);

/**
 * A test of a row of an index for each group of conditions. Every row passes a group without conditions. A test reads only
 * the values that its conditions need; reading an invalid value throws.
 */
export type IndexTests<Row, Conditions, Group extends string> = Readonly<
  Record<Group, (row: Row, conditions: Conditions) => boolean>
>;

/**
 * Whether a row passes the tests of all groups but `except`. Null where it fails none, and an invalid value leaves one
 * undecided.
 */
export function passes<Row, Conditions, Group extends string>(
  tests: IndexTests<Row, Conditions, Group>,
  row: Row,
  conditions: Conditions,
  except?: Group,
): boolean | null {
  let isUndecided = false;
  for (const group in tests) {
    if (group === except) continue;
    const isPassed = readOptional(() => tests[group](row, conditions));
    if (isPassed === false) return false;
    isUndecided ||= isPassed === null;
  }
  return isUndecided ? null : true;
}

/** Counts rows by key, largest number first. A row counts once for each of its keys. */
export function countBy<Row, Key>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly Key[],
): (readonly [Key, number])[] {
  const counts = new Map<Key, number>();
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

export interface PrefectureCount {
  readonly prefecture: PrefectureSource;
  readonly count: number;
}

/** Counts rows by the prefecture of their hall, largest number first. `halls` has the hall of each row. */
export function prefectureCounts(halls: readonly ListedHall[]): PrefectureCount[] {
  const prefectures = new Map<string, PrefectureSource>();
  const counts = countBy(halls, (hall) => {
    const slug = readOptional(() => hall.prefecture_slug);
    const name = readOptional(() => hall.location?.prefecture_name);
    const areaSlug = readOptional(() => hall.area_slug);
    if (!slug) return [];
    if (name && !prefectures.get(slug)?.areaSlug) prefectures.set(slug, { slug, name, areaSlug });
    return [slug];
  });
  return counts.flatMap(([slug, count]) => {
    const prefecture = prefectures.get(slug);
    return prefecture ? [{ prefecture, count }] : [];
  });
}

/** How many halls an index has read. */
export interface HallProgress {
  readonly read: number;
  readonly unreadable: number;
  readonly all: number;
}

/** `undecided` are halls, also repeated, of which it is not known whether they belong to the result. */
export function progressOf(
  { entries, unreadableCount, itemCount }: HallIndexState<unknown>,
  undecided: readonly ListedHall[],
): HallProgress {
  const unread = new Set(undecided.map(({ id }) => id)).size;
  return { read: entries.length - unread, unreadable: unreadableCount + unread, all: itemCount };
}

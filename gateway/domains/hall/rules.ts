/** Rules of halls: the zero grid of reports, what a search sends, what an unknown price reads like. */

/** Number of reports in one cell: guests up to `range_of_people`, price up to `range_of_price`. */
export interface CommentStat {
  readonly range_of_people: number;
  readonly range_of_price: number;
  readonly count: number;
}

/** Upper ends of the guest ranges; 101 means more than 100. */
const PEOPLE = [40, 60, 80, 100, 101];
/** Upper ends of the price ranges in yen; 4,000,001 means more than 4,000,000. */
const PRICES = [1_000_000, 2_000_000, 3_000_000, 4_000_000, 4_000_001];

/** All 25 cells, guests first; a cell nobody reported counts 0, a cell outside the grid is left out. */
export function commentGrid(reported: readonly CommentStat[]): CommentStat[] {
  const counts = new Map(
    reported.map(({ range_of_people, range_of_price, count }) => [
      `${range_of_people}/${range_of_price}`,
      count,
    ]),
  );
  return PEOPLE.flatMap((range_of_people) =>
    PRICES.map((range_of_price) => ({
      range_of_people,
      range_of_price,
      count: counts.get(`${range_of_people}/${range_of_price}`) ?? 0,
    })),
  );
}

/** Price range as the product writes it: `$$$` where the hall told none. */
export function priceRange(told: string | null): string {
  return told || '$$$';
}

/** Score from 1 to 5; null without a single review, lest an invented one mislead. */
export function score({
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

/** Whether two texts can be the address of a hall by slug. An area never begins with a digit: the path would be one of a hall's own lists. */
export function isAddress({ areaSlug, slug }: { areaSlug: string; slug: string }): boolean {
  return AREA_SLUG.test(areaSlug) && HALL_SLUG.test(slug);
}

/** Venue types and their numbers upstream (`service_id`, `k`). */
export const VENUE_TYPES = {
  HOTEL: 1,
  CEREMONY_HALL: 2,
  WEDDING_HALL: 3,
  RESTAURANT: 4,
  SHRINE_OR_TEMPLE: 5,
  PHOTO_STUDIO: 6,
  OTHER: 99,
} as const;

/** Number of a venue type upstream. */
export type VenueType = (typeof VENUE_TYPES)[keyof typeof VENUE_TYPES];

/** Orders of halls and their values upstream (`s`). */
export const HALL_SORTS = {
  RECOMMENDED: 'recommended',
  REVIEWS_HIGH: 'reviews_high',
  REVIEWS_MANY: 'reviews_many',
  COST_HIGH: 'cost_high',
  COST_LOW: 'cost_low',
  NEWEST: 'created_at_desc',
} as const;

/** An order of halls upstream. */
export type HallSort = (typeof HALL_SORTS)[keyof typeof HALL_SORTS];

/** The order as a search sends it: the usual one is left out, so that it shares its cache entry with searches that name none. */
export function sortParameter(sort: HallSort | null | undefined): { s?: HallSort } {
  return sort && sort !== HALL_SORTS.RECOMMENDED ? { s: sort } : {};
}

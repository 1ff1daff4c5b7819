/** Reads halls with the names of their places. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, HallTable } from '../db/tables.ts';
import { type HallFilter, filterHalls } from './hallFilter.ts';
import type { Slice } from './paging.ts';

export type HallRow = Selectable<HallTable> & { prefecture_name: string | null; region_name: string | null };

export const HALL_SORTS = [
  'recommended',
  'reviews_high',
  'reviews_many',
  'cost_high',
  'cost_low',
  'created_at_desc',
] as const;
export type HallSort = (typeof HALL_SORTS)[number];

/** Types of halls that the recommended order begins with: hotels, shrines and temples, restaurants, others. */
export const PRIORITIZED = [1, 5, 4, 99];

/** Every order ends with the id, so that pages do not overlap. */
const ORDERS = {
  recommended: sql`(halls.service_id in (${sql.join(PRIORITIZED.map(sql.lit))})) desc, halls.score desc, halls.id`,
  reviews_high: sql`halls.rating desc nulls last, halls.rating_count desc, halls.id`,
  reviews_many: sql`halls.rating_count desc, halls.rating desc nulls last, halls.id`,
  cost_high: sql`halls.cost desc nulls last, halls.id`,
  cost_low: sql`halls.cost asc nulls last, halls.id`,
  created_at_desc: sql`halls.created_at desc nulls last, halls.id`,
} satisfies Record<HallSort, unknown>;

type HallQuery = ReturnType<typeof filterHalls>;

/** Adds the columns of {@link HallRow}. */
function withPlaceNames(halls: HallQuery) {
  return halls
    .leftJoin('prefectures', 'prefectures.slug', 'halls.prefecture_slug')
    .leftJoin('regions', (join) => join.on(sql<boolean>`regions.slug = halls.region_slugs[1]`))
    .selectAll('halls')
    .select(['prefectures.name as prefecture_name', 'regions.name as region_name']);
}

export function findHalls(
  db: Kysely<Database>,
  filter: HallFilter,
  order: HallSort,
  { offset, limit }: Slice,
): Promise<HallRow[]> {
  return withPlaceNames(filterHalls(db, filter)).orderBy(ORDERS[order]).offset(offset).limit(limit).execute();
}

/** Recommended halls: those of a type before the others. */
export function findHallsByType(
  db: Kysely<Database>,
  filter: HallFilter,
  serviceId: number,
  limit: number,
): Promise<HallRow[]> {
  return withPlaceNames(filterHalls(db, filter))
    .orderBy(sql`halls.service_id = ${serviceId}`, 'desc')
    .orderBy(ORDERS.recommended)
    .limit(limit)
    .execute();
}

export const NO_FILTER: HallFilter = { k: [], p: [], g: [], t: [], c: [], ws: [], region_slugs: [] };

export function hallById(db: Kysely<Database>, id: number): Promise<HallRow | undefined> {
  return withPlaceNames(db.selectFrom('halls').where('halls.id', '=', id)).executeTakeFirst();
}

/** A cheap existence check for sub-resources. */
export function hallName(db: Kysely<Database>, id: number): Promise<{ name: string } | undefined> {
  return db.selectFrom('halls').select('name').where('id', '=', id).executeTakeFirst();
}

export function hallBySlug(db: Kysely<Database>, area: string, slug: string): Promise<HallRow | undefined> {
  const halls = db.selectFrom('halls').where('halls.area_slug', '=', area).where('halls.slug', '=', slug);
  return withPlaceNames(halls).executeTakeFirst();
}

/** Unordered. */
export async function hallsByIds(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, HallRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withPlaceNames(db.selectFrom('halls').where('halls.id', 'in', [...ids])).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Search radius in degrees of latitude and longitude. */
const NEARBY = { degrees: 0.5, max: 10 };

/** Empty for a hall without coordinates. */
export async function nearbyHalls(db: Kysely<Database>, hall: HallRow): Promise<HallRow[]> {
  const { id, lat, lng } = hall;
  if (lat === null || lng === null) return [];
  // Degrees of longitude are shorter by the cosine of the latitude.
  const shrink = Math.cos((lat * Math.PI) / 180);
  const near = db
    .selectFrom('halls')
    .where('halls.id', '!=', id)
    .where((eb) => eb.between('halls.lat', lat - NEARBY.degrees, lat + NEARBY.degrees))
    .where((eb) => eb.between('halls.lng', lng - NEARBY.degrees, lng + NEARBY.degrees));
  return withPlaceNames(near)
    .orderBy(sql`power(halls.lat - ${lat}, 2) + power((halls.lng - ${lng}) * ${shrink}::float8, 2), halls.id`)
    .limit(NEARBY.max)
    .execute();
}

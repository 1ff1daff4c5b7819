/** Brands, rings and users' favorites. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { BrandTable, RingTable } from '../db/savedItemTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged } from './paging.ts';

export type FavoriteKind = 'brand' | 'ring';

export type BrandRow = Selectable<BrandTable> & FavoriteState;
export type RingRow = Selectable<RingTable> & { brand_name: string } & FavoriteState;

/** Null without a user. */
type FavoriteState = { is_favorite: boolean | null };

/** All items, or those with `ids` in their order. */
export type ListOptions = { ids?: readonly number[]; userId: number | null; offset: number; limit: number };

export type FavoriteListOptions = { userId: number; offset: number; limit: number };

const isFavoriteOf = (userId: number | null, kind: FavoriteKind, id: string) =>
  userId === null
    ? sql<boolean | null>`null::boolean`
    : sql<boolean | null>`exists (
        select from favorites
        where favorites.user_id = ${userId} and favorites.kind = ${kind} and favorites.thing_id = ${sql.ref(id)}
      )`;

export async function brands(db: Kysely<Database>, options: ListOptions): Promise<Paged<BrandRow>> {
  const { ids, userId, offset, limit } = options;
  const idFilter =
    ids === undefined ? sql<boolean>`true` : sql<boolean>`brands.id = any(${[...ids]}::integer[])`;
  const matching = db.selectFrom('brands').where(idFilter);
  const order = ids === undefined ? sql`brands.id` : sql`array_position(${[...ids]}::integer[], brands.id)`;
  const rows = await matching
    .selectAll('brands')
    .select(isFavoriteOf(userId, 'brand', 'brands.id').as('is_favorite'))
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await count(matching.select(sql<number>`count(*)::integer`.as('count'))) };
}

export async function rings(db: Kysely<Database>, options: ListOptions): Promise<Paged<RingRow>> {
  const { ids, userId, offset, limit } = options;
  const idFilter =
    ids === undefined ? sql<boolean>`true` : sql<boolean>`rings.id = any(${[...ids]}::integer[])`;
  const matching = db.selectFrom('rings').innerJoin('brands', 'brands.id', 'rings.brand_id').where(idFilter);
  const order = ids === undefined ? sql`rings.id` : sql`array_position(${[...ids]}::integer[], rings.id)`;
  const rows = await matching
    .selectAll('rings')
    .select(['brands.name as brand_name', isFavoriteOf(userId, 'ring', 'rings.id').as('is_favorite')])
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await count(matching.select(sql<number>`count(*)::integer`.as('count'))) };
}

const count = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> =>
  (await query.executeTakeFirstOrThrow()).count;

/** Newest first; deleted items are not counted. */
export async function favoriteIds(
  db: Kysely<Database>,
  kind: FavoriteKind,
  { userId, offset, limit }: FavoriteListOptions,
): Promise<Paged<number>> {
  const table = kind === 'brand' ? ('brands' as const) : ('rings' as const);
  const favorites = db
    .selectFrom('favorites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('thing_id', 'in', (all) => all.selectFrom(table).select('id'));
  const rows = await favorites
    .select('thing_id')
    .orderBy('created_at', 'desc')
    .orderBy('thing_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const total = await count(favorites.select(sql<number>`count(*)::integer`.as('count')));
  return { rows: rows.map(({ thing_id }) => thing_id), total };
}

/** Returns null when the item does not exist. */
export async function toggleFavorite(
  db: Kysely<Database>,
  kind: FavoriteKind,
  userId: number,
  id: number,
): Promise<{ isFavorite: boolean; total: number } | null> {
  const table = kind === 'brand' ? ('brands' as const) : ('rings' as const);
  const item = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (item === undefined) return null;
  const { rows } = await sql<{ is_favorite: boolean }>`
    with removed as (
      delete from favorites where user_id = ${userId} and kind = ${kind} and thing_id = ${id} returning thing_id
    ), added as (
      insert into favorites (user_id, kind, thing_id)
      select ${userId}, ${kind}, ${id} where not exists (select from removed)
      on conflict do nothing
      returning thing_id
    )
    select not exists (select from removed) as is_favorite from (select count(*) from added) as run
  `.execute(db);
  const { total } = await favoriteIds(db, kind, { userId, offset: 0, limit: 1 });
  return { isFavorite: rows[0]?.is_favorite ?? false, total };
}

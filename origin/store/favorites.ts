/** Brands and rings, and which of them a user keeps. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { BrandTable, RingTable } from '../db/savedItemTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged } from './paging.ts';

/** What can be kept here. */
export type FavoriteKind = 'brand' | 'ring';

export type BrandRow = Selectable<BrandTable> & FavoriteState;
export type RingRow = Selectable<RingTable> & { brand_name: string } & FavoriteState;

/** Whether the user who asks keeps it; null where nobody is known. */
type FavoriteState = { is_favorite: boolean | null };

/** Which of them: those of these ids in their order, or all; for whom; and how many. */
export type ListOptions = { ids?: readonly number[]; userId: number | null; offset: number; limit: number };

/** Those a user keeps, newest first. */
export type FavoriteListOptions = { userId: number; offset: number; limit: number };

const isFavoriteOf = (userId: number | null, kind: FavoriteKind, id: string) =>
  userId === null
    ? sql<boolean | null>`null::boolean`
    : sql<boolean | null>`exists (
        select from favorites
        where favorites.user_id = ${userId} and favorites.kind = ${kind} and favorites.thing_id = ${sql.ref(id)}
      )`;

/** One page of the brands wanted; ids nobody has are left out. */
export async function brands(db: Kysely<Database>, wanted: ListOptions): Promise<Paged<BrandRow>> {
  const { ids, userId, offset, limit } = wanted;
  const among =
    ids === undefined ? sql<boolean>`true` : sql<boolean>`brands.id = any(${[...ids]}::integer[])`;
  const found = db.selectFrom('brands').where(among);
  const order = ids === undefined ? sql`brands.id` : sql`array_position(${[...ids]}::integer[], brands.id)`;
  const rows = await found
    .selectAll('brands')
    .select(isFavoriteOf(userId, 'brand', 'brands.id').as('is_favorite'))
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await count(found.select(sql<number>`count(*)::integer`.as('count'))) };
}

/** One page of the rings wanted; ids nobody has are left out. */
export async function rings(db: Kysely<Database>, wanted: ListOptions): Promise<Paged<RingRow>> {
  const { ids, userId, offset, limit } = wanted;
  const among = ids === undefined ? sql<boolean>`true` : sql<boolean>`rings.id = any(${[...ids]}::integer[])`;
  const found = db.selectFrom('rings').innerJoin('brands', 'brands.id', 'rings.brand_id').where(among);
  const order = ids === undefined ? sql`rings.id` : sql`array_position(${[...ids]}::integer[], rings.id)`;
  const rows = await found
    .selectAll('rings')
    .select(['brands.name as brand_name', isFavoriteOf(userId, 'ring', 'rings.id').as('is_favorite')])
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await count(found.select(sql<number>`count(*)::integer`.as('count'))) };
}

const count = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> =>
  (await query.executeTakeFirstOrThrow()).count;

/** Ids of one page of what a user keeps, newest first, and how many there are that still exist. */
export async function favoriteIds(
  db: Kysely<Database>,
  kind: FavoriteKind,
  { userId, offset, limit }: FavoriteListOptions,
): Promise<Paged<number>> {
  const things = kind === 'brand' ? ('brands' as const) : ('rings' as const);
  const kept = db
    .selectFrom('favorites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('thing_id', 'in', (all) => all.selectFrom(things).select('id'));
  const rows = await kept
    .select('thing_id')
    .orderBy('created_at', 'desc')
    .orderBy('thing_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const total = await count(kept.select(sql<number>`count(*)::integer`.as('count')));
  return { rows: rows.map(({ thing_id }) => thing_id), total };
}

/** Keeps what is not kept and lets go of what is; null when there is no such thing. */
export async function toggleFavorite(
  db: Kysely<Database>,
  kind: FavoriteKind,
  userId: number,
  id: number,
): Promise<{ isFavorite: boolean; total: number } | null> {
  const things = kind === 'brand' ? ('brands' as const) : ('rings' as const);
  const thing = await db.selectFrom(things).select('id').where('id', '=', id).executeTakeFirst();
  if (thing === undefined) return null;
  const { rows } = await sql<{ is_favorite: boolean }>`
    with gone as (
      delete from favorites where user_id = ${userId} and kind = ${kind} and thing_id = ${id} returning thing_id
    ), made as (
      insert into favorites (user_id, kind, thing_id)
      select ${userId}, ${kind}, ${id} where not exists (select from gone)
      on conflict do nothing
      returning thing_id
    )
    select not exists (select from gone) as is_favorite from (select count(*) from made) as run
  `.execute(db);
  const { total } = await favoriteIds(db, kind, { userId, offset: 0, limit: 1 });
  return { isFavorite: rows[0]?.is_favorite ?? false, total };
}

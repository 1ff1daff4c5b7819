/** Articles and brides a user loves. Adding and removing update the item's count in the same statement. */
import { type Kysely, sql } from 'kysely';
import type { LoveItem } from '../db/savedItemTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

export type LoveType = 'user' | 'article';

/** How items of a type are loaded, and the columns of their id and count. */
export type LoveTarget = {
  table: keyof Database;
  key: string;
  count: string;
  /** Public items with these ids. */
  find(db: Kysely<Database>, ids: readonly number[]): Promise<LoveItem[]>;
  /** Id of the item whose address has this path, for types identified by address. */
  idByPath?(db: Kysely<Database>, path: string): Promise<number | null>;
};

/** The current item, or the stored snapshot of a deleted one. */
export type LovedItem = LoveItem & { isDeleted: boolean };

/** Changes the count once per row of the CTE `moved`. */
const updateCount = ({ table, key, count }: LoveTarget, by: 1 | -1) => sql`
  update ${sql.table(table)} set ${sql.ref(count)} = greatest(coalesce(${sql.ref(count)}, 0) + ${by}, 0)
  where ${sql.ref(key)} in (select thing_id from moved)
`;

/** Idempotent. Returns the new count, or null when the item does not exist. */
export async function addLove(
  db: Kysely<Database>,
  userId: number,
  [type, target]: readonly [LoveType, LoveTarget],
  id: number,
): Promise<number | null> {
  const [item] = await target.find(db, [id]);
  if (item === undefined) return null;
  await sql`
    with moved as (
      insert into loves (user_id, kind, thing_id, known)
      values (${userId}, ${type}, ${id}, ${JSON.stringify(item)}::jsonb)
      on conflict (user_id, kind, thing_id) do nothing
      returning thing_id
    ) ${updateCount(target, 1)}
  `.execute(db);
  return countOf(db, target, id);
}

/** Idempotent. Returns the new count, 0 for a deleted item, or null when it neither exists nor was loved. */
export async function removeLove(
  db: Kysely<Database>,
  userId: number,
  [type, target]: readonly [LoveType, LoveTarget],
  id: number,
): Promise<number | null> {
  const { rows: removed } = await sql`
    with moved as (
      delete from loves where user_id = ${userId} and kind = ${type} and thing_id = ${id} returning thing_id
    ), counted as (${updateCount(target, -1)} returning 1)
    select thing_id from moved
  `.execute(db);
  return (await countOf(db, target, id)) ?? (removed.length > 0 ? 0 : null);
}

/** Null when the item does not exist. */
async function countOf(db: Kysely<Database>, target: LoveTarget, id: number): Promise<number | null> {
  const [item] = await target.find(db, [id]);
  return item === undefined ? null : (item.love_count ?? 0);
}

/** Newest first; deleted items are returned as last stored. */
export async function lovesByUser(
  db: Kysely<Database>,
  userId: number,
  [type, target]: readonly [LoveType, LoveTarget],
  { offset, limit }: Slice,
): Promise<Paged<LovedItem>> {
  const loves = db.selectFrom('loves').where('user_id', '=', userId).where('kind', '=', type);
  const page = await loves
    .select(['thing_id', 'known'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await loves.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const ids = page.map(({ thing_id }) => thing_id);
  const items = new Map((ids.length > 0 ? await target.find(db, ids) : []).map((item) => [item.id, item]));
  const rows = page.map(({ thing_id, known }) => {
    const item = items.get(thing_id);
    return { ...(item ?? known), isDeleted: item === undefined };
  });
  return { rows, total };
}

/** Articles and brides a user keeps. Keeping and removing also move the thing's own count, in the same statement. */
import { type Kysely, sql } from 'kysely';
import type { LoveItem } from '../db/savedItemTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

/** The two kinds the contract knows. */
export type LoveType = 'user' | 'article';

/** Where the things of a kind live: how they are told, and the columns that name and count them. */
export type LoveTarget = {
  table: keyof Database;
  key: string;
  count: string;
  /** The things of these ids that everybody may see. */
  find(db: Kysely<Database>, ids: readonly number[]): Promise<LoveItem[]>;
  /** The thing at an address of the site or elsewhere, where things of the kind are named so; null when there is none. */
  idByUrl?(db: Kysely<Database>, url: URL, siteUrl: string): Promise<number | null>;
};

/** A kept thing as it is now, or as it was last known. */
export type LovedItem = LoveItem & { isDeleted: boolean };

/** Moves the count of a thing by as many rows as the statement's step `moved` has. */
const updateCount = ({ table, key, count }: LoveTarget, by: 1 | -1) => sql`
  update ${sql.table(table)} set ${sql.ref(count)} = greatest(coalesce(${sql.ref(count)}, 0) + ${by}, 0)
  where ${sql.ref(key)} in (select thing_id from moved)
`;

/** Keeps a thing and tells its count; keeping twice changes nothing. Null when there is no such thing. */
export async function addLove(
  db: Kysely<Database>,
  userId: number,
  [name, kind]: readonly [LoveType, LoveTarget],
  id: number,
): Promise<number | null> {
  const [thing] = await kind.find(db, [id]);
  if (thing === undefined) return null;
  await sql`
    with moved as (
      insert into loves (user_id, kind, thing_id, known)
      values (${userId}, ${name}, ${id}, ${JSON.stringify(thing)}::jsonb)
      on conflict (user_id, kind, thing_id) do nothing
      returning thing_id
    ) ${updateCount(kind, 1)}
  `.execute(db);
  return countOf(db, kind, id);
}

/**
 * Removes a thing and tells its count, which is 0 for a kept thing that is gone; removing what is not kept changes
 * nothing. Null when there is no such thing and none was kept.
 */
export async function removeLove(
  db: Kysely<Database>,
  userId: number,
  [name, kind]: readonly [LoveType, LoveTarget],
  id: number,
): Promise<number | null> {
  const { rows: removed } = await sql`
    with moved as (
      delete from loves where user_id = ${userId} and kind = ${name} and thing_id = ${id} returning thing_id
    ), counted as (${updateCount(kind, -1)} returning 1)
    select thing_id from moved
  `.execute(db);
  return (await countOf(db, kind, id)) ?? (removed.length > 0 ? 0 : null);
}

/** How many keep a thing; null when there is no such thing. */
async function countOf(db: Kysely<Database>, kind: LoveTarget, id: number): Promise<number | null> {
  const [thing] = await kind.find(db, [id]);
  return thing === undefined ? null : (thing.love_count ?? 0);
}

/** One page of what a user keeps of a kind, newest first. What is gone is told as it was last known. */
export async function lovesOf(
  db: Kysely<Database>,
  userId: number,
  [name, kind]: readonly [LoveType, LoveTarget],
  { offset, limit }: Slice,
): Promise<Paged<LovedItem>> {
  const kept = db.selectFrom('loves').where('user_id', '=', userId).where('kind', '=', name);
  const page = await kept
    .select(['thing_id', 'known'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await kept.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const ids = page.map(({ thing_id }) => thing_id);
  const things = new Map((ids.length > 0 ? await kind.find(db, ids) : []).map((thing) => [thing.id, thing]));
  const rows = page.map(({ thing_id, known }) => {
    const thing = things.get(thing_id);
    return { ...(thing ?? known), isDeleted: thing === undefined };
  });
  return { rows, total };
}

/** Clips. Adding and removing update the hall's count in the same statement. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

export type ClipRow = Selectable<Database['hall_clips']>;

/** Null when already clipped. */
export async function addClip(db: Kysely<Database>, userId: number, hallId: number): Promise<ClipRow | null> {
  const created = await db
    .with('inserted', (query) =>
      query
        .insertInto('hall_clips')
        .values({ user_id: userId, hall_id: hallId, note: null })
        .onConflict((conflict) => conflict.columns(['user_id', 'hall_id']).doNothing())
        .returningAll(),
    )
    .with('counted', (query) =>
      query
        .updateTable('halls')
        .set({ clip_count: sql`coalesce(clip_count, 0) + 1` })
        .where('id', 'in', (inserted) => inserted.selectFrom('inserted').select('hall_id')),
    )
    .selectFrom('inserted')
    .selectAll()
    .executeTakeFirst();
  return created ?? null;
}

/** Returns the clip's id, or null when not clipped. */
export async function removeClip(
  db: Kysely<Database>,
  userId: number,
  hallId: number,
): Promise<number | null> {
  const removed = await db
    .with('removed', (query) =>
      query
        .deleteFrom('hall_clips')
        .where('user_id', '=', userId)
        .where('hall_id', '=', hallId)
        .returning(['id', 'hall_id']),
    )
    .with('counted', (query) =>
      query
        .updateTable('halls')
        .set({ clip_count: sql`greatest(coalesce(clip_count, 0) - 1, 0)` })
        .where('id', 'in', (removed) => removed.selectFrom('removed').select('hall_id')),
    )
    .selectFrom('removed')
    .select('id')
    .executeTakeFirst();
  return removed?.id ?? null;
}

export function updateNote(
  db: Kysely<Database>,
  userId: number,
  clipId: number,
  note: string | null,
): Promise<ClipRow | undefined> {
  return db
    .updateTable('hall_clips')
    .set({ note })
    .where('id', '=', clipId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function countClips(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hall_clips')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function clippedHallIds(
  db: Kysely<Database>,
  userId: number,
  hallIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('hall_clips')
    .select('hall_id')
    .where('user_id', '=', userId)
    .where('hall_id', 'in', [...hallIds])
    .orderBy('hall_id')
    .execute();
  return rows.map(({ hall_id }) => hall_id);
}

/** Newest first. */
export async function clipsByUser(
  db: Kysely<Database>,
  userId: number,
  { offset, limit }: Slice,
): Promise<Paged<ClipRow>> {
  const rows = await db
    .selectFrom('hall_clips')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await countClips(db, userId) };
}

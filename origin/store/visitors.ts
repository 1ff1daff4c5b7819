/** Visitors: their registration, the halls they looked at, where they came from. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Halls a visitor is told to have looked at. */
const MAX_VIEWED = 30;

/** Registers a visitor; registering again changes nothing. */
export async function registerVisitor(db: Kysely<Database>, uuid: string): Promise<Date> {
  const visitor = await db
    .insertInto('visitors')
    .values({ uuid, referer: null })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ uuid }))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return visitor.created_at;
}

/** Writes that a visitor looked at a hall, now. */
export async function recordView(db: Kysely<Database>, uuid: string, hallId: number): Promise<Date> {
  await registerVisitor(db, uuid);
  const view = await db
    .insertInto('hall_views')
    .values({ uuid, hall_id: hallId })
    .onConflict((conflict) =>
      conflict.columns(['uuid', 'hall_id']).doUpdateSet({ viewed_at: sql`clock_timestamp()` }),
    )
    .returning('viewed_at')
    .executeTakeFirstOrThrow();
  return view.viewed_at;
}

/** The halls a visitor looked at, newest first, a hall once. */
export function viewedHalls(
  db: Kysely<Database>,
  uuid: string,
): Promise<{ hall_id: number; viewed_at: Date }[]> {
  return db
    .selectFrom('hall_views')
    .select(['hall_id', 'viewed_at'])
    .where('uuid', '=', uuid)
    .orderBy('viewed_at', 'desc')
    .limit(MAX_VIEWED)
    .execute();
}

/** Writes from which page the visitor first came; a later one is not taken. */
export async function recordReferer(db: Kysely<Database>, uuid: string, referer: string): Promise<void> {
  await db
    .insertInto('visitors')
    .values({ uuid, referer })
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet({ referer: sql`coalesce(visitors.referer, excluded.referer)` }),
    )
    .execute();
}

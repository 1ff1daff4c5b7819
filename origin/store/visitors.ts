/** Visitors: registration, viewed halls, first referrer. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

const MAX_VIEWED = 30;

/** Idempotent. */
export async function registerVisitor(db: Kysely<Database>, uuid: string): Promise<Date> {
  const visitor = await db
    .insertInto('visitors')
    .values({ uuid, referer: null })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ uuid }))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return visitor.created_at;
}

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

/** Newest first, each hall once. */
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

/** Only the first referrer is stored. */
export async function recordReferer(db: Kysely<Database>, uuid: string, referer: string): Promise<void> {
  await db
    .insertInto('visitors')
    .values({ uuid, referer })
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet({ referer: sql`coalesce(visitors.referer, excluded.referer)` }),
    )
    .execute();
}

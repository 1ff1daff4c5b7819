/** Benefits halls give to users of the product. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** A hall's benefits. */
export function benefits(db: Kysely<Database>, hallId: number) {
  return db
    .selectFrom('benefits')
    .select(['id', 'title', 'description', 'amount', 'conditions', 'expires_on'])
    .where('hall_id', '=', hallId)
    .orderBy('id')
    .execute();
}

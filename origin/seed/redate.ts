/** Moves what has a date to days ahead, at every start: fairs by whole cycles, benefits to the ends of coming months. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { CYCLE_DAYS } from './fairs.ts';

/** Months within which a benefit ends. */
const MONTHS = 6;

/** @param today day in Japan, yyyy-MM-dd */
export async function redate(db: Kysely<Database>, today: string): Promise<void> {
  const cycles = sql`ceil((${today}::date - hold_on) / ${CYCLE_DAYS}::numeric)::integer * ${CYCLE_DAYS}::integer`;
  await db
    .updateTable('fairs')
    .set({ start_date: sql`start_date + ${cycles}`, hold_on: sql`hold_on + ${cycles}` })
    .where('hold_on', '<', today)
    .execute();
  await db
    .updateTable('benefits')
    .set({
      expires_on: sql`(date_trunc('month', ${today}::date) + (2 + id % ${MONTHS}::integer) * interval '1 month' - interval '1 day')::date`,
    })
    .where('expires_on', '<', today)
    .execute();
}

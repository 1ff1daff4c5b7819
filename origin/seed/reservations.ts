/** What the account everybody may try the product with has reserved: one fair to come, one it has let go. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { reserve } from '../store/reservations.ts';

const USER_ID = 1_001;
/** Days ahead, so that the fair still takes reservations when the product is tried. */
const AHEAD = 10;

const FORM = {
  last_name: '佐藤',
  first_name: '結衣',
  last_name_kana: 'サトウ',
  first_name_kana: 'ユイ',
  email: 'demo@example.jp',
  tel: '09012345678',
  gender: 'female',
  number_of_participants: 2,
  preferred_wedding_date: null,
  message: 'はじめての見学です。ガーデンも見せていただけるとうれしいです。',
  user_id: USER_ID,
};

/** Reserves for the account where it has nothing ahead. @param today day in Japan, yyyy-MM-dd */
export async function seedDemoReservations(db: Kysely<Database>, today: string): Promise<void> {
  const ahead = await db
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', USER_ID)
    .where('hold_on', '>', today)
    .executeTakeFirst();
  if (ahead !== undefined) return;
  const fairs = await db
    .selectFrom('fairs')
    .innerJoin('halls', 'halls.id', 'fairs.hall_id')
    .selectAll('fairs')
    .select('halls.name as hall_name')
    .where('hall_id', 'in', [1, 7])
    .where('hold_on', '>', sql<string>`${today}::date + ${AHEAD}::integer`)
    .orderBy('hold_on')
    .orderBy('fairs.id')
    .limit(2)
    .execute();
  for (const [index, { hall_name, ...fair }] of fairs.entries()) {
    const held = await reserve(db, fair, hall_name, { ...FORM, hold_time: fair.hold_times[0] ?? '10:00' });
    if (held === null || index === 0) continue;
    await db
      .updateTable('reservations')
      .set({ cancelled_at: sql`now()` })
      .where('id', '=', held.id)
      .execute();
  }
}

/** Places reserved at fairs. */
import { randomBytes } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { japanDay } from '../japanTime.ts';
import type { ReservationTable } from '../db/formTables.ts';
import type { Database } from '../db/tables.ts';
import type { FairRow } from './fairs.ts';

export type ReservationRow = Selectable<ReservationTable>;

/** What a reservation form says beside its fair. */
export type ReservationForm = Pick<
  Insertable<ReservationTable>,
  | 'hold_time'
  | 'last_name'
  | 'first_name'
  | 'last_name_kana'
  | 'first_name_kana'
  | 'email'
  | 'tel'
  | 'gender'
  | 'number_of_participants'
  | 'preferred_wedding_date'
  | 'message'
  | 'user_id'
>;

/** By whom a reservation is asked for: its user, or whoever holds its cancel code. */
export type ReservationOwner = { user_id: number } | { cancel_code: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);

/** Whether a fair takes reservations: before its deadline, and not on the day it is held or later. */
export function isReservable(fair: FairRow, now = new Date()): boolean {
  if (fair.hold_on <= japanDay(now)) return false;
  const deadline =
    midnight(fair.hold_on) - (fair.post_period_day ?? 1) * DAY + (fair.post_period_hour ?? 24) * HOUR;
  return now.getTime() < deadline;
}

/** Reserves a place; null when the same address holds one of that fair and time. */
export async function createReservation(
  db: Kysely<Database>,
  fair: FairRow,
  hallName: string,
  form: ReservationForm,
): Promise<ReservationRow | null> {
  const made = await db
    .insertInto('reservations')
    .values({
      ...form,
      fair_id: fair.id,
      hall_id: fair.hall_id,
      hold_on: fair.hold_on,
      fair_name: fair.name,
      fair_description: fair.description,
      hall_name: hallName,
      cancel_code: `c_${randomBytes(18).toString('base64url')}`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? null;
}

/** All reservations of a user, newest first, cancelled ones among them. */
export function reservationsByUser(db: Kysely<Database>, userId: number): Promise<ReservationRow[]> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** The newest reservation a user has of a fair. */
export function latestReservation(
  db: Kysely<Database>,
  userId: number,
  fairId: number,
): Promise<ReservationRow | undefined> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('fair_id', '=', fairId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** A reservation, for its holder. */
export function findReservation(
  db: Kysely<Database>,
  id: number,
  holder: ReservationOwner,
): Promise<ReservationRow | undefined> {
  const one = db.selectFrom('reservations').selectAll().where('id', '=', id);
  return (
    'user_id' in holder
      ? one.where('user_id', '=', holder.user_id)
      : one.where('cancel_code', '=', holder.cancel_code)
  ).executeTakeFirst();
}

/** Cancels a reservation; one that is cancelled keeps the time it was. */
export function cancelReservation(db: Kysely<Database>, id: number): Promise<ReservationRow | undefined> {
  return db
    .updateTable('reservations')
    .set({ cancelled_at: sql`coalesce(cancelled_at, now())` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

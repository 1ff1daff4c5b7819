/** Reservations of fairs. */
import { randomBytes } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { DAY_MS, HOUR_MS, japanDay } from '../japanTime.ts';
import type { ReservationTable } from '../db/formTables.ts';
import type { Database } from '../db/tables.ts';
import type { FairRow } from './fairs.ts';

export type ReservationRow = Selectable<ReservationTable>;

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

/** The user, or the cancel code of the reservation. */
export type ReservationOwner = { user_id: number } | { cancel_code: string };

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);

/** Until its deadline, and never on the day of the fair. */
export function isReservable(fair: FairRow): boolean {
  if (fair.hold_on <= japanDay()) return false;
  const deadline =
    midnight(fair.hold_on) - (fair.post_period_day ?? 1) * DAY_MS + (fair.post_period_hour ?? 24) * HOUR_MS;
  return Date.now() < deadline;
}

/** Null when the email address already has a reservation for this fair and time. */
export async function createReservation(
  db: Kysely<Database>,
  fair: FairRow,
  hallName: string,
  form: ReservationForm,
): Promise<ReservationRow | null> {
  const created = await db
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
  return created ?? null;
}

export function reservationsByUser(db: Kysely<Database>, userId: number): Promise<ReservationRow[]> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

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

export function findReservation(
  db: Kysely<Database>,
  id: number,
  owner: ReservationOwner,
): Promise<ReservationRow | undefined> {
  const one = db.selectFrom('reservations').selectAll().where('id', '=', id);
  return (
    'user_id' in owner
      ? one.where('user_id', '=', owner.user_id)
      : one.where('cancel_code', '=', owner.cancel_code)
  ).executeTakeFirst();
}

/** Keeps the time of an earlier cancellation. */
export function cancelReservation(db: Kysely<Database>, id: number): Promise<ReservationRow | undefined> {
  return db
    .updateTable('reservations')
    .set({ cancelled_at: sql`coalesce(cancelled_at, now())` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The table of reservations as Kysely sees it; its columns are told in ./migrations/0010_reservations.sql. */
import type { Generated } from 'kysely';

/** A place reserved at a fair. */
export type ReservationTable = {
  id: Generated<number>;
  fair_id: number;
  hall_id: number;
  hold_on: string;
  hold_time: string;
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  email: string;
  tel: string;
  gender: string;
  number_of_participants: number;
  preferred_wedding_date: string | null;
  message: string | null;
  user_id: number | null;
  cancel_code: string;
  fair_name: string;
  fair_description: string | null;
  hall_name: string;
  created_at: Generated<Date>;
  cancelled_at: Date | null;
};

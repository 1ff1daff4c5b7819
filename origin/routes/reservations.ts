/** Reservations of fairs. */
import { z } from 'zod';
import { japanDay } from '../japanTime.ts';
import { CHOICE_REQUIRED, Day, Id, fieldError, Text, Uuid, Integer } from '../http/fields.ts';
import { ValidationError, orNotFound, HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { fairById } from '../store/fairs.ts';
import { hallById } from '../store/halls.ts';
import {
  cancelReservation,
  type ReservationOwner,
  findReservation,
  reservationsByUser,
  createReservation,
  isReservable,
} from '../store/reservations.ts';
import { reservationShape } from './shapes.ts';

const MESSAGES = {
  email: 'メールアドレス形式で入力してください',
  digits: '半角数字で入力してください',
  closed: 'このフェアの予約受付は終了しました',
  over: '終了したフェアの予約は取り消せません',
};

const Name = Text.max(50, '50文字以内で入力してください');
const Tracking = z.string().max(500).optional();
const CancelCode = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

const Form = z.strictObject({
  fair_id: Id,
  hold_time: z
    .string({ error: fieldError(CHOICE_REQUIRED, CHOICE_REQUIRED) })
    .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, CHOICE_REQUIRED),
  last_name: Name,
  first_name: Name,
  last_name_kana: Name,
  first_name_kana: Name,
  email: z.email({ error: fieldError(MESSAGES.email) }),
  tel: z.string({ error: fieldError() }).regex(/^[0-9]{10,11}$/, MESSAGES.digits),
  gender: z.enum(['female', 'male', 'other'], { error: CHOICE_REQUIRED }),
  number_of_participants: Integer(1, 10),
  preferred_wedding_date: Day.optional(),
  message: z.string().max(1_000, '1000文字以内で入力してください').optional(),
  user_id: Id.optional(),
  uuid: Uuid,
  id4: Tracking,
  utm_source: Tracking,
  utm_medium: Tracking,
  utm_campaign: Tracking,
  cv_device: z.enum(['mobile_app', 'mobile_web'], { error: CHOICE_REQUIRED }),
});

const isOver = (day: string): boolean => day < japanDay();

const Claim = z.strictObject({ user_id: Id.optional(), cancel_code: CancelCode.optional() });

/**
 * The authenticated user, or whoever has the cancel code. @throws {HttpError} 401 for a user id without
 * authentication
 */
function ownerOf(
  user: SessionUser | null,
  { user_id, cancel_code }: z.output<typeof Claim>,
): ReservationOwner | null {
  if (user_id !== undefined && user === null) throw new HttpError(401);
  if (cancel_code !== undefined) return { cancel_code };
  return user_id === undefined ? null : { user_id };
}

export function reservationRoutes(endpoint: DefineEndpoint, { db }: OriginContext): void {
  endpoint({
    call: 'R95',
    method: 'POST',
    path: '/api/wn/reservations/',
    auth: 'optional-user',
    form: Form,
    multipart: true,
    status: 201,
    handler: async ({ user, fair_id, user_id, preferred_wedding_date, message, ...form }) => {
      if (user_id !== undefined && user === null) throw new HttpError(401);
      const fair = await fairById(db, fair_id);
      const hall = fair && (await hallById(db, fair.hall_id));
      if (!fair || !hall || !isReservable(fair)) throw new ValidationError({ fair_id: [MESSAGES.closed] });
      if (!fair.hold_times.includes(form.hold_time))
        throw new ValidationError({ hold_time: [CHOICE_REQUIRED] });
      const reservation = await createReservation(db, fair, hall.name, {
        hold_time: form.hold_time,
        last_name: form.last_name,
        first_name: form.first_name,
        last_name_kana: form.last_name_kana,
        first_name_kana: form.first_name_kana,
        email: form.email,
        tel: form.tel,
        gender: form.gender,
        number_of_participants: form.number_of_participants,
        preferred_wedding_date: preferred_wedding_date ?? null,
        message: message || null,
        user_id: user_id ?? null,
      });
      if (reservation === null) throw new HttpError(409);
      return reservationShape(reservation);
    },
  });

  endpoint({
    call: 'R96',
    method: 'GET',
    path: '/api/wn/reservations/',
    auth: 'user',
    query: z.strictObject({ user_id: Id }),
    handler: async ({ user_id }) => {
      const reservations = await reservationsByUser(db, user_id);
      return { reservations: reservations.map(reservationShape), total: reservations.length };
    },
  });

  endpoint({
    call: 'X07',
    method: 'GET',
    path: '/api/wn/reservations/:id',
    auth: 'optional-user',
    params: z.strictObject({ id: Id }),
    query: Claim,
    handler: async ({ id, user, ...claim }) => {
      const owner = ownerOf(user, claim);
      return reservationShape(orNotFound(owner && (await findReservation(db, id, owner))));
    },
  });

  endpoint({
    call: 'X07',
    method: 'DELETE',
    path: '/api/wn/reservations/:id',
    auth: 'optional-user',
    params: z.strictObject({ id: Id }),
    form: Claim,
    handler: async ({ id, user, ...claim }) => {
      const owner = ownerOf(user, claim);
      const reservation = orNotFound(owner && (await findReservation(db, id, owner)));
      if (reservation.cancelled_at === null && isOver(reservation.hold_on))
        throw new ValidationError({ fair_id: [MESSAGES.over] });
      return reservationShape(orNotFound(await cancelReservation(db, reservation.id)));
    },
  });
}

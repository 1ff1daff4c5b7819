import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fairSnapshot } from './fairs.ts';
import { count, day, id, moment, sentId } from './values.ts';

const gender = z.enum(['female', 'male', 'other']);

/** A secret that lets a guest read and cancel a reservation. */
const cancelCode = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Without the contact details of the form, which most reads have no use for. */
const reservation = z.object({
  id,
  status: z.enum(['reserved', 'cancelled']),
  fair_id: id,
  hall_id: id,
  hold_at: moment,
  hold_time: z.string(),
  number_of_participants: count,
  preferred_wedding_date: day.nullable(),
  message: z.string().nullable(),
  user_id: id.nullable(),
  cancel_code: cancelCode,
  fair_snapshot: fairSnapshot.nullable(),
  created_at: moment,
  cancelled_at: moment.nullable(),
});

/** Refused by field (`fair_id`: closed, `hold_time`), and with 409 for a second one with the same email, fair and time. */
export const createReservation = endpoint({
  call: 'R95',
  host: 'api',
  method: 'POST',
  path: '/api/wn/reservations/',
  auth: 'optional-user',
  multipart: true,
  form: z.object({
    fair_id: sentId,
    hold_time: z.string(),
    last_name: z.string(),
    first_name: z.string(),
    last_name_kana: z.string(),
    first_name_kana: z.string(),
    email: z.string(),
    tel: z.string(),
    gender,
    number_of_participants: count,
    preferred_wedding_date: day.optional(),
    message: z.string().optional(),
    uuid: z.string(),
    id4: z.string().optional(),
    utm_source: z.string().optional(),
    utm_medium: z.string().optional(),
    utm_campaign: z.string().optional(),
    cv_device: z.enum(['mobile_app', 'mobile_web']),
  }),
  reply: reservation,
  matches: (reply, input) => reply.fair_id === input.fair_id && reply.hold_time === input.hold_time,
});

/** Contact details of the form. */
const contact = z.object({
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  email: z.string(),
  tel: z.string(),
  gender,
});

/** The user's reservations, newest first, including cancelled ones. */
export const listReservations = endpoint({
  call: 'R96',
  host: 'api',
  method: 'GET',
  path: '/api/wn/reservations/',
  auth: 'user',
  reply: z.object({ reservations: z.array(reservation.extend(contact.shape)), total: count }),
});

/** For its user, or for a guest with its code. */
const ONE_RESERVATION = {
  call: 'X07',
  host: 'api',
  method: 'GET',
  path: '/api/wn/reservations/{id}',
  auth: 'optional-user',
  secret: true,
  query: z.object({ cancel_code: cancelCode.optional() }),
  emptyIsNotFound: true,
} as const;

export const getReservation = endpoint({
  ...ONE_RESERVATION,
  reply: reservation,
  matches: (reply, input) => reply.id === input.id,
});

/** With the contact details, to reserve once more in the same name. */
export const getReservationWithContact = endpoint({
  ...ONE_RESERVATION,
  reply: reservation.extend(contact.shape),
  matches: (reply, input) => reply.id === input.id,
});

/** Idempotent. Refused by `fair_id` once the fair is over. */
export const cancelReservation = endpoint({
  call: 'X07',
  host: 'api',
  method: 'DELETE',
  path: '/api/wn/reservations/{id}',
  auth: 'optional-user',
  form: z.object({ cancel_code: cancelCode.optional() }),
  reply: reservation,
  matches: (reply, input) => reply.id === input.id,
});

/** The query of a reservation. */
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdFor, rawIdOf } from '#gateway/schema/kit/ids.ts';

import { findReservation, Reservation } from './Reservation.ts';

const CODE = /^[A-Za-z0-9_-]{8,64}$/;

const ReservationCodeInput = builder.inputType('ReservationCodeInput', {
  description: 'Number and code of a reservation, as they were told when it was made.',
  fields: (t) => ({
    rawId: t.string({ required: true, description: 'Reservation id of the REST API.' }),
    cancelCode: t.string({ required: true, description: 'Its `cancelCode`.' }),
  }),
});

export const ReservationBy = builder.inputType('ReservationBy', {
  isOneOf: true,
  description: 'How to name a reservation: exactly one.',
  fields: (t) => ({
    id: t.id({ description: "Global id; finds the logged-in user's own reservations." }),
    cancelCode: t.field({
      type: ReservationCodeInput,
      description: 'Number and code, for whoever has both; no account is needed.',
    }),
  }),
});

/** A reservation as it was named, with the code where one was given; null for a number or code that none can have. */
export function reservationNamed(by: typeof ReservationBy.$inferInput): {
  id: RawId<'Reservation'>;
  code: string | null;
} | null {
  if (by.cancelCode) {
    const id = rawIdOf<'Reservation'>(by.cancelCode.rawId);
    return id && CODE.test(by.cancelCode.cancelCode) ? { id, code: by.cancelCode.cancelCode } : null;
  }
  if (by.id == null) throw badInput('A reservation has to be named.');
  return { id: rawIdFor('Reservation', by.id), code: null };
}

builder.queryField('reservation', (t) =>
  t.field({
    type: Reservation,
    nullable: true,
    personal: true,
    args: { by: t.arg({ type: ReservationBy, required: true, description: 'How to find it.' }) },
    description:
      "A reservation (X07): the logged-in user's own, or any by its number and code; null when there is none or it is not theirs.",
    resolve: (_root, { by }, context) => {
      const named = reservationNamed(by);
      return named && findReservation(named.id, named.code, context);
    },
  }),
);

import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { parseRawId, type RawId, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';

import { findReservation, Reservation } from './Reservation.ts';

const CODE_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;

const ReservationCodeInput = builder.inputType('ReservationCodeInput', {
  description: 'Number and code of a reservation, as returned by `reserveFair`.',
  fields: (t) => ({
    rawId: t.string({ required: true, description: 'Reservation id of the REST API.' }),
    cancelCode: t.string({ required: true, description: "The reservation's `cancelCode`." }),
  }),
});

export const ReservationBy = builder.inputType('ReservationBy', {
  isOneOf: true,
  description: 'Selects a reservation by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: "Global id; finds only the signed-in user's own reservations." }),
    rawId: t.string({ description: "Number; finds only the signed-in user's own reservations." }),
    cancelCode: t.field({
      type: ReservationCodeInput,
      description: 'Number and code; no account is needed.',
    }),
  }),
});

/** Null for text that cannot be the number or the code of a reservation. */
export function parseReservationBy(by: typeof ReservationBy.$inferInput): {
  id: RawId<'Reservation'>;
  code: string | null;
} | null {
  if (by.cancelCode) {
    const id = parseRawId<'Reservation'>(by.cancelCode.rawId);
    return id && CODE_PATTERN.test(by.cancelCode.cancelCode) ? { id, code: by.cancelCode.cancelCode } : null;
  }
  if (by.rawId != null) {
    const id = parseRawId<'Reservation'>(by.rawId);
    return id && { id, code: null };
  }
  if (by.id == null) throw badUserInput('Identify the reservation by `id`, `rawId` or `cancelCode`.');
  return { id: rawIdFromGlobalId('Reservation', by.id), code: null };
}

builder.queryField('reservation', (t) =>
  t.field({
    type: Reservation,
    nullable: true,
    personal: true,
    args: { by: t.arg({ type: ReservationBy, required: true, description: 'Which reservation.' }) },
    description:
      "A reservation: the signed-in user's own, or any by its number and code; null if it does not exist or belongs to somebody else. Look-ups by code count with `cancelReservation`: 30 in ten minutes and client, then RATE_LIMITED.",
    resolve: async (_root, { by }, context) => {
      const selected = parseReservationBy(by);
      if (selected === null) return null;
      // Reveals whether a code is valid, as the mutation does.
      if (selected.code !== null) await context.countCall('cancelReservation');
      return findReservation(selected.id, selected.code, context);
    },
  }),
);

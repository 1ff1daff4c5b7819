/** Fair reservations. Visible to the user who made them, or to everybody who has the cancel code. */
import type { Context } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { asRawId, Node, parseRawId, type RawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getReservedHallFair } from '#gateway/upstream/endpoints/fairs.ts';
import { getReservation, listReservations } from '#gateway/upstream/endpoints/reservations.ts';

import { Account } from '../account/Account.ts';
import { addFairOccasion, Fair, findFair, toFair } from '../fair/Fair.ts';
import { isCancellable, shortCode } from './rules.ts';

export type ReservationRow = Reply<typeof getReservation>;

export interface ReservationSource {
  readonly __typename: 'Reservation';
  readonly id: RawId<'Reservation'>;
  readonly row: ReservationRow;
}

export function toReservation(row: ReservationRow): ReservationSource {
  return { __typename: 'Reservation', id: asRawId<'Reservation'>(row.id), row };
}

/**
 * Finds a reservation of the viewer, or any with its code; null if it does not exist or is not theirs. Makes no call
 * for guests without a code.
 */
export async function findReservation(
  id: RawId<'Reservation'>,
  code: string | null,
  { rest, viewer }: Context,
): Promise<ReservationSource | null> {
  if (code === null && !(await viewer())) return null;
  const row = await nullIfNotFound(
    rest.get(getReservation, { id, ...(code !== null && { cancel_code: code }) }),
  );
  return row && toReservation(row);
}

const ReservationStatus = restEnum('ReservationStatus', 'Status of a reservation.', {
  reserved: 'Active.',
  cancelled: 'Cancelled; final.',
});

export const Gender = restEnum('Gender', 'Gender, as asked in the reservation form.', {
  female: 'Female.',
  male: 'Male.',
  other: 'Other, or not given.',
});

/** The owner of the reservation also gets fairs that are no longer listed; holders of the code do not. */
async function findReservedFair({ row }: ReservationSource, context: Context) {
  const { hall_id, fair_id } = row;
  const user = await context.viewer();
  if (!user || readOptional(() => row.user_id) !== user.id)
    return findFair(asRawId<'Hall'>(hall_id), asRawId<'Fair'>(fair_id), context);
  const fair = await nullIfNotFound(
    context.rest.get(getReservedHallFair, { id: hall_id, fairId: fair_id, reserved: 1 }),
  );
  return fair && toFair(fair);
}

export const Reservation = builder.objectRef<ReservationSource>('Reservation').implement({
  description: 'A reservation for a fair. Visible to its user and to everybody who has its code.',
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'Reservation id of the REST API; the number to give to the hall.',
    }),
    status: t.field({
      type: ReservationStatus,
      description: 'Whether the reservation is active or cancelled.',
      resolve: ({ row }) => row.status,
    }),
    fair: t.field({
      type: Fair,
      nullable: true,
      description:
        'The fair; null if it is no longer available. `fairName` and `hallName` need no REST call.',
      resolve: (reservation, _args, context) => findReservedFair(reservation, context),
    }),
    fairRawId: t.string({
      description: 'Fair id of the REST API, for the address of its page.',
      resolve: ({ row }) => row.fair_id,
    }),
    fairName: t.string({
      nullable: true,
      description: 'Name of the fair at the time of the reservation; null if unknown.',
      resolve: ({ row }) => row.fair_snapshot?.name,
    }),
    hallName: t.string({
      nullable: true,
      description: 'Name of the hall at the time of the reservation; null if unknown.',
      resolve: ({ row }) => row.fair_snapshot?.hall_name,
    }),
    holdTime: t.field({
      type: 'LocalTime',
      description: 'Chosen starting time, in Japan.',
      resolve: ({ row }) => row.hold_time,
    }),
    numberOfParticipants: t.int({
      description: 'Number of participants.',
      resolve: ({ row }) => row.number_of_participants,
    }),
    preferredWeddingDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Desired wedding day; null if not given.',
      resolve: ({ row }) => row.preferred_wedding_date,
    }),
    message: t.string({
      nullable: true,
      description: 'Message to the hall, plain text; null if there is none.',
      resolve: ({ row }) => row.message,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of the reservation.',
      resolve: ({ row }) => row.created_at,
    }),
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the cancellation; null for an active reservation.',
      resolve: ({ row }) => row.cancelled_at,
    }),
    isCancellable: t.boolean({
      description:
        'Whether it can be cancelled now: it is active and the day of the fair has not passed in Japan.',
      resolve: ({ row }, _args, { now }) => isCancellable(row, now()),
    }),
    shortCode: t.string({
      description:
        'Eight characters without look-alikes, to read out on the telephone beside the number: derived from number and `cancelCode`, so that hall or support can compare them. They open nothing here.',
      resolve: ({ row }) => shortCode(row),
    }),
    cancelCode: t.string({
      description:
        'Code that gives access to the reservation without an account, including cancellation; as sensitive as a password. Show it once to a guest; keep it out of addresses, logs and analytics.',
      resolve: ({ row }) => row.cancel_code,
    }),
  }),
});

addFairOccasion(Reservation);

registerNodeLoader('Reservation', (text, context) => {
  const id = parseRawId<'Reservation'>(text);
  return id && findReservation(id, null, context);
});

builder.objectField(Account, 'reservations', (t) =>
  t.field({
    type: [Reservation],
    description:
      'Fair reservations of the user, newest first, including cancelled ones; always the complete list.',
    resolve: async (_account, _args, { rest }) =>
      (await rest.get(listReservations, {})).reservations.map(toReservation),
  }),
);

type ContactRow = Reply<typeof listReservations>['reservations'][number];

const ReservationContact = builder.objectRef<ContactRow>('ReservationContact').implement({
  description: "Name and contact details from the user's latest reservation, for prefilling the next form.",
  extensions: { personal: true },
  fields: (t) => ({
    lastName: t.string({ description: 'Family name (姓).', resolve: ({ last_name: name }) => name }),
    firstName: t.string({ description: 'Given name (名).', resolve: ({ first_name: name }) => name }),
    lastNameKana: t.string({
      description: 'Family name in katakana (セイ).',
      resolve: ({ last_name_kana: name }) => name,
    }),
    firstNameKana: t.string({
      description: 'Given name in katakana (メイ).',
      resolve: ({ first_name_kana: name }) => name,
    }),
    email: t.string({ description: 'Mail address.', resolve: ({ email }) => email }),
    tel: t.string({ description: 'Telephone number, 10 or 11 digits.', resolve: ({ tel }) => tel }),
    gender: t.field({ type: Gender, description: 'Gender.', resolve: ({ gender }) => gender }),
  }),
});

builder.objectField(Account, 'reservationContact', (t) =>
  t.field({
    type: ReservationContact,
    nullable: true,
    description:
      "Name and contact details from the user's latest reservation, even if it was cancelled; null if there is none.",
    resolve: async (_account, _args, { rest }) => (await rest.get(listReservations, {})).reservations[0],
  }),
);

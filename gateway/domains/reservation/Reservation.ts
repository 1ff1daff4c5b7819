/** Places reserved at fairs. Seen by the user who made them, or by whoever holds the code of one. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { rawIdOf, type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { dayInJapan } from '#gateway/schema/kit/japan.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { getReservedHallFair } from '#gateway/upstream/endpoints/fairs.ts';
import { getReservation, listReservations } from '#gateway/upstream/endpoints/reservations.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Account } from '../account/Account.ts';
import { CalendarDay } from '../calendar/CalendarDay.ts';
import { Fair, fairOf, findFair } from '../fair/Fair.ts';
import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { isCancellable } from './rules.ts';

/** A reservation as R95, R96 and X07 give it. */
export type ReservationRow = Reply<typeof getReservation>;

/** A reservation on its way through the resolvers. */
export interface ReservationSource {
  readonly __typename: 'Reservation';
  readonly id: RawId<'Reservation'>;
  readonly row: ReservationRow;
}

/** A reservation told by the REST API. */
export function reservationOf(row: ReservationRow): ReservationSource {
  return { __typename: 'Reservation', id: trustedId<'Reservation'>(row.id), row };
}

/** A reservation of the viewer, or with `code` of whoever made it; null when there is none or it is not theirs. Without either nobody is asked. */
export async function findReservation(
  id: RawId<'Reservation'>,
  code: string | null,
  { reads, viewer }: Context,
): Promise<ReservationSource | null> {
  if (code === null && !(await viewer())) return null;
  const row = await absent(reads.get(getReservation, { id, ...(code !== null && { cancel_code: code }) }));
  return row && reservationOf(row);
}

export const ReservationStatus = wordEnum('ReservationStatus', 'Whether a reservation stands.', {
  reserved: 'It stands.',
  cancelled: 'It was cancelled and stays so.',
});

export const Gender = wordEnum('Gender', 'Gender as the form of a reservation asks for it.', {
  female: 'Female.',
  male: 'Male.',
  other: 'Other, or not told.',
});

/** Day of the fair in Japan. */
const heldOn = ({ hold_at }: ReservationRow): string => dayInJapan(hold_at);

/** The fair: for its own user also when it is no longer listed, for holders of a code while it is. */
async function fairBehind({ row }: ReservationSource, context: Context) {
  const { hall_id, fair_id, user_id } = row;
  const user = await context.viewer();
  if (!user || user.id !== user_id)
    return findFair(trustedId<'Hall'>(hall_id), trustedId<'Fair'>(fair_id), context);
  const fair = await absent(
    context.reads.get(getReservedHallFair, { id: hall_id, fairId: fair_id, reserved: 1 }),
  );
  return fair && fairOf(fair);
}

export const Reservation = builder.objectRef<ReservationSource>('Reservation').implement({
  description: 'A place reserved at a fair. Seen by its user and by whoever holds its code, nobody else.',
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'Reservation id of the REST API, the number to tell the hall.',
    }),
    status: t.field({
      type: ReservationStatus,
      description: 'Whether it stands.',
      resolve: ({ row }) => row.status,
    }),
    fair: t.field({
      type: Fair,
      nullable: true,
      description:
        'The fair (R72; for its own user with `reserved=1`); null when it is gone. `fairName` and `hallName` need no call.',
      resolve: (reservation, _args, context) => fairBehind(reservation, context),
    }),
    fairRawId: t.string({
      description: 'Fair id of the REST API, for the address of its page.',
      resolve: ({ row }) => row.fair_id,
    }),
    fairName: t.string({
      nullable: true,
      description: 'Name of the fair as it was reserved; null where the source kept none.',
      resolve: ({ row }) => row.fair_snapshot?.name,
    }),
    hallName: t.string({
      nullable: true,
      description: 'Name of the hall as it was then; null where the source kept none.',
      resolve: ({ row }) => row.fair_snapshot?.hall_name,
    }),
    hall: t.field({
      type: Hall,
      description: 'The hall that holds the fair.',
      resolve: ({ row }) => hallById(trustedId<'Hall'>(row.hall_id)),
    }),
    heldOn: t.field({
      type: 'LocalDate',
      description: 'Day of the fair.',
      resolve: ({ row }) => heldOn(row),
    }),
    day: t.field({
      type: CalendarDay,
      description: 'Day of the fair, with holiday and 六輝.',
      resolve: ({ row }) => heldOn(row),
    }),
    holdTime: t.field({
      type: 'LocalTime',
      description: 'Chosen starting time.',
      resolve: ({ row }) => row.hold_time,
    }),
    numberOfParticipants: t.int({
      description: 'How many come.',
      resolve: ({ row }) => row.number_of_participants,
    }),
    preferredWeddingDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Wedding day wished for; null where none was told.',
      resolve: ({ row }) => row.preferred_wedding_date,
    }),
    message: t.string({
      nullable: true,
      description: 'Message to the hall, plain text; null where none was written.',
      resolve: ({ row }) => row.message,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ row }) => row.created_at,
    }),
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled; null while it stands.',
      resolve: ({ row }) => row.cancelled_at,
    }),
    isCancellable: t.boolean({
      description:
        'Whether it can be cancelled now: it stands and the day of the fair has not passed in Japan.',
      resolve: ({ row }, _args, { now }) => isCancellable(row, now()),
    }),
    cancelCode: t.string({
      description:
        'Code that reads and cancels it without an account: as good as a password. Show it once to a guest, keep it out of addresses, logs and analytics.',
      resolve: ({ row }) => row.cancel_code,
    }),
  }),
});

loadNodesOf('Reservation', (text, context) => {
  const id = rawIdOf<'Reservation'>(text);
  return id && findReservation(id, null, context);
});

builder.objectField(Account, 'reservations', (t) =>
  t.field({
    type: [Reservation],
    description:
      'Fair reservations of the user, newest first, cancelled ones included (R96); the source gives all of them at once.',
    resolve: async (_account, _args, { reads }) =>
      (await reads.get(listReservations, {})).reservations.map(reservationOf),
  }),
);

/** Changes the time or day of a reservation: reserves the new one first, then cancels the earlier one. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import {
  actionRefused,
  invalidInput,
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import {
  cancelReservation,
  getReservation,
  getReservationWithContact,
} from '#gateway/upstream/endpoints/reservations.ts';
import { isFailure } from '#gateway/upstream/errors.ts';

import { Account, findViewerAccount } from '../account/Account.ts';
import { parseFairId } from '../fair/Fair.ts';
import { Reservation, type ReservationRow, toReservation } from './Reservation.ts';
import { parseReservationBy, ReservationBy } from './queries.ts';
import { codeRequired, reservationNotFound } from './reservationErrors.ts';
import { reserve } from './reserve.ts';
import { isCancellable, type ReservationForm } from './rules.ts';

const RescheduleReservationInput = builder.inputType('RescheduleReservationInput', {
  description: 'The reservation to move, and where to.',
  fields: (t) => ({
    reservation: t.field({ type: ReservationBy, required: true, description: 'Which reservation.' }),
    fairId: t.id({
      required: true,
      description: 'Global id of the fair to reserve, of the same hall; it may be the same fair.',
    }),
    holdTime: t.string({ required: true, description: 'Chosen starting time, one of `Fair.holdTimes`.' }),
    idempotencyKey: t.id({
      required: true,
      description:
        'A random UUID, generated once per change, as for `reserveFair`. If the new reservation was cancelled since, the same key returns it as CANCELLED and leaves the earlier one as it is. Keep it secret.',
    }),
  }),
});

interface Rescheduled {
  readonly made: ReservationRow;
  readonly earlier: ReservationRow;
}

const RescheduleReservationPayload = payloadType<Rescheduled>(
  'RescheduleReservationPayload',
  'Result of `rescheduleReservation`.',
);

builder.objectFields(RescheduleReservationPayload, (t) => ({
  reservation: t.field({
    type: Reservation,
    nullable: true,
    description: 'The new reservation, with a number and code of its own; null if nothing was changed.',
    resolve: ({ result }) => result && toReservation(result.made),
  }),
  earlier: t.field({
    type: Reservation,
    nullable: true,
    description:
      'The earlier reservation. Its `status` is RESERVED if its cancellation failed: both are active then, and `cancelReservation` cancels it. Null if nothing was changed.',
    resolve: ({ result }) => result && toReservation(result.earlier),
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account with its `reservations`; null for a guest.",
    resolve: ({ result }, _args, context) => result && findViewerAccount(context),
  }),
}));

const notChangeable = actionRefused('REJECTED', '取り消し済みか、開催日を過ぎた予約は変更できません');
const notAnother = invalidInput(['holdTime'], 'REQUIRED', '今の予約とは別の日時を選択してください');

type Contact = Awaited<ReturnType<typeof readWithContact>>;

async function readWithContact(by: typeof ReservationBy.$inferInput, context: Context) {
  const selected = parseReservationBy(by);
  if (!selected) throw new UserErrorException(reservationNotFound);
  const { id, code } = selected;
  if (code === null) await requireViewer(context, codeRequired);
  // Reveals whether a code is valid, as the cancellation does.
  else await context.countCall('cancelReservation');
  const owner = { id, ...(code !== null && { cancel_code: code }) };
  const earlier = await nullIfNotFound(context.rest.get(getReservationWithContact, owner));
  if (!earlier) throw new UserErrorException(reservationNotFound);
  return { owner, earlier };
}

/** The form of the earlier reservation, with another time. A wedding day that has passed since is left out. */
function formOf({ earlier }: Contact, holdTime: string, now: Date): ReservationForm {
  const weddingDate = earlier.preferred_wedding_date;
  return {
    holdTime,
    lastName: earlier.last_name,
    firstName: earlier.first_name,
    lastNameKana: earlier.last_name_kana,
    firstNameKana: earlier.first_name_kana,
    email: earlier.email,
    tel: earlier.tel,
    gender: earlier.gender,
    numberOfParticipants: earlier.number_of_participants,
    preferredWeddingDate: weddingDate !== null && weddingDate > dayInJapan(now) ? weddingDate : null,
    message: earlier.message,
  };
}

/** Tries to cancel the earlier reservation, and returns it; still active if that failed. */
async function cancelEarlier({ owner, earlier }: Contact, { rest }: Context): Promise<ReservationRow> {
  try {
    return await rest.send(cancelReservation, owner);
  } catch (thrown) {
    if (!isFailure(thrown)) throw thrown;
    return rest.get(getReservation, owner).catch(() => earlier);
  }
}

builder.mutationField('rescheduleReservation', (t) =>
  t.field({
    type: RescheduleReservationPayload,
    nullable: true,
    description:
      'Moves a reservation to another time or fair of its hall, in the same name: reserves first, as `reserveFair` does, and then cancels the earlier one. If nothing could be reserved, the earlier one stays. Limited per client.',
    args: {
      input: t.arg({
        type: RescheduleReservationInput,
        required: true,
        description: 'Which reservation, and where to.',
      }),
    },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const { hallId, fairId } = parseFairId(input.fairId);
          const found = await readWithContact(input.reservation, context);
          const { earlier } = found;
          if (earlier.hall_id !== hallId) throw badUserInput('`fairId` has to be a fair of the same hall.');
          const holdTime = input.holdTime.trim();
          const made = await reserve(
            {
              hallId,
              fairId,
              form: formOf(found, holdTime, context.now()),
              tracking: {},
              idempotencyKey: input.idempotencyKey,
            },
            context,
            () => {
              if (!isCancellable(earlier, context.now())) throw new UserErrorException(notChangeable);
              if (earlier.fair_id === fairId && earlier.hold_time === holdTime)
                throw new UserErrorException(notAnother);
            },
          );
          // The key has made the earlier reservation itself: by `reserveFair`, or by a change whose reply was lost.
          if (made.id === earlier.id) throw new UserErrorException(notAnother);
          // Of a repetition, when the new reservation was cancelled since.
          const isCancelled = readOptional(() => made.status) === 'cancelled';
          return { made, earlier: isCancelled ? earlier : await cancelEarlier(found, context) };
        },
        { hold_time: 'holdTime' },
      ),
  }),
);

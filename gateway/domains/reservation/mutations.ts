/** Reserving a place at a fair, and letting it go. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdOf, readGlobalId } from '#gateway/schema/kit/ids.ts';
import { attempt, loginRequired, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { cancelReservation } from '#gateway/upstream/endpoints/reservations.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { Account } from '../account/Account.ts';
import { viewersAccount } from '../account/source.ts';
import { Fair, findFair } from '../fair/Fair.ts';
import { ReservationBy, reservationNamed } from './queries.ts';
import { Gender, Reservation, reservationOf, type ReservationRow } from './Reservation.ts';
import { reserve } from './reserve.ts';

const TrackingInput = builder.inputType('TrackingInput', {
  description: 'How the visitor came to the site. Texts are cut to 200 characters.',
  fields: (t) => ({
    utmSource: t.string({ description: '`utm_source` of the address the visit began with.' }),
    utmMedium: t.string({ description: '`utm_medium`.' }),
    utmCampaign: t.string({ description: '`utm_campaign`.' }),
    id4: t.string({ description: "The partner's own id (`id4`), where one was handed over." }),
  }),
});

const ReserveFairInput = builder.inputType('ReserveFairInput', {
  description:
    'The form of a reservation. Everything wrong with it is told at once in `userErrors`; texts are trimmed.',
  fields: (t) => ({
    fairId: t.id({ required: true, description: 'Global id of the fair.' }),
    holdTime: t.string({
      required: true,
      description: 'Chosen starting time, one of `Fair.holdTimes`; else refused with `選択してください`.',
    }),
    lastName: t.string({ required: true, description: 'Family name, 1 to 50 characters.' }),
    firstName: t.string({ required: true, description: 'Given name, 1 to 50 characters.' }),
    lastNameKana: t.string({ required: true, description: 'Family name in full-width katakana.' }),
    firstNameKana: t.string({ required: true, description: 'Given name in full-width katakana.' }),
    email: t.string({ required: true, description: 'Mail address, at most 254 characters.' }),
    tel: t.string({
      required: true,
      description: 'Telephone number: 10 or 11 half-width digits, no hyphens.',
    }),
    gender: t.field({
      type: Gender,
      description: 'Required: left out it is refused with `選択してください`.',
    }),
    numberOfParticipants: t.int({
      description: 'How many come, 1 to 10. Required: left out it is refused with `選択してください`.',
    }),
    preferredWeddingDate: t.string({
      description:
        'Wedding day wished for as `YYYY-MM-DD`, after today; anything else is refused with `日付を入力してください`.',
    }),
    message: t.string({ description: 'Message to the hall, plain text of at most 1,000 characters.' }),
    tracking: t.field({ type: TrackingInput, description: 'How the visitor came to the site.' }),
    idempotencyKey: t.id({
      required: true,
      description:
        'A random UUID made once for each form filled in. The same key with the same form answers the same reservation for 24 hours and never reserves twice; keep it secret.',
    }),
  }),
});

const ReserveFairPayload = payloadType<ReservationRow>('ReserveFairPayload', 'Result of `reserveFair`.');

const fairIn = ({ hall_id, fair_id }: ReservationRow, context: Context) =>
  findFair(rawIdOf<'Hall'>(hall_id), rawIdOf<'Fair'>(fair_id), context);

builder.objectFields(ReserveFairPayload, (t) => ({
  reservation: t.field({
    type: Reservation,
    nullable: true,
    description: 'The reservation, with its number and, for guests, the code that cancels it.',
    resolve: ({ done }) => done && reservationOf(done),
  }),
  fair: t.field({
    type: Fair,
    nullable: true,
    description: 'The fair.',
    resolve: ({ done }, _args, context) => done && fairIn(done, context),
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account with its `reservations`; null for a guest.",
    resolve: ({ done }, _args, context) => done && viewersAccount(context),
  }),
}));

/** Field names of R95 that are input fields. */
const FORM_FIELDS = {
  hold_time: 'holdTime',
  last_name: 'lastName',
  first_name: 'firstName',
  last_name_kana: 'lastNameKana',
  first_name_kana: 'firstNameKana',
  email: 'email',
  tel: 'tel',
  gender: 'gender',
  number_of_participants: 'numberOfParticipants',
  preferred_wedding_date: 'preferredWeddingDate',
  message: 'message',
};

/** The two raw ids inside the global id of a fair. */
function fairNamed(id: string): { hallId: RawId<'Hall'>; fairId: RawId<'Fair'> } {
  const read = readGlobalId(id);
  const [hall = '', fair = ''] = read?.rawId.split('/') ?? [];
  const [hallId, fairId] = [rawIdOf<'Hall'>(hall), rawIdOf<'Fair'>(fair)];
  if (read?.type !== 'Fair' || !hallId || !fairId) throw badInput('Expected the id of a Fair.');
  return { hallId, fairId };
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

builder.mutationField('reserveFair', (t) =>
  t.field({
    type: ReserveFairPayload,
    nullable: true,
    description:
      'Reserves a place at a fair (R95), with an account or without. Sent once and never repeated: a lost answer is told as OUTCOME_UNKNOWN, also to later calls with the same key. Closed fairs are refused with ReservationClosedError before the source is asked.',
    args: { input: t.arg({ type: ReserveFairInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      attempt(
        () =>
          reserve(
            {
              ...fairNamed(input.fairId),
              form: {
                holdTime: input.holdTime.trim(),
                lastName: input.lastName.trim(),
                firstName: input.firstName.trim(),
                lastNameKana: input.lastNameKana.trim(),
                firstNameKana: input.firstNameKana.trim(),
                email: input.email.trim(),
                tel: input.tel.trim(),
                gender: input.gender ?? null,
                numberOfParticipants: input.numberOfParticipants ?? null,
                preferredWeddingDate: trimmed(input.preferredWeddingDate),
                message: trimmed(input.message),
              },
              tracking: input.tracking ?? {},
              key: input.idempotencyKey,
            },
            context,
          ),
        FORM_FIELDS,
      ),
  }),
);

const CancelReservationInput = builder.inputType('CancelReservationInput', {
  description: 'Which reservation to cancel.',
  fields: (t) => ({
    reservation: t.field({ type: ReservationBy, required: true, description: 'How to find it.' }),
  }),
});

const CancelReservationPayload = payloadType<ReservationRow>(
  'CancelReservationPayload',
  'Result of `cancelReservation`.',
);

builder.objectFields(CancelReservationPayload, (t) => ({
  reservation: t.field({
    type: Reservation,
    nullable: true,
    description: 'The reservation, now cancelled.',
    resolve: ({ done }) => done && reservationOf(done),
  }),
}));

const unknown = refusal('NOT_FOUND', '予約が見つかりません。予約番号と取消コードをお確かめください');
const over = refusal('REJECTED', '終了したフェアの予約は取り消せません');

builder.mutationField('cancelReservation', (t) =>
  t.field({
    type: CancelReservationPayload,
    nullable: true,
    description:
      'Cancels a reservation (X07), by its user or by its code. Cancelling twice is not an error; once the fair is over it is refused.',
    args: { input: t.arg({ type: CancelReservationInput, required: true, description: 'Which one.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const named = reservationNamed(input.reservation);
        if (!named) throw new Stop(unknown);
        const { id, code } = named;
        if (code === null && !(await context.viewer())) throw new Stop(loginRequired);
        try {
          return await context.reads.send(cancelReservation, { id, ...(code && { cancel_code: code }) });
        } catch (thrown) {
          if (thrown instanceof Refused && thrown.fields['fair_id']) throw new Stop(over);
          throw thrown;
        }
      }),
  }),
);

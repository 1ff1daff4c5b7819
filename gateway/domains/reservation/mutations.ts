/** Reserving a fair and cancelling a reservation. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { parseRawId } from '#gateway/schema/kit/node.ts';
import {
  actionRefused,
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import { normalizeTel } from '#gateway/schema/kit/validation.ts';
import { cancelReservation } from '#gateway/upstream/endpoints/reservations.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { Account, findViewerAccount } from '../account/Account.ts';
import { Fair, findFair, parseFairId } from '../fair/Fair.ts';
import { Gender, Reservation, type ReservationRow, toReservation } from './Reservation.ts';
import { parseReservationBy, ReservationBy } from './queries.ts';
import { codeRequired, reservationNotFound } from './reservationErrors.ts';
import { reserve } from './reserve.ts';

const TrackingInput = builder.inputType('TrackingInput', {
  description: 'How the visitor came to the site. Texts are cut to 200 characters.',
  fields: (t) => ({
    utmSource: t.string({ description: '`utm_source` of the first address of the visit.' }),
    utmMedium: t.string({ description: '`utm_medium`.' }),
    utmCampaign: t.string({ description: '`utm_campaign`.' }),
    id4: t.string({ description: "The partner's id (`id4`), if one was passed." }),
  }),
});

const ReserveFairInput = builder.inputType('ReserveFairInput', {
  description:
    'The reservation form. All invalid fields are reported together in `userErrors`, and once they are valid a `holdTime` that the fair does not have. Texts are trimmed.',
  fields: (t) => ({
    fairId: t.id({ required: true, description: 'Global id of the fair.' }),
    holdTime: t.string({
      required: true,
      description:
        'Chosen starting time, one of `Fair.holdTimes`; other values are rejected with `選択してください`.',
    }),
    lastName: t.string({ required: true, description: 'Family name, 1 to 50 characters.' }),
    firstName: t.string({ required: true, description: 'Given name, 1 to 50 characters.' }),
    lastNameKana: t.string({ required: true, description: 'Family name in full-width katakana.' }),
    firstNameKana: t.string({ required: true, description: 'Given name in full-width katakana.' }),
    email: t.string({ required: true, description: 'Mail address, at most 254 characters.' }),
    tel: t.string({
      required: true,
      description:
        'Telephone number of 10 or 11 digits. Spaces, hyphens, parentheses and full-width characters are accepted, and `+81` for the first 0.',
    }),
    gender: t.field({
      type: Gender,
      description: 'Gender. Required; if omitted, `userErrors` contains `選択してください`.',
    }),
    numberOfParticipants: t.int({
      description:
        'Number of participants, 1 to 10. Required; if omitted, `userErrors` contains `選択してください`.',
    }),
    preferredWeddingDate: t.string({
      description:
        'Desired wedding day as `YYYY-MM-DD`, after today in Japan; any other text is rejected with `日付を入力してください`.',
    }),
    message: t.string({ description: 'Message to the hall, plain text of at most 1,000 characters.' }),
    tracking: t.field({ type: TrackingInput, description: 'How the visitor came to the site.' }),
    idempotencyKey: t.id({
      required: true,
      description:
        'A random UUID, generated once per filled-in form. For 24 hours the same key and form return the same reservation and never reserve twice; with another form it is a ReservationExistsError, which contains that reservation. A reservation that was cancelled since is returned as CANCELLED, and nothing is sent: to reserve again, use a new key. Keep it secret.',
    }),
  }),
});

const ReserveFairPayload = payloadType<ReservationRow>('ReserveFairPayload', 'Result of `reserveFair`.');

const findFairOfReservation = ({ hall_id, fair_id }: ReservationRow, context: Context) =>
  findFair(parseRawId<'Hall'>(hall_id), parseRawId<'Fair'>(fair_id), context);

builder.objectFields(ReserveFairPayload, (t) => ({
  reservation: t.field({
    type: Reservation,
    nullable: true,
    description:
      'The reservation, with its number and the code for guests to cancel it; null if the mutation failed.',
    resolve: ({ result }) => result && toReservation(result),
  }),
  fair: t.field({
    type: Fair,
    nullable: true,
    description: 'The fair; null if the mutation failed.',
    resolve: ({ result }, _args, context) => result && findFairOfReservation(result, context),
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account with its `reservations`; null for a guest.",
    resolve: ({ result }, _args, context) => result && findViewerAccount(context),
  }),
}));

/** Input fields by the names the REST API uses in its errors. */
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

const trimToNull = (text: string | null | undefined): string | null => text?.trim() || null;

builder.mutationField('reserveFair', (t) =>
  t.field({
    type: ReserveFairPayload,
    nullable: true,
    description:
      'Reserves a fair, with or without an account. The request is sent once and never retried: a lost reply is reported as OUTCOME_UNKNOWN, also to later calls with the same key. Closed fairs are rejected with a ReservationClosedError. Limited per client.',
    args: { input: t.arg({ type: ReserveFairInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        () =>
          reserve(
            {
              ...parseFairId(input.fairId),
              form: {
                holdTime: input.holdTime.trim(),
                lastName: input.lastName.trim(),
                firstName: input.firstName.trim(),
                lastNameKana: input.lastNameKana.trim(),
                firstNameKana: input.firstNameKana.trim(),
                email: input.email.trim(),
                tel: normalizeTel(input.tel),
                gender: input.gender ?? null,
                numberOfParticipants: input.numberOfParticipants ?? null,
                preferredWeddingDate: trimToNull(input.preferredWeddingDate),
                message: trimToNull(input.message),
              },
              tracking: input.tracking ?? {},
              idempotencyKey: input.idempotencyKey,
            },
            context,
          ),
        FORM_FIELDS,
      ),
  }),
);

const CancelReservationInput = builder.inputType('CancelReservationInput', {
  description: 'The reservation to cancel.',
  fields: (t) => ({
    reservation: t.field({ type: ReservationBy, required: true, description: 'Which reservation.' }),
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
    description: 'The cancelled reservation; null if the mutation failed.',
    resolve: ({ result }) => result && toReservation(result),
  }),
}));

const fairOver = actionRefused('REJECTED', '終了したフェアの予約は取り消せません');

builder.mutationField('cancelReservation', (t) =>
  t.field({
    type: CancelReservationPayload,
    nullable: true,
    description:
      'Cancels a reservation, by its user or by its code. Cancelling twice succeeds; after the fair it is rejected. Limited per client.',
    args: {
      input: t.arg({ type: CancelReservationInput, required: true, description: 'Which reservation.' }),
    },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const selected = parseReservationBy(input.reservation);
        if (!selected) throw new UserErrorException(reservationNotFound);
        const { id, code } = selected;
        if (code === null) await requireViewer(context, codeRequired);
        try {
          return await context.rest.send(cancelReservation, { id, ...(code && { cancel_code: code }) });
        } catch (thrown) {
          if (thrown instanceof Refused && thrown.fields['fair_id']) throw new UserErrorException(fairOver);
          throw thrown;
        }
      }),
  }),
);

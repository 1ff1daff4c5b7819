import { graphql } from 'react-relay/hooks.js';
import type { ReserveFairMutation } from '../../__generated__/ReserveFairMutation.graphql.ts';
import { mutate, withKnownOutcome } from '../../relay/environment.ts';
import { rejectSubmission, trimmedValue, type FormAction, type UserError } from '../form/formAction.ts';
import { rejectFarWeddingDay } from '../form/dateChoices.ts';
import { CHECK_FIELD, GENDERS, receiptValues } from './reservation.ts';

/** As the gateway says it when its own call of the REST API had no reply. */
const OUTCOME_UNKNOWN = '予約できたか確認できませんでした。お手数ですが、会場へお電話でお確かめください';

/**
 * Reserves a place at the fair of the page. The result carries number and code, so that neither appears in an address.
 */
export const reserveFair: FormAction = async ({ environment, fields: submitted, address, keyOf }) => {
  const fields = new URLSearchParams(submitted);
  const farDay = rejectFarWeddingDay(fields, 'preferredWeddingDate');
  if (farDay) return farDay;
  const text = (name: string) => fields.get(name) ?? '';
  // Without script the fields are empty; the form posts to the address with the campaign parameters.
  const campaign = (name: string) => trimmedValue(fields, name) ?? address.query.get(name);
  const participants = Number(text('numberOfParticipants'));
  const send = (idempotencyKey: string) =>
    withKnownOutcome(() =>
      mutate<ReserveFairMutation>(
        environment,
        graphql`
          mutation ReserveFairMutation($input: ReserveFairInput!) {
            reserveFair(input: $input) {
              reservation {
                id
                rawId
                status
                cancelCode
                shortCode
                heldOn
                holdTime
              }
              account @catch {
                id
              }
              userErrors {
                code
                message
                path
                ... on ReservationExistsError {
                  reservation {
                    rawId
                    status
                    cancelCode
                    shortCode
                    heldOn
                    holdTime
                  }
                }
              }
            }
          }
        `,
        {
          input: {
            fairId: text('fairId'),
            holdTime: text('holdTime'),
            lastName: text('lastName'),
            firstName: text('firstName'),
            lastNameKana: text('lastNameKana'),
            firstNameKana: text('firstNameKana'),
            email: text('email'),
            tel: text('tel'),
            gender: GENDERS.find(({ value }) => value === text('gender'))?.value,
            numberOfParticipants:
              Number.isSafeInteger(participants) && participants > 0 ? participants : null,
            preferredWeddingDate: trimmedValue(fields, 'preferredWeddingDate'),
            message: trimmedValue(fields, 'message'),
            tracking: {
              utmSource: campaign('utm_source'),
              utmMedium: campaign('utm_medium'),
              utmCampaign: campaign('utm_campaign'),
            },
            idempotencyKey,
          },
        },
      ),
    );
  const ownKey = trimmedValue(fields, 'idempotencyKey');
  let key = ownKey ?? keyOf(fields);
  let payload = (await send(key))?.reserveFair;
  // The same contents after a cancellation are a new reservation.
  while (ownKey === null && payload?.reservation?.status === 'CANCELLED') {
    key = keyOf(new URLSearchParams({ key, cancelled: payload.reservation.rawId }));
    payload = (await send(key))?.reserveFair;
  }
  // Shown again with a rejected form, so that a changed form without script has the same key.
  fields.set('idempotencyKey', key);
  if (!payload) {
    fields.set(CHECK_FIELD, 'OUTCOME_UNKNOWN');
    return rejectSubmission(fields, [{ message: OUTCOME_UNKNOWN }]);
  }
  const { userErrors } = payload;
  const earlier = userErrors.flatMap(({ reservation }) => reservation ?? [])[0];
  const reservation = payload.reservation ?? earlier;
  if (!reservation) {
    const check = userErrors.find(({ code }) => code === 'OUTCOME_UNKNOWN' || code === 'DUPLICATE');
    if (check) fields.set(CHECK_FIELD, check.code);
    else fields.delete(CHECK_FIELD);
    return rejectSubmission(fields, userErrors.map(withFieldPath));
  }
  const { rawId, status, cancelCode, shortCode, heldOn, holdTime } = reservation;
  if (status === 'CANCELLED') {
    fields.set('idempotencyKey', crypto.randomUUID());
    fields.delete(CHECK_FIELD);
    return rejectSubmission(fields, [{ message: cancelledBefore(rawId) }]);
  }
  const receipt = {
    number: rawId,
    code: cancelCode ?? '',
    shortCode: shortCode ?? null,
    heldOn: heldOn ?? null,
    holdTime: holdTime ?? '',
    isEarlier: !payload.reservation,
    isMembers: payload.reservation && payload.account.ok ? payload.account.value !== null : null,
  };
  return { values: receiptValues(receipt), errors: {} };
};

const cancelledBefore = (number: string): string =>
  `先に送信いただいた予約（予約番号 ${number}）は取り消し済みです。新しく予約するときは、もう一度「予約する」を押してください`;

/** The form has no field for the fair, so its errors concern the whole form. */
function withFieldPath(error: UserError): UserError {
  return error.path?.[0] === 'fairId' ? { message: error.message } : error;
}

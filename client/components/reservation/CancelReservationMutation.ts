import { graphql } from 'react-relay/hooks.js';
import type { CancelReservationMutation } from '../../__generated__/CancelReservationMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { normalizeDigits, normalizeText } from '../../ui/form/normalize.ts';
import { type FormAction, missingFields, rejectSubmission, rejectUnreachable } from '../form/formAction.ts';
import { CANCELLED_FIELD } from './reservation.ts';

/**
 * Cancels a reservation by number and code or, from a member's list, by id. `step=look` only shows the form with the
 * number and code filled in.
 */
export const cancelReservation: FormAction = async (environment, submitted) => {
  const fields = new URLSearchParams({
    number: normalizeDigits(submitted.get('number') ?? ''),
    code: normalizeText(submitted.get('code') ?? ''),
  });
  if (submitted.get('step') === 'look') return { values: Object.fromEntries(fields), errors: {} };
  const id = submitted.get('id');
  const missing = id === null ? missingFields(fields, { number: 'enter', code: 'enter' }) : null;
  if (missing) return missing;
  const by =
    id === null
      ? { cancelCode: { rawId: fields.get('number') ?? '', cancelCode: fields.get('code') ?? '' } }
      : { id };
  const { cancelReservation: payload } = await mutate<CancelReservationMutation>(
    environment,
    graphql`
      mutation CancelReservationMutation($by: ReservationBy!) {
        cancelReservation(input: { reservation: $by }) {
          reservation {
            id
            status
            isCancellable
            cancelledAt
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    { by },
  );
  if (!payload) return rejectUnreachable(fields);
  if (!payload.reservation) return rejectSubmission(fields, payload.userErrors);
  return id === null ? { values: { [CANCELLED_FIELD]: '1' }, errors: {} } : { to: '/mypage/reservations' };
};

import { graphql } from 'react-relay/hooks.js';
import type { cancelMutation } from '../../__generated__/cancelMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import { tidyDigits, tidyText } from '../../ui/form/tidy.ts';
import type { FormAction } from '../form/formAction.ts';
import { missing } from '../form/required.ts';
import { refused, unreachable } from '../form/submission.ts';
import { CANCELLED } from './form.ts';

/**
 * Cancels a reservation by its number and code, or, sent from the list of a user, by its id. `step=look` only shows the form
 * with what it was given, for whoever comes from the page that told number and code.
 */
export const cancelReservation: FormAction = async (environment, sent) => {
  const fields = new URLSearchParams({
    number: tidyDigits(sent.get('number') ?? ''),
    code: tidyText(sent.get('code') ?? ''),
  });
  if (sent.get('step') === 'look') return { values: Object.fromEntries(fields), errors: {} };
  const id = sent.get('id');
  const unfilled = id === null ? missing(fields, { number: 'enter', code: 'enter' }) : null;
  if (unfilled) return unfilled;
  const by =
    id === null
      ? { cancelCode: { rawId: fields.get('number') ?? '', cancelCode: fields.get('code') ?? '' } }
      : { id };
  const { cancelReservation: payload } = await mutate<cancelMutation>(
    environment,
    graphql`
      mutation cancelMutation($by: ReservationBy!) {
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
  ).catch(() => ({ cancelReservation: null }));
  if (!payload) return unreachable(fields);
  if (!payload.reservation) return refused(fields, payload.userErrors);
  return id === null ? { values: { [CANCELLED]: '1' }, errors: {} } : { to: '/mypage/reservations' };
};

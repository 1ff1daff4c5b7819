import { graphql, type Environment } from 'react-relay/hooks.js';
import type {
  CancelReservationMutation,
  ReservationBy,
} from '../../__generated__/CancelReservationMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import type { UserError } from '../form/formAction.ts';
import { slipData, type SlipData } from './slipData.ts';

/** The cancelled reservation, or why it was not cancelled; `userErrors` is null when the mutation failed as a whole. */
export async function cancelReservation(
  environment: Environment,
  by: ReservationBy,
): Promise<{ readonly slip: SlipData } | { readonly userErrors: readonly UserError[] | null }> {
  const { cancelReservation: payload } = await mutate<CancelReservationMutation>(
    environment,
    graphql`
      mutation CancelReservationMutation($by: ReservationBy!) {
        cancelReservation(input: { reservation: $by }) {
          reservation {
            id
            cancelledAt
            ...slipData_reservation
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
  if (!payload?.reservation) return { userErrors: payload?.userErrors ?? null };
  return { slip: slipData(payload.reservation) };
}

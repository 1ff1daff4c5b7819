import { graphql, type Environment } from 'react-relay/hooks.js';
import type {
  RescheduleReservationInput,
  RescheduleReservationMutation,
} from '../../__generated__/RescheduleReservationMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import type { UserError } from '../form/formAction.ts';
import { slipData, type SlipData } from './slipData.ts';

/** The new reservation and whether the earlier one was cancelled, or why nothing was changed. */
export type Rescheduled =
  | {
      readonly slip: SlipData;
      readonly isEarlierCancelled: boolean;
      /** Whether the new one was surely made without an account. */
      readonly isGuests: boolean;
    }
  | { readonly userErrors: readonly UserError[] | null };

/** Moves a reservation. `userErrors` is null when the outcome of the whole mutation is unknown. */
export async function rescheduleReservation(
  environment: Environment,
  input: RescheduleReservationInput,
): Promise<Rescheduled> {
  const { rescheduleReservation: payload } = await mutate<RescheduleReservationMutation>(
    environment,
    graphql`
      mutation RescheduleReservationMutation($input: RescheduleReservationInput!) {
        rescheduleReservation(input: $input) {
          reservation {
            id
            ...slipData_reservation
          }
          earlier {
            id
            status
            isCancellable
          }
          account @catch {
            id
          }
          userErrors {
            message
            path
            ... on ReservationExistsError {
              reservation {
                id
                ...slipData_reservation
              }
            }
          }
        }
      }
    `,
    { input },
  );
  // An earlier submission with this key was accepted, for another time.
  const before = payload?.userErrors.flatMap(({ reservation }) => reservation ?? [])[0];
  const made = payload?.reservation ?? before;
  if (!payload || !made) return { userErrors: payload?.userErrors ?? null };
  const { account } = payload;
  return {
    slip: slipData(made),
    isEarlierCancelled: payload.earlier?.status === 'CANCELLED',
    isGuests: !before && account.ok && account.value === null,
  };
}

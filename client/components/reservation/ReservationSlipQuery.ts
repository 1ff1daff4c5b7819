import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type {
  ReservationBy,
  ReservationSlipQuery,
} from '../../__generated__/ReservationSlipQuery.graphql.ts';
import { findRateLimit, PRIVATE_REQUEST } from '../../relay/environment.ts';
import { slipData, type SlipData } from './slipData.ts';

export const RESERVATION_NOT_FOUND = '予約が見つかりません。予約番号と取消コードをお確かめください';

/**
 * The slip of a reservation; null where it does not exist or is somebody else's. Rejects when it could not be read, with
 * RateLimitedError after too many look-ups.
 */
export async function readSlip(environment: Environment, by: ReservationBy): Promise<SlipData | null> {
  try {
    const response = await fetchQuery<ReservationSlipQuery>(
      environment,
      graphql`
        query ReservationSlipQuery($by: ReservationBy!) @throwOnFieldError {
          reservation(by: $by) {
            ...slipData_reservation
          }
        }
      `,
      { by },
      { networkCacheConfig: PRIVATE_REQUEST },
    ).toPromise();
    return response?.reservation ? slipData(response.reservation) : null;
  } catch (error) {
    throw findRateLimit(error) ?? error;
  }
}

import type { Gender } from '../../__generated__/ReserveFairMutation.graphql.ts';
import type { Submission } from '../../relay/hydrationData.ts';

export const GENDERS: ReadonlyArray<{ value: Gender; label: string }> = [
  { value: 'FEMALE', label: '女性' },
  { value: 'MALE', label: '男性' },
  { value: 'OTHER', label: '回答しない' },
];

/** A new reservation. The code is shown once, and cancels the reservation without login. */
export interface ReservationReceipt {
  readonly number: string;
  readonly code: string;
  readonly holdTime: string;
}

/** The receipt in a form's result; null when no reservation was made. */
export function receiptFrom(result: Submission | null): ReservationReceipt | null {
  const { madeNumber: number, madeCode: code, holdTime } = result?.values ?? {};
  return number && code && holdTime ? { number, code, holdTime } : null;
}

/** Result field: the reservation was cancelled. */
export const CANCELLED_FIELD = 'cancelled';

/** Result field: it is unknown whether the reservation was made. */
export const OUTCOME_UNKNOWN_FIELD = 'unsure';

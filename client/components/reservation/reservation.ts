import type { Gender } from '../../__generated__/ReserveFairMutation.graphql.ts';
import type { Submission } from '../../relay/hydrationData.ts';

export const GENDERS: ReadonlyArray<{ value: Gender; label: string }> = [
  { value: 'FEMALE', label: '女性' },
  { value: 'MALE', label: '男性' },
  { value: 'OTHER', label: '回答しない' },
];

/** A reservation that was made with a form. The code is a secret that cancels it without login. */
export interface ReservationReceipt {
  readonly number: string;
  readonly code: string;
  /** Identifies the reservation on the telephone and opens nothing; null if unknown. */
  readonly shortCode: string | null;
  /** `2026-12-05`; null if unknown. */
  readonly heldOn: string | null;
  readonly holdTime: string;
  /** Whether an earlier form with the same idempotency key made it, and this one was not sent. */
  readonly isEarlier: boolean;
  /** Whether it was made with an account; null if unknown. */
  readonly isMembers: boolean | null;
}

type ReceiptValues = Readonly<
  Record<
    'madeNumber' | 'madeCode' | 'madeShortCode' | 'madeOn' | 'holdTime' | 'madeEarlier' | 'madeBy',
    string
  >
>;

/** The receipt as values of a form's result, so that neither number nor code appears in an address. */
export function receiptValues({
  number,
  code,
  shortCode,
  heldOn,
  holdTime,
  isEarlier,
  isMembers,
}: ReservationReceipt): ReceiptValues {
  return {
    madeNumber: number,
    madeCode: code,
    madeShortCode: shortCode ?? '',
    madeOn: heldOn ?? '',
    holdTime,
    madeEarlier: isEarlier ? '1' : '',
    madeBy: isMembers === null ? '' : isMembers ? 'member' : 'guest',
  };
}

/** The receipt in a form's result; null when no reservation was made. */
export function receiptFrom(result: Submission | null): ReservationReceipt | null {
  const values: Partial<ReceiptValues> = result?.values ?? {};
  const { madeNumber: number, madeCode: code, madeShortCode, madeOn, holdTime, madeEarlier, madeBy } = values;
  return number && code && holdTime
    ? {
        number,
        code,
        shortCode: madeShortCode || null,
        heldOn: madeOn || null,
        holdTime,
        isEarlier: madeEarlier === '1',
        isMembers: madeBy ? madeBy === 'member' : null,
      }
    : null;
}

/** Result field: why the visitor has to check whether there is a reservation, `OUTCOME_UNKNOWN` or `DUPLICATE`. */
export const CHECK_FIELD = 'check';

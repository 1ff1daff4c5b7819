import { useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { explainRefusal, RateLimitedError } from '../../relay/environment.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { useSubmission } from '../form/formContext.ts';
import { forgetLinkSecret, useLinkSecret } from '../form/useLinkSecret.ts';
import { readSlip } from './ReservationSlipQuery.ts';
import { markMoved, saveReservation, useSavedReservations } from './savedReservations.ts';
import { slipFrom, slipValues, type SlipData } from './slipData.ts';

const CODE = /^[A-Za-z0-9_-]{8,64}$/;

/** The slip of a page, and the last result of its forms. */
export interface SlipState {
  readonly slip: SlipData | null;
  /** Of the last form that knows the slip. */
  readonly result: Submission | null;
  readonly isLoading: boolean;
  /** The code of the link or of this device is wrong. */
  readonly isMissing: boolean;
  /** The slip could not be read; null otherwise. */
  readonly unread: {
    readonly reason: string;
    readonly isRetrying: boolean;
    readonly retry: () => void;
  } | null;
  readonly onResult: (result: Submission) => void;
}

/**
 * The slip of a reservation: from the last form, from `initial`, or loaded with the code in the URL fragment or on this
 * device.
 * @param number null if a form asks for it
 * @param initial the slip of the member's own reservation
 */
export function useSlip(number: string | null, initial: SlipData | null): SlipState {
  const environment = useRelayEnvironment();
  const submission = useSubmission();
  const [result, setResult] = useState<Submission | null>(submission);
  const linkCode = useLinkSecret(CODE);
  const [attempt, setAttempt] = useState(1);
  /** The last failed attempt and why it failed. `reason` is null if no reservation has this code. */
  const [failure, setFailure] = useState<{ readonly attempt: number; readonly reason: string | null } | null>(
    null,
  );
  const saved = useSavedReservations();
  const slip = slipFrom(result?.values) ?? initial;
  const isKnown = slip !== null;
  const savedCode = saved.find((reservation) => reservation.number === number)?.code;
  const code = number === null ? null : (linkCode ?? savedCode ?? null);

  const isOwn = initial !== null;
  // Saves at once: the page may have been left.
  const onResult = useCallback(
    (next: Submission) => {
      const shown = slipFrom(next.values);
      if (!shown) return;
      setResult(next);
      if (next.values['isEarlierCancelled']) markMoved(next.values['earlier'] ?? '', shown.number);
      if (!isOwn || next.values['isGuests']) saveSlip(shown);
    },
    [isOwn],
  );
  useEffect(() => {
    const shown = slipFrom(submission?.values);
    if (shown && !isOwn) saveSlip(shown);
  }, [submission, isOwn]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    if (number === null || isKnown || code === null) return;
    readSlip(environment, { cancelCode: { rawId: number, cancelCode: code } }).then(
      (read) => {
        if (read) return onResult({ values: slipValues(read), errors: {} });
        forgetLinkSecret();
        return setFailure({ attempt, reason: null });
      },
      (error: unknown) => setFailure({ attempt, reason: unreadReason(error) }),
    );
  }, [environment, number, code, isKnown, onResult, attempt]);

  const reason = failure?.reason ?? null;
  useEffect(() => {
    if (reason === null) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [reason, retry]);
  return {
    slip,
    result,
    isLoading: !isKnown && code !== null && failure === null,
    isMissing: failure?.reason === null,
    unread: reason === null ? null : { reason, isRetrying: failure?.attempt !== attempt, retry },
    onResult,
  };
}

/** Why a slip could not be read. */
function unreadReason(failure: unknown): string {
  if (Object(failure).status === null) return '電波の届くところで、もう一度お試しください。';
  const refusal = failure instanceof RateLimitedError ? explainRefusal(failure, '確認') : null;
  return refusal ?? '時間をおいて、もう一度お試しください。';
}

function saveSlip({ number, code, fair, heldOn, isCancelled }: SlipData): void {
  saveReservation({ number, code, fairRawId: fair.rawId, heldOn, isCancelled: isCancelled ?? false });
}

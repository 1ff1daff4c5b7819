import { useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { Submission } from '../../relay/hydrationData.ts';
import { MESSAGES, rejectUnreachable } from '../form/formAction.ts';
import { useSubmission } from '../form/formContext.ts';
import { reopenForSecretLinks, takeFragment } from '../form/linkSecrets.ts';
import { readSlip, RESERVATION_NOT_FOUND } from './ReservationSlipQuery.ts';
import {
  keepLinkCode,
  markMoved,
  saveReservation,
  useLinkCode,
  useSavedReservations,
} from './savedReservations.ts';
import { slipFrom, slipValues, type SlipData } from './slipData.ts';

const CODE = /^[A-Za-z0-9_-]{8,64}$/;

/** The slip of a page, and the last result of its forms. */
export interface SlipState {
  readonly slip: SlipData | null;
  /** Of the last form that knows the slip. */
  readonly result: Submission | null;
  readonly isLoading: boolean;
  /** Why the slip could not be read by the code of the link or of this device; null otherwise. */
  readonly error: string | null;
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
  const linkCode = useLinkCode(number);
  const [error, setError] = useState<string | null>(null);
  const saved = useSavedReservations();
  const slip = slipFrom(result?.values) ?? initial;
  const isKnown = slip !== null;
  const code = linkCode ?? saved?.find((reservation) => reservation.number === number)?.code ?? null;

  useEffect(reopenForSecretLinks, []);
  useEffect(() => {
    // Removes the code from the address before other scripts can read it.
    const fragment = takeFragment();
    if (number !== null && CODE.test(fragment)) keepLinkCode(number, fragment);
  }, [number]);

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

  useEffect(() => {
    if (number === null || isKnown || code === null) return;
    readSlip(environment, { cancelCode: { rawId: number, cancelCode: code } }).then(
      (read) => (read ? onResult({ values: slipValues(read), errors: {} }) : setError(RESERVATION_NOT_FOUND)),
      (failure: unknown) =>
        setError(rejectUnreachable(new URLSearchParams(), failure).errors[''] ?? MESSAGES.unreachable),
    );
  }, [environment, number, code, isKnown, onResult]);
  return { slip, result, isLoading: !isKnown && code !== null && error === null, error, onResult };
}

function saveSlip({ number, code, fair, heldOn, isCancelled }: SlipData): void {
  saveReservation({ number, code, fairRawId: fair.rawId, heldOn, isCancelled: isCancelled ?? false });
}

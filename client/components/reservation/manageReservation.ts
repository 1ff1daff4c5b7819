import type { Environment } from 'react-relay/hooks.js';
import type { ReservationBy } from '../../__generated__/ReservationSlipQuery.graphql.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { normalizeDigits, normalizeText } from '../../ui/form/normalize.ts';
import {
  MESSAGES,
  missingFields,
  rejectSubmission,
  rejectUnreachable,
  trimmedValue,
  type FormAction,
  type UserError,
} from '../form/formAction.ts';
import { cancelReservation } from './CancelReservationMutation.ts';
import { rescheduleReservation } from './RescheduleReservationMutation.ts';
import { contentIdempotencyKey } from './ReserveFairMutation.ts';
import { readSlip, RESERVATION_NOT_FOUND } from './ReservationSlipQuery.ts';
import { slipValues, type SlipData } from './slipData.ts';

/** What was done with the reservation, as result field `done`. */
export type SlipStep = 'look' | 'cancel' | 'reschedule';

/**
 * Handles the forms of a slip, by number and code: opens it (`step=look`, the default), cancels or moves the
 * reservation.
 */
export const manageReservation: FormAction = async (environment, submitted, here) => {
  const fields = new URLSearchParams({
    number: normalizeDigits(submitted.get('number') ?? /^\/reservations\/(\d+)$/.exec(here.path)?.[1] ?? ''),
    code: normalizeText(submitted.get('code') ?? ''),
    step: submitted.get('step') ?? 'look',
    slot: submitted.get('slot') ?? '',
    idempotencyKey: submitted.get('idempotencyKey') ?? '',
  });
  const number = fields.get('number') ?? '';
  const code = fields.get('code') ?? '';
  const step = fields.get('step');
  const missing = missingFields(fields, { number: 'enter', code: 'enter' });
  if (missing) return missing;
  const by = { cancelCode: { rawId: number, cancelCode: code } };
  if (step === 'cancel') return cancel(environment, by, fields);
  if (step === 'reschedule') return reschedule(environment, by, fields);
  const slip = await readSlip(environment, by);
  return slip
    ? shown(slip, 'look')
    : rejectSubmission(fields, [{ message: RESERVATION_NOT_FOUND, path: ['code'] }]);
};

function shown(slip: SlipData, done: SlipStep, more: Readonly<Record<string, string>> = {}): Submission {
  return { values: { ...slipValues(slip), done, ...more }, errors: {} };
}

/** The rejected form together with the slip, which the page shows again. */
async function rejected(
  environment: Environment,
  by: ReservationBy,
  fields: URLSearchParams,
  userErrors: readonly UserError[] | null,
): Promise<Submission> {
  const rejection = userErrors ? rejectSubmission(fields, userErrors) : rejectUnreachable(fields);
  const slip = await readSlip(environment, by).catch(() => null);
  return { ...rejection, values: { ...rejection.values, ...(slip && slipValues(slip)) } };
}

async function cancel(
  environment: Environment,
  by: ReservationBy,
  fields: URLSearchParams,
): Promise<Submission> {
  const result = await cancelReservation(environment, by);
  if ('slip' in result) return shown(result.slip, 'cancel');
  return rejected(environment, by, fields, result.userErrors);
}

async function reschedule(
  environment: Environment,
  by: ReservationBy,
  fields: URLSearchParams,
): Promise<Submission> {
  const [fairId = '', holdTime = ''] = (fields.get('slot') ?? '').split('|');
  if (!fairId || !holdTime)
    return rejected(environment, by, fields, [{ message: MESSAGES.choose, path: ['slot'] }]);
  const idempotencyKey = trimmedValue(fields, 'idempotencyKey') ?? (await contentIdempotencyKey(fields));
  const result = await rescheduleReservation(environment, {
    reservation: by,
    fairId,
    holdTime,
    idempotencyKey,
  });
  if ('slip' in result)
    return shown(result.slip, 'reschedule', {
      earlier: fields.get('number') ?? '',
      earlierCode: fields.get('code') ?? '',
      isEarlierCancelled: result.isEarlierCancelled ? '1' : '',
    });
  const errors = result.userErrors?.map(({ message, path }) =>
    path?.[0] === 'holdTime' || path?.[0] === 'fairId' ? { message, path: ['slot'] } : { message },
  );
  return rejected(environment, by, fields, errors ?? null);
}

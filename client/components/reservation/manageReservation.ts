import type { Environment } from 'react-relay/hooks.js';
import type { ReservationBy } from '../../__generated__/ReservationSlipQuery.graphql.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { RateLimitedError, withKnownOutcome, withRetries } from '../../relay/environment.ts';
import { normalizeDigits, normalizeText } from '../../ui/form/normalize.ts';
import {
  MESSAGES,
  missingFields,
  rejectSubmission,
  trimmedValue,
  type FormAction,
  type FormKeyOf,
  type UserError,
} from '../form/formAction.ts';
import { cancelReservation } from './CancelReservationMutation.ts';
import { rescheduleReservation } from './RescheduleReservationMutation.ts';
import { readSlip, RESERVATION_NOT_FOUND } from './ReservationSlipQuery.ts';
import { slipValues, type SlipData } from './slipData.ts';

/** What was done with the reservation, as result field `done`. */
export type SlipStep = 'look' | 'cancel' | 'reschedule';

/**
 * Handles the forms of a slip, by number and code: opens it (`step=look`, the default), cancels or moves the
 * reservation.
 */
export const manageReservation: FormAction = async ({ environment, fields: submitted, address, keyOf }) => {
  const fields = new URLSearchParams({
    number: normalizeDigits(
      submitted.get('number') ?? /^\/reservations\/(\d+)$/.exec(address.path)?.[1] ?? '',
    ),
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
  if (step === 'reschedule') return reschedule(environment, by, fields, keyOf);
  const slip = await readSlip(environment, by);
  return slip
    ? shown(slip, 'look')
    : rejectSubmission(fields, [{ message: RESERVATION_NOT_FOUND, path: ['code'] }]);
};

function shown(slip: SlipData, done: SlipStep, more: Readonly<Record<string, string>> = {}): Submission {
  return { values: { ...slipValues(slip), done, ...more }, errors: {} };
}

/** The rejected form together with the slip, which the page shows again. */
function rejected(
  fields: URLSearchParams,
  userErrors: readonly UserError[],
  slip: SlipData | null,
): Submission {
  const { values, errors } = rejectSubmission(fields, userErrors);
  return { values: { ...values, ...(slip && slipValues(slip)) }, errors };
}

/** Reads the slip again after a failure; null when that fails too. */
const readAgain = (environment: Environment, by: ReservationBy): Promise<SlipData | null> =>
  withRetries(() => readSlip(environment, by)).catch(() => null);

const NOT_CANCELLED = '取り消せませんでした。時間をおいて、もう一度お試しください';
const CANCEL_UNKNOWN =
  '取り消せたか確認できませんでした。この画面を読み込み直すか、会場へお電話でお確かめください';
const RESCHEDULE_UNKNOWN =
  '変更できたか確認できませんでした。もう一度「この日時に変更する」を押しても、二重に予約されることはありません。会場へのお電話でもお確かめいただけます';

async function cancel(
  environment: Environment,
  by: ReservationBy,
  fields: URLSearchParams,
): Promise<Submission> {
  const result = await cancelReservation(environment, by).catch((failure: unknown) => {
    if (failure instanceof RateLimitedError) throw failure;
    return null;
  });
  if (result && 'slip' in result) return shown(result.slip, 'cancel');
  const slip = await readAgain(environment, by);
  if (result?.userErrors) return rejected(fields, result.userErrors, slip);
  // The reply was lost: the slip shows whether the cancellation was carried out.
  if (slip?.isCancelled) return shown(slip, 'cancel');
  return rejected(fields, [{ message: slip ? NOT_CANCELLED : CANCEL_UNKNOWN }], slip);
}

async function reschedule(
  environment: Environment,
  by: ReservationBy,
  fields: URLSearchParams,
  keyOf: FormKeyOf,
): Promise<Submission> {
  const [fairId = '', holdTime = ''] = (fields.get('slot') ?? '').split('|');
  if (!fairId || !holdTime)
    return rejected(fields, [{ message: MESSAGES.choose, path: ['slot'] }], await readAgain(environment, by));
  const idempotencyKey = trimmedValue(fields, 'idempotencyKey') ?? keyOf(fields);
  fields.set('idempotencyKey', idempotencyKey);
  const result = await withKnownOutcome(() =>
    rescheduleReservation(environment, { reservation: by, fairId, holdTime, idempotencyKey }),
  );
  if (result && 'slip' in result && result.slip.isCancelled) {
    fields.set('idempotencyKey', crypto.randomUUID());
    const message = `先の変更で予約した日時（予約番号 ${result.slip.number}）は、取り消し済みです`;
    return rejected(fields, [{ message }], await readAgain(environment, by));
  }
  if (result && 'slip' in result)
    return shown(result.slip, 'reschedule', {
      earlier: fields.get('number') ?? '',
      earlierCode: fields.get('code') ?? '',
      isEarlierCancelled: result.isEarlierCancelled ? '1' : '',
      isGuests: result.isGuests ? '1' : '',
    });
  const errors = result?.userErrors?.map(({ message, path }) =>
    path?.[0] === 'holdTime' || path?.[0] === 'fairId' ? { message, path: ['slot'] } : { message },
  );
  return rejected(fields, errors ?? [{ message: RESCHEDULE_UNKNOWN }], await readAgain(environment, by));
}

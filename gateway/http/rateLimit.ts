import { requestError } from './errors.ts';
import type { GraphQLError } from 'graphql';
import type { KeyValues } from '../cache/keyValueStore.ts';

/** Calls allowed in a window of time. */
interface Rate {
  readonly calls: number;
  readonly windowMs: number;
}

/**
 * Fields whose calls are counted, each alias by itself: one document with twenty log-ins counts twenty. A client is a
 * device that brings its visitor id (or, without one, an address); an address may serve many, so it is allowed more.
 */
const RATES: Readonly<Record<string, { readonly client: Rate; readonly address: Rate }>> = {
  // Keys and login ids are long, and still nobody needs to try many.
  answerParentDiagnosis: {
    client: { calls: 60, windowMs: 600_000 },
    address: { calls: 200, windowMs: 600_000 },
  },
  createParentDiagnosis: {
    client: { calls: 30, windowMs: 600_000 },
    address: { calls: 200, windowMs: 600_000 },
  },
  enquete: { client: { calls: 60, windowMs: 600_000 }, address: { calls: 200, windowMs: 600_000 } },
  openSpecialForm: { client: { calls: 60, windowMs: 600_000 }, address: { calls: 200, windowMs: 600_000 } },
  submitContactForm: { client: { calls: 20, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  submitEnquete: { client: { calls: 60, windowMs: 600_000 }, address: { calls: 200, windowMs: 600_000 } },
  submitSpecialForm: { client: { calls: 60, windowMs: 600_000 }, address: { calls: 200, windowMs: 600_000 } },
  logIn: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  // Codes are short enough to be guessed by whoever may try often.
  referralGuest: { client: { calls: 20, windowMs: 60_000 }, address: { calls: 60, windowMs: 60_000 } },
  signUp: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  addHallClipComment: {
    client: { calls: 60, windowMs: 600_000 },
    address: { calls: 300, windowMs: 600_000 },
  },
  // A reservation is a message to a hall; codes and numbers of reservations must not be guessed.
  reserveFair: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  cancelReservation: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
};

/** Counts the limited fields of an operation before it runs: answers RATE_LIMITED where one is over its limit. */
export type CheckRates = (
  rootFields: ReadonlyMap<string, number>,
  from: { readonly client: string | null; readonly address: string },
) => Promise<GraphQLError | null>;

/** Builds the limits on counters that all processes share, and that go on by themselves where sharing fails. */
export function createRates(counters: KeyValues): CheckRates {
  return async (rootFields, { client, address }) => {
    for (const [field, calls] of rootFields) {
      const rate = RATES[field];
      if (!rate) continue;
      const counted = [
        { limit: rate.address, key: `rate:${field}:address:${address}` },
        { limit: rate.client, key: `rate:${field}:client:${client ?? address}` },
      ];
      for (const { limit, key } of counted) {
        const { sum, leftMs } = await counters.count(key, calls, limit.windowMs);
        if (sum > limit.calls) return tooMany(field, Math.ceil(leftMs));
      }
    }
    return null;
  };
}

/** Whether any field of an operation is counted; most are not, and need not wait. */
export function isLimited(rootFields: ReadonlyMap<string, number>): boolean {
  for (const field of rootFields.keys()) if (Object.hasOwn(RATES, field)) return true;
  return false;
}

function tooMany(field: string, retryAfterMs: number): GraphQLError {
  return requestError('RATE_LIMITED', `Too many calls of ${field}. Try again later.`, {
    extensions: { retryable: true, retryAfterMs },
    headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) },
  });
}

import { refusal } from './faults.ts';
import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';

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
  // A reservation is a message to a hall; codes and numbers of reservations must not be guessed.
  reserveFair: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  cancelReservation: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
};

/** Counters behind the limits; one process keeps its own, several replicas may share one. */
export interface RateStore {
  /** Adds `calls` to the counter of `key` and tells its sum and when its window ends (ms since the epoch). */
  add(key: string, calls: number, windowMs: number): { sum: number; resetsAt: number };
}

/** Counters in this process, bounded; the least used are forgotten first. */
export function createRateStore(): RateStore {
  const counters = new LRUCache<string, { sum: number; resetsAt: number }>({ max: 50_000 });
  return {
    add(key, calls, windowMs) {
      const now = Date.now();
      let counter = counters.get(key);
      if (!counter || counter.resetsAt <= now) counter = { sum: 0, resetsAt: now + windowMs };
      counter.sum += calls;
      counters.set(key, counter);
      return counter;
    },
  };
}

/**
 * Counts the limited fields of an operation before it runs.
 * @returns RATE_LIMITED with `retryAfterMs` when one is over its limit: then none of the operation runs.
 */
export function checkRates(
  store: RateStore,
  rootFields: ReadonlyMap<string, number>,
  from: { readonly client: string | null; readonly address: string },
): GraphQLError | null {
  for (const [field, calls] of rootFields) {
    const rate = RATES[field];
    if (!rate) continue;
    const counted = [
      { limit: rate.address, key: `${field} address ${from.address}` },
      { limit: rate.client, key: `${field} client ${from.client ?? from.address}` },
    ];
    for (const { limit, key } of counted) {
      const { sum, resetsAt } = store.add(key, calls, limit.windowMs);
      if (sum <= limit.calls) continue;
      const retryAfterMs = Math.max(0, resetsAt - Date.now());
      return refusal('RATE_LIMITED', `Too many calls of ${field}. Try again later.`, {
        extensions: { retryable: true, retryAfterMs },
        headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) },
      });
    }
  }
  return null;
}

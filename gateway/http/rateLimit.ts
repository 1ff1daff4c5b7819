import type { GraphQLError } from 'graphql';
import type { KeyValueStore } from '../cache/keyValueStore.ts';
import { requestError } from './errors.ts';

/** Calls allowed in a fixed window. */
interface Limit {
  readonly calls: number;
  readonly windowMs: number;
}

/**
 * Limits of root fields. Every alias counts as a call. A client is identified by its visitor id, or by its address if it
 * sends none; many clients may share an address, so addresses have higher limits.
 */
const LIMITS_BY_FIELD: Readonly<Record<string, { readonly client: Limit; readonly address: Limit }>> = {
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
  // Referral codes are short enough to be guessed.
  referralGuest: { client: { calls: 20, windowMs: 60_000 }, address: { calls: 60, windowMs: 60_000 } },
  signUp: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  addHallClipComment: {
    client: { calls: 60, windowMs: 600_000 },
    address: { calls: 300, windowMs: 600_000 },
  },
  // Protects halls from unwanted messages, and reservation numbers from being guessed.
  reserveFair: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
  cancelReservation: { client: { calls: 30, windowMs: 600_000 }, address: { calls: 100, windowMs: 600_000 } },
};

/** Counts the rate-limited fields of an operation before it runs. @returns RATE_LIMITED if one exceeds its limit, or null */
export type RateLimiter = (
  rootFields: ReadonlyMap<string, number>,
  source: { readonly client: string | null; readonly address: string },
) => Promise<GraphQLError | null>;

export function createRateLimiter(store: KeyValueStore): RateLimiter {
  return async (rootFields, { client, address }) => {
    for (const [field, calls] of rootFields) {
      const limits = LIMITS_BY_FIELD[field];
      if (!limits) continue;
      const counters = [
        { limit: limits.address, key: `rate:${field}:address:${address}` },
        { limit: limits.client, key: `rate:${field}:client:${client ?? address}` },
      ];
      for (const { limit, key } of counters) {
        const { total, remainingMs } = await store.increment(key, calls, limit.windowMs);
        if (total > limit.calls) return rateLimited(field, Math.ceil(remainingMs));
      }
    }
    return null;
  };
}

/** Whether an operation has rate-limited fields. */
export function isRateLimited(rootFields: ReadonlyMap<string, number>): boolean {
  for (const field of rootFields.keys()) if (Object.hasOwn(LIMITS_BY_FIELD, field)) return true;
  return false;
}

function rateLimited(field: string, retryAfterMs: number): GraphQLError {
  return requestError('RATE_LIMITED', `Too many calls of ${field}. Try again later.`, {
    extensions: { retryable: true, retryAfterMs },
    headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) },
  });
}

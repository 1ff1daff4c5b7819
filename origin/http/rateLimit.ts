/** Counts attempts per key within a window, in memory. */
import { LRUCache } from 'lru-cache';
import { HttpError } from './errors.ts';

/** Allows `most` attempts per key within `windowMs` of the first of them. */
export class RateLimiter {
  readonly #attempts: LRUCache<string, { record: number }>;
  readonly #max: number;

  constructor(most: number, windowMs: number) {
    this.#max = most;
    this.#attempts = new LRUCache({ max: 10_000, ttl: windowMs });
  }

  /** Refuses when the key has no attempt left. @throws {HttpError} 429 with Retry-After in seconds */
  assertAllowed(key: string): void {
    const entry = this.#attempts.get(key);
    if (entry === undefined || entry.record < this.#max) return;
    const seconds = Math.max(1, Math.ceil(this.#attempts.getRemainingTTL(key) / 1_000));
    throw new HttpError(429, undefined, { 'retry-after': String(seconds) });
  }

  /** Counts one attempt. */
  count(key: string): void {
    const entry = this.#attempts.get(key);
    if (entry === undefined) this.#attempts.set(key, { record: 1 });
    else entry.record += 1;
  }

  /** Forgets the attempts of a key. */
  reset(key: string): void {
    this.#attempts.delete(key);
  }
}

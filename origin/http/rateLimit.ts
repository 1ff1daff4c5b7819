/** In-memory rate limits. */
import { LRUCache } from 'lru-cache';
import { HttpError } from './errors.ts';

/** Allows `max` attempts per key within `windowMs` of the first one. */
export class RateLimiter {
  readonly #attempts: LRUCache<string, { count: number }>;
  readonly #max: number;

  constructor(max: number, windowMs: number) {
    this.#max = max;
    this.#attempts = new LRUCache({ max: 10_000, ttl: windowMs });
  }

  /** @throws {HttpError} 429 with Retry-After in seconds when the key has no attempts left */
  assertAllowed(key: string): void {
    const entry = this.#attempts.get(key);
    if (entry === undefined || entry.count < this.#max) return;
    const seconds = Math.max(1, Math.ceil(this.#attempts.getRemainingTTL(key) / 1_000));
    throw new HttpError(429, undefined, { 'retry-after': String(seconds) });
  }

  record(key: string): void {
    const entry = this.#attempts.get(key);
    if (entry === undefined) this.#attempts.set(key, { count: 1 });
    else entry.count += 1;
  }

  reset(key: string): void {
    this.#attempts.delete(key);
  }
}

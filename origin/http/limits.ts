/** Counts attempts per key within a window, in memory. */
import { LRUCache } from 'lru-cache';
import { Refusal } from './refusals.ts';

/** Allows `most` attempts per key within `windowMs` of the first of them. */
export class Limit {
  readonly #attempts: LRUCache<string, { count: number }>;
  readonly #most: number;

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#attempts = new LRUCache({ max: 10_000, ttl: windowMs });
  }

  /** Refuses when the key has no attempt left. @throws {Refusal} 429 with Retry-After in seconds */
  check(key: string): void {
    const entry = this.#attempts.get(key);
    if (entry === undefined || entry.count < this.#most) return;
    const seconds = Math.max(1, Math.ceil(this.#attempts.getRemainingTTL(key) / 1_000));
    throw new Refusal(429, undefined, { 'retry-after': String(seconds) });
  }

  /** Counts one attempt. */
  count(key: string): void {
    const entry = this.#attempts.get(key);
    if (entry === undefined) this.#attempts.set(key, { count: 1 });
    else entry.count += 1;
  }

  /** Forgets the attempts of a key. */
  clear(key: string): void {
    this.#attempts.delete(key);
  }
}

import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A user whose token has been verified. */
export interface SignedInUser {
  readonly id: string;
  readonly token: string;
  readonly nickname: string;
  readonly weddingRole: 'couple' | 'groom' | 'bride' | null;
}

const MAX_TOKENS = 10_000;

/** Remembers verified tokens for a minute. Keys are hashed, so that memory holds no tokens. */
export class VerifiedTokens {
  readonly #secret = randomBytes(32).toString('base64');
  readonly #users: LRUCache<string, Omit<SignedInUser, 'token'>>;

  constructor(ttlMs = 60_000) {
    this.#users = new LRUCache({ max: MAX_TOKENS, ttl: ttlMs, ttlResolution: 0 });
  }

  get(token: string): SignedInUser | null {
    const user = this.#users.get(this.#hash(token));
    return user === undefined ? null : { ...user, token };
  }

  add({ token, id, nickname, weddingRole }: SignedInUser): void {
    this.#users.set(this.#hash(token), { id, nickname, weddingRole });
  }

  delete(token: string): void {
    this.#users.delete(this.#hash(token));
  }

  #hash(token: string): string {
    // Keyed by a prefix: an HMAC costs five times the rest of the look-up.
    return hash('sha256', this.#secret + token, 'base64');
  }
}

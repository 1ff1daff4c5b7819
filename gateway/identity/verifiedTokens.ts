import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A user whose token has been proven to be theirs (X03). */
export interface SignedIn {
  readonly id: string;
  readonly token: string;
  readonly nickname: string;
  readonly weddingRole: 'couple' | 'groom' | 'bride' | null;
}

/** Most proofs remembered at the same time. */
const MOST = 10_000;

/** Proofs of tokens, remembered for a minute at most under a keyed hash, so that memory and keys hold no token to look up by. */
export class Proofs {
  readonly #key = randomBytes(32).toString('base64');
  readonly #proofs: LRUCache<string, Omit<SignedIn, 'token'>>;

  constructor(keepMs = 60_000) {
    this.#proofs = new LRUCache({ max: MOST, ttl: keepMs, ttlResolution: 0 });
  }

  /** Whose token it is, where that was proven shortly before. */
  find(token: string): SignedIn | null {
    const known = this.#proofs.get(this.#hash(token));
    return known === undefined ? null : { ...known, token };
  }

  /** Remembers a proof. */
  keep({ token, id, nickname, weddingRole }: SignedIn): void {
    this.#proofs.set(this.#hash(token), { id, nickname, weddingRole });
  }

  /** Forgets a token, at log-out. */
  forget(token: string): void {
    this.#proofs.delete(this.#hash(token));
  }

  #hash(token: string): string {
    // Keyed by a prefix in one call: making an HMAC costs five times the rest of the look-up.
    return hash('sha256', this.#key + token, 'base64');
  }
}

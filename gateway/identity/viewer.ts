import { getCurrentSession } from '../upstream/endpoints/users.ts';
import { SignInRequired } from '../upstream/errors.ts';
import type { Reads } from '../upstream/dataSource.ts';
import type { Credentials } from './identify.ts';
import type { Proofs, SignedIn } from './verifiedTokens.ts';
import type { Sessions } from './session.ts';

interface Claim {
  readonly token: string;
  /** User the request says the token belongs to; null when it does not say. */
  readonly userId: string | null;
}

/** Who is asking: a guest until the token of the request has been proven. */
export class Viewer {
  readonly #sessions: Sessions;
  readonly #proofs: Proofs;
  #claim: Promise<Claim | null> | (() => Promise<Claim | null>);
  #proof: Promise<SignedIn | null> | null = null;

  constructor(credentials: Credentials | null, sessions: Sessions, proofs: Proofs) {
    this.#sessions = sessions;
    this.#proofs = proofs;
    this.#claim = () => this.#open(credentials);
  }

  /** The token of the request, proven or not. */
  async token(): Promise<string | null> {
    return (await this.#claimed())?.token ?? null;
  }

  /**
   * The signed-in user, asked for once per request; null for a guest, for a token that is nobody's, and for one that
   * belongs to another user than the request says. Rejects when the proof cannot be had: that is a fault, and no guest.
   */
  prove(reads: Reads): Promise<SignedIn | null> {
    this.#proof ??= this.#ask(reads);
    return this.#proof;
  }

  /** Makes the owner of a fresh token the viewer, after log-in and sign-up. */
  become(token: string): void {
    this.#claim = Promise.resolve({ token, userId: null });
    this.#proof = null;
  }

  /** Makes the viewer a guest and forgets the proof, after log-out. */
  async leave(): Promise<void> {
    const claim = await this.#claimed();
    if (claim !== null) this.#proofs.forget(claim.token);
    this.#claim = Promise.resolve(null);
    this.#proof = null;
  }

  #claimed(): Promise<Claim | null> {
    if (typeof this.#claim === 'function') this.#claim = this.#claim();
    return this.#claim;
  }

  async #open(credentials: Credentials | null): Promise<Claim | null> {
    if (credentials === null) return null;
    return credentials.kind === 'header' ? credentials : await this.#sessions.open(credentials.sealed);
  }

  async #ask(reads: Reads): Promise<SignedIn | null> {
    const claim = await this.#claimed();
    if (claim === null) return null;
    const user = this.#proofs.find(claim.token) ?? (await this.#currentSession(reads, claim.token));
    return user === null || (claim.userId !== null && claim.userId !== user.id) ? null : user;
  }

  async #currentSession(reads: Reads, token: string): Promise<SignedIn | null> {
    try {
      const { user_id, basic_nickname, wedding_role } = await reads.get(getCurrentSession, {});
      const user = { id: user_id, token, nickname: basic_nickname, weddingRole: wedding_role };
      this.#proofs.keep(user);
      return user;
    } catch (thrown) {
      if (thrown instanceof SignInRequired) return null;
      throw thrown;
    }
  }
}

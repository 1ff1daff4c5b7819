import type { RestDataSource } from '../upstream/dataSource.ts';
import { getCurrentSession } from '../upstream/endpoints/users.ts';
import { SignInRequired } from '../upstream/errors.ts';
import type { SessionCredentials } from './claims.ts';
import type { SessionCookies } from './session.ts';
import type { SignedInUser, VerifiedTokens } from './verifiedTokens.ts';

interface TokenClaim {
  readonly token: string;
  /** Owner of the token, according to the request; null where it does not say. */
  readonly userId: string | null;
}

/** The viewer of a request: a guest until the token is verified. */
export class Viewer {
  readonly #sessions: SessionCookies;
  readonly #verifiedTokens: VerifiedTokens;
  #claim: Promise<TokenClaim | null> | (() => Promise<TokenClaim | null>);
  #user: Promise<SignedInUser | null> | null = null;

  constructor(
    credentials: SessionCredentials | null,
    sessions: SessionCookies,
    verifiedTokens: VerifiedTokens,
  ) {
    this.#sessions = sessions;
    this.#verifiedTokens = verifiedTokens;
    this.#claim = () => this.#readClaim(credentials);
  }

  /** The request's token, not verified. */
  async token(): Promise<string | null> {
    return (await this.#claimed())?.token ?? null;
  }

  /**
   * Verifies the token, once per request. Null for a guest, an invalid token, and a token of another user than the
   * request claims. Rejects when the token cannot be verified.
   */
  authenticate(rest: RestDataSource): Promise<SignedInUser | null> {
    this.#user ??= this.#verify(rest);
    return this.#user;
  }

  signIn(token: string): void {
    this.#claim = Promise.resolve({ token, userId: null });
    this.#user = null;
  }

  async signOut(): Promise<void> {
    const claim = await this.#claimed();
    if (claim !== null) this.#verifiedTokens.delete(claim.token);
    this.#claim = Promise.resolve(null);
    this.#user = null;
  }

  #claimed(): Promise<TokenClaim | null> {
    if (typeof this.#claim === 'function') this.#claim = this.#claim();
    return this.#claim;
  }

  async #readClaim(credentials: SessionCredentials | null): Promise<TokenClaim | null> {
    if (credentials === null) return null;
    return credentials.kind === 'header' ? credentials : await this.#sessions.decrypt(credentials.encrypted);
  }

  async #verify(rest: RestDataSource): Promise<SignedInUser | null> {
    const claim = await this.#claimed();
    if (claim === null) return null;
    const user = this.#verifiedTokens.get(claim.token) ?? (await this.#fetchCurrentUser(rest, claim.token));
    return user === null || (claim.userId !== null && claim.userId !== user.id) ? null : user;
  }

  async #fetchCurrentUser(rest: RestDataSource, token: string): Promise<SignedInUser | null> {
    try {
      const { user_id, basic_nickname, wedding_role } = await rest.get(getCurrentSession, {});
      const user = { id: user_id, token, nickname: basic_nickname, weddingRole: wedding_role };
      this.#verifiedTokens.add(user);
      return user;
    } catch (error) {
      if (error instanceof SignInRequired) return null;
      throw error;
    }
  }
}

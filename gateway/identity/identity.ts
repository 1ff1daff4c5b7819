import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { UpstreamClient } from '../upstream/client.ts';
import type { RestDataSource } from '../upstream/dataSource.ts';
import { getCurrentSession } from '../upstream/endpoints/users.ts';
import { SignInRequired } from '../upstream/errors.ts';
import { type NativeApp, readClaims, type RequestClaims, type RequestHeaders } from './claims.ts';
import { type Session, SessionCookies } from './session.ts';
import { type Visitor, VisitorRegistry } from './visitor.ts';

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

interface TokenClaim {
  readonly token: string;
  /** Owner of the token, according to the request; null where it does not say. */
  readonly userId: string | null;
}

/** What the identities of a process share. */
interface IdentityStores {
  readonly sessions: SessionCookies;
  readonly verifiedTokens: VerifiedTokens;
}

/** The sender of one personal request: device and user. The user is a guest until the token is verified. */
export class Identity {
  readonly app: NativeApp | null;
  readonly #claims: RequestClaims;
  readonly #visitor: Visitor;
  readonly #stores: IdentityStores;
  /** Undefined until the request's credentials are read. */
  #tokenClaim: Promise<TokenClaim | null> | undefined;
  #user: Promise<SignedInUser | null> | null = null;
  #sessionCookie: string | null = null;

  constructor(claims: RequestClaims, visitor: Visitor, stores: IdentityStores) {
    this.app = claims.app;
    this.#claims = claims;
    this.#visitor = visitor;
    this.#stores = stores;
  }

  get visitorId(): string {
    return this.#visitor.id;
  }

  /**
   * The authenticated user; verified once per request. Null for a guest, an invalid token, and a token of another user
   * than the request claims. Rejects when the token cannot be verified.
   */
  user(rest: RestDataSource): Promise<SignedInUser | null> {
    this.#user ??= this.#verify(rest);
    return this.#user;
  }

  /** The request's token, not verified. */
  async token(): Promise<string | null> {
    return (await this.#claimed())?.token ?? null;
  }

  /** Signs the sender in. The token is returned to native apps only; others get the session cookie. */
  async startSession(session: Session): Promise<{ token: string | null }> {
    this.#become({ token: session.token, userId: null });
    if (this.#claims.mayReceiveToken) return { token: session.token };
    this.#sessionCookie = await this.#stores.sessions.setCookie(session);
    return { token: null };
  }

  async endSession(): Promise<void> {
    const claim = await this.#claimed();
    if (claim !== null) this.#stores.verifiedTokens.delete(claim.token);
    this.#become(null);
    this.#sessionCookie = this.#stores.sessions.clearedCookie;
  }

  /** `Set-Cookie` values of the response; read them last. */
  get cookies(): readonly string[] {
    return [this.#visitor.cookie(), this.#sessionCookie].filter((cookie) => cookie !== null);
  }

  #become(claim: TokenClaim | null): void {
    this.#tokenClaim = Promise.resolve(claim);
    this.#user = null;
  }

  #claimed(): Promise<TokenClaim | null> {
    this.#tokenClaim ??= this.#readCredentials();
    return this.#tokenClaim;
  }

  async #readCredentials(): Promise<TokenClaim | null> {
    const { session } = this.#claims;
    if (session === null) return null;
    return session.kind === 'header' ? session : await this.#stores.sessions.decrypt(session.encrypted);
  }

  async #verify(rest: RestDataSource): Promise<SignedInUser | null> {
    const claim = await this.#claimed();
    if (claim === null) return null;
    const user =
      this.#stores.verifiedTokens.get(claim.token) ?? (await this.#fetchCurrentUser(rest, claim.token));
    return user === null || (claim.userId !== null && claim.userId !== user.id) ? null : user;
  }

  async #fetchCurrentUser(rest: RestDataSource, token: string): Promise<SignedInUser | null> {
    try {
      const { user_id, basic_nickname, wedding_role } = await rest.get(getCurrentSession, {});
      const user = { id: user_id, token, nickname: basic_nickname, weddingRole: wedding_role };
      this.#stores.verifiedTokens.add(user);
      return user;
    } catch (error) {
      if (error instanceof SignInRequired) return null;
      throw error;
    }
  }
}

export interface IdentityOptions {
  readonly sessionSecret: string;
  /** Over https its cookies are `Secure`. */
  readonly siteUrl: string;
  /** User-Agent token of the native app. */
  readonly appMarker: string;
}

/** Creates the identities of requests; one for the process. */
export class IdentityService {
  readonly #appMarker: string;
  readonly #stores: IdentityStores;
  readonly #visitors: VisitorRegistry;

  constructor({ sessionSecret, siteUrl, appMarker }: IdentityOptions, upstream: UpstreamClient) {
    const secure = siteUrl.startsWith('https:');
    this.#appMarker = appMarker;
    this.#stores = {
      sessions: new SessionCookies(sessionSecret, secure),
      verifiedTokens: new VerifiedTokens(),
    };
    this.#visitors = new VisitorRegistry(upstream, secure);
  }

  /** `trusted`: the request came over TLS or from loopback, so that a token header counts. */
  forRequest(headers: RequestHeaders, trusted: boolean): Identity {
    const claims = readClaims(headers, this.#appMarker, trusted);
    return new Identity(claims, this.#visitors.resolve(claims.visitor), this.#stores);
  }
}

import { hash, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeyValueStore } from '../cache/store.ts';
import { requestError } from '../http/errors.ts';
import type { Caller } from '../http/rateLimit.ts';
import { isLoopback } from '../http/server.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { RestDataSource } from '../upstream/dataSource.ts';
import { getCurrentSession } from '../upstream/endpoints/users.ts';
import { SignInRequired } from '../upstream/errors.ts';
import {
  type NativeApp,
  readClaims,
  type RequestClaims,
  type RequestHeaders,
  type Visitor,
  VisitorRegistry,
} from './claims.ts';
import type { Secrets } from './encryption.ts';
import { LogInGuard } from './logInGuard.ts';
import { type Session, SessionCookies } from './session.ts';

/** A user whose token has been verified. */
export interface SignedInUser {
  readonly id: string;
  readonly token: string;
  /** The user as the REST API describes it; reading a field that breaks its shape throws Malformed. */
  readonly profile: {
    readonly basic_nickname: string;
    readonly wedding_role: 'couple' | 'groom' | 'bride' | null;
  };
}

const MAX_TOKENS = 10_000;

/** Remembers verified tokens for a minute. Keys are hashed, so that memory holds no tokens. */
export class VerifiedTokens {
  readonly #secret = randomBytes(32).toString('base64');
  readonly #users: LRUCache<string, Omit<SignedInUser, 'token'>>;
  /** Tokens of sessions that ended, for longer than a verification may take. */
  readonly #ended: LRUCache<string, true>;

  constructor(ttlMs = 60_000) {
    const options = { max: MAX_TOKENS, ttl: ttlMs, ttlResolution: 0 };
    this.#users = new LRUCache(options);
    this.#ended = new LRUCache(options);
  }

  get(token: string): SignedInUser | null {
    const user = this.#users.get(this.#hash(token));
    return user === undefined ? null : { ...user, token };
  }

  /** @returns false if the session has ended since its verification began */
  add({ token, id, profile }: SignedInUser): boolean {
    const key = this.#hash(token);
    if (this.#ended.has(key)) return false;
    this.#users.set(key, { id, profile });
    return true;
  }

  /** Removes a token; a verification in progress does not restore it. */
  end(token: string): void {
    const key = this.#hash(token);
    this.#users.delete(key);
    this.#ended.set(key, true);
  }

  /** Admits a token that a new session has. */
  begin(token: string): void {
    this.#ended.delete(this.#hash(token));
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
  /** Whether the gateway itself has issued the session. */
  readonly isOurs: boolean;
}

/** What the identities of a process share. */
interface IdentityServices {
  readonly sessions: SessionCookies;
  readonly verifiedTokens: VerifiedTokens;
  readonly logInGuard: LogInGuard;
  /** Holds the sessions that were ended here while the REST API could not be reached, by the hash of their token. */
  readonly store: KeyValueStore;
}

/** Has the API verify a token, unless too many were wrong: those for which `verify` gives null. @throws RATE_LIMITED */
export type LimitVerification = <T>(verify: () => Promise<T | null>) => Promise<T | null>;

function nullIfWrong(error: unknown): null {
  if (error instanceof SignInRequired) return null;
  throw error;
}

const ENDED_SESSION_MS = 365 * 86_400_000;
const endedKey = (token: string): string => `ended-session:${hash('sha256', token, 'base64url')}`;

/** The sender of one personal request: device and user. The user is a guest until the token is verified. */
export class Identity {
  readonly app: NativeApp | null;
  /** Whom rate limits count. */
  readonly caller: Caller;
  readonly #claims: RequestClaims;
  readonly #visitor: Visitor;
  readonly #services: IdentityServices;
  readonly #limitVerification: LimitVerification;
  /** Undefined until the request's credentials are read. */
  #tokenClaim: Promise<TokenClaim | null> | undefined;
  #user: Promise<SignedInUser | null> | null = null;
  #sessionCookies: readonly string[] = [];
  #deviceCookie: string | null = null;

  constructor(
    claims: RequestClaims,
    address: string,
    visitor: Visitor,
    services: IdentityServices,
    limitVerification: LimitVerification = (verify) => verify(),
  ) {
    this.app = claims.app;
    this.caller = { client: claims.visitor.id, address };
    this.#claims = claims;
    this.#visitor = visitor;
    this.#services = services;
    this.#limitVerification = limitVerification;
  }

  get visitorId(): string {
    return this.#visitor.id;
  }

  /**
   * The authenticated user; verified once per request. Null for a guest, an invalid token, and a token of another user
   * than the request claims. Rejects when the token cannot be verified or came in clear text.
   */
  user(rest: RestDataSource): Promise<SignedInUser | null> {
    this.#user ??= this.#verify(rest);
    return this.#user;
  }

  /** The request's token, not verified. */
  async token(): Promise<string | null> {
    return (await this.#claimed())?.token ?? null;
  }

  /** Sends an attempt to log in within the limits of guessing. @throws RATE_LIMITED */
  async attemptLogIn<T>(email: string, attempt: () => Promise<T>): Promise<T> {
    const source = {
      ...this.caller,
      cookies: this.#claims.cookies,
      keepsCookies: !this.#claims.mayReceiveToken,
    };
    const { result, cookie } = await this.#services.logInGuard.run(email, source, attempt);
    this.#deviceCookie = cookie;
    return result;
  }

  /** Signs the sender in. The token is returned to native apps only; others get the session cookie. */
  async startSession(session: Session): Promise<{ token: string | null }> {
    this.#services.verifiedTokens.begin(session.token);
    this.#become({ token: session.token, userId: null, isOurs: true });
    if (this.#claims.mayReceiveToken) return { token: session.token };
    this.#sessionCookies = await this.#services.sessions.setCookies(session);
    return { token: null };
  }

  /**
   * Signs the sender out. The cookies are deleted whatever happens; where `endAtApi` fails, this gateway and its
   * replicas refuse the session from now on. Rejects if in that case the token was never verified.
   */
  async endSession(endAtApi: () => Promise<unknown>): Promise<void> {
    this.#sessionCookies = this.#services.sessions.clearedCookies;
    const claim = await this.#claimed();
    if (claim === null) return;
    const { verifiedTokens, store } = this.#services;
    const isGenuine = claim.isOurs || verifiedTokens.get(claim.token) !== null;
    verifiedTokens.end(claim.token);
    try {
      await endAtApi();
    } catch (failure) {
      // Otherwise anyone could fill the store with invented tokens.
      if (!isGenuine) throw failure;
      await store.set(endedKey(claim.token), '1', ENDED_SESSION_MS);
    }
    this.#become(null);
  }

  /** `Set-Cookie` values of the response; read them last. */
  get cookies(): readonly string[] {
    return [this.#visitor.cookie(), ...this.#sessionCookies, this.#deviceCookie].filter(
      (cookie) => cookie !== null,
    );
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
    if (session.kind === 'header') return { ...session, isOurs: false };
    if (session.kind === 'insecure')
      throw requestError(
        'HTTPS_REQUIRED',
        'X-WEDDING-TOKEN came over plain http, where anyone on the way can read it. Send it to the https address of SITE_URL.',
      );
    const decrypted = await this.#services.sessions.decrypt(session);
    // A client that states its user id is a guest if the cookie belongs to another user.
    if (decrypted === null || (session.userId ?? decrypted.userId) !== decrypted.userId) return null;
    return { ...decrypted, isOurs: true };
  }

  async #verify(rest: RestDataSource): Promise<SignedInUser | null> {
    const claim = await this.#claimed();
    if (claim === null) return null;
    const user =
      this.#services.verifiedTokens.get(claim.token) ?? (await this.#fetchCurrentUser(rest, claim.token));
    return user === null || (claim.userId !== null && claim.userId !== user.id) ? null : user;
  }

  async #fetchCurrentUser(rest: RestDataSource, token: string): Promise<SignedInUser | null> {
    const { verifiedTokens, store } = this.#services;
    if ((await store.get(endedKey(token))) !== null) return null;
    const profile = await this.#limitVerification(() => rest.get(getCurrentSession, {}).catch(nullIfWrong));
    if (profile === null) return null;
    const user = { id: profile.user_id, token, profile };
    return verifiedTokens.add(user) ? user : null;
  }
}

export interface IdentityOptions {
  readonly sessionSecrets: Secrets;
  /** Over https its cookies are `Secure`, and token headers count. */
  readonly siteUrl: string;
  /** User-Agent token of the native app. */
  readonly appMarker: string;
}

/** Creates the identities of requests; one for the process. */
export class IdentityService {
  readonly #appMarker: string;
  readonly #secure: boolean;
  readonly #services: IdentityServices;
  readonly #visitors: VisitorRegistry;

  /** @param store shared by all replicas */
  constructor(
    { sessionSecrets, siteUrl, appMarker }: IdentityOptions,
    upstream: UpstreamClient,
    store: KeyValueStore,
  ) {
    // SITE_URL alone says whether clients come over TLS; the proxy in front must not pass plain http on.
    const secure = siteUrl.startsWith('https:');
    this.#appMarker = appMarker;
    this.#secure = secure;
    this.#services = {
      sessions: new SessionCookies(sessionSecrets, secure),
      verifiedTokens: new VerifiedTokens(),
      logInGuard: new LogInGuard(store, sessionSecrets, secure),
      store,
    };
    this.#visitors = new VisitorRegistry(upstream, secure);
  }

  /** With `limitVerification` the request may be refused yet: its device is not registered. */
  forRequest(
    headers: RequestHeaders,
    address: string,
    requestId: string,
    limitVerification?: LimitVerification,
  ): Identity {
    const claims = readClaims(headers, this.#appMarker, this.#secure || isLoopback(address));
    const visitor = limitVerification
      ? { id: claims.visitor.id ?? randomUUID(), cookie: () => null }
      : this.#visitors.resolve(claims.visitor, requestId);
    return new Identity(claims, address, visitor, this.#services, limitVerification);
  }
}

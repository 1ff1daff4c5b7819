import type { UpstreamClient } from '../upstream/client.ts';
import type { RestDataSource } from '../upstream/dataSource.ts';
import { type NativeApp, readClaims, type RequestHeaders } from './claims.ts';
import { type Session, SessionCookies } from './session.ts';
import { type SignedInUser, VerifiedTokens } from './verifiedTokens.ts';
import { Viewer } from './viewer.ts';
import { type Visitor, VisitorRegistry } from './visitor.ts';

export interface IdentityOptions {
  readonly sessionSecret: string;
  /** Over https its cookies are `Secure`. */
  readonly siteUrl: string;
  /** User-Agent token of the native app. */
  readonly appMarker: string;
}

/** The sender of one personal request: device and user. */
export class Identity {
  readonly app: NativeApp | null;
  readonly #visitor: Visitor;
  readonly #viewer: Viewer;
  readonly #sessions: SessionCookies;
  readonly #mayReceiveToken: boolean;
  #sessionCookie: string | null = null;

  constructor(
    app: NativeApp | null,
    visitor: Visitor,
    viewer: Viewer,
    sessions: SessionCookies,
    mayReceiveToken: boolean,
  ) {
    this.app = app;
    this.#visitor = visitor;
    this.#viewer = viewer;
    this.#sessions = sessions;
    this.#mayReceiveToken = mayReceiveToken;
  }

  get visitorId(): string {
    return this.#visitor.id;
  }

  /** The authenticated user; null for a guest; rejects when the token cannot be verified. */
  user(rest: RestDataSource): Promise<SignedInUser | null> {
    return this.#viewer.authenticate(rest);
  }

  /** The request's token, not verified. */
  token(): Promise<string | null> {
    return this.#viewer.token();
  }

  /** Signs the sender in. The token is returned to native apps only; others get the session cookie. */
  async startSession(session: Session): Promise<{ token: string | null }> {
    this.#viewer.signIn(session.token);
    if (this.#mayReceiveToken) return { token: session.token };
    this.#sessionCookie = await this.#sessions.setCookie(session);
    return { token: null };
  }

  async endSession(): Promise<void> {
    await this.#viewer.signOut();
    this.#sessionCookie = this.#sessions.clearedCookie;
  }

  /** `Set-Cookie` values of the response; read them last. */
  get cookies(): readonly string[] {
    return [this.#visitor.cookie(), this.#sessionCookie].filter((cookie) => cookie !== null);
  }
}

/** Creates the identities of requests; one for the process. */
export class IdentityService {
  readonly #options: IdentityOptions;
  readonly #sessions: SessionCookies;
  readonly #verifiedTokens = new VerifiedTokens();
  readonly #visitors: VisitorRegistry;

  constructor(options: IdentityOptions, upstream: UpstreamClient) {
    const secure = options.siteUrl.startsWith('https:');
    this.#options = options;
    this.#sessions = new SessionCookies(options.sessionSecret, secure);
    this.#visitors = new VisitorRegistry(upstream, secure);
  }

  /** `trusted`: the request came over TLS or from loopback, so that a token header counts. */
  forRequest(headers: RequestHeaders, trusted: boolean): Identity {
    const claims = readClaims(headers, this.#options.appMarker, trusted);
    const viewer = new Viewer(claims.session, this.#sessions, this.#verifiedTokens);
    const visitor = this.#visitors.resolve(claims.visitor);
    return new Identity(claims.app, visitor, viewer, this.#sessions, claims.mayReceiveToken);
  }
}

import type { Reads } from '../upstream/dataSource.ts';
import type { Upstream } from '../upstream/client.ts';
import type { NativeApp } from './app.ts';
import { identify, type RequestHeaders } from './identify.ts';
import { Proofs, type SignedIn } from './verifiedTokens.ts';
import { Sessions, type Session } from './session.ts';
import { Viewer } from './viewer.ts';
import { Visitors, type Visitor } from './visitor.ts';

/** Settings of identity. */
export interface IdentityOptions {
  readonly sessionSecret: string;
  /** Address of the site; over https its cookies are `Secure`. */
  readonly siteUrl: string;
  readonly appMarker: string;
}

/** Who sends one personal request: the device, the user, and what the answer has to tell them about themselves. */
export class Identity {
  readonly app: NativeApp | null;
  readonly #visitor: Visitor;
  readonly #viewer: Viewer;
  readonly #sessions: Sessions;
  readonly #mayHoldToken: boolean;
  #sessionCookie: string | null = null;

  constructor(
    app: NativeApp | null,
    visitor: Visitor,
    viewer: Viewer,
    sessions: Sessions,
    mayHoldToken: boolean,
  ) {
    this.app = app;
    this.#visitor = visitor;
    this.#viewer = viewer;
    this.#sessions = sessions;
    this.#mayHoldToken = mayHoldToken;
  }

  /** Id of the device. */
  get visitorId(): string {
    return this.#visitor.id;
  }

  /** The proven user; null for a guest; rejects when the proof cannot be had. */
  user(reads: Reads): Promise<SignedIn | null> {
    return this.#viewer.prove(reads);
  }

  /** The token of the request, proven or not. */
  token(): Promise<string | null> {
    return this.#viewer.token();
  }

  /** Makes the sender the owner of a session. The token is told only to native apps; everybody else gets the cookie. */
  async startSession(session: Session): Promise<{ token: string | null }> {
    this.#viewer.become(session.token);
    if (this.#mayHoldToken) return { token: session.token };
    this.#sessionCookie = await this.#sessions.cookie(session);
    return { token: null };
  }

  /** Makes the sender a guest. */
  async endSession(): Promise<void> {
    await this.#viewer.leave();
    this.#sessionCookie = this.#sessions.goodbye;
  }

  /** `Set-Cookie` values of the answer; read them last. */
  get cookies(): readonly string[] {
    return [this.#visitor.cookie(), this.#sessionCookie].filter((cookie) => cookie !== null);
  }
}

/** Tells who sends a request; one for all requests of a process. */
export class Identities {
  readonly #options: IdentityOptions;
  readonly #sessions: Sessions;
  readonly #proofs = new Proofs();
  readonly #visitors: Visitors;

  constructor(options: IdentityOptions, upstream: Upstream) {
    const secure = options.siteUrl.startsWith('https:');
    this.#options = options;
    this.#sessions = new Sessions(options.sessionSecret, secure);
    this.#visitors = new Visitors(upstream, secure);
  }

  /** The sender of a personal request; `trusted`: it came over TLS or from loopback, so that a token in its header counts. */
  of(headers: RequestHeaders, trusted: boolean): Identity {
    const claims = identify(headers, this.#options.appMarker, trusted);
    const viewer = new Viewer(claims.session, this.#sessions, this.#proofs);
    const visitor = this.#visitors.meet(claims.visitor);
    return new Identity(claims.app, visitor, viewer, this.#sessions, claims.mayHoldToken);
  }
}

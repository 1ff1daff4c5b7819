/** What one request knows. Resolvers see nothing of the world but this. */
import type { Reads } from './upstream/read.ts';
import type { Trace } from './upstream/trace.ts';

/** A user whose token was proven (X03) in this request or shortly before. */
export interface SignedIn {
  readonly id: string;
  readonly token: string;
  readonly nickname: string;
  readonly weddingRole: 'couple' | 'groom' | 'bride' | null;
}

/** The native app, told by its marker in the user agent or by its 16-character visitor id. */
export interface NativeApp {
  /** major.minor.patch, where the app tells it. */
  readonly version: string | null;
}

/** A session as log-in and sign-up give it. */
export interface Session {
  readonly userId: string;
  readonly token: string;
  readonly nickname: string;
  readonly expiresAt: string;
}

export interface Context {
  /** All REST reads and writes of this request. */
  readonly reads: Reads;
  /** The proven user, null for a guest; rejects when the proof itself could not be had. A public operation has none. */
  readonly viewer: () => Promise<SignedIn | null>;
  /** Id of the visitor's device; null on public operations. */
  readonly visitorId: string | null;
  readonly app: NativeApp | null;
  /** Where the site lives: absolute, without a slash at the end. */
  readonly site: { readonly url: string };
  /** The REST calls made, for developers. */
  readonly trace: Trace;
  readonly now: () => Date;
  /** Makes the request's viewer the owner of a session. The token is told only to native apps: without `Origin` and `Cookie`. */
  readonly startSession: (session: Session) => Promise<{ token: string | null }>;
  /** Makes the viewer a guest and forgets the proof of the token. */
  readonly endSession: () => void;
  /** `Set-Cookie` values to answer with. */
  readonly cookies: readonly string[];
}

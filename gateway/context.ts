/** What one request knows. Resolvers see nothing of the world but this. */
import type { NativeApp } from './identity/app.ts';
import { Identities, type IdentityOptions } from './identity/identities.ts';
import type { RequestHeaders } from './identity/identify.ts';
import type { SignedIn } from './identity/verifiedTokens.ts';
import type { Session } from './identity/session.ts';
import { inProcess } from './cache/keyValueStore.ts';
import { Once } from './cache/idempotency.ts';
import { createLive, type Live } from './cache/pubSub.ts';
import type { Departure } from './upstream/resilience/deadline.ts';
import { Reads } from './upstream/dataSource.ts';
import { Trace } from './upstream/recordCall.ts';
import type { Upstream } from './upstream/client.ts';

export type { SignedIn } from './identity/verifiedTokens.ts';

/** What the resolvers of one request work with. */
export interface Context {
  /** All REST reads and writes of this request. */
  readonly reads: Reads;
  /** The REST calls made, for developers, and whether anything of the answer is stale. */
  readonly trace: Trace;
  /** Channels on which changes are told to those who watch. */
  readonly live: Live;
  /** Where the site lives (absolute, without a slash at the end), and the tags of its magazine that mark promotion. */
  readonly site: { readonly url: string; readonly promotionalTags: readonly string[] };
  /** Colour that stands in for the picture at an address, `#rrggbb`; null while it is not known. */
  readonly colourOf: (original: string) => string | null | Promise<string | null>;
  /** Tenant whose gift tickets are read, from the configuration. */
  readonly tenantId: string;
  /** Id of the visitor's device; null on public operations. */
  readonly visitorId: string | null;
  /** The native app, where the request comes from it; null on public operations. */
  readonly app: NativeApp | null;
  /** The proven user; null for a guest and on public operations; rejects when the proof itself cannot be had. */
  viewer(): Promise<SignedIn | null>;
  /** Makes the viewer the owner of a session. The token is told only to native apps; everybody else gets a cookie. */
  startSession(session: Session): Promise<{ token: string | null }>;
  /** Makes the viewer a guest and forgets the proof of the token. */
  endSession(): Promise<void>;
  /**
   * `Set-Cookie` values of the answer; ask for them last. No getter: an object literal with one is kept by V8, and all
   * that hangs on it, until the next full collection.
   */
  cookies(): readonly string[];
  /** Doing things once for a key. */
  readonly once: Once;
  /** What domains keep for the length of this request (schema/kit/perRequest.ts). */
  readonly memory: Map<symbol, unknown>;
  now(): Date;
}

/** A request as its door knows it. */
export interface Asked {
  readonly headers: RequestHeaders;
  /** Address of the client. */
  readonly address: string;
  /** Told when the client has left or the operation's time is up. */
  readonly departure: Departure;
  /** Whether the operation depends on who asks. All others run without identity, so that their answers can be shared. */
  readonly personal: boolean;
  /** Whether to keep the REST calls for developers. */
  readonly trace: boolean;
}

/** Settings of contexts. */
export interface ContextOptions extends IdentityOptions {
  readonly colourOf?: Context['colourOf'];
  readonly tenantId: string;
  /** Tags that mark promotion in the magazine. */
  readonly noKarteTags?: readonly string[];
}

/** Makes the contexts of a process; `once` and `live` are shared by all processes of a product
 * where they share a store. */
export function createContexts(
  options: ContextOptions,
  upstream: Upstream,
  once = new Once(inProcess()),
  live: Live = createLive(),
): (asked: Asked) => Context {
  const identities = new Identities(options, upstream);
  const site = { url: options.siteUrl, promotionalTags: options.noKarteTags ?? [] };
  const { tenantId, colourOf = unknownColour } = options;
  return ({ headers, address, departure, personal, trace: detailed }) => {
    const trace = new Trace(detailed);
    if (!personal) {
      const reads = new Reads(upstream, { departure, trace, visitorId: null, user: nobody, token: nobody });
      return { reads, trace, live, site, once, colourOf, tenantId, memory: new Map(), ...GUEST };
    }
    const identity = identities.of(headers, options.siteUrl.startsWith('https:') || isLoopback(address));
    const { visitorId, app } = identity;
    const viewer = (): Promise<SignedIn | null> => identity.user(reads);
    const reads: Reads = new Reads(upstream, {
      departure,
      trace,
      visitorId,
      user: viewer,
      token: () => identity.token(),
    });
    return {
      reads,
      trace,
      live,
      site,
      once,
      colourOf,
      tenantId,
      memory: new Map(),
      visitorId,
      app,
      viewer,
      startSession: (session) => identity.startSession(session),
      endSession: () => identity.endSession(),
      cookies: () => identity.cookies,
      now,
    };
  };
}

const nobody = (): Promise<null> => Promise.resolve(null);
const now = (): Date => new Date();
const unknownColour = (): null => null;

/** What a public operation knows of its caller: nothing. Mutations are personal, so no session begins here. */
const GUEST = {
  visitorId: null,
  app: null,
  viewer: nobody,
  startSession: () => Promise.reject(new Error('A public operation has no session.')),
  endSession: () => Promise.reject(new Error('A public operation has no session.')),
  cookies: () => [],
  now,
};

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

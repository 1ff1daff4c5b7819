/** The context of resolvers. */
import { LRUCache } from 'lru-cache';
import type { NativeApp, RequestHeaders } from './identity/claims.ts';
import {
  type IdentityOptions,
  IdentityService,
  type LimitVerification,
  type SignedInUser,
} from './identity/identity.ts';
import type { Session } from './identity/session.ts';
import type { ImageAddresses } from './images/addresses.ts';
import type { IdempotencyStore } from './cache/idempotency.ts';
import type { KeyValueStore, PubSub } from './cache/store.ts';
import type { LegalTexts } from './config/legalTexts.ts';
import { countResolverCall, type ResolverLimit } from './http/rateLimit.ts';
import { RestDataSource } from './upstream/dataSource.ts';
import { ArticleIndex, TopicIndex } from './upstream/articleIndex.ts';
import { AuthorIndex } from './upstream/authorIndex.ts';
import { BrideIndex } from './upstream/brideIndex.ts';
import { FairIndex } from './upstream/fairIndex.ts';
import { HallNames } from './upstream/hallNames.ts';
import { Trace, type UpstreamClient } from './upstream/client.ts';

export type { LegalTexts } from './config/legalTexts.ts';
export type { LimitVerification, SignedInUser } from './identity/identity.ts';

/** Everything the resolvers of one request have access to. */
export interface Context {
  /** REST reads and writes of this request. */
  readonly rest: RestDataSource;
  /** The names of all halls, of this process. */
  readonly hallNames: HallNames;
  /** The fairs of all halls, of this process. */
  readonly fairIndex: FairIndex;
  /** The reports of brides of all halls, of this process. */
  readonly brideIndex: BrideIndex;
  /** The authors of the newest articles, of this process. */
  readonly authorIndex: AuthorIndex;
  /** The tags and categories of the newest articles, of this process. */
  readonly articleIndex: ArticleIndex;
  /** The articles of prefectures and preparation guides, of this process. */
  readonly topicIndex: TopicIndex;
  /** Records REST calls if tracing is enabled, and whether any data is stale. */
  readonly trace: Trace;
  readonly pubSub: PubSub;
  readonly site: {
    /** Origin of the site, without a trailing slash. */
    readonly url: string;
    /** Magazine tags that mark promotional articles. */
    readonly promotionalTags: readonly string[];
  };
  /** Texts that the operator has to publish. */
  readonly legalTexts: LegalTexts;
  /** Addresses of pictures and videos at the gateway. */
  readonly images: Pick<ImageAddresses, 'addressOf' | 'videoAddressOf'>;
  /** The address at the gateway of a file that the sender of the request has sent for a form's field. */
  readonly fileAddressOf: (address: string, key: string) => Promise<string>;
  /** Finds the placeholder color of an image, `#rrggbb`; null if unknown. */
  readonly placeholderColorOf: (original: string) => string | null | Promise<string | null>;
  /** Tenant of gift tickets. */
  readonly tenantId: string;
  /** Visitor id of the device; null for public operations. */
  readonly visitorId: string | null;
  /** The native app that sent the request; null for browsers and public operations. */
  readonly app: NativeApp | null;
  /** The authenticated user; null for guests and public operations. Rejects if authentication is unavailable. */
  viewer(): Promise<SignedInUser | null>;
  /** Signs the viewer in. Browsers get a cookie; only native apps get the token. */
  startSession(session: Session): Promise<{ token: string | null }>;
  /** Signs the viewer out, whether or not `endAtApi` fails. */
  endSession(endAtApi: () => Promise<unknown>): Promise<void>;
  /** Sends an attempt to log in within the limits of guessing. Rejects with RATE_LIMITED, or as the attempt does. */
  attemptLogIn<T>(email: string, attempt: () => Promise<T>): Promise<T>;
  /** Counts a call that is limited only in some cases, by device or by user. Rejects with RATE_LIMITED. */
  countCall(name: ResolverLimit, userId?: string): Promise<void>;
  /**
   * `Set-Cookie` values of the response; read after execution. Not a getter: V8 retains object literals with getters,
   * and everything they reference, until the next major GC (`npm run bench -- scavenges`).
   */
  cookies(): readonly string[];
  readonly idempotency: IdempotencyStore;
  /** Global ids that this process has sent: objects that exist. */
  readonly knownIds: LRUCache<string, true>;
  /** Values that live as long as the request, by key (see {@link perRequest}). */
  readonly requestCache: Map<symbol, unknown>;
  /** Counts what the lists of the operation hold; null where that is not limited. */
  readonly resultBudget: ResultBudget | null;
  now(): Date;
}

/** The values that the lists of one operation may hold. */
interface ResultBudget {
  /** @throws QUERY_TOO_COMPLEX when they are used up */
  spend(values: number): void;
}

/** What a context is created from. */
export interface RequestFacts {
  readonly headers: RequestHeaders;
  /** Client address. */
  readonly address: string;
  /** Aborts when the client disconnects or the deadline passes. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  /**
   * Whether the operation reads data of the viewer. Other operations get no identity, so their results can be shared.
   */
  readonly personal: boolean;
  /** The visitor id that the request sent, for reads that are never shared; personal operations have an identity. */
  readonly visitorId?: string | null;
  /** Whether to record REST calls. */
  readonly trace: boolean;
  /** REST calls that the operation may send; unlimited by default. */
  readonly maxCalls?: number;
  readonly resultBudget?: ResultBudget | null;
  /** Whether no client waits for the result. */
  readonly isBackground?: boolean;
  /** Public REST reads of earlier operations of the same page. */
  readonly publicReads?: Map<string, Promise<unknown>>;
  /** For a request that may be refused once its viewer is known. */
  readonly limitVerification?: LimitVerification;
}

export interface ContextOptions extends IdentityOptions {
  readonly images: Context['images'];
  readonly fileAddressOf: Context['fileAddressOf'];
  readonly placeholderColorOf?: Context['placeholderColorOf'];
  readonly tenantId: string;
  readonly legalTexts: LegalTexts;
  readonly services: {
    /** Magazine tags that mark promotional articles. */
    readonly noKarteTags: readonly string[];
  };
}

const MAX_KNOWN_IDS = 50_000;

/** What replicas share through Redis. */
export interface SharedState {
  readonly idempotency: IdempotencyStore;
  readonly pubSub: PubSub;
  readonly store: KeyValueStore;
  /** Redis itself; undefined without. */
  readonly sharedStore: KeyValueStore | undefined;
}

/** Creates the context factory of a process. */
export function createContextFactory(
  options: ContextOptions,
  upstream: UpstreamClient,
  { idempotency, pubSub, store, sharedStore }: SharedState,
): (request: RequestFacts) => Context {
  const identities = new IdentityService(options, upstream, store);
  const { tenantId, legalTexts, images, fileAddressOf, placeholderColorOf = unknownColor } = options;
  const services = {
    pubSub,
    idempotency,
    site: { url: options.siteUrl, promotionalTags: options.services.noKarteTags },
    knownIds: new LRUCache<string, true>({ max: MAX_KNOWN_IDS }),
    legalTexts,
    images,
    fileAddressOf,
    placeholderColorOf,
    tenantId,
    hallNames: new HallNames(upstream),
    fairIndex: new FairIndex(upstream, sharedStore),
    brideIndex: new BrideIndex(upstream, sharedStore),
    authorIndex: new AuthorIndex(upstream, sharedStore),
    articleIndex: new ArticleIndex(upstream, sharedStore),
    topicIndex: new TopicIndex(upstream, sharedStore),
    now,
  };
  return (request) => {
    const { headers, address, signal, requestId, personal, trace: recordsCalls, maxCalls } = request;
    const { isBackground, publicReads, resultBudget = null, visitorId: sentVisitorId = null } = request;
    const trace = new Trace(recordsCalls);
    const facts = { signal, trace, requestId, maxCalls, isBackground, publicReads };
    const requestCache = new Map<symbol, unknown>();
    if (!personal) {
      const rest = new RestDataSource(upstream, { ...facts, ...NO_CREDENTIALS, visitorId: sentVisitorId });
      return { ...services, ...ANONYMOUS, rest, trace, requestCache, resultBudget };
    }
    const identity = identities.forRequest(headers, address, requestId, request.limitVerification);
    const { visitorId, app } = identity;
    const viewer = (): Promise<SignedInUser | null> => identity.user(rest);
    const token = (): Promise<string | null> => identity.token();
    const rest: RestDataSource = new RestDataSource(upstream, { ...facts, visitorId, user: viewer, token });
    return {
      ...services,
      rest,
      trace,
      requestCache,
      resultBudget,
      visitorId,
      app,
      viewer,
      startSession: (session) => identity.startSession(session),
      endSession: (endAtApi) => identity.endSession(endAtApi),
      attemptLogIn: (email, attempt) => identity.attemptLogIn(email, attempt),
      countCall(name, userId) {
        const { client, address: network } = identity.caller;
        return countResolverCall(store, name, {
          client: userId ? `user ${userId}` : client,
          address: network,
        });
      },
      cookies: () => identity.cookies,
    };
  };
}

const resolveNull = (): Promise<null> => Promise.resolve(null);
const now = (): Date => new Date();
const unknownColor = (): null => null;

const rejectPersonal = (): Promise<never> => Promise.reject(new Error('A public operation has no identity.'));

const NO_CREDENTIALS = { visitorId: null, user: resolveNull, token: resolveNull };

/** Identity of public operations. Mutations and secrets are personal, so neither sessions nor guesses occur here. */
const ANONYMOUS = {
  visitorId: null,
  app: null,
  viewer: resolveNull,
  startSession: rejectPersonal,
  endSession: rejectPersonal,
  attemptLogIn: rejectPersonal,
  countCall: rejectPersonal,
  cookies: () => [],
};

/**
 * A value created once per request, on first use. Stored on the context: a WeakMap keyed by request would keep its
 * values alive until the next major GC.
 */
export function perRequest<T>(create: (context: Context) => T): (context: Context) => T {
  const key = Symbol();
  return (context) => {
    // Only this function writes under its symbol.
    const existing = context.requestCache.get(key) as T | undefined;
    if (existing !== undefined) return existing;
    const created = create(context);
    context.requestCache.set(key, created);
    return created;
  };
}

import type { z } from 'zod';
import type { Broadcast } from '../cache/redis.ts';
import type { KeyValueStore } from '../cache/store.ts';
import { type CacheTtl, TEMPORARY_TTL } from '../cache/ttl.ts';
import type { HostState, SpanRecorder } from '../telemetry/records.ts';
import type { DnsCache } from './dns.ts';
import type { AnyEndpoint, Endpoint, EndpointInput } from './endpoint.ts';
import { refusesGateway } from './errors.ts';
import { type ReadStatus, PublicCache } from './publicCache.ts';
import { type Credentials, type EncodedRequest, encodeRequest } from './request.ts';
import { DEFAULT_POLICY, type RestHost, type UpstreamPolicy } from './resilience/policy.ts';
import { SharedCache } from './sharedCache.ts';
import { type CallResult, type OnCallResult, Transport, type UpstreamReply } from './transport.ts';

/** How a call ended, for logs and metrics. Contains no text from requests or responses. */
export interface CallEvent extends CallResult {
  readonly call: string;
  readonly host: RestHost;
  /** Path template. */
  readonly path: string;
  /** Whether the host refused the gateway itself: 401 or 403 to a call without credentials. */
  readonly refusesGateway: boolean;
}

export interface UpstreamClientOptions {
  /** Base URL of each REST host. */
  readonly hosts: Readonly<Record<RestHost, URL>>;
  readonly policy?: UpstreamPolicy;
  /** The product's name in paths of the magazine API. */
  readonly product?: string;
  /** Credentials of the search service, sent to that host alone. */
  readonly search?: { readonly appId: string; readonly key: string };
  readonly onCall?: (event: CallEvent) => void;
  /** Called too if the call failed, or its reply breaks the contract. */
  readonly onDefectiveCall?: (event: CallEvent) => void;
  readonly dnsCache?: DnsCache;
  /** Shares public replies with other gateways. */
  readonly sharedStore?: KeyValueStore;
  /** Carries the keys of replies that a write has changed, to and from other gateways. */
  readonly changedKeys?: Broadcast | undefined;
}

/** Totals since the start. */
export interface UpstreamCounters {
  calls: number;
  failures: number;
  dropped: number;
  salvaged: number;
  bulkCalls: number;
  bulkIds: number;
  readonly reads: Record<ReadStatus, number>;
}

/** The REST APIs: connections, limits and the public cache, shared by all requests of the process. */
export class UpstreamClient {
  readonly cache: PublicCache;
  readonly counters: UpstreamCounters = {
    calls: 0,
    failures: 0,
    dropped: 0,
    salvaged: 0,
    bulkCalls: 0,
    bulkIds: 0,
    reads: { hit: 0, refreshing: 0, stale: 0, miss: 0, shared: 0, none: 0 },
  };
  readonly #transport: Transport;
  readonly #product: string;
  readonly #onCall: (event: CallEvent) => void;
  readonly #onDefectiveCall: (event: CallEvent) => void;
  readonly #sharedCache: SharedCache | null;
  readonly #changedKeys: Broadcast | undefined;

  constructor({
    hosts,
    policy = DEFAULT_POLICY,
    product = 'wn',
    search = { appId: 'embedded', key: 'embedded' },
    onCall = () => undefined,
    onDefectiveCall = () => undefined,
    dnsCache,
    sharedStore,
    changedKeys,
  }: UpstreamClientOptions) {
    this.#sharedCache = sharedStore ? new SharedCache(sharedStore, (key) => changedKeys?.send(key)) : null;
    const searchHeaders = ['x-algolia-application-id', search.appId, 'x-algolia-api-key', search.key];
    this.#transport = new Transport(hosts, policy, dnsCache, this.#onResult, { search: searchHeaders });
    this.#product = product;
    this.cache = new PublicCache(policy.cache);
    this.#changedKeys = changedKeys;
    changedKeys?.onMessage((key) => this.cache.expire(key));
    this.#onCall = onCall;
    this.#onDefectiveCall = onDefectiveCall;
  }

  encodeRequest(endpoint: AnyEndpoint, input: EndpointInput, credentials: Credentials): EncodedRequest {
    return encodeRequest(endpoint, input, credentials, this.#product);
  }

  /** Calls an endpoint, past all caches. */
  call<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
    request: EncodedRequest,
    signal?: AbortSignal,
  ): Promise<UpstreamReply<z.output<R>>> {
    this.counters.calls += 1;
    return this.#transport.call(endpoint, input, request, signal);
  }

  /** Makes a cacheable call, or reads the reply that another gateway has stored. */
  callShared<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    request: EncodedRequest,
    key: string,
    signal: AbortSignal,
  ): Promise<UpstreamReply<z.output<R>>> {
    const call = () => this.call(endpoint, input, request, signal);
    return this.#sharedCache?.getOrCall(endpoint, input, key, call, signal) ?? call();
  }

  /** Invalidates a cached public reply, here and for other gateways. */
  async invalidate(key: string): Promise<void> {
    await this.#sharedCache?.invalidate(key);
    // After the shared cache, from which a read may have copied the old reply until now.
    this.cache.expire(key);
    this.#changedKeys?.send(key);
  }

  /** Replies that other gateways had fetched. */
  get sharedHits(): number {
    return this.#sharedCache?.hits ?? 0;
  }

  readonly #onResult: OnCallResult = (endpoint, result) => {
    if (result.failure !== null) this.counters.failures += 1;
    this.counters.dropped += result.dropped;
    this.counters.salvaged += result.salvaged.length;
    const { call, host, path } = endpoint;
    const { failure, salvaged, dropped } = result;
    const isRefused = failure !== null && endpoint.isAnonymous && refusesGateway(failure);
    const event = { call, host, path, refusesGateway: isRefused, ...result };
    this.#onCall(event);
    if (failure !== null || salvaged.length + dropped > 0) this.#onDefectiveCall(event);
  };

  hostStates(): readonly HostState[] {
    return this.#transport.hostStates();
  }

  /** Closes all connections once their calls have ended. */
  close(): Promise<void> {
    return this.#transport.close();
  }
}

export function createUpstreamClient(options: UpstreamClientOptions): UpstreamClient {
  return new UpstreamClient(options);
}

/** One REST call, as shown to developers and operators. */
export interface TracedCall {
  readonly call: string;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly cache: ReadStatus;
  /** HTTP status, also of a cached reply; null where there was no response. */
  readonly status: number | null;
  /** `ok`, or the name of the failure with its reason or status. */
  readonly outcome: string;
  /** Milliseconds from the start of the operation to the start of the call. */
  readonly startMs: number;
  readonly ms: number;
  /** Requests sent; 0 from the cache. */
  readonly tries: number;
  /** Number of ids in a bulk call. */
  readonly batch?: number;
}

/** Lifetime of public results, unless a reply in them has a shorter one. */
const RESULT_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };

/** What one operation did upstream. */
export class Trace {
  /** How long the result may be kept, by the cacheable replies in it. */
  ttl = RESULT_TTL;
  /** Whether part of the result is stale, because the API failed. */
  stale = false;
  /** Number of invalid list items left out. */
  dropped = 0;
  /** In `performance.now()` time. */
  readonly startedAt = performance.now();
  /** In the order they ended; null unless requested. */
  readonly calls: TracedCall[] | null;
  /** Null unless the operation is traced. */
  spans: SpanRecorder | null = null;

  constructor(detailed: boolean) {
    this.calls = detailed ? [] : null;
  }
}

/**
 * Rounds of microtasks and next ticks in which the handling of a reply starts its further calls. Each DataLoader on the way
 * takes one.
 */
const SETTLE_ROUNDS = 4;

/** Defers work until no call of a request is in flight, so that one bulk call covers the ids from all replies. */
export class IdleScheduler {
  #inFlight = 0;
  /** In order of registration. */
  #queue: (() => void)[] = [];

  callStarted(): void {
    this.#inFlight += 1;
  }

  callEnded(): void {
    this.#inFlight -= 1;
    if (this.#inFlight > 0 || this.#queue.length === 0) return;
    // A task may defer further tasks.
    const queue = this.#queue;
    this.#queue = [];
    for (const run of queue) run();
  }

  /**
   * Runs a task once no call is in flight and the last reply has been handled. In a later turn of the event loop it would
   * wait for the replies of other requests, and the REST hosts would wait for it (docs/decisions/0045-bulk-calls.md).
   */
  whenNoCallRuns(run: () => void, rounds = SETTLE_ROUNDS): void {
    if (rounds > 0) queueMicrotask(() => process.nextTick(() => this.whenNoCallRuns(run, rounds - 1)));
    else if (this.#inFlight === 0) run();
    else this.#queue.push(() => this.whenNoCallRuns(run));
  }
}

/** How a call of an operation ended. */
export interface CallSummary {
  readonly outcome: string;
  readonly status: number | null;
  readonly tries: number;
  /** In `performance.now()` time. */
  readonly startedAt: number;
  readonly dropped: number;
}

/** Adds a call to the counters of the process and to the trace of its operation. */
export function recordCall(
  trace: Trace,
  counters: UpstreamCounters,
  endpoint: AnyEndpoint,
  request: EncodedRequest,
  { cache, batch }: { readonly cache: ReadStatus; readonly batch: number | undefined },
  summary: CallSummary,
): void {
  counters.reads[cache] += 1;
  if (batch !== undefined) {
    counters.bulkCalls += 1;
    counters.bulkIds += batch;
  }
  trace.dropped += summary.dropped;
  if (endpoint.cache) trace.ttl = shorter(trace.ttl, summary.dropped > 0 ? TEMPORARY_TTL : endpoint.cache);
  if (cache === 'stale') trace.stale = true;
  if (trace.calls === null) return;
  const { call, host, method } = endpoint;
  const { outcome, status, startedAt } = summary;
  const tries = cache === 'miss' || cache === 'none' ? summary.tries : 0;
  const ms = performance.now() - startedAt;
  const path = endpoint.secret ? endpoint.path : request.target;
  // A read that another operation of the page has begun is older than the trace.
  const startMs = Math.max(0, startedAt - trace.startedAt);
  trace.calls.push({ call, host, method, path, status, cache, outcome, startMs, ms, tries, batch });
}

/** The shorter of both in each period. */
function shorter(a: CacheTtl, b: CacheTtl): CacheTtl {
  return {
    fresh: Math.min(a.fresh, b.fresh),
    staleWhileRevalidate: Math.min(a.staleWhileRevalidate, b.staleWhileRevalidate),
    staleIfError: Math.min(a.staleIfError, b.staleIfError),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { buildConnector, type Dispatcher, Pool } from 'undici';
import type { z } from 'zod';
import { Deadline } from '../deadline.ts';
import type { HostState } from '../telemetry/records.ts';
import type { Decoded, ReplySource } from './decode.ts';
import { DnsCache } from './dns.ts';
import type { AnyEndpoint, Endpoint, EndpointInput } from './endpoint.ts';
import { type Failure, isFailure, type Malformed, Unavailable } from './errors.ts';
import type { EncodedRequest } from './request.ts';
import { Bulkhead, type CallEnd, CircuitBreaker, RetryBudget } from './resilience/guards.ts';
import { Hedger } from './resilience/hedging.ts';
import type { RestHost, UpstreamPolicy } from './resilience/policy.ts';
import { classifyResponse, ResponseHandler, type TransportOutcome } from './response.ts';

/** Status of cached replies: only reads with this status are cached. */
export const CACHED_STATUS = 200;

/** A valid reply of a REST call. */
export interface UpstreamReply<T> extends Decoded<T> {
  readonly source: ReplySource<T>;
  /** HTTP status. */
  readonly status: number;
  readonly tries: number;
  /** Age of a reply that another gateway fetched; default 0. */
  readonly ageMs?: number;
}

/** How a call ended. */
export interface CallResult {
  readonly failure: Failure | null;
  /** Invalid parts of a reply that was salvaged. */
  readonly salvaged: readonly Malformed[];
  readonly dropped: number;
  /** In all: waiting for a slot, tries, delays. */
  readonly ms: number;
  /** Id of the request that made the call; null for work of the gateway's own. */
  readonly requestId: string | null;
}

export type OnCallResult = (endpoint: AnyEndpoint, result: CallResult) => void;

/** Headers of all calls to a host. Kept out of `EncodedRequest`, so that API keys are never logged. */
type HostHeaders = Partial<Readonly<Record<RestHost, readonly string[]>>>;

/** The connections to one REST host, with its limits. */
class HostClient {
  #pool: Pool;
  #renewsAt: number;
  /** Resolves when the calls of former pools have ended. */
  #formerPools: Promise<unknown> = Promise.resolve();
  readonly #openPool: () => Pool;
  readonly pathPrefix: string;
  readonly bulkhead: Bulkhead;
  readonly retryBudget: RetryBudget;
  /** Null where reads are not hedged. */
  readonly hedger: Hedger | null;
  /** By path template. */
  readonly breakers = new Map<string, CircuitBreaker>();
  readonly #policy: UpstreamPolicy;
  /** When the certificate of the latest connection expires, in seconds of Unix time; null without TLS. */
  certificateExpires: number | null = null;

  constructor(host: RestHost, baseUrl: URL, policy: UpstreamPolicy, dnsCache: DnsCache) {
    this.#policy = policy;
    this.pathPrefix = baseUrl.pathname.replace(/\/$/, '');
    this.bulkhead = new Bulkhead(policy.maxConcurrentCalls);
    this.retryBudget = new RetryBudget(policy.retry);
    this.hedger = policy.hedge.hosts.includes(host) ? new Hedger(policy.hedge, this.bulkhead) : null;
    const connect = buildConnector({
      timeout: policy.connectTimeoutMs,
      lookup: dnsCache.lookup,
      allowH2: false,
    });
    this.#openPool = () =>
      new Pool(baseUrl.origin, {
        connections: policy.maxConcurrentCalls,
        pipelining: 1,
        allowH2: false,
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: (options, callback) =>
          connect(options, (...result) => {
            this.certificateExpires = certificateExpiry(...result) ?? this.certificateExpires;
            callback(...result);
          }),
      });
    this.#pool = this.#openPool();
    this.#renewsAt = performance.now() + policy.connectionMs;
  }

  get stats(): Pool['stats'] {
    return this.#pool.stats;
  }

  /** undici's own `clientTtl` takes a tenth more CPU time for a hall. */
  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    const now = performance.now();
    if (now >= this.#renewsAt) {
      const closed = this.#pool.close();
      this.#formerPools = this.#formerPools.then(() => closed);
      this.#pool = this.#openPool();
      this.#renewsAt = now + this.#policy.connectionMs;
    }
    this.#pool.dispatch(options, handler);
  }

  /** Closes all connections once their calls have ended. */
  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#formerPools]);
  }

  breakerOf(path: string): CircuitBreaker {
    let breaker = this.breakers.get(path);
    if (breaker === undefined) this.breakers.set(path, (breaker = new CircuitBreaker(this.#policy.breaker)));
    return breaker;
  }
}

/** When the certificate of a new connection expires, in seconds of Unix time; null if the connection does not say it. */
function certificateExpiry(...[error, socket]: Parameters<buildConnector.Callback>): number | null {
  if (error !== null && 'code' in error && error.code === 'CERT_HAS_EXPIRED') return Date.now() / 1_000;
  // A resumed session has no certificate.
  const expiresAt =
    socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Number.NaN;
  return Number.isNaN(expiresAt) ? null : expiresAt / 1_000;
}

/** Sends all REST calls, with circuit breaker, bulkhead, hedging and retries. The only user of undici. */
export class Transport {
  readonly #policy: UpstreamPolicy;
  readonly #hosts: Readonly<Record<RestHost, HostClient>>;
  readonly #onResult: OnCallResult;
  readonly #hostHeaders: HostHeaders;

  constructor(
    baseUrls: Readonly<Record<RestHost, URL>>,
    policy: UpstreamPolicy,
    dnsCache = new DnsCache(policy.dnsStaleMs),
    onResult: OnCallResult = () => undefined,
    hostHeaders: HostHeaders = {},
  ) {
    this.#policy = policy;
    this.#onResult = onResult;
    this.#hostHeaders = hostHeaders;
    const open = (host: RestHost): HostClient => new HostClient(host, baseUrls[host], policy, dnsCache);
    this.#hosts = {
      api: open('api'),
      content: open('content'),
      magazine: open('magazine'),
      search: open('search'),
      contact: open('contact'),
    };
  }

  /** Calls an endpoint. Rejects with Unavailable when the signal aborts. */
  async call<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    request: EncodedRequest,
    signal?: AbortSignal,
  ): Promise<UpstreamReply<z.output<R>>> {
    if (signal?.aborted) throw new Unavailable(endpoint.call, 'timeout');
    const startedAt = performance.now();
    const endsAt = startedAt + this.#policy.callTimeoutMs;
    const host = this.#hosts[endpoint.host];
    const { requestId = null } = request;
    const breaker = host.breakerOf(endpoint.path);
    const permit = breaker.admit();
    if (typeof permit === 'number') {
      const failure = new Unavailable(endpoint.call, 'circuit-open', { retryAfterMs: Math.ceil(permit) });
      this.#onResult(endpoint, { failure, salvaged: [], dropped: 0, ms: 0, requestId });
      throw failure;
    }
    host.retryBudget.countCall();
    // Probes and retries are not hedged.
    const mayHedge = permit === 'closed' && endpoint.method === 'GET' && !endpoint.writes;
    const hedger = mayHedge ? host.hedger : null;
    let end: CallEnd = 'unjudged';
    try {
      for (let tries = 1; ; tries += 1) {
        const outcome = await (hedger === null || tries > 1
          ? this.#dispatch(host, endpoint, request, endsAt, signal)
          : hedger.race(
              endpoint.path,
              signal,
              (own) => this.#dispatch(host, endpoint, request, endsAt, own),
              isResponse,
            ));
        const classified = classifyResponse(endpoint, input, outcome);
        if ('decoded' in classified) {
          const { salvaged, dropped } = classified.decoded;
          breaker.record(permit, 'success');
          const ms = performance.now() - startedAt;
          this.#onResult(endpoint, { failure: null, salvaged, dropped, ms, requestId });
          const { source, status } = classified;
          return { ...classified.decoded, source, status, tries };
        }
        end = this.#circuitOutcome(classified.failure, outcome) ?? end;
        const mayRetry = tries < classified.maxTries && tries <= this.#policy.retry.maxRetries;
        const delayMs = mayRetry ? this.#retryDelay(classified.retryAfterMs, endsAt) : null;
        if (delayMs === null || !host.retryBudget.tryRetry()) throw classified.failure;
        await sleep(delayMs, undefined, { signal });
      }
    } catch (error) {
      const failure = failureOf(endpoint, error);
      const isCancelled = signal?.aborted === true;
      breaker.record(permit, isCancelled ? 'unjudged' : end);
      const ms = performance.now() - startedAt;
      if (failure !== null && !isCancelled)
        this.#onResult(endpoint, { failure, salvaged: [], dropped: 0, ms, requestId });
      throw failure ?? error;
    }
  }

  /** What a failed request shows about its host; null if waiting for a slot shortened the time the host had. */
  #circuitOutcome(failure: Failure, outcome: TransportOutcome): CallEnd | null {
    if (!(failure instanceof Unavailable) || failure.reason === 'rate-limited') return 'success';
    if (outcome.kind !== 'timeout') return 'failure';
    const { connectTimeoutMs, headersTimeoutMs } = this.#policy;
    const givenMs = outcome.stage === 'connecting' ? connectTimeoutMs : headersTimeoutMs;
    return outcome.ms < givenMs ? null : 'failure';
  }

  /** Sends one request as soon as the bulkhead has a slot, which the handler releases. */
  #dispatch(
    host: HostClient,
    endpoint: AnyEndpoint,
    request: EncodedRequest,
    endsAt: number,
    signal: AbortSignal | undefined,
  ): Promise<TransportOutcome> {
    const { operation } = request;
    const send = (): Promise<TransportOutcome> => {
      const release = (): void => host.bulkhead.release(operation);
      const handler = new ResponseHandler(this.#policy, endsAt, signal, release);
      const { method } = endpoint;
      const hostHeaders = this.#hostHeaders[endpoint.host];
      const headers = hostHeaders ? [...request.headers, ...hostHeaders] : [...request.headers];
      if (request.requestId) headers.push('x-request-id', request.requestId);
      const path = host.pathPrefix + request.target;
      host.dispatch({ path, method, headers, body: request.body }, handler);
      return handler.outcome;
    };
    if (host.bulkhead.tryAcquire(operation)) return send();
    return waitForSlot(host.bulkhead, endsAt, signal, operation).then(send);
  }

  /** Milliseconds to wait before a retry; null where it would not fit into the call's time. */
  #retryDelay(retryAfterMs: number | undefined, endsAt: number): number | null {
    const [min, max] = this.#policy.retry.delayMs;
    const jitter = min + Math.random() * (max - min);
    const delayMs = Math.max(jitter, retryAfterMs ?? 0);
    const isTooLong =
      (retryAfterMs ?? 0) > this.#policy.retry.maxRetryAfterMs || delayMs >= endsAt - performance.now();
    return isTooLong ? null : delayMs;
  }

  hostStates(): readonly HostState[] {
    return Object.entries(this.#hosts).map(([name, host]) => ({
      host: name,
      connected: host.stats.connected,
      running: host.stats.running,
      waiting: host.bulkhead.waiting,
      hedged: host.hedger?.hedged ?? 0,
      openCircuits: [...host.breakers].filter(([, { isOpen }]) => isOpen).map(([path]) => path),
      certificateExpires: host.certificateExpires,
    }));
  }

  /** Closes all connections once their calls have ended. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.#hosts).map((host) => host.close()));
  }
}

const isResponse = ({ kind }: TransportOutcome): boolean => kind === 'response';

/** Null for an error that is a bug. */
function failureOf({ call }: AnyEndpoint, error: unknown): Failure | null {
  if (error instanceof Error && error.name === 'AbortError') return new Unavailable(call, 'timeout');
  return isFailure(error) ? error : null;
}

/** Rejects with an AbortError when the call's time is up or its signal aborts. */
async function waitForSlot(
  bulkhead: Bulkhead,
  endsAt: number,
  signal: AbortSignal | undefined,
  operation: object | undefined,
): Promise<void> {
  const deadline = new Deadline(endsAt - performance.now(), signal);
  try {
    await bulkhead.acquire(deadline.signal, operation);
  } finally {
    deadline.clear();
  }
}

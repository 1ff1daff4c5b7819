import { TLSSocket } from 'node:tls';
import { buildConnector, Pool } from 'undici';
import type { z } from 'zod';
import type { Cancellable } from '../cache/singleFlight.ts';
import type { HostState } from '../telemetry/records.ts';
import type { Decoded, ReplySource } from './decode.ts';
import { DnsCache } from './dns.ts';
import type { AnyEndpoint, Endpoint, EndpointInput } from './endpoint.ts';
import { type Failure, isFailure, type Malformed, Unavailable } from './errors.ts';
import type { EncodedRequest } from './request.ts';
import { Bulkhead, type CallEnd, CircuitBreaker, RetryBudget } from './resilience/guards.ts';
import { CallAbortedError, CallTimeout } from './resilience/deadline.ts';
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
  readonly pool: Pool;
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
    this.pool = new Pool(baseUrl.origin, {
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

  /** Starts a call. When cancelled, its result rejects with Unavailable. */
  start<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    request: EncodedRequest,
  ): Cancellable<UpstreamReply<z.output<R>>> {
    const timeout = new CallTimeout(this.#policy.callTimeoutMs);
    return { result: this.#run(endpoint, input, request, timeout), cancel: () => timeout.cancel() };
  }

  async #run<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    request: EncodedRequest,
    timeout: CallTimeout,
  ): Promise<UpstreamReply<z.output<R>>> {
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
          ? this.#dispatch(host, endpoint, request, timeout)
          : hedger.race(
              endpoint.path,
              timeout,
              (own) => this.#dispatch(host, endpoint, request, own),
              isResponse,
            ));
        const classified = classifyResponse(endpoint, input, outcome);
        if ('decoded' in classified) {
          const { salvaged, dropped } = classified.decoded;
          breaker.record(permit, 'success');
          this.#onResult(endpoint, { failure: null, salvaged, dropped, ms: timeout.elapsedMs, requestId });
          const { source, status } = classified;
          return { ...classified.decoded, source, status, tries };
        }
        end = this.#judge(classified.failure, outcome) ?? end;
        const mayRetry = tries < classified.maxTries && tries <= this.#policy.retry.maxRetries;
        const delayMs = mayRetry ? this.#retryDelay(classified.retryAfterMs, timeout) : null;
        if (delayMs === null || !host.retryBudget.tryRetry()) throw classified.failure;
        await timeout.sleep(delayMs);
      }
    } catch (error) {
      const failure = failureOf(endpoint, error);
      breaker.record(permit, timeout.isCancelled ? 'unjudged' : end);
      if (failure !== null && !timeout.isCancelled)
        this.#onResult(endpoint, { failure, salvaged: [], dropped: 0, ms: timeout.elapsedMs, requestId });
      throw failure ?? error;
    }
  }

  /** What a failed exchange says about its host; null if the wait for a slot left it less time than a host is given. */
  #judge(failure: Failure, outcome: TransportOutcome): CallEnd | null {
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
    timeout: CallTimeout,
  ): Promise<TransportOutcome> {
    const { operation } = request;
    const send = (): Promise<TransportOutcome> => {
      const handler = new ResponseHandler(this.#policy, timeout, () => host.bulkhead.release(operation));
      const { method } = endpoint;
      const hostHeaders = this.#hostHeaders[endpoint.host];
      const headers = hostHeaders ? [...request.headers, ...hostHeaders] : [...request.headers];
      if (request.requestId) headers.push('x-request-id', request.requestId);
      const path = host.pathPrefix + request.target;
      host.pool.dispatch({ path, method, headers, body: request.body }, handler);
      return handler.outcome;
    };
    return host.bulkhead.acquire(timeout, operation)?.then(send) ?? send();
  }

  /** Milliseconds to wait before a retry; null where it would not fit into the call's time. */
  #retryDelay(retryAfterMs: number | undefined, timeout: CallTimeout): number | null {
    const [min, max] = this.#policy.retry.delayMs;
    const jitter = min + Math.random() * (max - min);
    const delayMs = Math.max(jitter, retryAfterMs ?? 0);
    const isTooLong =
      (retryAfterMs ?? 0) > this.#policy.retry.maxRetryAfterMs || delayMs >= timeout.remainingMs;
    return isTooLong ? null : delayMs;
  }

  hostStates(): readonly HostState[] {
    return Object.entries(this.#hosts).map(([name, host]) => ({
      host: name,
      connected: host.pool.stats.connected,
      running: host.pool.stats.running,
      waiting: host.bulkhead.waiting,
      hedged: host.hedger?.hedged ?? 0,
      openCircuits: [...host.breakers].filter(([, { isOpen }]) => isOpen).map(([path]) => path),
      certificateExpires: host.certificateExpires,
    }));
  }

  /** Closes all connections once their calls have ended. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.#hosts).map(({ pool }) => pool.close()));
  }
}

const isResponse = ({ kind }: TransportOutcome): boolean => kind === 'response';

/** Null for an error that is a bug. */
function failureOf({ call }: AnyEndpoint, error: unknown): Failure | null {
  if (error instanceof CallAbortedError) return new Unavailable(call, 'timeout');
  return isFailure(error) ? error : null;
}

import DataLoader from 'dataloader';
import type { z } from 'zod';
import { BackgroundCalls } from './background.ts';
import { type CallSummary, IdleScheduler, recordCall, type Trace, type UpstreamClient } from './client.ts';
import type { AnyEndpoint, Endpoint, EndpointInput } from './endpoint.ts';
import { describeFailure, isFailure, statusOf, Unavailable } from './errors.ts';
import type { ReadStatus } from './publicCache.ts';
import { ANONYMOUS, cacheKeyOf, type Credentials, type EncodedRequest, type User } from './request.ts';
import type { UpstreamReply } from './transport.ts';

/** The request a data source works for. Public operations have neither visitor nor user. */
export interface DataSourceOptions {
  /** Aborts when the client disconnects or the operation's deadline has passed. */
  readonly signal: AbortSignal;
  readonly trace: Trace;
  /** Sent with each call as `x-request-id`. */
  readonly requestId: string;
  readonly visitorId: string | null;
  /** How many calls may be sent; unlimited by default. Retries, and what caches answer, are not counted. */
  readonly maxCalls?: number;
  /** Whether no client waits for the result: few calls are sent at once. */
  readonly isBackground?: boolean;
  /** Memoized public reads, to share them between the operations of one page; its own by default. */
  readonly publicReads?: Map<string, Promise<unknown>>;
  /** The authenticated user; null for a guest; rejects when the token could not be verified. */
  user(): Promise<User | null>;
  /** The request's token, not verified. */
  token(): Promise<string | null>;
}

/** Ids per bulk call. */
const MAX_BATCH_SIZE = 100;

/** The REST APIs for one request: memoizes reads, batches membership checks, stops when the request is aborted. */
export class RestDataSource {
  readonly #upstream: UpstreamClient;
  readonly #options: DataSourceOptions;
  readonly #publicReads: Map<string, Promise<unknown>>;
  readonly #personalReads = new Map<string, Promise<unknown>>();
  readonly #memberLoaders = new Map<string, DataLoader<string, boolean>>();
  readonly #scheduler = new IdleScheduler();
  readonly #backgroundCalls: BackgroundCalls | null;
  #callsLeft: number;

  constructor(upstream: UpstreamClient, options: DataSourceOptions) {
    this.#upstream = upstream;
    this.#options = options;
    this.#publicReads = options.publicReads ?? new Map();
    this.#backgroundCalls = options.isBackground ? new BackgroundCalls() : null;
    this.#callsLeft = options.maxCalls ?? Infinity;
  }

  /** Reads an endpoint. Rejects with a {@link Failure}; once the signal has aborted, without a call. */
  get<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
  ): Promise<z.output<R>> {
    if (this.#options.signal.aborted) return Promise.reject(new Unavailable(endpoint.call, 'timeout'));
    if (isPersonal(endpoint))
      return memoize(this.#personalReads, memoKey(endpoint, input), () =>
        this.#readPersonal(endpoint, input),
      );
    const read = () => this.#readPublic(endpoint, input);
    return memoize(
      this.#publicReads,
      memoKey(endpoint, input),
      () => this.#backgroundCalls?.startInTurn(read, this.#options.signal) ?? read(),
    );
  }

  /** Sends a write, which is not cancelled when the client disconnects. Clears the memoized personal reads. */
  async send<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
  ): Promise<z.output<R>> {
    try {
      const request = this.#upstream.encodeRequest(endpoint, input, await this.#credentials(endpoint));
      this.#spendCall(endpoint);
      return await this.#track(endpoint, request, this.#call(endpoint, input, request));
    } finally {
      this.#personalReads.clear();
      this.#memberLoaders.clear();
    }
  }

  /** Memoizes a reply that came with another one, such as a row of a list. */
  prime<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
    reply: z.output<R>,
  ): void {
    const reads = isPersonal(endpoint) ? this.#personalReads : this.#publicReads;
    void memoize(reads, memoKey(endpoint, input), () => Promise.resolve(reply));
  }

  /** Invalidates a public reply that a write has changed, in this request and in the caches. */
  async invalidate<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
  ): Promise<void> {
    this.#publicReads.delete(memoKey(endpoint, input));
    if (endpoint.cache === undefined) return;
    const key = cacheKeyOf(endpoint, this.#upstream.encodeRequest(endpoint, input, ANONYMOUS));
    await this.#upstream.invalidate(key);
  }

  /** Reads a public reply that a write has changed, past all caches, even where they would serve a stale one. */
  async getAnew<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
  ): Promise<z.output<R>> {
    await this.invalidate(endpoint, input);
    const request = this.#upstream.encodeRequest(endpoint, input, ANONYMOUS);
    this.#spendCall(endpoint);
    const { signal } = this.#options;
    const reply = await this.#track(endpoint, request, this.#call(endpoint, input, request, signal));
    this.prime(endpoint, input, reply);
    return reply;
  }

  /**
   * Whether a bulk endpoint lists an id for the user; false for a guest. All ids of a request go into one call, sent
   * when no other call is in flight, since a reply may lead to more ids.
   */
  isMember<I extends EndpointInput, R extends z.ZodType<string[]>>(
    endpoint: Endpoint<I, R>,
    id: string,
  ): Promise<boolean> {
    let loader = this.#memberLoaders.get(endpoint.call);
    if (loader === undefined) {
      loader = new DataLoader((ids) => this.#areMembers(endpoint, ids), {
        maxBatchSize: MAX_BATCH_SIZE,
        batchScheduleFn: (dispatch) => this.#scheduler.whenNoCallRuns(dispatch),
      });
      this.#memberLoaders.set(endpoint.call, loader);
    }
    return loader.load(id);
  }

  async #areMembers<I extends EndpointInput, R extends z.ZodType<string[]>>(
    endpoint: Endpoint<I, R>,
    ids: readonly string[],
  ): Promise<boolean[]> {
    if ((await this.#options.user()) === null) return ids.map(() => false);
    const input = endpoint.bulk?.(ids);
    if (input === undefined) throw new TypeError(`${endpoint.call} is not a bulk endpoint`);
    const members = new Set(await this.#readPersonal(endpoint, input, ids.length));
    return ids.map((id) => members.has(id));
  }

  #readPublic<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
  ): Promise<z.output<R>> {
    try {
      const { signal, visitorId } = this.#options;
      if (signal.aborted) throw new Unavailable(endpoint.call, 'timeout');
      // A cached reply is shared by all visitors.
      const credentials = endpoint.cache === undefined ? { ...ANONYMOUS, visitorId } : ANONYMOUS;
      const request = this.#upstream.encodeRequest(endpoint, input, credentials);
      if (endpoint.cache === undefined) {
        this.#spendCall(endpoint);
        return this.#track(endpoint, request, this.#call(endpoint, input, request, signal));
      }
      const key = cacheKeyOf(endpoint, request);
      const call = (ends: AbortSignal) =>
        this.#tryCall() ? this.#call(endpoint, input, request, ends, key) : null;
      const read = this.#upstream.cache.readReply(key, endpoint.cache, call, signal);
      if (read === null) throw new Unavailable(endpoint.call, 'budget-spent');
      return this.#track(endpoint, request, read.result, { cacheStatus: read.status });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  async #readPersonal<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    batch?: number,
  ): Promise<z.output<R>> {
    const request = this.#upstream.encodeRequest(endpoint, input, await this.#credentials(endpoint));
    this.#spendCall(endpoint);
    const call = this.#call(endpoint, input, request, this.#options.signal);
    return this.#track(endpoint, request, call, { batch });
  }

  /** Whether another call may be sent; counts it. */
  #tryCall(): boolean {
    this.#callsLeft -= 1;
    return this.#callsLeft >= 0;
  }

  #spendCall({ call }: AnyEndpoint): void {
    if (!this.#tryCall()) throw new Unavailable(call, 'budget-spent');
  }

  /** Calls an endpoint, with a span where the operation is traced. `key`: its reply may be cached. */
  #call<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    request: EncodedRequest,
    signal?: AbortSignal,
    key?: string,
  ): Promise<UpstreamReply<z.output<R>>> {
    const { requestId, trace } = this.#options;
    const span = trace.spans?.startCall(endpoint) ?? null;
    const { target, body } = request;
    const headers = span ? [...request.headers, 'traceparent', span.traceparent] : request.headers;
    const identified = { target, headers, body, requestId, operation: this };
    const call =
      key === undefined || signal === undefined
        ? this.#upstream.call(endpoint, input, identified, signal)
        : this.#upstream.callShared(endpoint, input, identified, key, signal);
    this.#backgroundCalls?.add(call);
    const end = span?.end;
    if (end)
      call.then(
        ({ tries }) => end('ok', tries),
        (error: unknown) => end(isFailure(error) ? describeFailure(error) : 'error', 0),
      );
    return call;
  }

  /** The credentials that the endpoint's `auth` allows. */
  async #credentials({ auth }: AnyEndpoint): Promise<Credentials> {
    const { visitorId } = this.#options;
    if (auth === 'none') return ANONYMOUS;
    if (auth === 'token') return { visitorId, user: null, token: await this.#options.token() };
    const forUser = auth === 'user' || auth === 'optional-user';
    return { visitorId, user: forUser ? await this.#options.user() : null, token: null };
  }

  /** Awaits a call and records it. */
  async #track<T>(
    endpoint: AnyEndpoint,
    request: EncodedRequest,
    call: Promise<UpstreamReply<T>>,
    options: TrackOptions = {},
  ): Promise<T> {
    const startedAt = performance.now();
    this.#scheduler.callStarted();
    try {
      const { reply, status, tries, dropped } = await call;
      this.#record(endpoint, request, options, { outcome: 'ok', status, tries, startedAt, dropped });
      return reply;
    } catch (error) {
      const failure =
        error === this.#options.signal.reason ? new Unavailable(endpoint.call, 'timeout') : error;
      if (isFailure(failure)) {
        const outcome = describeFailure(failure);
        const summary = { outcome, status: statusOf(failure), tries: 0, startedAt, dropped: 0 };
        this.#record(endpoint, request, options, summary);
      }
      throw failure;
    } finally {
      this.#scheduler.callEnded();
    }
  }

  #record(endpoint: AnyEndpoint, request: EncodedRequest, options: TrackOptions, summary: CallSummary): void {
    const cache = options.cacheStatus?.() ?? 'none';
    const { trace } = this.#options;
    recordCall(trace, this.#upstream.counters, endpoint, request, { cache, batch: options.batch }, summary);
  }
}

interface TrackOptions {
  /** Default `none`. */
  readonly cacheStatus?: () => ReadStatus;
  /** Number of ids in a bulk call. */
  readonly batch?: number;
}

/** Whether a reply belongs to the viewer, so that no other request may see it. */
function isPersonal({ auth }: AnyEndpoint): boolean {
  return auth !== 'public' && auth !== 'none';
}

/** What a read is known by within an operation. */
function memoKey(endpoint: AnyEndpoint, input: EndpointInput): string {
  return `${endpoint.call} ${JSON.stringify(input)}`;
}

function memoize<T>(reads: Map<string, Promise<unknown>>, key: string, read: () => Promise<T>): Promise<T> {
  // A key names its endpoint, which has one type of reply.
  const known = reads.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const promise = read();
  reads.set(key, promise);
  return promise;
}

import { LRUCache } from 'lru-cache';
import { type Cancellable, SingleFlight } from '../cache/singleFlight.ts';
import type { CacheTtl } from '../cache/swrCache.ts';
import type { ReplySource } from './decode.ts';
import { Malformed, NotFound, Unavailable } from './errors.ts';
import type { UpstreamPolicy } from './resilience/policy.ts';
import { CACHED_STATUS, type UpstreamReply } from './transport.ts';

/**
 * Where a reply came from: `hit` the cache; `refreshing` the cache, while it is refreshed; `stale` the cache, because
 * the API fails; `miss` the API; `shared` the call of another request; `none` the API, uncacheable.
 */
export type CacheStatus = 'hit' | 'refreshing' | 'stale' | 'miss' | 'shared' | 'none';

/** Uncached keys to remember for admission on second miss. */
const MAX_SEEN = 2_000;

/** A key without an entry: its call in flight, or the fact that there was one. */
interface Seen {
  /** Nulled when the call ends: a rehashed Map keeps deleted values alive until a major GC. */
  flight: SingleFlight<UpstreamReply<unknown>> | null;
}

/**
 * A cached reply, or a cached 404. Holds bytes, decoded on the first hit: most rare entries are never read, and bytes
 * cost the garbage collector nothing.
 */
interface Entry<T> {
  readonly source: ReplySource<T> | NotFound;
  decoded: UpstreamReply<T> | null;
  /** Whether invalid fields or rows were left out. */
  readonly isSalvaged: boolean;
  readonly at: number;
  /** After a failed refresh: until when the stale entry is served without another try. */
  backoffUntil: number;
}

/** Why a call is made: no entry, an entry too old to serve, or a background refresh. */
type FetchReason = 'new' | 'expired' | 'refresh';

export interface CacheRead<T> extends Cancellable<UpstreamReply<T>> {
  /** Known once `result` has settled. */
  status(): CacheStatus;
  /** Served from memory. */
  readonly isImmediate: boolean;
}

/**
 * Public replies in memory, by URL, shared by all requests: stale-while-revalidate, stale-if-error and single flight.
 * Both periods of a TTL start when `fresh` ends. When full, admits on second miss (scan resistance). Replies are shared
 * and must not be modified. Ages use the monotonic clock.
 */
export class PublicCache {
  readonly #policy: UpstreamPolicy['cache'];
  readonly #entries: LRUCache<string, Entry<unknown>>;
  readonly #seen = new Map<string, Seen>();
  /** How many of them have no call in flight. */
  #seenIdle = 0;

  constructor(policy: UpstreamPolicy['cache']) {
    this.#policy = policy;
    this.#entries = new LRUCache({ max: policy.maxEntries, maxSize: policy.maxBytes });
  }

  /** `bytes`: of the encoded replies. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  clear(): void {
    this.#entries.clear();
  }

  /**
   * Reads an entry, or a reply of the API.
   * @param call starts a call; null if the reader may make no call
   * @returns null without an entry, and without a call that may be made or joined
   */
  read<T>(key: string, ttl: CacheTtl, call: () => Cancellable<UpstreamReply<T>> | null): CacheRead<T> | null {
    // A key belongs to one endpoint, which has one type of reply.
    const entry = this.#entries.get(key) as Entry<T> | undefined;
    if (entry === undefined) return this.#fetch(key, call, 'new');
    const age = (performance.now() - entry.at) / 1_000;
    // What is left of an invalid reply must not outlive the fault of the API.
    if (entry.isSalvaged && age >= this.#policy.salvagedTtlMs / 1_000)
      return this.#fetch(key, call, 'expired', age < ttl.fresh + ttl.staleIfError ? entry : undefined);
    const isNotFound = entry.source instanceof NotFound;
    if (age < (isNotFound ? this.#policy.notFoundTtlMs / 1_000 : ttl.fresh)) return serve(entry, 'hit');
    if (isNotFound) return this.#fetch(key, call, 'expired');
    const isServable = age < ttl.fresh + Math.max(ttl.staleWhileRevalidate, ttl.staleIfError);
    if (isServable && performance.now() < entry.backoffUntil) return serve(entry, 'stale');
    if (age < ttl.fresh + ttl.staleWhileRevalidate) {
      const seen = this.#seen.get(key);
      const refresh = seen?.flight ? null : call();
      if (refresh) this.#launch(key, refresh, 'refresh', seen);
      return serve(entry, 'refreshing');
    }
    return this.#fetch(key, call, 'expired', age < ttl.fresh + ttl.staleIfError ? entry : undefined);
  }

  /** Expires an entry after a write. It is still served when the API fails. A call under way may be older than the write. */
  invalidate(key: string, { fresh, staleWhileRevalidate }: CacheTtl): void {
    if (this.#seen.get(key)?.flight) this.#seen.delete(key);
    const entry = this.#entries.peek(key);
    if (entry === undefined || entry.source instanceof NotFound) return;
    const at = performance.now() - (fresh + staleWhileRevalidate) * 1_000;
    this.#entries.set(key, { ...entry, at }, { size: sizeOf(entry.source) });
  }

  /** Calls the API, or joins the call in flight. Serves `fallback` when the call fails. */
  #fetch<T>(
    key: string,
    call: () => Cancellable<UpstreamReply<T>> | null,
    reason: Exclude<FetchReason, 'refresh'>,
    fallback?: Entry<T>,
  ): CacheRead<T> | null {
    let status: CacheStatus = 'shared';
    const seen = this.#seen.get(key);
    let flight = seen?.flight as SingleFlight<UpstreamReply<T>> | null | undefined;
    if (!flight) {
      const started = call();
      if (started === null) return fallback === undefined ? null : serve(fallback, 'stale');
      status = 'miss';
      flight = this.#launch(key, started, reason, seen);
    }
    const { result } = flight;
    const staleReply = (): UpstreamReply<T> | null => {
      if (fallback === undefined || fallback.source instanceof NotFound) return null;
      status = 'stale';
      return decode(fallback, fallback.source);
    };
    const preferStale = (reply: UpstreamReply<T>): UpstreamReply<T> =>
      (reply.hasFailedList ? staleReply() : null) ?? reply;
    const serveStale = (error: unknown): UpstreamReply<T> => {
      const stale = error instanceof Unavailable || error instanceof Malformed ? staleReply() : null;
      if (stale === null) throw error;
      return stale;
    };
    return {
      result: fallback === undefined ? result : result.then(preferStale, serveStale),
      cancel: flight.join(),
      status: () => status,
      isImmediate: false,
    };
  }

  #launch<T>(
    key: string,
    call: Cancellable<UpstreamReply<T>>,
    reason: FetchReason,
    seenBefore: Seen | undefined,
  ): SingleFlight<UpstreamReply<T>> {
    const flight = new SingleFlight(call, reason === 'refresh');
    const seen: Seen = seenBefore ?? { flight };
    if (seenBefore) {
      this.#seenIdle -= 1;
      seenBefore.flight = flight;
    } else this.#seen.set(key, seen);
    const isOutdated = (): boolean => this.#seen.get(key) !== seen;
    const store = (source: ReplySource<unknown> | NotFound, ageMs = 0, isSalvaged = false): void => {
      if (isOutdated()) return;
      seen.flight = null;
      if (reason === 'new' && !seenBefore && this.#isFull(sizeOf(source))) return this.#keepSeen();
      this.#seen.delete(key);
      const at = performance.now() - ageMs;
      const entry = { source, decoded: null, isSalvaged, at, backoffUntil: 0 };
      this.#entries.set(key, entry, { size: sizeOf(source) });
    };
    const fail = (): void => {
      if (isOutdated()) return;
      seen.flight = null;
      this.#seen.delete(key);
      const entry = this.#entries.peek(key);
      if (entry !== undefined) entry.backoffUntil = performance.now() + this.#policy.refreshBackoffMs;
    };
    call.result.then(
      ({ source, ageMs, hasFailedList, salvaged }) =>
        hasFailedList ? fail() : store(source, ageMs, salvaged.length > 0),
      (error: unknown) => (error instanceof NotFound ? store(withoutStack(error)) : fail()),
    );
    return flight;
  }

  /** Whether an entry of this size would evict another. */
  #isFull(bytes: number): boolean {
    const { size, max, calculatedSize, maxSize } = this.#entries;
    return size >= max || calculatedSize + bytes > maxSize;
  }

  /** Counts a key that stays in `#seen`; when there are too many, all are dropped. */
  #keepSeen(): void {
    this.#seenIdle += 1;
    if (this.#seenIdle <= MAX_SEEN) return;
    for (const [key, { flight }] of this.#seen) if (flight === null) this.#seen.delete(key);
    this.#seenIdle = 0;
  }
}

/** A captured stack keeps the first request alive as long as the entry. */
function withoutStack(error: NotFound): NotFound {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

const sizeOf = (source: ReplySource<unknown> | NotFound): number =>
  source instanceof NotFound ? 1 : Math.max(source.bytes, 1);

function serve<T>(entry: Entry<T>, status: CacheStatus): CacheRead<T> {
  const { source } = entry;
  const result = source instanceof NotFound ? Promise.reject(source) : Promise.resolve(decode(entry, source));
  return { result, status: () => status, cancel: () => undefined, isImmediate: true };
}

function decode<T>(entry: Entry<T>, source: ReplySource<T>): UpstreamReply<T> {
  return (entry.decoded ??= { ...source.decode(), source, status: CACHED_STATUS, tries: 0 });
}

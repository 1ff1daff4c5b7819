import { type CacheResult, type CacheStatus, SwrCache } from '../cache/swrCache.ts';
import type { CacheTtl } from '../cache/ttl.ts';
import type { ReplySource } from './decode.ts';
import { Malformed, NotFound, refusesGateway, Unavailable } from './errors.ts';
import type { UpstreamPolicy } from './resilience/policy.ts';
import { CACHED_STATUS, type UpstreamReply } from './transport.ts';

/** `none`: a reply of the API that is not cacheable. */
export type ReadStatus = CacheStatus | 'none';

export interface ReplyRead<T> {
  readonly result: Promise<UpstreamReply<T>>;
  /** Known once `result` has settled. */
  status(): ReadStatus;
}

/**
 * A reply as it is stored: bytes, decoded on the first hit. Most rare entries are never read, and the garbage collector
 * does not visit bytes.
 */
class StoredReply {
  readonly #source: ReplySource<unknown>;
  #decoded: UpstreamReply<unknown> | null = null;

  constructor(source: ReplySource<unknown>) {
    this.#source = source;
  }

  get decoded(): UpstreamReply<unknown> {
    const source = this.#source;
    return (this.#decoded ??= { ...source.decode(), source, status: CACHED_STATUS, tries: 0 });
  }
}

type CachedReply = UpstreamReply<unknown> | StoredReply | NotFound;

/** Public replies, and 404s, in memory, by URL, shared by all requests. Its bytes are those of the encoded replies. */
export class PublicCache extends SwrCache<CachedReply> {
  readonly #policy: UpstreamPolicy['cache'];

  constructor(policy: UpstreamPolicy['cache']) {
    super({
      maxBytes: policy.maxBytes,
      maxEntries: policy.maxEntries,
      backoffMs: policy.refreshBackoffMs,
      isOutage: (error) =>
        error instanceof Unavailable || error instanceof Malformed || refusesGateway(error),
    });
    this.#policy = policy;
  }

  /**
   * Reads an entry, or a reply of the API.
   * @param call makes a call; null if the reader may make none
   * @param signal ends the read when it aborts, and the call when no other reader is left
   * @returns null without an entry, and without a call that may be made or joined
   */
  readReply<T>(
    key: string,
    ttl: CacheTtl,
    call: (signal: AbortSignal) => Promise<UpstreamReply<T>> | null,
    signal: AbortSignal,
  ): ReplyRead<T> | null {
    const toResult = (reply: UpstreamReply<T>) => this.#cacheReply(reply, ttl);
    const create = (ends: AbortSignal) => call(ends)?.then(toResult, this.#cacheNotFound) ?? null;
    const read = this.read(key, create, signal);
    if (read === null) return null;
    if ('result' in read) return { result: read.result.then(unwrap<T>), status: read.status };
    const { stored, status } = read;
    const result = stored instanceof NotFound ? Promise.reject(stored) : Promise.resolve(unwrap<T>(stored));
    return { result, status: () => status };
  }

  #cacheReply(reply: UpstreamReply<unknown>, ttl: CacheTtl): CacheResult<CachedReply> {
    const { source, ageMs, hasFailedList, salvaged } = reply;
    return {
      value: reply,
      stored: new StoredReply(source),
      // What is left of an invalid reply must not outlive the fault of the API.
      ttl: salvaged.length > 0 ? shorten(ttl, this.#policy.salvagedTtlMs / 1_000) : ttl,
      isError: hasFailedList,
      bytes: source.bytes,
      ageMs,
    };
  }

  readonly #cacheNotFound = (error: unknown): CacheResult<CachedReply> => {
    if (!(error instanceof NotFound)) throw error;
    // A captured stack keeps the first request alive as long as the entry.
    error.stack = `${error.name}: ${error.message}`;
    const fresh = this.#policy.notFoundTtlMs / 1_000;
    const ttl = { fresh, staleWhileRevalidate: 0, staleIfError: 0 };
    return { value: error, ttl, isError: false, bytes: 0 };
  };
}

/** A shorter period in which a value is fresh; it may be served as long in place of an error. */
function shorten({ fresh, staleIfError }: CacheTtl, seconds: number): CacheTtl {
  const shortened = Math.min(fresh, seconds);
  return { fresh: shortened, staleWhileRevalidate: 0, staleIfError: fresh + staleIfError - shortened };
}

function unwrap<T>(cached: CachedReply): UpstreamReply<T> {
  if (cached instanceof NotFound) throw cached;
  // A key belongs to one endpoint, which has one type of reply.
  return (cached instanceof StoredReply ? cached.decoded : cached) as UpstreamReply<T>;
}

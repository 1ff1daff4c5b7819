import { LRUCache } from 'lru-cache';
import { untilAbort } from '../deadline.ts';
import type { CacheTtl } from './ttl.ts';

/** A value just created. */
export interface CacheResult<T> {
  readonly value: T;
  /** Stored in place of `value`, e.g. a smaller encoding of it. */
  readonly stored?: T;
  /** Null: shared with concurrent readers, but not stored. */
  readonly ttl: CacheTtl | null;
  /** Whether the value reports a failure: it is not stored, and a stale value is served in its place. */
  readonly isError: boolean;
  /** Size; a promise while the value is still being written, which rejects if the writing fails. */
  readonly bytes: number | Promise<number>;
  /** Age of a value that another process created; default 0. */
  readonly ageMs?: number;
}

/**
 * Where a value came from: `hit` the cache; `refreshing` the cache, while it is created again; `stale` the cache,
 * because creation fails; `miss` its creation; `shared` a creation that another reader has started.
 */
export type CacheStatus = 'hit' | 'refreshing' | 'stale' | 'miss' | 'shared';

/** A read: a stored value, or one being created. */
export type CacheRead<T> =
  | { readonly stored: T; readonly status: 'hit' | 'refreshing' | 'stale' }
  | {
      readonly result: Promise<T>;
      /** Known once `result` has settled. */
      status(): CacheStatus;
    };

export interface SwrCacheOptions {
  readonly maxBytes: number;
  /** Unlimited by default. */
  readonly maxEntries?: number;
  /** After a failed creation, a stale value is served for this long before the next attempt. */
  readonly backoffMs?: number;
  /** Whether a stale value is served when creation fails with this error; by default for every error. */
  readonly isOutage?: (error: unknown) => boolean;
  /** A monotonic clock, in ms. */
  readonly now?: () => number;
}

interface Entry<T> {
  readonly value: T;
  readonly size: number;
  readonly ttl: CacheTtl;
  /** When the value was created, on the clock `now`. */
  readonly at: number;
  backoffUntil: number;
}

/** Starts a creation, which ends when the signal aborts; null if the reader may not. No reader waits for a refresh. */
type Create<T, N> = (signal: AbortSignal, isRefresh: boolean) => Promise<CacheResult<T>> | N;

/** One creation for several readers, aborted when all have left, unless `keepAlive`. The next reader starts another. */
class Flight<T> {
  readonly #result: Promise<T>;
  readonly #abort: () => void;
  #readers: number;

  constructor(result: Promise<T>, abort: () => void, keepAlive: boolean) {
    this.#result = result;
    this.#abort = abort;
    this.#readers = keepAlive ? 1 : 0;
  }

  /** Adds a reader, who leaves when its signal aborts: its promise then rejects with the signal's reason. */
  join(signal?: AbortSignal): Promise<T> {
    this.#readers += 1;
    if (signal === undefined) return this.#result;
    return untilAbort(this.#result, signal, () => {
      if ((this.#readers -= 1) === 0) this.#abort();
    });
  }
}

/** A key that was missed: its creation in flight, or only that it was requested before. */
interface Seen<T> {
  /** Null once it has ended: a rehashed Map keeps deleted values alive until a major GC. */
  flight: Flight<CacheResult<T>> | null;
}

/** Why a value is created: none is stored, the stored one is too old to serve, or it is refreshed in the background. */
type Reason = 'new' | 'expired' | 'refresh';

const BACKOFF_MS = 5_000;
/** How many missed keys are remembered, so that a second miss is recognized. */
const MAX_SEEN = 2_000;
/** Bytes of an entry besides its value and key. */
const ENTRY_BYTES = 200;

/**
 * A cache with stale-while-revalidate, stale-if-error and single flight. When full, it admits a key on its second miss,
 * so that a scan evicts nothing. Values are shared by all users: they must not be personal, and must not be modified.
 */
export class SwrCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #seen = new Map<string, Seen<T>>();
  /** Number of keys in `#seen` without a creation in flight. */
  #seenIdle = 0;
  readonly #backoffMs: number;
  readonly #isOutage: (error: unknown) => boolean;
  readonly #now: () => number;

  constructor({
    maxBytes,
    maxEntries,
    backoffMs = BACKOFF_MS,
    isOutage = () => true,
    now = () => performance.now(),
  }: SwrCacheOptions) {
    this.#entries = new LRUCache({ max: maxEntries, maxSize: maxBytes, sizeCalculation: ({ size }) => size });
    this.#backoffMs = backoffMs;
    this.#isOutage = isOutage;
    this.#now = now;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  clear(): void {
    this.#entries.clear();
  }

  /** The value if it is fresh. */
  getFresh(key: string): T | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#ageSeconds(entry) < entry.ttl.fresh ? entry.value : undefined;
  }

  /** The stored value, if its age is below fresh + staleIfError seconds. */
  peek(key: string): T | undefined {
    const entry = this.#entries.peek(key);
    const maxAge = entry ? entry.ttl.fresh + entry.ttl.staleIfError : 0;
    return entry && this.#ageSeconds(entry) < maxAge ? entry.value : undefined;
  }

  /** Reads or creates a value. @throws what `create` throws, unless a stale value can be served */
  async getOrCreate(key: string, create: Create<T, never>): Promise<{ value: T; status: CacheStatus }> {
    const read = this.read(key, create);
    if ('stored' in read) return { value: read.stored, status: read.status };
    return { value: await read.result, status: read.status() };
  }

  /**
   * Reads or creates a value.
   * @param signal the reader leaves when it aborts; a creation is aborted when all its readers have left
   * @returns null without a value, and without a creation that may be started or joined
   */
  read(key: string, create: Create<T, never>, signal?: AbortSignal): CacheRead<T>;
  read(key: string, create: Create<T, null>, signal?: AbortSignal): CacheRead<T> | null;
  read(key: string, create: Create<T, null>, signal?: AbortSignal): CacheRead<T> | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return this.#create(key, create, 'new', null, signal);
    const age = this.#ageSeconds(entry);
    const { value, ttl, backoffUntil } = entry;
    if (age < ttl.fresh) return { stored: value, status: 'hit' };
    const isServable = age < ttl.fresh + Math.max(ttl.staleWhileRevalidate, ttl.staleIfError);
    if (isServable && this.#now() < backoffUntil) return { stored: value, status: 'stale' };
    if (age < ttl.fresh + ttl.staleWhileRevalidate) {
      if (!this.#seen.get(key)?.flight) this.#launch(key, create, 'refresh');
      return { stored: value, status: 'refreshing' };
    }
    const stale = age < ttl.fresh + ttl.staleIfError ? entry : null;
    return this.#create(key, create, 'expired', stale, signal);
  }

  /** Stores a value created elsewhere, if it may be stored. */
  async set(key: string, created: CacheResult<T>): Promise<void> {
    if (created.ttl !== null && !created.isError) this.#store(key, created, created.ttl, await created.bytes);
  }

  /** Expires a value that a write has changed. A creation in flight may be older than the write, and is not stored. */
  expire(key: string): void {
    if (this.#seen.get(key)?.flight) this.#seen.delete(key);
    const entry = this.#entries.peek(key);
    if (entry === undefined) return;
    const { fresh, staleWhileRevalidate } = entry.ttl;
    const at = Math.min(entry.at, this.#now() - (fresh + staleWhileRevalidate) * 1_000);
    this.#entries.set(key, { ...entry, at, backoffUntil: 0 });
  }

  /** Creates a value, or joins its creation in flight. Serves `stale` when creation fails. */
  #create(
    key: string,
    create: Create<T, null>,
    reason: Exclude<Reason, 'refresh'>,
    stale: Entry<T> | null,
    signal: AbortSignal | undefined,
  ): CacheRead<T> | null {
    let status: CacheStatus = 'shared';
    let flight = this.#seen.get(key)?.flight ?? null;
    if (flight === null) {
      flight = this.#launch(key, create, reason);
      if (flight === null) return stale && { stored: stale.value, status: 'stale' };
      status = 'miss';
    }
    const serveStale = ({ value }: Entry<T>): T => {
      status = 'stale';
      return value;
    };
    const result = flight.join(signal).then(
      ({ value, isError }) => (isError && stale ? serveStale(stale) : value),
      stale === null
        ? undefined
        : (error: unknown) => {
            if (this.#isOutage(error)) return serveStale(stale);
            throw error;
          },
    );
    return { result, status: () => status };
  }

  #launch(key: string, create: Create<T, null>, reason: Reason): Flight<CacheResult<T>> | null {
    const controller = new AbortController();
    const creation = create(controller.signal, reason === 'refresh');
    if (creation === null) return null;
    const abort = (): void => {
      end(false);
      controller.abort();
    };
    const flight = new Flight(creation, abort, reason === 'refresh');
    const seenBefore = this.#seen.get(key);
    const seen: Seen<T> = seenBefore ?? { flight };
    if (seenBefore) {
      this.#seenIdle -= 1;
      seenBefore.flight = flight;
    } else this.#seen.set(key, seen);
    /** Ends this creation. False if it has ended before, or a write has expired the key: its value is not stored then. */
    const end = (isRemembered: boolean): boolean => {
      if (this.#seen.get(key) !== seen) return false;
      seen.flight = null;
      if (isRemembered) this.#keepSeen();
      else this.#seen.delete(key);
      return true;
    };
    /** Only an outage lets a stale value be served for the length of the back-off, unless it may be served anyway. */
    const fail = (isOutage: boolean): void => {
      const entry = end(false) ? this.#entries.peek(key) : undefined;
      if (entry !== undefined && (isOutage || reason === 'refresh'))
        entry.backoffUntil = this.#now() + this.#backoffMs;
    };
    const failWith = (error: unknown): void => fail(this.#isOutage(error));
    const succeed = (created: CacheResult<T>, bytes: number): void => {
      const isAdmitted = reason !== 'new' || seenBefore !== undefined || !this.#isFull(sizeOf(key, bytes));
      if (end(created.ttl !== null && !isAdmitted) && created.ttl !== null && isAdmitted)
        this.#store(key, created, created.ttl, bytes);
    };
    creation.then((created) => {
      if (created.isError) return fail(true);
      if (typeof created.bytes === 'number') return succeed(created, created.bytes);
      // Readers can join until the last byte is written.
      created.bytes.then((written) => succeed(created, written), failWith);
    }, failWith);
    return flight;
  }

  #store(
    key: string,
    { value, stored = value, ageMs = 0 }: CacheResult<T>,
    ttl: CacheTtl,
    bytes: number,
  ): void {
    const at = this.#now() - ageMs;
    this.#entries.set(key, { value: stored, size: sizeOf(key, bytes), ttl, at, backoffUntil: 0 });
  }

  /** Whether an entry of this size would evict another. */
  #isFull(bytes: number): boolean {
    const { size, max, calculatedSize, maxSize } = this.#entries;
    return (max > 0 && size >= max) || calculatedSize + bytes > maxSize;
  }

  /** Keeps a key in `#seen` after its creation; drops all such keys when there are too many. */
  #keepSeen(): void {
    this.#seenIdle += 1;
    if (this.#seenIdle <= MAX_SEEN) return;
    for (const [key, { flight }] of this.#seen) if (flight === null) this.#seen.delete(key);
    this.#seenIdle = 0;
  }

  #ageSeconds({ at }: Entry<T>): number {
    return (this.#now() - at) / 1_000;
  }
}

const sizeOf = (key: string, bytes: number): number => bytes + key.length + ENTRY_BYTES;

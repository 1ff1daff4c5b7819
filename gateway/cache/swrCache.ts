import { LRUCache } from 'lru-cache';
import { InFlight } from './singleFlight.ts';

/** How long a value may be served, in seconds, as in `Cache-Control`. */
export interface CacheTtl {
  readonly fresh: number;
  /** Served while a new value is created in the background. */
  readonly staleWhileRevalidate: number;
  /** Served when creating a new value fails. */
  readonly staleIfError: number;
}

/** A value just created. */
export interface CacheResult<T> {
  readonly value: T;
  /** Null: shared with concurrent callers, but not stored. */
  readonly ttl: CacheTtl | null;
  /** Whether the value reports a failure; a stale value is preferred to it. */
  readonly isError: boolean;
  /** Size; a promise for a value still being written, which rejects when writing breaks off. */
  readonly bytes: number | Promise<number>;
}

interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  readonly ttl: CacheTtl;
  readonly createdAt: number;
}

/**
 * A stale-while-revalidate cache bounded by bytes. Concurrent callers of one key share one creation. Entries are shared
 * by all users, so personal data must never be stored here. The periods of a TTL follow one another.
 */
export class SwrCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #inFlight = new InFlight<Promise<CacheResult<T>>>();
  readonly #now: () => number;

  constructor({ maxBytes, now = () => performance.now() }: { maxBytes: number; now?: () => number }) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + 200,
    });
    this.#now = now;
  }

  /** Synchronous fast path: the value if it is fresh. */
  getFresh(key: string): T | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#ageSeconds(entry) < entry.ttl.fresh ? entry.value : undefined;
  }

  /** @throws what `create` throws, unless a stale value can be served instead. */
  async getOrCreate(key: string, create: () => Promise<CacheResult<T>>): Promise<T> {
    const entry = this.#entries.get(key);
    if (!entry) return (await this.#create(key, create)).value;
    const age = this.#ageSeconds(entry);
    const { fresh, staleWhileRevalidate, staleIfError } = entry.ttl;
    if (age < fresh) return entry.value;
    if (age < fresh + staleWhileRevalidate) {
      // Errors resurface when the entry has to be created again.
      this.#create(key, create).catch(() => undefined);
      return entry.value;
    }
    const stale = age < fresh + staleWhileRevalidate + staleIfError ? entry : null;
    try {
      const created = await this.#create(key, create);
      return created.isError && stale ? stale.value : created.value;
    } catch (error) {
      if (stale) return stale.value;
      throw error;
    }
  }

  /** Stores a value created elsewhere, if it may be stored. */
  async set(key: string, { value, ttl, isError, bytes }: CacheResult<T>): Promise<void> {
    if (!ttl || isError) return;
    this.#entries.set(key, { value, bytes: await bytes, ttl, createdAt: this.#now() });
  }

  #create(key: string, create: () => Promise<CacheResult<T>>): Promise<CacheResult<T>> {
    const running = this.#inFlight.get(key);
    if (running) return running;
    const creation = this.#inFlight.set(key, create());
    const done = (): void => this.#inFlight.delete(key);
    // Callers can join until the last byte is written.
    creation
      .then(async (created) => {
        await created.bytes;
        await this.set(key, created);
      })
      .then(done, done);
    return creation;
  }

  #ageSeconds(entry: Entry<T>): number {
    return (this.#now() - entry.createdAt) / 1000;
  }
}

import { LRUCache } from 'lru-cache';

/** Strings by key with a time to live, in this process or in Redis. Keys of entries and of counters do not overlap. */
export interface KeyValueStore {
  /**
   * Sets `value` unless the key exists. Resolves to the existing value, or null where the key now holds this one. Callers
   * that compete send values of their own: a command that a new connection repeats then recognizes its value.
   */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<string | null>;
  /** Replaces `expected` by `value`, or deletes the key where that is null; false where the key holds something else. */
  compareAndSet(key: string, expected: string, value: string | null, ttlMs: number): Promise<boolean>;
  /** The value; null where it is missing or expired. */
  get(key: string): Promise<string | null>;
  getWithTtl(key: string): Promise<StoredValue | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds to the counter of a fixed window, which starts with the first increment. */
  increment(key: string, by: number, windowMs: number): Promise<WindowCount>;
}

export interface StoredValue {
  readonly value: string;
  readonly remainingMs: number;
}

/** A counter after an increment, and the time left in its window. */
export interface WindowCount {
  readonly total: number;
  readonly remainingMs: number;
}

/** Values, and counters, that one process holds; the least recently used are evicted first. */
const MAX_ENTRIES = 100_000;

export function createMemoryStore(): KeyValueStore {
  const values = new LRUCache<string, string>({ max: MAX_ENTRIES });
  const counters = new LRUCache<string, { total: number; endsAt: number }>({ max: MAX_ENTRIES });
  return {
    async setIfAbsent(key, value, ttl) {
      const existing = values.get(key);
      if (existing === undefined) values.set(key, value, { ttl });
      return existing === undefined || existing === value ? null : existing;
    },
    async compareAndSet(key, expected, value, ttl) {
      if (values.get(key) !== expected) return false;
      if (value === null) values.delete(key);
      else values.set(key, value, { ttl });
      return true;
    },
    async get(key) {
      return values.get(key) ?? null;
    },
    async getWithTtl(key) {
      const value = values.get(key);
      return value === undefined ? null : { value, remainingMs: values.getRemainingTTL(key) };
    },
    async set(key, value, ttl) {
      values.set(key, value, { ttl });
    },
    async delete(key) {
      values.delete(key);
    },
    async increment(key, by, windowMs) {
      const now = performance.now();
      let counter = counters.get(key);
      if (!counter || counter.endsAt <= now)
        counters.set(key, (counter = { total: 0, endsAt: now + windowMs }));
      counter.total += by;
      return { total: counter.total, remainingMs: counter.endsAt - now };
    },
  };
}

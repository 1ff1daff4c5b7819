/** A small store of texts by key that forget themselves: in this process, or in Redis for all processes of a product. */
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** What both stores do alike; the tests run on both. */
export interface KeyValues {
  /** Writes `value` unless there is one: then that one is told, and null where this one was written. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  /** The value; null when there is none or its time is over. */
  read(key: string): Promise<string | null>;
  /** Writes over whatever is there. */
  write(key: string, value: string, ttlMs: number): Promise<void>;
  /** Forgets the value. */
  remove(key: string): Promise<void>;
}

/** Values at once in one process; the eldest go first. */
const MOST = 100_000;

/** Values in this process. */
export function inProcess(): KeyValues {
  const values = new LRUCache<string, string>({ max: MOST });
  return {
    async claim(key, value, ttl) {
      const there = values.get(key);
      if (there === undefined) values.set(key, value, { ttl });
      return there ?? null;
    },
    async read(key) {
      return values.get(key) ?? null;
    },
    async write(key, value, ttl) {
      values.set(key, value, { ttl });
    },
    async remove(key) {
      values.delete(key);
    },
  };
}

/** Values in Redis, below a prefix of the product's own. */
export function inRedis(redis: Redis, prefix = 'musubi:'): KeyValues {
  return {
    claim: (key, value, ttlMs) => redis.set(prefix + key, value, 'PX', ttlMs, 'NX', 'GET'),
    read: (key) => redis.get(prefix + key),
    async write(key, value, ttlMs) {
      await redis.set(prefix + key, value, 'PX', ttlMs);
    },
    async remove(key) {
      await redis.del(prefix + key);
    },
  };
}

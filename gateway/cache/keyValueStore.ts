/** A small store of texts by key that forget themselves: in this process, or in Redis for all processes of a product. */
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** What both stores do alike; the tests run on both. */
export interface KeyValues {
  /** Writes `value` unless there is one: then that one is told, and null where this one was written. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  /** The value; null when there is none or its time is over. */
  read(key: string): Promise<string | null>;
  /** The value with the time it still lasts; null as `read`. */
  find(key: string): Promise<Found | null>;
  /** Writes over whatever is there. */
  write(key: string, value: string, ttlMs: number): Promise<void>;
  /** Forgets the value. */
  remove(key: string): Promise<void>;
  /** Adds to a counter that begins anew at the end of its window. Tells its sum and how long the window still lasts. */
  count(key: string, by: number, windowMs: number): Promise<Counted>;
}

/** A value, and for how long it still is one. */
export interface Found {
  readonly value: string;
  readonly leftMs: number;
}

/** A counter after something was added to it. */
export interface Counted {
  readonly sum: number;
  readonly leftMs: number;
}

/** Values at once in one process; the eldest go first. */
const MOST = 100_000;

/** Values in this process. */
export function inProcess(): KeyValues {
  const values = new LRUCache<string, string>({ max: MOST });
  const counters = new LRUCache<string, { sum: number; endsAt: number }>({ max: MOST });
  return {
    async claim(key, value, ttl) {
      const there = values.get(key);
      if (there === undefined) values.set(key, value, { ttl });
      return there ?? null;
    },
    async read(key) {
      return values.get(key) ?? null;
    },
    async find(key) {
      const value = values.get(key);
      return value === undefined ? null : { value, leftMs: values.getRemainingTTL(key) };
    },
    async write(key, value, ttl) {
      values.set(key, value, { ttl });
    },
    async remove(key) {
      values.delete(key);
    },
    async count(key, by, windowMs) {
      const now = performance.now();
      let counter = counters.get(key);
      if (!counter || counter.endsAt <= now)
        counters.set(key, (counter = { sum: 0, endsAt: now + windowMs }));
      counter.sum += by;
      return { sum: counter.sum, leftMs: counter.endsAt - now };
    },
  };
}

/** Values in Redis, below a prefix of the product's own. */
export function inRedis(redis: Redis, prefix = 'musubi:'): KeyValues {
  return {
    claim: (key, value, ttlMs) => redis.set(prefix + key, value, 'PX', ttlMs, 'NX', 'GET'),
    read: (key) => redis.get(prefix + key),
    async find(key) {
      const answers = await redis
        .multi()
        .get(prefix + key)
        .pttl(prefix + key)
        .exec();
      const [[failed, value] = [], [, left] = []] = answers ?? [];
      if (failed) throw failed;
      return typeof value === 'string' ? { value, leftMs: Math.max(0, Number(left)) } : null;
    },
    async write(key, value, ttlMs) {
      await redis.set(prefix + key, value, 'PX', ttlMs);
    },
    async remove(key) {
      await redis.del(prefix + key);
    },
    async count(key, by, windowMs) {
      const name = prefix + key;
      const answers = await redis.multi().incrby(name, by).pexpire(name, windowMs, 'NX').pttl(name).exec();
      const [sum, , left] = (answers ?? []).map(([error, value]) => {
        if (error) throw error;
        return Number(value);
      });
      if (sum === undefined || left === undefined) throw new Error('Redis has not counted');
      return { sum, leftMs: Math.max(0, left) };
    },
  };
}

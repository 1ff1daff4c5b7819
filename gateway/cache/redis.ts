import { Redis } from 'ioredis';
import type { KeyValueStore } from './keyValueStore.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 1_000;

/** Connects to the Redis shared by all gateways. It reconnects by itself; commands fail fast while it is down. */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', onError);
  return redis;
}

/** A store in Redis; rejects when Redis fails. */
export function createRedisStore(redis: Redis, prefix = 'musubi:'): KeyValueStore {
  return {
    setIfAbsent: (key, value, ttlMs) => redis.set(prefix + key, value, 'PX', ttlMs, 'NX', 'GET'),
    get: (key) => redis.get(prefix + key),
    async getWithTtl(key) {
      const replies = await redis
        .multi()
        .get(prefix + key)
        .pttl(prefix + key)
        .exec();
      const [[error, value] = [], [, ttl] = []] = replies ?? [];
      if (error) throw error;
      return typeof value === 'string' ? { value, remainingMs: Math.max(0, Number(ttl)) } : null;
    },
    async set(key, value, ttlMs) {
      await redis.set(prefix + key, value, 'PX', ttlMs);
    },
    async delete(key) {
      await redis.del(prefix + key);
    },
    async increment(key, by, windowMs) {
      const name = prefix + key;
      const replies = await redis.multi().incrby(name, by).pexpire(name, windowMs, 'NX').pttl(name).exec();
      const [total, , ttl] = (replies ?? []).map(([error, value]) => {
        if (error) throw error;
        return Number(value);
      });
      if (total === undefined || ttl === undefined) throw new Error('Redis did not return the counter');
      return { total, remainingMs: Math.max(0, ttl) };
    },
  };
}

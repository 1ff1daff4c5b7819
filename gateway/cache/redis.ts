import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { ignoreRedisError, type KeyValueStore, type PubSubConnections } from './store.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 1_000;

/** If the key holds the first argument, sets it to the second, or deletes it where the second is empty. */
const COMPARE_AND_SET = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('del', KEYS[1]) else redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1`;

/**
 * Connects to the Redis shared by all gateways. It reconnects by itself; commands fail fast while it is down. After a
 * failover the name leads to the new primary, but the connection to the former one may stay.
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    // The refused command fails: ioredis would repeat it without end while the server is read-only.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
  });
  redis.on('error', onError);
  return redis;
}

/** Closes a connection once its commands have been answered. */
export async function closeRedis(redis: Redis): Promise<void> {
  await redis.quit().catch(() => redis.disconnect());
}

/** Of all keys, so that other applications can use the same Redis. */
const PREFIX = 'musubi:';

/**
 * A store in Redis; rejects when Redis fails.
 * @param onRead called after each read of a value and its time to live, failed or not, with its duration in ms
 */
export function createRedisStore(redis: Redis, onRead: (ms: number) => void = doNothing): KeyValueStore {
  return {
    async setIfAbsent(key, value, ttlMs) {
      const existing = await redis.set(PREFIX + key, value, 'PX', ttlMs, 'NX', 'GET');
      // After a reconnect ioredis repeats commands without a reply; the first may have set the key.
      return existing === value ? null : existing;
    },
    async compareAndSet(key, expected, value, ttlMs) {
      return (await redis.eval(COMPARE_AND_SET, 1, PREFIX + key, expected, value ?? '', ttlMs)) === 1;
    },
    get: (key) => redis.get(PREFIX + key),
    async getWithTtl(key) {
      const name = PREFIX + key;
      const startedAt = performance.now();
      const transaction = redis.multi().get(name).pttl(name);
      const replies = await transaction.exec().finally(() => onRead(performance.now() - startedAt));
      const [[error, value] = [], [, ttl] = []] = replies ?? [];
      if (error) throw error;
      return typeof value === 'string' ? { value, remainingMs: Math.max(0, Number(ttl)) } : null;
    },
    async set(key, value, ttlMs) {
      await redis.set(PREFIX + key, value, 'PX', ttlMs);
    },
    async delete(key) {
      await redis.del(PREFIX + key);
    },
    async increment(key, by, windowMs) {
      const name = PREFIX + key;
      const transaction = redis.multi().incrby(name, by).pexpire(name, windowMs, 'NX').pttl(name);
      const replies = await transaction.exec().catch((error: unknown) => Promise.reject(causeOf(error)));
      const [total, , ttl] = (replies ?? []).map(([error, value]) => {
        if (error) throw error;
        return Number(value);
      });
      if (total === undefined || ttl === undefined) throw new Error('Redis did not return the counter');
      return { total, remainingMs: Math.max(0, ttl) };
    },
  };
}

const doNothing = (): void => undefined;

/** Why Redis aborted a transaction: the error of its first refused command, in place of EXECABORT. Other errors as they are. */
function causeOf(error: unknown): unknown {
  const causes: unknown = error instanceof Error && 'previousErrors' in error ? error.previousErrors : null;
  const [cause = error]: unknown[] = Array.isArray(causes) ? causes : [];
  return cause;
}

/** Whether the store takes a value: a Redis that hangs or is read-only keeps its connections. */
export function takesValues(store: KeyValueStore, onError: (error: unknown) => void): Promise<boolean> {
  return store.set('probe', '', 1_000).then(
    () => true,
    (error: unknown) => {
      onError(error);
      return false;
    },
  );
}

/** Messages to the other gateways. Those sent while Redis is down are lost. */
export interface Broadcast {
  send(message: string): void;
  onMessage(listener: (message: string) => void): void;
}

export function createBroadcast({ publisher, subscriber }: PubSubConnections, channel: string): Broadcast {
  const sender = randomUUID();
  return {
    send: (message) => void publisher.publish(channel, `${sender} ${message}`).catch(ignoreRedisError),
    onMessage(listener) {
      const subscribe = (): unknown => subscriber.subscribe(channel).catch(ignoreRedisError);
      subscriber.on('ready', subscribe);
      subscribe();
      subscriber.on('message', (of: string, text: string) => {
        if (of === channel && !text.startsWith(sender)) listener(text.slice(sender.length + 1));
      });
    },
  };
}

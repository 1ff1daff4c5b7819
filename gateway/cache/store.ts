/** What replicas share: strings and counters by key, and notifications by channel. */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
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

/** Change notifications by channel, without payload: in this process or, through Redis, in all gateways. */
export interface PubSub {
  /** Fire and forget; never fails. */
  publish(channel: string): void;
  /** Identifies the last publication: a new text after each one. */
  revision(channel: string): Promise<string>;
  /**
   * Yields once as soon as the subscription is active, unless `since` is the current revision, and then after each
   * publication; publications a slow consumer missed are merged into one. Ends when the consumer returns or the process
   * stops.
   */
  subscribe(channel: string, since?: string | null): Promise<AsyncIterableIterator<undefined>>;
  /** Ends all subscriptions, and their connection to Redis. Publishing still works. */
  close(): Promise<void>;
}

/** Redis needs a connection of its own for subscriptions. */
export interface PubSubConnections {
  readonly publisher: Redis;
  readonly subscriber: Redis;
}

/** How long a revision is kept. */
const REVISION_MS = 86_400_000;

/**
 * Without Redis, or while it is down, notifications reach the subscriptions of this process alone. When Redis is back, each
 * subscription yields once, because it may have missed a change. From then on it yields for each publication of any gateway.
 *
 * @param store holds the revisions, for all gateways
 */
export function createPubSub(
  redis: PubSubConnections | null = null,
  store: KeyValueStore = createMemoryStore(),
): PubSub {
  const sender = randomUUID();
  const revisionKey = (channel: string): string => `revision:${channel}`;
  // Where none is kept. A client that held it before a publication must not find it again when the revision of that
  // publication has expired, or was lost with the process.
  const emptyRevision = (): string => `${redis ? '0' : sender}.${Math.floor(Date.now() / REVISION_MS)}`;
  const revision = async (channel: string): Promise<string> =>
    (await store.get(revisionKey(channel))) ?? emptyRevision();
  const subscriptions = new Map<string, Set<Subscription>>();
  const notify = (channel: string): void =>
    subscriptions.get(channel)?.forEach((subscription) => subscription.notify());
  redis?.subscriber.on('message', (channel: string, from: string) => {
    if (from !== sender) notify(channel);
  });
  // Messages published while the connection was down are lost, and channels that could not be subscribed to.
  redis?.subscriber.on('ready', () => {
    for (const channel of subscriptions.keys())
      void redis.subscriber
        .subscribe(channel)
        .catch(ignoreRedisError)
        .then(() => notify(channel));
  });

  return {
    revision,
    publish(channel) {
      const stored = store.set(revisionKey(channel), randomUUID(), REVISION_MS).catch(ignoreRedisError);
      notify(channel);
      if (redis) void stored.then(() => redis.publisher.publish(channel, sender)).catch(ignoreRedisError);
    },
    async subscribe(channel, since = null) {
      const ofChannel = subscriptions.get(channel) ?? new Set();
      subscriptions.set(channel, ofChannel);
      const subscription = new Subscription(() => {
        ofChannel.delete(subscription);
        if (ofChannel.size > 0) return;
        subscriptions.delete(channel);
        redis?.subscriber.unsubscribe(channel).catch(ignoreRedisError);
      });
      ofChannel.add(subscription);
      await redis?.subscriber.subscribe(channel).catch(ignoreRedisError);
      if (since === null || since !== (await revision(channel))) subscription.notify();
      return subscription;
    },
    async close() {
      for (const ofChannel of subscriptions.values())
        for (const subscription of ofChannel) await subscription.return();
      redis?.subscriber.disconnect();
    },
  };
}

type Step = IteratorResult<undefined, undefined>;

class Subscription implements AsyncIterableIterator<undefined> {
  readonly #onReturn: () => void;
  #isPending = false;
  #isClosed = false;
  #resolveNext: ((step: Step) => void) | null = null;

  constructor(onReturn: () => void) {
    this.#onReturn = onReturn;
  }

  notify(): void {
    if (this.#resolveNext) this.#settle({ value: undefined, done: false });
    else this.#isPending = true;
  }

  next(): Promise<Step> {
    if (this.#isClosed) return Promise.resolve({ value: undefined, done: true });
    if (this.#isPending) {
      this.#isPending = false;
      return Promise.resolve({ value: undefined, done: false });
    }
    return new Promise((resolve) => (this.#resolveNext = resolve));
  }

  return(): Promise<Step> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#onReturn();
      this.#settle({ value: undefined, done: true });
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #settle(step: Step): void {
    const resolve = this.#resolveNext;
    this.#resolveNext = null;
    resolve?.(step);
  }
}

export function ignoreRedisError(): void {
  // The connection reports its own errors.
}

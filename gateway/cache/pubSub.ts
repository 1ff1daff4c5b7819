import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createMemoryStore, type KeyValueStore } from './keyValueStore.ts';

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

/** How long a revision is kept. Afterwards the channel counts as one to which nothing was published. */
const REVISION_MS = 86_400_000;
const NO_REVISION = '0';

/**
 * Without Redis, or while it is down, notifications reach this process alone.
 *
 * @param store holds the revisions, for all gateways
 */
export function createPubSub(
  redis: PubSubConnections | null = null,
  store: KeyValueStore = createMemoryStore(),
): PubSub {
  const sender = randomUUID();
  const revisionKey = (channel: string): string => `revision:${channel}`;
  const revision = async (channel: string): Promise<string> =>
    (await store.get(revisionKey(channel))) ?? NO_REVISION;
  const subscriptions = new Map<string, Set<Subscription>>();
  const notify = (channel: string): void =>
    subscriptions.get(channel)?.forEach((subscription) => subscription.notify());
  redis?.subscriber.on('message', (channel: string, from: string) => {
    if (from !== sender) notify(channel);
  });
  // Messages published while the connection was down are lost.
  redis?.subscriber.on('ready', () => [...subscriptions.keys()].forEach(notify));

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

function ignoreRedisError(): void {
  // The connection reports its own errors.
}

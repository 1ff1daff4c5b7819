import type { Redis } from 'ioredis';

/**
 * Channels on which one request tells others that something has changed, in this process or, with Redis between them, in
 * all. Nothing but the fact is told: who watches reads anew, with their own rights.
 */
export interface Live {
  /** Tells the watchers of a channel. Nobody waits for it and nothing fails by it. */
  tell(channel: string): void;
  /**
   * Yields once when everything told from then on will be heard, and then whenever the channel is told. A reader that
   * is slower than the news gets one for all of it. Ends when the reader leaves or the process stops.
   */
  watch(channel: string): Promise<AsyncIterableIterator<undefined>>;
  /** Ends all watching. */
  close(): Promise<void>;
}

/** The two connections Redis needs: one that speaks, and one that only listens. */
export interface LiveConnections {
  readonly speaking: Redis;
  readonly listening: Redis;
}

/** Opens the channels: in this process alone, or through Redis. A Redis that is down leaves them to this process. */
export function createLive(redis: LiveConnections | null = null): Live {
  const watchers = new Map<string, Set<Watcher>>();
  const hear = (channel: string): void => watchers.get(channel)?.forEach((watcher) => watcher.hear());
  redis?.listening.on('message', hear);
  // What was told while the connection was down has been missed.
  redis?.listening.on('ready', () => [...watchers.keys()].forEach(hear));

  return {
    tell(channel) {
      hear(channel);
      redis?.speaking.publish(channel, '').catch(ignore);
    },
    async watch(channel) {
      const others = watchers.get(channel) ?? new Set();
      watchers.set(channel, others);
      const watcher = new Watcher(() => {
        others.delete(watcher);
        if (others.size > 0) return;
        watchers.delete(channel);
        redis?.listening.unsubscribe(channel).catch(ignore);
      });
      others.add(watcher);
      await redis?.listening.subscribe(channel).catch(ignore);
      return watcher;
    },
    async close() {
      for (const each of watchers.values()) for (const watcher of each) await watcher.return();
      redis?.speaking.disconnect();
      redis?.listening.disconnect();
    },
  };
}

type Step = IteratorResult<undefined, undefined>;

/** One reader of a channel. It begins with news, so that what it reads first is what there is. */
class Watcher implements AsyncIterableIterator<undefined> {
  readonly #leave: () => void;
  #isNews = true;
  #hasEnded = false;
  #waiting: ((step: Step) => void) | null = null;

  constructor(leave: () => void) {
    this.#leave = leave;
  }

  hear(): void {
    if (this.#waiting) this.#answer({ value: undefined, done: false });
    else this.#isNews = true;
  }

  next(): Promise<Step> {
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    if (this.#isNews) {
      this.#isNews = false;
      return Promise.resolve({ value: undefined, done: false });
    }
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  return(): Promise<Step> {
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      this.#leave();
      this.#answer({ value: undefined, done: true });
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #answer(step: Step): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(step);
  }
}

function ignore(): void {
  // Redis reports its own faults; the watchers of this process have heard it.
}

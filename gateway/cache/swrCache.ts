import { LRUCache } from 'lru-cache';
import { UnderWay } from './singleFlight.ts';

/** How long an answer may be given again, in seconds, each counted from the end of the one before. */
export interface Policy {
  /** Given without asking again. */
  readonly fresh: number;
  /** Given at once while a new one is made in the background. */
  readonly swr: number;
  /** Given when no new one can be made. */
  readonly sie: number;
}

/** An answer just made. */
export interface Made<T> {
  readonly value: T;
  /** How long to keep it; null never shares it beyond those who asked at the same time. */
  readonly keep: Policy | null;
  /** Whether it reports a failure, in whose place an older answer is welcome. */
  readonly failed: boolean;
  /** Size in bytes; a promise for what is still being written, which rejects when it breaks off. */
  readonly bytes: number | Promise<number>;
}

interface Kept<T> {
  readonly value: T;
  readonly bytes: number;
  readonly policy: Policy;
  readonly madeAt: number;
}

/**
 * Whole answers to public questions, kept by key and bounded by bytes. However many ask for the same key at once, one
 * answer is made. Nothing personal may ever come here: the caller decides by the key and by `keep`.
 */
export class Answers<T> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #making = new UnderWay<Promise<Made<T>>>();
  readonly #now: () => number;

  constructor({ maxBytes, now = () => performance.now() }: { maxBytes: number; now?: () => number }) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + 200,
    });
    this.#now = now;
  }

  /** The kept answer if it is fresh; the quick way before any other work. */
  fresh(key: string): T | undefined {
    const kept = this.#kept.get(key);
    return kept && this.#age(kept) < kept.policy.fresh ? kept.value : undefined;
  }

  /**
   * The answer for a key: kept while fresh; kept and renewed in the background within `swr`; else made, with the kept
   * one in its place when making fails within `sie`.
   * @throws whatever `make` throws, when there is nothing kept to give instead.
   */
  async obtain(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const kept = this.#kept.get(key);
    if (!kept) return (await this.#make(key, make)).value;
    const age = this.#age(kept);
    const { fresh, swr, sie } = kept.policy;
    if (age < fresh) return kept.value;
    if (age < fresh + swr) {
      this.#make(key, make).catch(ignore);
      return kept.value;
    }
    const spare = age < fresh + swr + sie ? kept : null;
    try {
      const made = await this.#make(key, make);
      return made.failed && spare ? spare.value : made.value;
    } catch (error) {
      if (spare) return spare.value;
      throw error;
    }
  }

  /** Keeps an answer that was made elsewhere, if it may be kept. */
  async keep(key: string, { value, keep, failed, bytes }: Made<T>): Promise<void> {
    if (!keep || failed) return;
    this.#kept.set(key, { value, bytes: await bytes, policy: keep, madeAt: this.#now() });
  }

  #make(key: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
    const before = this.#making.get(key);
    if (before) return before;
    const making = this.#making.begin(key, make());
    const done = (): void => this.#making.end(key);
    // Followers join until the last byte is there.
    making
      .then(async (made) => {
        await made.bytes;
        await this.keep(key, made);
      })
      .then(done, done);
    return making;
  }

  /** Seconds since the answer was made. */
  #age(kept: Kept<T>): number {
    return (this.#now() - kept.madeAt) / 1000;
  }
}

function ignore(): void {
  // The kept answer was given; the next request tries again.
}

import type { Running } from '../upstream/transport.ts';

/**
 * What is under way, by key: few at a time, many in a day. A Map alone would keep what has left it: tables it outgrew
 * point to the things they held until the next full collection, and each of those to its answer. So what leaves is
 * let go of first.
 */
export class UnderWay<T> {
  readonly #places = new Map<string, { thing: T | null }>();

  /** What is under way for a key. */
  get(key: string): T | null {
    return this.#places.get(key)?.thing ?? null;
  }

  /** Begins something for a key that has nothing under way. */
  begin(key: string, thing: T): T {
    this.#places.set(key, { thing });
    return thing;
  }

  /** Ends what is under way for a key. */
  end(key: string): void {
    const place = this.#places.get(key);
    if (place) place.thing = null;
    this.#places.delete(key);
  }
}

/** One call that several wait for. It is cancelled when the last of them has left. */
export class Flight<T> {
  readonly result: Promise<T>;
  readonly #running: Running<T>;
  #waiting: number;

  /** `kept`: goes on although nobody waits for it. */
  constructor(running: Running<T>, kept: boolean) {
    this.result = running.result;
    this.#running = running;
    this.#waiting = kept ? 1 : 0;
  }

  /** Waits with the others; what is returned leaves. */
  join(): () => void {
    this.#waiting += 1;
    return () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#running.cancel();
    };
  }
}

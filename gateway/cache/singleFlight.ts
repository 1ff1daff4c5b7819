import type { Running } from '../upstream/transport.ts';

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

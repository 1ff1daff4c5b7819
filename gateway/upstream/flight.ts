import type { Running } from './pipe.ts';

/** One call that several wait for. It is cancelled when the last of them has left. */
export class Flight<T> {
  readonly #running: Running<T>;
  readonly #left: () => Error;
  #waiting: number;

  /** `kept`: goes on although nobody waits for it. `left` makes the error for those who leave. */
  constructor(running: Running<T>, left: () => Error, kept: boolean) {
    this.#running = running;
    this.#left = left;
    this.#waiting = kept ? 1 : 0;
  }

  /** Waits with the others; `cancel` leaves. */
  join(): Running<T> {
    this.#waiting += 1;
    let leave: (() => void) | null = null;
    const result = new Promise<T>((resolve, reject) => {
      leave = () => {
        reject(this.#left());
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#running.cancel();
      };
      this.#running.result.then(resolve, reject);
    });
    return {
      result,
      cancel() {
        leave?.();
        leave = null;
      },
    };
  }
}

import { onAbort } from '../deadline.ts';

/** One creation with several readers; abandoned when the last of them leaves, unless `keepAlive`. */
export class Flight<T> {
  readonly #result: Promise<T>;
  readonly #abandon: () => void;
  #readers: number;

  constructor(result: Promise<T>, abandon: () => void, keepAlive: boolean) {
    this.#result = result;
    this.#abandon = abandon;
    this.#readers = keepAlive ? 1 : 0;
  }

  /** Adds a reader, who leaves when its signal aborts: its promise then rejects with the signal's reason. */
  join(signal?: AbortSignal): Promise<T> {
    this.#readers += 1;
    if (signal === undefined) return this.#result;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(signal.reason);
        this.#readers -= 1;
        if (this.#readers === 0) this.#abandon();
      };
      this.#result.finally(onAbort(signal, leave)).then(resolve, reject);
    });
  }
}

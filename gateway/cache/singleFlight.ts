import { onAbort } from '../deadline.ts';

/** Work with several readers; aborted when the last of them leaves. */
export class Flight<T> {
  readonly result: Promise<T>;
  readonly #controller: AbortController;
  #readers: number;

  /** `keepAlive`: runs to its end without readers. */
  constructor(result: Promise<T>, controller: AbortController, keepAlive: boolean) {
    this.result = result;
    this.#controller = controller;
    this.#readers = keepAlive ? 1 : 0;
  }

  /** Adds a reader, who leaves when its signal aborts: its promise then rejects with the signal's reason. */
  join(signal?: AbortSignal): Promise<T> {
    this.#readers += 1;
    if (signal === undefined) return this.result;
    return new Promise((resolve, reject) => {
      const stopListening = onAbort(signal, () => {
        reject(signal.reason);
        this.#readers -= 1;
        if (this.#readers === 0) this.#controller.abort();
      });
      this.result.finally(stopListening).then(resolve, reject);
    });
  }
}

/** Work under way by key: equal work runs once. */
export class SingleFlight<T> {
  /** Values are nulled on delete: a rehashed Map keeps deleted ones alive until a major GC. */
  readonly #running = new Map<string, { result: Promise<T> | null }>();

  get size(): number {
    return this.#running.size;
  }

  /** The result of work under way. */
  get(key: string): Promise<T> | null {
    return this.#running.get(key)?.result ?? null;
  }

  /** Joins the work under way, or starts it. `start` must not throw, but may reject. */
  run(key: string, start: () => Promise<T>): Promise<T> {
    const running = this.get(key);
    if (running !== null) return running;
    const entry: { result: Promise<T> | null } = { result: null };
    this.#running.set(key, entry);
    const end = (): void => {
      entry.result = null;
      this.#running.delete(key);
    };
    return (entry.result = start().finally(end));
  }
}

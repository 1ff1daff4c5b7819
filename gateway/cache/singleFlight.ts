/** A started operation that can be cancelled. */
export interface Cancellable<T> {
  readonly result: Promise<T>;
  /** Makes `result` reject, unless it has settled. */
  cancel(): void;
}

/**
 * Operations in flight by key. Holders are nulled on delete: a rehashed Map keeps deleted values alive until a major GC.
 */
export class InFlight<T> {
  readonly #holders = new Map<string, { value: T | null }>();

  get size(): number {
    return this.#holders.size;
  }

  get(key: string): T | null {
    return this.#holders.get(key)?.value ?? null;
  }

  set(key: string, value: T): T {
    this.#holders.set(key, { value });
    return value;
  }

  delete(key: string): void {
    const holder = this.#holders.get(key);
    if (holder) holder.value = null;
    this.#holders.delete(key);
  }
}

/** One operation with several waiters; cancelled when the last of them leaves. */
export class SingleFlight<T> {
  readonly result: Promise<T>;
  readonly #operation: Cancellable<T>;
  #waiters: number;

  /** `keepAlive`: runs to its end without waiters. */
  constructor(operation: Cancellable<T>, keepAlive: boolean) {
    this.result = operation.result;
    this.#operation = operation;
    this.#waiters = keepAlive ? 1 : 0;
  }

  /** Adds a waiter. Returns the function that removes it. */
  join(): () => void {
    this.#waiters += 1;
    return () => {
      this.#waiters -= 1;
      if (this.#waiters === 0) this.#operation.cancel();
    };
  }
}

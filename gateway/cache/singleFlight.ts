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

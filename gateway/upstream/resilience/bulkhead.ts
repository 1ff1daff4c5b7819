import type { CallTimeout } from './deadline.ts';

/** Limits the concurrent calls to one host, so that a slow host cannot use up all resources. */
export class Bulkhead {
  #freeSlots: number;
  readonly #queue = new Set<() => void>();

  constructor(slots: number) {
    this.#freeSlots = slots;
  }

  /** Calls waiting for a slot. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Takes a slot: null when one is free, else a promise that rejects when the call's time is up. */
  acquire(timeout: CallTimeout): Promise<void> | null {
    if (this.#freeSlots > 0) {
      this.#freeSlots -= 1;
      return null;
    }
    return timeout.waitFor((enter) => {
      this.#queue.add(enter);
      return () => this.#queue.delete(enter);
    });
  }

  /** Returns a slot; first come, first served. */
  release(): void {
    for (const enter of this.#queue) {
      this.#queue.delete(enter);
      enter();
      return;
    }
    this.#freeSlots += 1;
  }
}

import type { Life } from './deadline.ts';

/** Bounds the calls that run at the same time against one host, so that a slow host cannot hold everything. */
export class Bulkhead {
  #free: number;
  readonly #queue = new Set<() => void>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Calls waiting for a place. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Takes a place: null when there is one, else a wait that ends with the life of the call. */
  enter(life: Life): Promise<void> | null {
    if (this.#free > 0) {
      this.#free -= 1;
      return null;
    }
    return life.wait((enter) => {
      this.#queue.add(enter);
      return () => this.#queue.delete(enter);
    });
  }

  /** Gives the place back, to the one that waited longest. */
  leave(): void {
    for (const enter of this.#queue) {
      this.#queue.delete(enter);
      enter();
      return;
    }
    this.#free += 1;
  }
}

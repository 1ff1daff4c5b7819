const BUCKETS = 10;

/** Counts two kinds of events over the last stretch of time, in ten steps. */
export class Window {
  readonly #stepMs: number;
  readonly #counts = new Uint32Array(BUCKETS * 2);
  readonly #totals = new Uint32Array(2);
  #step: number;

  constructor(spanMs: number) {
    this.#stepMs = spanMs / BUCKETS;
    this.#step = Math.floor(performance.now() / this.#stepMs);
  }

  /** Counts one event of a kind. */
  add(kind: 0 | 1): void {
    this.#forget();
    const at = (this.#step % BUCKETS) * 2 + kind;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#totals[kind] = (this.#totals[kind] ?? 0) + 1;
  }

  /** Events of a kind within the span. */
  total(kind: 0 | 1): number {
    this.#forget();
    return this.#totals[kind] ?? 0;
  }

  /** Forgets everything. */
  clear(): void {
    this.#counts.fill(0);
    this.#totals.fill(0);
  }

  #forget(): void {
    const now = Math.floor(performance.now() / this.#stepMs);
    if (now === this.#step) return;
    if (now - this.#step >= BUCKETS) this.clear();
    else {
      for (let step = this.#step + 1; step <= now; step += 1) {
        for (const kind of [0, 1]) {
          const at = (step % BUCKETS) * 2 + kind;
          this.#totals[kind] = (this.#totals[kind] ?? 0) - (this.#counts[at] ?? 0);
          this.#counts[at] = 0;
        }
      }
    }
    this.#step = now;
  }
}

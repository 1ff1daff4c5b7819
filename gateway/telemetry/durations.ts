import { Series } from './series.ts';

/** Upper bounds in seconds: the deadline of an operation is 10 s, of a call 5 s. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Distribution {
  /** Durations up to each bound and above the one before; the last are above all. */
  readonly counts: number[];
  sum: number;
}

/** A histogram of durations. */
export class Durations extends Series<Distribution> {
  readonly #name: string;

  constructor(name: string, help: string) {
    super(name, help, 'histogram', () => ({ counts: [...BOUNDS, Infinity].map(() => 0), sum: 0 }));
    this.#name = name;
  }

  /** Counts a duration. */
  observe(key: string, ms: number, labelsOf: () => string): void {
    const distribution = this.valuesOf(key, labelsOf);
    const seconds = ms / 1_000;
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1;
    distribution.counts[at] = (distribution.counts[at] ?? 0) + 1;
    distribution.sum += seconds;
  }

  protected override linesOf(labels: string, { counts, sum }: Distribution): readonly string[] {
    let total = 0;
    const buckets = counts.map((count, at) => {
      total += count;
      return `${this.#name}_bucket{le="${BOUNDS[at] ?? '+Inf'}",${labels}} ${total}`;
    });
    return [...buckets, `${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${total}`];
  }
}

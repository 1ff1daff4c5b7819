interface Series {
  /** As Prometheus writes them: `operation="Hall",client="ios"`. */
  readonly labels: string;
  times: number;
}

/** A counter for Prometheus that every request adds to. prom-client's own sorts and joins its labels for every addition. */
export class Tally {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** Counts one under what its labels are known by; `labelsOf` writes them, of words that need no escape. */
  add(key: string, labelsOf: () => string): void {
    const series = this.#series.get(key);
    if (series === undefined) this.#series.set(key, { labels: labelsOf(), times: 1 });
    else series.times += 1;
  }

  /** All series in Prometheus' text form. */
  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} counter`];
    for (const { labels, times } of this.#series.values()) lines.push(`${this.#name}{${labels}} ${times}`);
    return `${lines.join('\n')}\n`;
  }
}

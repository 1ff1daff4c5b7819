/**
 * One metric for Prometheus that every request adds to: its values by their labels. prom-client's own sorts and joins
 * labels, and looks bounds up by name, for every value.
 */
export abstract class Series<Values> {
  readonly #head: string;
  readonly #empty: () => Values;
  readonly #known = new Map<string, { readonly labels: string; readonly values: Values }>();

  constructor(name: string, help: string, type: 'counter' | 'histogram', empty: () => Values) {
    this.#head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;
    this.#empty = empty;
  }

  /**
   * The values under what their labels are known by. `labelsOf` writes those as Prometheus does, `call="R54",host="api"`,
   * of words that need no escape.
   */
  protected valuesOf(key: string, labelsOf: () => string): Values {
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = { labels: labelsOf(), values: this.#empty() }));
    return known.values;
  }

  /** Lines of one series. */
  protected abstract linesOf(labels: string, values: Values): readonly string[];

  /** All series in Prometheus' text form. */
  text(): string {
    const lines = [...this.#known.values()].flatMap(({ labels, values }) => this.linesOf(labels, values));
    return `${[this.#head, ...lines].join('\n')}\n`;
  }
}

import { Series } from './series.ts';

/** A counter. */
export class Tally extends Series<{ times: number }> {
  readonly #name: string;

  constructor(name: string, help: string) {
    super(name, help, 'counter', () => ({ times: 0 }));
    this.#name = name;
  }

  /** Counts one. */
  add(key: string, labelsOf: () => string): void {
    this.valuesOf(key, labelsOf).times += 1;
  }

  protected override linesOf(labels: string, { times }: { times: number }): readonly string[] {
    return [`${this.#name}{${labels}} ${times}`];
  }
}

/** A benchmark measures, prints a table and checks targets. */
import type { Row } from './table.ts';

/** A performance target and whether the measurement meets it. */
export interface Target {
  text: string;
  isMet: boolean;
}

export interface BenchmarkResult {
  rows: Row[];
  targets: Target[];
  /** Markdown printed below the table. */
  conclusion?: string;
}

export interface BenchmarkOptions {
  /** Duration of one round. */
  seconds: number;
  /** Rounds per candidate; results are medians. */
  rounds: number;
}

/** A benchmark of `npm run bench`. */
export interface Benchmark {
  name: string;
  /** One line. */
  description: string;
  /** Runs only when named, because it is slow or needs more programs. */
  isOptIn?: true;
  /** Duration of one round unless the command says otherwise; 4 by default. */
  seconds?: number;
  /** Rounds unless the command says otherwise; 3 by default. */
  rounds?: number;
  run: (options: BenchmarkOptions) => Promise<BenchmarkResult>;
}

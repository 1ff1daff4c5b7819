/** What a bench is: it measures, shows a table, and says which of the product's promises hold. */
import type { Row } from './table.ts';

/** A promise of the product, judged by what was measured. */
export interface Claim {
  text: string;
  holds: boolean;
}

/** What a bench has found. */
export interface Findings {
  rows: Row[];
  claims: Claim[];
  /** What follows from the table, in Markdown; nothing when left out. */
  conclusion?: string;
}

/** How thoroughly to measure. */
export interface Thoroughness {
  /** Length of one round. */
  seconds: number;
  /** Rounds per contender; the medians count. */
  rounds: number;
}

/** One bench of `npm run bench`. */
export interface Bench {
  name: string;
  /** What it measures, in a line. */
  about: string;
  /** Whether it runs only when it is named, since it takes long or needs more than the others. */
  isApart?: true;
  run: (thoroughness: Thoroughness) => Promise<Findings>;
}

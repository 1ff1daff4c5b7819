import type { Bench } from '../benchmark.ts';
import { budgets, measureBuild } from '../bundleSize.ts';
import { round } from '../table.ts';

/** What a browser fetches of the built site. */
export const sizes: Bench = {
  name: 'sizes',
  about: 'Compressed sizes of the built scripts and styles',
  async run() {
    const parts = measureBuild();
    return {
      rows: parts.map(({ name, kind, gzip, brotli }) => ({
        part: name,
        kind,
        'gzip kB': round(gzip / 1000, 1),
        'brotli kB': round(brotli / 1000, 1),
      })),
      claims: budgets(parts),
    };
  },
};

import type { Benchmark } from '../benchmark.ts';
import { checkBudgets, measureBundles } from '../bundleSize.ts';
import { round } from '../table.ts';

export const sizes: Benchmark = {
  name: 'sizes',
  description: 'Compressed sizes of the built scripts and styles',
  async run() {
    const parts = measureBundles();
    return {
      rows: parts.map(({ name, kind, gzip, brotli }) => ({
        part: name,
        kind,
        'gzip kB': round(gzip / 1000, 1),
        'brotli kB': round(brotli / 1000, 1),
      })),
      targets: checkBudgets(parts),
    };
  },
};

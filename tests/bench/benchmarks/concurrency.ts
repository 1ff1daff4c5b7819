import type { Benchmark } from '../benchmark.ts';
import { compareGateways } from '../comparison.ts';
import { search } from '../queries.ts';
import { round, type Row } from '../table.ts';

/** The search page at growing concurrency with 20 ms upstream latency. */
export const concurrency: Benchmark = {
  name: 'concurrency',
  description: 'The search page at 20 ms upstream latency as concurrency grows from 1 to 512',
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    for (const connections of [1, 8, 32, 128, 512]) {
      for (const score of await compareGateways({
        query: search,
        connections,
        latencyMs: 20,
        seconds,
        rounds,
      })) {
        rows.push({
          connections,
          gateway: score.name,
          'req/s': Math.round(score.perSecond),
          'p50 ms': round(score.p50, 1),
          'p99 ms': round(score.p99, 1),
          'CPU ms/req': round(score.cpuPerRequest, 3),
          failed: score.failed,
        });
      }
    }
    return { rows, targets: [{ text: 'no request fails', isMet: rows.every(({ failed }) => failed === 0) }] };
  },
};

import type { Bench } from '../benchmark.ts';
import { contest } from '../comparison.ts';
import { search } from '../queries.ts';
import { round, type Row } from '../table.ts';

/** The search page as more ask at once, with 20 ms behind every REST call: where the rate stops growing. */
export const concurrency: Bench = {
  name: 'concurrency',
  about: 'The search page at 20 ms upstream latency as concurrency grows from 1 to 512',
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    for (const connections of [1, 8, 32, 128, 512]) {
      for (const score of await contest({ query: search, connections, latencyMs: 20, seconds, rounds })) {
        rows.push({
          connections,
          gateway: score.name,
          'req/s': Math.round(score.perSecond),
          'p50 ms': round(score.p50, 1),
          'p99 ms': round(score.p99, 1),
          'CPU ms/req': round(score.cpuPerRequest, 3),
          bad: score.bad,
        });
      }
    }
    return { rows, claims: [{ text: 'no request fails', holds: rows.every(({ bad }) => bad === 0) }] };
  },
};

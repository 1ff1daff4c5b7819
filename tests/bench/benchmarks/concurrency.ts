import type { Benchmark } from '../benchmark.ts';
import { compareGateways, type ComparisonResult } from '../comparison.ts';
import { search } from '../queries.ts';
import { round, type Row } from '../table.ts';

const OWN = 'musubi';
const MAX_DELAY = 1.35;

/** The search page at growing concurrency with 20 ms upstream latency. */
export const concurrency: Benchmark = {
  name: 'concurrency',
  description: 'The search page at 20 ms upstream latency as concurrency grows from 1 to 512',
  seconds: 3,
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    const cases = [1, 8, 32, 128, 512].map((connections) => ({ query: search, connections }));
    const results = await compareGateways(cases, { latencyMs: 20, seconds, rounds });
    for (const [at, { connections }] of cases.entries()) {
      for (const score of results[at] ?? []) {
        rows.push({
          connections,
          gateway: score.name,
          'req/s': Math.round(score.perSecond),
          'p50 ms': round(score.p50, 1),
          'p99 ms': round(score.p99, 1),
          'CPU ms/req': round(score.cpuPerRequest, 3),
          'RSS MiB': score.residentMebibytes,
          failed: score.failed,
        });
      }
    }
    const own = results.map(findOwn);
    const rates = own.map(({ perSecond }) => Math.round(perSecond));
    const [floor, ...peers] = (results.at(-1) ?? []).filter(({ name }) => name !== OWN);
    const last = findOwn(results.at(-1) ?? []);
    const delay = round(last.p50 / (floor?.p50 ?? NaN));
    const targets = [
      { text: `no request of ${OWN} fails`, isMet: own.every(({ failed }) => failed === 0) },
      {
        text: `its rate never falls with more connections (${rates.join(', ')} a second)`,
        isMet: rates.every((rate, at) => rate >= (rates[at - 1] ?? 0)),
      },
      {
        text: `with 512, its p50 is at most ${MAX_DELAY} × the floor's (${delay})`,
        isMet: delay <= MAX_DELAY,
      },
      {
        text: 'with 512, it answers more requests than each peer',
        isMet: peers.every(({ perSecond }) => perSecond < last.perSecond),
      },
    ];
    return { rows, targets };
  },
};

function findOwn(scores: readonly ComparisonResult[]): ComparisonResult {
  const own = scores.find(({ name }) => name === OWN);
  if (!own) throw new Error(`${OWN} was not measured`);
  return own;
}

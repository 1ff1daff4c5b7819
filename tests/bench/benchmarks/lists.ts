import type { Benchmark } from '../benchmark.ts';
import { FASTEST } from '../candidates.ts';
import { compareGateways } from '../comparison.ts';
import { searchQuery } from '../queries.ts';
import { round, type Row } from '../table.ts';

const MAX_RATIO = 1.5;

/** CPU of a search as its list grows: the fixed cost and the cost per hall. */
export const lists: Benchmark = {
  name: 'lists',
  description: 'CPU per search as its list grows from 1 to 100 halls, which the API has in pages of 30',
  seconds: 2,
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    const cases = [1, 10, 30, 100].map((halls) => ({ query: searchQuery(halls), halls }));
    const results = await compareGateways(cases, { only: FASTEST, seconds, rounds });
    for (const [at, { halls }] of cases.entries()) {
      for (const { name, perSecond, p50, cpuPerRequest, cpuRatio, failed } of results[at] ?? []) {
        rows.push({
          halls,
          gateway: name,
          'req/s': Math.round(perSecond),
          'p50 ms': round(p50, 1),
          'CPU ms/req': round(cpuPerRequest, 3),
          '× floor': round(cpuRatio),
          failed,
        });
      }
    }
    const own = rows.filter(({ gateway }) => gateway === 'musubi');
    const ratios = own.map((row) => Number(row['× floor']));
    const targets = [
      { text: 'no request of musubi fails', isMet: own.every(({ failed }) => failed === 0) },
      {
        text: `at most ${MAX_RATIO} × the floor's CPU at each length (${ratios.join(', ')})`,
        isMet: ratios.every((ratio) => ratio <= MAX_RATIO),
      },
    ];
    return { rows, targets };
  },
};

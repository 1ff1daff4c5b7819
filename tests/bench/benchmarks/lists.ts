import type { Bench } from '../benchmark.ts';
import { contest } from '../comparison.ts';
import { searchOf } from '../queries.ts';
import { round, type Row } from '../table.ts';

const CONCLUSION = `At 100 halls ours reads four times as many: pages of the hall search have 30 halls (R86), so it asks
for four at once, and the mock answers each with all 100.`;

/** CPU of a search as its list grows: what a request costs anyway, and what each hall adds. */
export const lists: Bench = {
  name: 'lists',
  about: 'CPU per search as its list grows from 1 to 100 halls',
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    for (const halls of [1, 10, 30, 100]) {
      const scores = await contest({ query: searchOf(halls), halls, seconds, rounds });
      const floor = scores.find(({ name }) => name === 'floor')?.cpuPerRequest ?? NaN;
      for (const { name, perSecond, p50, cpuPerRequest, bad } of scores) {
        rows.push({
          halls,
          gateway: name,
          'req/s': Math.round(perSecond),
          'p50 ms': round(p50, 1),
          'CPU ms/req': round(cpuPerRequest, 3),
          '× floor': round(cpuPerRequest / floor),
          bad,
        });
      }
    }
    const claims = [{ text: 'no request fails', holds: rows.every(({ bad }) => bad === 0) }];
    return { rows, claims, conclusion: CONCLUSION };
  },
};

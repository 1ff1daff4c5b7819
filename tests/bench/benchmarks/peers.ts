import { compareGateways } from '../comparison.ts';
import { queries } from '../queries.ts';
import { round, type Row } from '../table.ts';
import type { Benchmark, Target } from '../benchmark.ts';

/** CPU per request compared with the floor and three known gateways, on two queries. */
export const peers: Benchmark = {
  name: 'peers',
  description:
    'CPU per request with all production checks on, against the hand-written floor and three known gateways',
  // Short rounds: the CPU time that a machine gets changes within seconds.
  seconds: 1,
  rounds: 8,
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    const targets: Target[] = [];
    const cases = queries.map((query) => ({ query }));
    const results = await compareGateways(cases, { seconds, rounds, processes: 3 });
    for (const [at, query] of queries.entries()) {
      const scores = results[at] ?? [];
      const ratioOf = (name: string) => scores.find((score) => score.name === name)?.cpuRatio ?? NaN;
      for (const score of scores) {
        rows.push({
          query: query.name,
          gateway: score.name,
          'req/s': Math.round(score.perSecond),
          'p50 ms': round(score.p50, 1),
          'p99 ms': round(score.p99, 1),
          'CPU ms/req': round(score.cpuPerRequest, 3),
          '× floor': round(score.cpuRatio),
          'calls/req': round(score.callsPerRequest),
          failed: score.failed,
        });
      }
      const minCalls = query.calls - 0.1;
      const allComplete = scores.every((score) => score.callsPerRequest >= minCalls && score.failed === 0);
      targets.push(
        {
          text: `${query.name}: every gateway makes at least ${minCalls} calls per request, none fails`,
          isMet: allComplete,
        },
        {
          text: `${query.name}: the floor is a lower bound (Mercurius JIT uses at least 1.4 × its CPU)`,
          isMet: ratioOf('mercurius-jit') >= 1.4,
        },
        { text: `${query.name}: at most 1.6 × the floor's CPU`, isMet: ratioOf('musubi') <= 1.6 },
        {
          text: `${query.name}: less CPU than Mercurius JIT`,
          isMet: ratioOf('musubi') < ratioOf('mercurius-jit'),
        },
        {
          text: `${query.name}: at most a third of Apollo Server's CPU`,
          isMet: ratioOf('musubi') * 3 <= ratioOf('apollo'),
        },
      );
    }
    return { rows, targets };
  },
};

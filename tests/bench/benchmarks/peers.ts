import { compareGateways } from '../comparison.ts';
import { queries } from '../queries.ts';
import { round, type Row } from '../table.ts';
import type { Benchmark, Target } from '../benchmark.ts';

const MAX_CPU_RATIO: Readonly<Record<string, number>> = { search: 1.15, hall: 1.45 };
const MAX_P99_RATIO = 1.5;
/** One process is enough for gateways that take several times the CPU of the others. */
const SINGLE_PROCESS = new Set(['apollo', 'hive']);

/** CPU per request compared with the floor and three known gateways, on two queries. */
export const peers: Benchmark = {
  name: 'peers',
  description:
    'CPU per request with all production checks on, against the hand-written floor and three known gateways',
  // Short rounds: the CPU time that a machine gets changes within seconds.
  seconds: 1,
  rounds: 10,
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    const targets: Target[] = [];
    const cases = queries.map((query) => ({ query }));
    const processesOf = (name: string): number => (SINGLE_PROCESS.has(name) ? 1 : 3);
    const results = await compareGateways(cases, { seconds, rounds, processesOf });
    for (const [at, query] of queries.entries()) {
      const scores = results[at] ?? [];
      const scoreOf = (name: string) => scores.find((score) => score.name === name);
      const ratioOf = (name: string) => scoreOf(name)?.cpuRatio ?? NaN;
      const p99Ratio = round((scoreOf('musubi')?.p99 ?? NaN) / (scoreOf('floor')?.p99 ?? NaN));
      const maxRatio = MAX_CPU_RATIO[query.name] ?? NaN;
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
        {
          text: `${query.name}: at most ${maxRatio} × the floor's CPU`,
          isMet: ratioOf('musubi') <= maxRatio,
        },
        {
          text: `${query.name}: p99 at most ${MAX_P99_RATIO} × the floor's (${p99Ratio})`,
          isMet: p99Ratio <= MAX_P99_RATIO,
        },
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

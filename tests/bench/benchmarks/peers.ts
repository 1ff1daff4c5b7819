import { contest } from '../comparison.ts';
import { queries } from '../queries.ts';
import { round, type Row } from '../table.ts';
import type { Bench, Claim } from '../benchmark.ts';

/** CPU per request against the floor and three known gateways, on the same two queries in one run. */
export const peers: Bench = {
  name: 'peers',
  about:
    'CPU per request with all production checks on, against the hand-written floor and three known gateways',
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    const claims: Claim[] = [];
    for (const query of queries) {
      const scores = await contest({ query, seconds, rounds, processes: 3 });
      const of = (name: string) => scores.find((score) => score.name === name)?.timesFirst ?? NaN;
      for (const score of scores) {
        rows.push({
          query: query.name,
          gateway: score.name,
          'req/s': Math.round(score.perSecond),
          'p50 ms': round(score.p50, 1),
          'p99 ms': round(score.p99, 1),
          'CPU ms/req': round(score.cpuPerRequest, 3),
          '× floor': round(score.timesFirst),
          'calls/req': round(score.callsPerRequest),
          bad: score.bad,
        });
      }
      const least = query.calls - 0.1;
      const honest = scores.every((score) => score.callsPerRequest >= least && score.bad === 0);
      claims.push(
        {
          text: `${query.name}: every gateway makes at least ${least} calls a request, none fails`,
          holds: honest,
        },
        {
          text: `${query.name}: the floor is honest (Mercurius JIT at least 1.4 × its CPU)`,
          holds: of('mercurius-jit') >= 1.4,
        },
        { text: `${query.name}: at most 1.6 × the floor's CPU`, holds: of('musubi') <= 1.6 },
        { text: `${query.name}: less CPU than Mercurius JIT`, holds: of('musubi') < of('mercurius-jit') },
        {
          text: `${query.name}: at most a third of Apollo Server's CPU`,
          holds: of('musubi') * 3 <= of('apollo'),
        },
      );
    }
    return { rows, claims };
  },
};

import type { Bench } from '../benchmark.ts';
import { contest } from '../comparison.ts';
import { hall } from '../queries.ts';
import { round } from '../table.ts';

/** The hall page when every REST call takes 20 ms: how many stages a gateway waits for, one after the other. */
export const latency: Bench = {
  name: 'latency',
  about: 'The hall page at 20 ms upstream latency, 32 connections',
  async run({ seconds, rounds }) {
    const scores = await contest({ query: hall, seconds, rounds, latencyMs: 20 });
    const p50 = (name: string) => scores.find((score) => score.name === name)?.p50 ?? NaN;
    return {
      rows: scores.map((score) => ({
        gateway: score.name,
        'req/s': Math.round(score.perSecond),
        'p50 ms': round(score.p50, 1),
        'p99 ms': round(score.p99, 1),
        '× floor': round(score.p50 / p50('floor')),
        'calls/req': round(score.callsPerRequest),
      })),
      claims: [{ text: "p50 within 15 % of the floor's", holds: p50('musubi') <= 1.15 * p50('floor') }],
    };
  },
};

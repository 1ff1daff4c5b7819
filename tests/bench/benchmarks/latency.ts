import type { Benchmark } from '../benchmark.ts';
import { FASTEST } from '../candidates.ts';
import { compareGateways } from '../comparison.ts';
import { hall } from '../queries.ts';
import { round } from '../table.ts';

/** The hall page with 20 ms upstream latency: shows how many upstream stages run one after the other. */
export const latency: Benchmark = {
  name: 'latency',
  description: 'The hall page at 20 ms upstream latency, 32 connections',
  seconds: 2,
  async run({ seconds, rounds }) {
    const options = { only: FASTEST, seconds, rounds, latencyMs: 20 };
    const [scores = []] = await compareGateways([{ query: hall }], options);
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
      targets: [{ text: "p50 within 15 % of the floor's", isMet: p50('musubi') <= 1.15 * p50('floor') }],
    };
  },
};

/** What the CPU measured for one request says of any number of replicas. */
import { round, type Row } from './table.ts';

/** CPU of each part of the topology for one request of a kind, in milliseconds, and the REST calls it makes. */
export interface Cost {
  readonly kind: string;
  /** Share of the kind in all requests. */
  readonly share: number;
  readonly restCalls: number;
  readonly gateways: number;
  readonly proxy: number;
  readonly redis: number;
  readonly origin: number;
  readonly database: number;
}

/** Parts that are one process, or one machine, however many gateways there are. */
const SINGLE = ['proxy', 'redis', 'origin', 'database'] as const;

/** Share of a core that may be used on an ordinary day. */
const USED = 0.7;

/** The model's table, a line for each number of replicas, and what each single part bears. */
export interface Model {
  readonly rows: Row[];
  /** In words: how many replicas one core of each part is enough for, what is short first before. */
  readonly bounds: readonly string[];
}

/** Cores a number of replicas keeps busy in each part when every replica has a core of its own, used to 70 %. */
export function modelOf(costs: readonly Cost[], replicas: readonly number[]): Model {
  const mean = (of: (cost: Cost) => number): number =>
    costs.reduce((sum, cost) => sum + cost.share * of(cost), 0);
  const perReplica = (1_000 * USED) / mean(({ gateways }) => gateways);
  const rows = replicas.map((count) => {
    const perSecond = perReplica * count;
    const cores = SINGLE.map((part) => [
      `${part} cores`,
      round((perSecond * mean((cost) => cost[part])) / 1_000 / USED, 2),
    ]);
    return {
      replicas: count,
      'req/s': Math.round(perSecond),
      'REST calls/s': Math.round(perSecond * mean(({ restCalls }) => restCalls)),
      ...(Object.fromEntries(cores) as Record<string, number>),
    };
  });
  const bounds = SINGLE.map((part) => ({
    part,
    enough: mean(({ gateways }) => gateways) / mean((cost) => cost[part]),
  }))
    .toSorted((one, other) => one.enough - other.enough)
    .map(({ part, enough }) => `one core of ${part} is enough for ${round(enough, 1)} replicas`);
  return { rows, bounds };
}

/** Extrapolates measured CPU costs to any number of replicas. */
import { round, type Row } from './table.ts';

/** CPU per request of a kind in each part of the topology, in milliseconds, and its REST calls. */
export interface RequestCost {
  readonly kind: string;
  /** Share of all requests. */
  readonly share: number;
  readonly restCalls: number;
  readonly gateways: number;
  readonly proxy: number;
  readonly redis: number;
  readonly origin: number;
  readonly database: number;
}

/** Parts with one instance regardless of the number of gateways. */
const SINGLE_INSTANCE_PARTS = ['proxy', 'redis', 'origin', 'database'] as const;

const TARGET_UTILIZATION = 0.7;

/** One row per number of replicas. */
export interface CapacityModel {
  readonly rows: Row[];
  /** In words: how many replicas one core of each part can serve, the tightest first. */
  readonly bounds: readonly string[];
}

/** Cores needed in each part when every replica uses its own core to the target utilization. */
export function capacityModel(costs: readonly RequestCost[], replicas: readonly number[]): CapacityModel {
  const mean = (of: (cost: RequestCost) => number): number =>
    costs.reduce((sum, cost) => sum + cost.share * of(cost), 0);
  const perReplica = (1_000 * TARGET_UTILIZATION) / mean(({ gateways }) => gateways);
  const rows = replicas.map((count) => {
    const perSecond = perReplica * count;
    const cores = SINGLE_INSTANCE_PARTS.map((part) => [
      `${part} cores`,
      round((perSecond * mean((cost) => cost[part])) / 1_000 / TARGET_UTILIZATION, 2),
    ]);
    return {
      replicas: count,
      'req/s': Math.round(perSecond),
      'REST calls/s': Math.round(perSecond * mean(({ restCalls }) => restCalls)),
      ...(Object.fromEntries(cores) as Record<string, number>),
    };
  });
  const bounds = SINGLE_INSTANCE_PARTS.map((part) => ({
    part,
    enough: mean(({ gateways }) => gateways) / mean((cost) => cost[part]),
  }))
    .toSorted((one, other) => one.enough - other.enough)
    .map(({ part, enough }) => `one core of ${part} is enough for ${round(enough, 1)} replicas`);
  return { rows, bounds };
}

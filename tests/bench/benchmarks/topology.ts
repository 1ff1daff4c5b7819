/** The complete topology under load, with one gateway killed and another restarted. */
import { startTopology, type Topology } from '#tests/harness/topology.ts';
import type { Benchmark } from '../benchmark.ts';
import { processTreeCpuMs, load } from '../measure.ts';
import { type RequestCost, capacityModel } from '../capacityModel.ts';
import { round, type Row, table } from '../table.ts';
import { logIn, rollingRestart } from '../rollingRestart.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;

/** A hall query with a request number, which does not affect the query. */
const hallRequest = (fields: string) =>
  `{"query":"{ hall(by: { rawId: \\"1\\" }) { ${fields} } }","extensions":{"number":%d}}`;

/** Request kinds with their share of all requests. The cheapest comes last, when the gateways have warmed up. */
const REQUEST_KINDS: readonly {
  kind: string;
  share: number;
  path: string;
  body?: string;
  isMember?: true;
}[] = [
  { kind: 'public query, cached', share: 0.2, path: '/graphql', body: hallRequest('id name cost rating') },
  {
    kind: 'member’s query',
    share: 0.1,
    path: '/graphql',
    body: hallRequest('id name cost rating viewerHasClipped'),
    isMember: true,
  },
  { kind: 'page cached by the proxy', share: 0.7, path: '/halls/1' },
];

/** Table rows, and the cost of each kind. */
interface TopologyResult {
  readonly rows: Row[];
  readonly costs: RequestCost[];
}

/** Measures the rate of each kind through the proxy and the CPU per request in each part. */
async function measureTopology(replicas: number, seconds: number): Promise<TopologyResult> {
  const topology = await startTopology(replicas);
  try {
    const asMember = await logIn(topology);
    const rows: Row[] = [];
    const costs: RequestCost[] = [];
    for (const { kind, share, path, body, isMember } of REQUEST_KINDS) {
      // As browsers and apps send it.
      const headers = {
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
        ...(isMember && asMember),
      };
      const options = { url: topology.proxy.url + path, body, headers, connections: CONNECTIONS };
      if (body === undefined) options.url = await warmProxyCache(options.url, headers);
      await topology.origin.clearJournal();
      const warmUp = await load({ ...options, seconds: WARM_UP_SECONDS });
      const restCalls = (await topology.origin.calls()).length / warmUp.requests;
      const before = cpu(topology);
      const { requests, perSecond, p50, p99, failed } = await load({ ...options, seconds });
      const after = cpu(topology);
      const cpuPerRequest = (part: Part): number => round((after[part] - before[part]) / requests, 3);
      const cpuByPart = {
        gateways: cpuPerRequest('gateways'),
        proxy: cpuPerRequest('proxy'),
        redis: cpuPerRequest('redis'),
        origin: cpuPerRequest('origin'),
        database: cpuPerRequest('database'),
      };
      costs.push({ kind, share, restCalls, ...cpuByPart });
      rows.push({
        replicas,
        request: kind,
        'req/s': round(perSecond, 0),
        'p50 ms': round(p50, 1),
        'p99 ms': round(p99, 1),
        failed,
        'REST calls': round(restCalls, 2),
        ...Object.fromEntries(PARTS.map((part) => [`${part} ms`, cpuByPart[part]])),
      });
    }
    return { rows, costs };
  } finally {
    await topology.stop();
  }
}

/** Requests a page until the proxy caches it; returns its canonical URL. */
async function warmProxyCache(url: string, headers: Record<string, string>): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (response.headers.get('x-cache') === 'HIT') return response.url;
  }
  throw new Error(`the proxy does not cache ${url}`);
}

const PARTS = ['gateways', 'proxy', 'redis', 'origin', 'database'] as const;
type Part = (typeof PARTS)[number];

/** CPU milliseconds of each part since its start. */
function cpu({ proxy, gateways, redis, origin, database }: Topology): Record<Part, number> {
  return {
    gateways: gateways.reduce((sum, { pid }) => sum + processTreeCpuMs(pid), 0),
    proxy: processTreeCpuMs(proxy.pid),
    redis: processTreeCpuMs(redis.pid),
    origin: processTreeCpuMs(origin.pid),
    database: processTreeCpuMs(database.pid),
  };
}

/** Extrapolates to more replicas than two cores can run. */
function describeModel(costs: readonly RequestCost[]): string {
  const { rows, bounds } = capacityModel(costs, [2, 10, 100]);
  const mix = costs.map(({ kind, share }) => `${round(share * 100)} % ${kind}`).join(', ');
  return `Extrapolated to more replicas, each with its own core at 70 % utilization, for a mix of ${mix}:

${table(rows)}

Bottlenecks, the tightest first: ${bounds.join('; ')}.`;
}

export const topology: Benchmark = {
  name: 'topology',
  description:
    'Replicas behind nginx with Redis and PostgreSQL: rate and CPU of each part per request, then one gateway restarted and one killed under load',
  isOptIn: true,
  seconds: 10,
  async run({ seconds }) {
    const one = await measureTopology(1, seconds);
    const two = await measureTopology(2, seconds);
    const targets = await rollingRestart(Math.max(seconds, 6));
    return { rows: [...one.rows, ...two.rows], targets, conclusion: describeModel(two.costs) };
  },
};

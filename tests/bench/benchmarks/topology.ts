/** `npm run load`: the whole topology under load, while one gateway is killed and another rolled. */
import { startTopology, type Topology } from '#tests/harness/topology.ts';
import type { Bench } from '../benchmark.ts';
import { familyCpuMs, load } from '../measure.ts';
import { type Cost, modelOf } from '../capacityModel.ts';
import { round, type Row, table } from '../table.ts';
import { signIn, unrest } from '../rollingRestart.ts';

const CONNECTIONS = 16;
const WARM_UP = 3;

/** A question about a hall, as the load numbers its bodies; the number changes nothing of the question. */
const about = (fields: string) =>
  `{"query":"{ hall(by: { rawId: \\"1\\" }) { ${fields} } }","extensions":{"number":%d}}`;

/** Kinds of requests and what share of all they make up; what costs least comes last, when the gateways have started to their end. */
const KINDS: readonly { kind: string; share: number; path: string; body?: string; isMember?: true }[] = [
  { kind: 'public question, known', share: 0.2, path: '/graphql', body: about('id name cost rating') },
  {
    kind: 'member’s question',
    share: 0.1,
    path: '/graphql',
    body: about('id name cost rating viewerHasClipped'),
    isMember: true,
  },
  { kind: 'page the proxy keeps', share: 0.7, path: '/halls/1' },
];

/** What was measured with some replicas: lines of the table, and what each kind costs. */
interface Rates {
  readonly rows: Row[];
  readonly costs: Cost[];
}

/** Rate of each kind through the proxy, and the CPU each part has used for one request. */
async function rates(replicas: number, seconds: number): Promise<Rates> {
  const topology = await startTopology(replicas);
  try {
    const asMember = await signIn(topology);
    const rows: Row[] = [];
    const costs: Cost[] = [];
    for (const { kind, share, path, body, isMember } of KINDS) {
      // As browsers and apps ask: compressed.
      const headers = {
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
        ...(isMember && asMember),
      };
      const asked = { url: topology.proxy.url + path, body, headers, connections: CONNECTIONS };
      if (body === undefined) asked.url = await untilKept(asked.url, headers);
      await topology.origin.clearJournal();
      const warm = await load({ ...asked, seconds: WARM_UP });
      const restCalls = (await topology.origin.calls()).length / warm.requests;
      const before = cpu(topology);
      const { requests, perSecond, p50, p99, bad } = await load({ ...asked, seconds });
      const after = cpu(topology);
      const of = (part: Part): number => round((after[part] - before[part]) / requests, 3);
      const used = {
        gateways: of('gateways'),
        proxy: of('proxy'),
        redis: of('redis'),
        origin: of('origin'),
        database: of('database'),
      };
      costs.push({ kind, share, restCalls, ...used });
      rows.push({
        replicas,
        request: kind,
        'req/s': round(perSecond, 0),
        'p50 ms': round(p50, 1),
        'p99 ms': round(p99, 1),
        bad,
        'REST calls': round(restCalls, 2),
        ...Object.fromEntries(PARTS.map((part) => [`${part} ms`, used[part]])),
      });
    }
    return { rows, costs };
  } finally {
    await topology.stop();
  }
}

/** Asks for a page until the proxy keeps it; the address it stands at, since that of a number leads on to one of words. */
async function untilKept(url: string, headers: Record<string, string>): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (answer.headers.get('x-cache') === 'HIT') return answer.url;
  }
  throw new Error(`the proxy does not keep ${url}`);
}

const PARTS = ['gateways', 'proxy', 'redis', 'origin', 'database'] as const;
type Part = (typeof PARTS)[number];

/** CPU time each part of the topology has used so far, in milliseconds. */
function cpu({ proxy, gateways, redis, origin, database }: Topology): Record<Part, number> {
  return {
    gateways: gateways.reduce((sum, { pid }) => sum + familyCpuMs(pid), 0),
    proxy: familyCpuMs(proxy.pid),
    redis: familyCpuMs(redis.pid),
    origin: familyCpuMs(origin.pid),
    database: familyCpuMs(database.pid),
  };
}

/** The model of more replicas than two cores can run, as it follows from what was measured. */
function conclude(costs: readonly Cost[]): string {
  const { rows, bounds } = modelOf(costs, [2, 10, 100]);
  const mix = costs.map(({ kind, share }) => `${round(share * 100)} % ${kind}`).join(', ');
  return `What follows for more replicas, each with a core of its own used to 70 %, of a mix of ${mix}:

${table(rows)}

What is short first: ${bounds.join('; ')}.`;
}

/** The topology. */
export const topology: Bench = {
  name: 'topology',
  about:
    'Replicas behind nginx with Redis and PostgreSQL: rate and CPU of each part for one request, and one gateway rolled and one killed under load',
  isApart: true,
  async run({ seconds }) {
    const one = await rates(1, seconds);
    const two = await rates(2, seconds);
    const claims = await unrest(Math.max(seconds, 6));
    return { rows: [...one.rows, ...two.rows], claims, conclusion: conclude(two.costs) };
  },
};

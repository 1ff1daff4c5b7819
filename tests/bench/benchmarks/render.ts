import { startSite, type Site } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { cpuMs, pin } from '../measure.ts';
import { round } from '../table.ts';

interface Hall {
  rawId: string;
  url: string;
}

/** Halls that warm up the compiler, for each measurement. */
const WARM_UP = 140;
/** Blocks of each measurement, which alternate, and halls per block. */
const BLOCKS = 10;
const BLOCK = 15;

async function halls(site: Site): Promise<Hall[]> {
  const query =
    'query($page: Int!) { halls(first: 100, page: $page, sort: COST_LOW) { nodes { rawId url } } }';
  const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((page) =>
    site.graphql<{ halls: { nodes: Hall[] } }>(query, { page }),
  );
  return (await Promise.all(pages)).flatMap(({ data }) => data?.halls.nodes ?? []);
}

/** Excludes compression from the measurement. */
const headers = { 'accept-encoding': 'identity' };

async function page(url: string): Promise<string> {
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/** The persisted document and variables of a page, from its hydration data. */
export function pageOperation(html: string): { id: string; variables: Record<string, unknown> } {
  const json = /data-hydration="page">([^<]*)</.exec(html)?.[1];
  if (!json) throw new Error('the page has no hydration data');
  return (JSON.parse(json) as { recorded: { id: string; variables: Record<string, unknown> } }).recorded;
}

/** Server rendering compared with GraphQL alone, on different halls so that nothing is cached. */
export const render: Benchmark = {
  name: 'render',
  description: 'CPU of server-rendering a hall page, compared with its GraphQL alone and with a cached page',
  async run() {
    await using site = await startSite();
    await pin(site.pid, 0);
    const remainingHalls = await halls(site);
    const take = (count: number) => remainingHalls.splice(0, count);
    const [first] = take(1);
    if (!first) throw new Error('no halls found');
    const { id, variables } = pageOperation(await page(first.url));

    const rendering = ({ url }: Hall) => page(url);
    const data = ({ rawId }: Hall) => {
      const encodedVariables = encodeURIComponent(JSON.stringify({ ...variables, by: { rawId } }));
      return page(`${site.url}/graphql?documentId=${id}&variables=${encodedVariables}`);
    };
    /** CPU milliseconds of the gateway. */
    const cost = async (request: (hall: Hall) => Promise<unknown>, sample: Hall[]) => {
      const before = cpuMs(site.pid);
      for (const hall of sample) await request(hall);
      return cpuMs(site.pid) - before;
    };
    await cost(rendering, take(WARM_UP));
    await cost(data, take(WARM_UP));
    let [graphql, rendered] = [0, 0];
    for (let block = 0; block < BLOCKS; block += 1) {
      graphql += await cost(data, take(BLOCK));
      rendered += await cost(rendering, take(BLOCK));
    }
    graphql /= BLOCKS * BLOCK;
    rendered /= BLOCKS * BLOCK;
    const repeated = Array<Hall>(400).fill(first);
    const cached = (await cost(() => rendering(first), repeated)) / repeated.length;
    return {
      rows: [
        { what: 'GraphQL alone', 'CPU ms': round(graphql, 1) },
        { what: 'page, rendered', 'CPU ms': round(rendered, 1) },
        { what: 'page, from the cache', 'CPU ms': round(cached, 2) },
      ],
      targets: [
        { text: 'rendering takes at most 8 ms more than GraphQL', isMet: rendered - graphql <= 8 },
        { text: 'a cached page is not rendered again', isMet: cached * 5 < rendered },
      ],
    };
  },
};

import { startSite, type Site } from '#tests/harness/gateway.ts';
import type { Bench } from '../benchmark.ts';
import { cpuMs, pin } from '../measure.ts';
import { round } from '../table.ts';

/** A hall and the address of its page. */
interface Hall {
  rawId: string;
  url: string;
}

/** Halls measured for one figure. */
const MEASURED = 150;

async function halls(site: Site): Promise<Hall[]> {
  const query =
    'query($page: Int!) { halls(first: 100, page: $page, sort: COST_LOW) { nodes { rawId url } } }';
  const pages = [1, 2, 3, 4, 5, 6].map((page) => site.graphql<{ halls: { nodes: Hall[] } }>(query, { page }));
  return (await Promise.all(pages)).flatMap(({ data }) => data?.halls.nodes ?? []);
}

/** Bare bytes: compressing them is not rendering. */
const headers = { 'accept-encoding': 'identity' };

async function page(url: string): Promise<string> {
  const reply = await fetch(url, { headers });
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
}

/** The document and variables a page was made from, as it hands them to the browser. */
function handover(html: string): { id: string; variables: Record<string, unknown> } {
  const json = /data-handover="page">([^<]*)</.exec(html)?.[1];
  if (!json) throw new Error('the page carries no hand-over');
  return (JSON.parse(json) as { recording: { id: string; variables: Record<string, unknown> } }).recording;
}

/** Hall pages rendered, one after the other, against the data of other halls alone. Every hall is asked for once. */
export const render: Bench = {
  name: 'render',
  about: 'CPU of the server render of a hall page above its GraphQL, and of a page from the cache',
  async run() {
    await using site = await startSite();
    await pin(site.pid, 0);
    const all = await halls(site);
    const take = (count: number) => all.splice(0, count);
    const [first] = take(1);
    if (!first) throw new Error('there are no halls');
    const { id, variables } = handover(await page(first.url));

    const rendering = ({ url }: Hall) => page(url);
    const data = ({ rawId }: Hall) => {
      const asked = encodeURIComponent(JSON.stringify({ ...variables, by: { rawId } }));
      return page(`${site.url}/graphql?documentId=${id}&variables=${asked}`);
    };
    /** CPU of one request, in milliseconds, on average. */
    const cost = async (ask: (hall: Hall) => Promise<unknown>, some: Hall[]) => {
      const before = cpuMs(site.pid);
      for (const hall of some) await ask(hall);
      return (cpuMs(site.pid) - before) / some.length;
    };
    await cost(rendering, take(MEASURED / 2));
    await cost(data, take(MEASURED / 2));
    const graphql = await cost(data, take(MEASURED));
    const rendered = await cost(rendering, take(MEASURED));
    const cached = await cost(() => rendering(first), Array(400).fill(first));
    return {
      rows: [
        { what: 'GraphQL alone', 'CPU ms': round(graphql, 1) },
        { what: 'page, rendered', 'CPU ms': round(rendered, 1) },
        { what: 'page, from the cache', 'CPU ms': round(cached, 2) },
      ],
      claims: [
        { text: 'rendering costs at most 15 ms above GraphQL', holds: rendered - graphql <= 15 },
        { text: 'a cached page is not rendered again', holds: cached * 5 < rendered },
      ],
    };
  },
};

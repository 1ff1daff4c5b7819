import { startSite } from '#tests/harness/gateway.ts';
import { read } from '#tests/fitness/source.ts';
import type { Bench } from '../bench.ts';
import { cpuMs } from '../machine.ts';
import { round } from '../table.ts';

/** Id of the persisted document whose operation has a name. */
function documentNamed(name: string): string {
  const documents = JSON.parse(read('client/documents.json').text) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^query ${name}\\b`).test(text));
  if (!found) throw new Error(`no persisted document holds the query ${name}`);
  return found[0];
}

/** Hall pages rendered, one after the other, against the same halls' data alone. Every hall is asked for once. */
export const render: Bench = {
  name: 'render',
  about: 'CPU of the server render of a hall page, above its GraphQL, and of a page from the cache',
  async run() {
    await using site = await startSite();
    const id = documentNamed('HallPageQuery');
    const get = async (path: string) => (await fetch(site.url + path)).arrayBuffer();
    const page = (hall: number) => get(`/halls/${hall}`);
    const data = (hall: number) =>
      get(
        `/graphql?documentId=${id}&variables=${encodeURIComponent(JSON.stringify({ by: { rawId: String(hall) } }))}`,
      );
    /** CPU of one request, in milliseconds, on average over a row of halls. */
    const cost = async (ask: (hall: number) => Promise<unknown>, from: number, count: number) => {
      const before = cpuMs(site.pid);
      for (let hall = from; hall < from + count; hall += 1) await ask(hall);
      return (cpuMs(site.pid) - before) / count;
    };
    await cost(page, 1, 150);
    await cost(data, 151, 150);
    const graphql = await cost(data, 301, 200);
    const rendered = await cost(page, 501, 200);
    const cached = await cost(() => page(501), 0, 400);
    return {
      rows: [
        { what: 'GraphQL alone', 'CPU ms': round(graphql, 1) },
        { what: 'page, rendered', 'CPU ms': round(rendered, 1) },
        { what: 'page, from the cache', 'CPU ms': round(cached, 1) },
      ],
      claims: [
        { text: 'rendering costs at most 15 ms above GraphQL', holds: rendered - graphql <= 15 },
        { text: 'a cached page is not rendered again', holds: cached * 5 < rendered },
      ],
    };
  },
};

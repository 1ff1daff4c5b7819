import { gzipSync } from 'node:zlib';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import article from '#client/__generated__/ArticlePageQuery.graphql.ts';
import hall from '#client/__generated__/HallPageQuery.graphql.ts';
import search from '#client/__generated__/HallSearchPageQuery.graphql.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { pageOperation } from './render.ts';

const ADDRESSES = `{
  hall(by: { rawId: "13" }) { url }
  recentArticles(first: 1) { nodes { url } }
}`;

/** An address of each page, with its query. */
async function pagesOf(site: Site): Promise<[string, ConcreteRequest, string][]> {
  const { data } = await site.graphql<{
    hall: { url: string };
    recentArticles: { nodes: { url: string }[] };
  }>(ADDRESSES);
  return [
    ['hall', hall, data?.hall.url ?? ''],
    ['search', search, `${site.url}/halls`],
    ['article', article, data?.recentArticles.nodes[0]?.url ?? ''],
  ];
}

/** Relay's store after a response, as JSON. Deferred parts are left out of it, so it is never too large. */
function storeOf(request: ConcreteRequest, variables: Record<string, unknown>, data: object): string {
  const store = new Store(new RecordSource());
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('no requests'))),
    store,
  });
  environment.commitPayload(createOperationDescriptor(request, variables), data);
  return JSON.stringify(store.getSource());
}

/** What the server hands over to the browser: the response that made a page, or the store made from it. */
export const replay: Benchmark = {
  name: 'replay',
  description: "bytes of a page's GraphQL response and of Relay's store made from it",
  isOptIn: true,
  async run() {
    await using site = await startSite();
    const rows = [];
    for (const [name, request, url] of await pagesOf(site)) {
      const html = await (await fetch(url)).text();
      const { id, variables } = pageOperation(html);
      const query = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) });
      const response = await (await fetch(`${site.url}/graphql?${query}`)).text();
      const { data } = JSON.parse(response) as { data: object };
      const store = storeOf(request, variables, data);
      rows.push({
        page: name,
        response: Buffer.byteLength(response),
        'response gzip': gzipSync(response).length,
        store: Buffer.byteLength(store),
        'store gzip': gzipSync(store).length,
      });
    }
    const isSmaller = rows.every(
      (row) => row.response < row.store && row['response gzip'] < row['store gzip'],
    );
    return { rows, targets: [{ text: 'every response is smaller than its store', isMet: isSmaller }] };
  },
};

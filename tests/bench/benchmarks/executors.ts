import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { demoHeaders, pageQuery } from '#tests/gateway/schema/testGateway.ts';
import { startSite } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { CONTENDERS } from '../executors/contenders.ts';
import type { Measurement } from '../executors/process.ts';
import { median } from '../measure.ts';
import { round } from '../table.ts';
import { pageOperation } from './render.ts';

const exec = promisify(execFile);
const PROCESS = new URL('../executors/process.ts', import.meta.url).pathname;
/** One thread of V8, and a young generation that is not collected while allocation is measured. */
const NODE_OPTIONS = [
  '--expose-gc',
  '--single-threaded-gc',
  '--max-semi-space-size=256',
  '--min-semi-space-size=256',
];

interface PageDocument {
  readonly page: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

/** Answers from memory what the REST APIs have answered once, with its own address in place of theirs. */
async function startReplay(target: string) {
  const replies = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/' } = request;
      const token = request.headers['x-wedding-token'];
      const key = `${method} ${path} ${String(token)}`;
      const headers = Object.entries(request.headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && /^(x-|accept$)/.test(entry[0]),
      );
      let reply = replies.get(key);
      if (!reply)
        replies.set(
          key,
          (reply = fetch(target + path, { method, headers }).then(async (sent) => ({
            status: sent.status,
            type: sent.headers.get('content-type') ?? 'text/plain',
            body: Buffer.from((await sent.text()).replaceAll(target, url)),
          }))),
        );
      const { status, type, body } = await reply;
      response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Three ways to execute the documents of four pages, in this gateway. */
export const executors: Benchmark = {
  name: 'executors',
  description:
    'Three executors in this gateway, each in processes of its own: documents of four pages without `@defer`, from REST replies in memory of another process (calling) or cached in this one',
  isOptIn: true,
  async run({ rounds }) {
    await using site = await startSite();
    await using replay = await startReplay(site.origin.url);
    const rows = [];
    for (const { page, query, variables, headers } of await pageDocuments(site.url)) {
      const all = new Map<string, Measurement[]>();
      for (let turn = 0; turn < rounds; turn += 1)
        for (const name of Object.keys(CONTENDERS)) {
          const args = [
            ...NODE_OPTIONS,
            PROCESS,
            name,
            replay.url,
            pageQuery(query),
            JSON.stringify(variables),
            JSON.stringify(headers),
          ];
          const { stdout } = await exec(process.execPath, args);
          all.set(name, [...(all.get(name) ?? []), JSON.parse(stdout) as Measurement]);
        }
      const value = (name: string, key: keyof Measurement) =>
        median((all.get(name) ?? []).map((measurement) => measurement[key]));
      const base = 'plan';
      for (const name of all.keys())
        rows.push({
          page,
          executor: name,
          'calling CPU µs': Math.round(value(name, 'callingMicros')),
          'calling ×': round(value(name, 'callingMicros') / value(base, 'callingMicros')),
          'cached CPU µs': Math.round(value(name, 'cachedMicros')),
          'cached ×': round(value(name, 'cachedMicros') / value(base, 'cachedMicros')),
          'p99 µs': Math.round(value(name, 'p99Micros')),
          'allocated kB': Math.round(value(name, 'allocatedKb')),
          'first ms': round(value(name, 'firstMs'), 1),
          'kB held': Math.round(value(name, 'retainedKb')),
        });
    }
    return { rows, targets: [] };
  },
};

async function pageDocuments(url: string): Promise<PageDocument[]> {
  const variablesOf = async (path: string) => {
    const response = await fetch(url + path);
    return pageOperation(await response.text()).variables;
  };
  const listing = await (await fetch(`${url}/magazine`)).text();
  const article = /href="(\/magazine\/\d+)"/.exec(listing)?.[1] ?? '/magazine/1';
  const clips = {
    page: 1,
    isFirst: true,
    halls: true,
    articles: false,
    brides: false,
    brands: false,
    rings: false,
  };
  return [
    {
      page: 'search',
      query: 'HallSearchPageQuery',
      variables: await variablesOf('/halls/search/'),
      headers: {},
    },
    { page: 'hall', query: 'HallPageQuery', variables: await variablesOf('/halls/1'), headers: {} },
    { page: 'article', query: 'ArticlePageQuery', variables: await variablesOf(article), headers: {} },
    { page: 'clip list', query: 'ClipsPageQuery', variables: clips, headers: demoHeaders },
  ];
}

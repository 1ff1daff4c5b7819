import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from '../http/compression.ts';
import { sendFile, staticFile, type StaticFile } from '../http/staticFiles.ts';
import { loadOnce } from '../cache/singleFlight.ts';
import { readExamples, renderGraphiqlPage } from './graphiql/page.ts';

/** GraphiQL for browsers that open `/graphql`. Self-hosted, so it works offline. */
export interface Graphiql {
  readonly paths: RegExp;
  sendPage(request: IncomingMessage, response: ServerResponse): void;
  /** Sends an asset, `/graphiql/{name}`; false if there is none. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** The editor injects inline styles; everything else is loaded from this gateway. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** @param examplesDir folder of example operations */
export function createGraphiql({
  examplesDir,
  demoHeaders,
}: {
  examplesDir: string;
  /** Headers of the demo account, if there is one. */
  demoHeaders: Readonly<Record<string, string>> | null;
}): Graphiql {
  const files = new Map([...SOURCES].map(([name, source]) => [name, loadOnce(() => load(name, source))]));
  const examples = readExamples(examplesDir, demoHeaders);
  return {
    paths: /^\/graphiql\//,
    sendPage(request, response) {
      const { searchParams } = new URL(request.url ?? '/', 'http://graphiql.invalid');
      response
        .writeHead(200, PAGE_HEADERS)
        .end(renderGraphiqlPage(examples, searchParams.get('example'), demoHeaders !== null));
    },
    async send(path, request, response) {
      const file = files.get(path.slice('/graphiql/'.length));
      if (!file) return false;
      sendFile(await file(), 'no-cache', request, response);
      return true;
    },
  };
}

const ownFile = (name: string) => async (): Promise<string> =>
  readFileSync(new URL(`./graphiql/${name}`, import.meta.url), 'utf8');
const importBundle = () => import('@graphql-yoga/render-graphiql/graphiql');

/** Assets by name. Yoga's bundle has 9 MB of scripts, styles and workers; it is imported on first use. */
const SOURCES: ReadonlyMap<string, () => Promise<string>> = new Map([
  ['workers.js', ownFile('workers.js')],
  ['start.js', ownFile('start.js')],
  ['restCalls.js', ownFile('restCalls.js')],
  ['variables.js', ownFile('variables.js')],
  ['style.css', ownFile('style.css')],
  ['graphiql.js', async () => (await importBundle()).js],
  ['graphiql.css', async () => (await importBundle()).css],
  ['editorWorkerService.js', async () => (await importBundle()).editorWorkerService],
  ['json.js', async () => (await importBundle()).jsonWorker],
  ['graphql.js', async () => (await importBundle()).graphqlWorker],
]);

async function load(name: string, source: () => Promise<string>): Promise<StaticFile> {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  const file = staticFile(`${type}; charset=utf-8`, Buffer.from(await source()));
  file.br = await compress(file.plain, 'br');
  return file;
}

import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from '../http/compression.ts';
import { sendFile, staticFile, type StaticFile } from '../http/staticFiles.ts';

/** GraphiQL for people who open `/graphql` in a browser: from our own files, so that it works without a network. */
export interface Graphiql {
  readonly paths: RegExp;
  /** Sends the page. */
  page(request: IncomingMessage, response: ServerResponse): void;
  /** Sends one of its files, `/graphiql/{name}`; false when there is none of that name. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Its policy. Styles are written into the page by the editor; everything else comes from files of ours. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The examples are more tabs than there is room for. GraphiQL lets tabs be dragged, and in a list that is scrolled moves the
 * one that is pressed from under the pointer, so that it is never clicked.
 */
const STEADY_TABS = '.graphiql-tab { transform: none !important; }';

/** Headers of a guest: a device of its own, so that what it looks at is remembered. */
const GUEST = { 'X-WN-UUID': '7d3c1a52-0b64-4f0e-9a3d-5e2f6c8b9a10' };

/** Builds GraphiQL with one tab per example file of `operations`; `demo` are the headers of the demo account. */
export function createGraphiql({
  operations,
  demo,
}: {
  operations: string;
  demo: Readonly<Record<string, string>> | null;
}): Graphiql {
  const files = new Map<string, Promise<StaticFile>>();
  const html = page(examples(operations, demo));
  return {
    paths: /^\/graphiql\//,
    page(request, response) {
      response.writeHead(200, PAGE_HEADERS).end(html);
    },
    async send(path, request, response) {
      const name = path.slice('/graphiql/'.length);
      const source = SOURCES.get(name);
      if (!source) return false;
      let loading = files.get(name);
      if (!loading) files.set(name, (loading = load(name, source)));
      sendFile(await loading, 'no-cache', request, response);
      return true;
    },
  };
}

/** A tab of the editor. */
interface Tab {
  readonly query: string;
  readonly headers: string;
}

/**
 * The examples in the order of their names. One whose first line says `# As the demo account` gets its headers
 * filled in; the others ask as a guest.
 */
function examples(folder: string, demo: Readonly<Record<string, string>> | null): Tab[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return names.toSorted().map((name) => {
    const query = readFileSync(`${folder}/${name}`, 'utf8');
    const headers = query.startsWith('# As the demo account') && demo ? { ...GUEST, ...demo } : GUEST;
    return { query, headers: JSON.stringify(headers, null, 2) };
  });
}

function page(tabs: readonly Tab[]): string {
  const options = {
    title: 'GraphiQL',
    endpoint: '/graphql',
    defaultTabs: tabs,
    defaultHeaders: JSON.stringify(GUEST, null, 2),
    defaultEditorToolsVisibility: true,
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphiql/graphiql.css">
<style>${STEADY_TABS}</style>
</head>
<body class="no-focus-outline">
<noscript>GraphiQL needs JavaScript.</noscript>
<div id="root"></div>
<script type="application/json" id="options">${JSON.stringify(options).replaceAll('<', '\\u003c')}</script>
<script defer src="/graphiql/workers.js"></script>
<script defer src="/graphiql/graphiql.js"></script>
<script defer src="/graphiql/start.js"></script>
</body>
</html>`;
}

const own = (name: string) => async (): Promise<string> =>
  readFileSync(new URL(`./graphiql/${name}`, import.meta.url), 'utf8');
const shipped = () => import('@graphql-yoga/render-graphiql/graphiql');

/** Where each file comes from; Yoga's package holds script, styles and workers as texts of 9 MB, read when first wanted. */
const SOURCES: ReadonlyMap<string, () => Promise<string>> = new Map([
  ['workers.js', own('workers.js')],
  ['start.js', own('start.js')],
  ['graphiql.js', async () => (await shipped()).js],
  ['graphiql.css', async () => (await shipped()).css],
  ['editorWorkerService.js', async () => (await shipped()).editorWorkerService],
  ['json.js', async () => (await shipped()).jsonWorker],
  ['graphql.js', async () => (await shipped()).graphqlWorker],
]);

async function load(name: string, source: () => Promise<string>): Promise<StaticFile> {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  const file = staticFile(`${type}; charset=utf-8`, Buffer.from(await source()));
  file.br = await compress(file.plain, 'br');
  return file;
}

import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from '../http/compression.ts';
import { sendFile, staticFile, type StaticFile } from '../http/staticFiles.ts';

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

/** Tabs are draggable, and in a scrolled tab list the drag transform moves a pressed tab away before it is clicked. */
const TAB_STYLE = '.graphiql-tab { transform: none !important; }';

/** A visitor id, so that features for returning guests work. */
const GUEST_HEADERS = { 'X-WN-UUID': '7d3c1a52-0b64-4f0e-9a3d-5e2f6c8b9a10' };

/** @param examplesDir folder of example operations, one tab each */
export function createGraphiql({
  examplesDir,
  demoHeaders,
}: {
  examplesDir: string;
  /** Headers of the demo account, if there is one. */
  demoHeaders: Readonly<Record<string, string>> | null;
}): Graphiql {
  const files = new Map<string, Promise<StaticFile>>();
  const html = renderPage(readExamples(examplesDir, demoHeaders));
  return {
    paths: /^\/graphiql\//,
    sendPage(request, response) {
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

interface Tab {
  readonly query: string;
  readonly headers: string;
}

/** Reads the examples in order. Those that start with `# As the demo account` get its headers. */
function readExamples(folder: string, demoHeaders: Readonly<Record<string, string>> | null): Tab[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return names.toSorted().map((name) => {
    const query = readFileSync(`${folder}/${name}`, 'utf8');
    const headers =
      query.startsWith('# As the demo account') && demoHeaders
        ? { ...GUEST_HEADERS, ...demoHeaders }
        : GUEST_HEADERS;
    return { query, headers: JSON.stringify(headers, null, 2) };
  });
}

function renderPage(tabs: readonly Tab[]): string {
  const options = {
    title: 'GraphiQL',
    endpoint: '/graphql',
    defaultTabs: tabs,
    defaultHeaders: JSON.stringify(GUEST_HEADERS, null, 2),
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
<style>${TAB_STYLE}</style>
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

const ownFile = (name: string) => async (): Promise<string> =>
  readFileSync(new URL(`./graphiql/${name}`, import.meta.url), 'utf8');
const importBundle = () => import('@graphql-yoga/render-graphiql/graphiql');

/** Assets by name. Yoga's bundle has 9 MB of scripts, styles and workers; it is imported on first use. */
const SOURCES: ReadonlyMap<string, () => Promise<string>> = new Map([
  ['workers.js', ownFile('workers.js')],
  ['start.js', ownFile('start.js')],
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

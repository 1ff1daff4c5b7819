/** The gateways that benchmarks compare, and how they and the mock API are started. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { demo } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, startProcess, type ServerProcess } from '#tests/harness/process.ts';
import { pin } from './measure.ts';
import { withoutViewerFields, queries, type BenchQuery } from './queries.ts';

/** A gateway under test. */
export interface Candidate {
  name: string;
  /** Script relative to the root. */
  entry: string;
  /** Path of the GraphQL endpoint. */
  path: string;
  /** Path that responds 200 when ready. */
  readyPath: string;
  /** Request body for a query: its text, id or name. */
  requestOf: (query: BenchQuery) => Record<string, unknown>;
  env?: Record<string, string>;
}

const PEERS_FOLDER = 'tests/bench/peers/';

/** The peers have their own packages, none of which needs install scripts. */
function installPeers(): void {
  const cwd = root + PEERS_FOLDER;
  if (existsSync(`${cwd}node_modules/@graphql-hive`)) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd, stdio: 'inherit' });
}

const documentsFile = `${root}.data/bench/documents.json`;
export const documentId = ({ text }: BenchQuery) => createHash('sha256').update(text).digest('hex');
const textRequest = ({ name, text }: BenchQuery) => ({ operationName: name, query: text });

/** The floor, the fastest peer and this gateway; the benchmark `peers` compares all. */
export const FASTEST = ['floor', 'mercurius-jit', 'musubi'];

/** Peers first, this gateway last; `floor` is the hand-written lower bound. */
export const candidates: Candidate[] = [
  {
    name: 'floor',
    entry: `${PEERS_FOLDER}floor.mjs`,
    path: '/',
    readyPath: '/',
    requestOf: ({ name }) => ({ operationName: name }),
  },
  {
    name: 'apollo',
    entry: `${PEERS_FOLDER}apollo.mjs`,
    path: '/',
    readyPath: '/?query={__typename}',
    requestOf: textRequest,
  },
  {
    name: 'mercurius-jit',
    entry: `${PEERS_FOLDER}mercurius.mjs`,
    path: '/graphql',
    readyPath: '/graphql?query={__typename}',
    requestOf: textRequest,
  },
  {
    name: 'hive',
    entry: `${PEERS_FOLDER}hive.mjs`,
    path: '/graphql',
    readyPath: '/readiness',
    requestOf: textRequest,
  },
  {
    name: 'musubi',
    entry: 'gateway/main.ts',
    path: '/graphql',
    readyPath: '/readyz',
    requestOf: (query) => ({ documentId: documentId(query) }),
    env: { DOCUMENTS_FILE: documentsFile },
  },
];

export function findCandidate(name: string): Candidate {
  const found = candidates.find((one) => one.name === name);
  if (!found) throw new Error(`no candidate is called ${name}`);
  return found;
}

/** A logged-in user of a native app. */
export const headers = {
  'content-type': 'application/json',
  'x-wedding-token': demo.token,
  'x-wn-user-id': demo.userId,
  'x-wn-uuid': '3f2b8c1e-5d47-4a90-9b6e-0c1d2e3f4a5b',
};

/** Starts the mock API on the core of the load generator. */
export async function startMock({ latencyMs = 0 } = {}): Promise<ServerProcess> {
  const port = await freePort();
  const env = cleanEnv({ PORT: String(port), LATENCY_MS: String(latencyMs) });
  const mock = await startProcess({ entry: 'tests/bench/mockApi.ts', port, env, readyPath: '/api/halls/' });
  await pin(mock.pid, 1);
  return mock;
}

/** Sets how many halls a search finds; 20 until then. */
export async function setHalls(mock: ServerProcess, count: number): Promise<void> {
  await fetch(`${mock.url}/__halls?count=${count}`);
}

/** Starts a candidate on its own core. */
export async function startCandidate(
  { entry, readyPath, env }: Candidate,
  mock: ServerProcess,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  if (entry.startsWith(PEERS_FOLDER)) installPeers();
  await mkdir(`${root}.data/bench`, { recursive: true });
  const documents = [...queries, ...queries.map(withoutViewerFields)].map((query) => [
    documentId(query),
    query.text,
  ]);
  await writeFile(documentsFile, JSON.stringify(Object.fromEntries(documents)));
  const port = await freePort();
  const hosts = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
  const server = await startProcess({
    entry,
    port,
    readyPath,
    nodeOptions,
    env: cleanEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'only-for-benches-only-for-benches-only',
      CACHE_DIR: `${root}.data/bench/cache`,
      ...Object.fromEntries(hosts.map((name) => [name, mock.url])),
      ...env,
    }),
  });
  await pin(server.pid, 0);
  return server;
}

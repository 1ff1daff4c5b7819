/** Compares gateways: the same query in front of the same mock API, in interleaved rounds. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { demo } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, startProcess, type ServerProcess } from '#tests/harness/process.ts';
import { cpuMs, load, median, pin, type LoadResult } from './measure.ts';
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

/** V8 keeps optimizing for that long, and gateways run for days. */
const WARM_UP_SECONDS = 20;

/** A logged-in user of a native app. */
export const headers = {
  'content-type': 'application/json',
  'x-wedding-token': demo.token,
  'x-wn-user-id': demo.userId,
  'x-wn-uuid': '3f2b8c1e-5d47-4a90-9b6e-0c1d2e3f4a5b',
};

/** Medians over all rounds. */
export interface ComparisonResult extends LoadResult {
  name: string;
  /** CPU milliseconds of the gateway process per request. */
  cpuPerRequest: number;
  /**
   * The same relative to the first candidate (the floor) in the same round. Background load varies between
   * rounds and affects a whole round, so ratios within a round are more precise than ratios of medians.
   */
  cpuRatio: number;
  /** REST calls per request. */
  callsPerRequest: number;
}

type RoundResult = Omit<ComparisonResult, 'cpuRatio'>;

/** A candidate, its processes and their results by round. */
interface CandidateRun {
  readonly candidate: Candidate;
  readonly servers: ServerProcess[];
  readonly rounds: RoundResult[][];
}

export interface ComparisonOptions {
  query: BenchQuery;
  /** Names of candidates; all by default. */
  only?: string[];
  /** Other candidates than this gateway and its peers; the first one is the base of the ratios. */
  among?: readonly Candidate[];
  connections?: number;
  seconds: number;
  rounds: number;
  /** Processes per candidate, 1 by default. V8's optimizations of the same code differ by a tenth between starts. */
  processes?: number;
  /** Latency of the mock API. */
  latencyMs?: number;
  /** Halls per search result. */
  halls?: number;
}

/** Starts the mock API on the core of the load generator. */
export async function startMock({ latencyMs = 0, halls = 20 } = {}): Promise<ServerProcess> {
  const port = await freePort();
  const env = cleanEnv({ PORT: String(port), LATENCY_MS: String(latencyMs), HALLS: String(halls) });
  const mock = await startProcess({ entry: 'tests/bench/mockApi.ts', port, env, readyPath: '/api/halls/' });
  await pin(mock.pid, 1);
  return mock;
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

/** Measures all candidates with one query. @throws when a response differs from the floor's */
export async function compareGateways(options: ComparisonOptions): Promise<ComparisonResult[]> {
  const { query, seconds, rounds, processes = 1, connections = 32 } = options;
  const selected = (options.among ?? candidates).filter(({ name }) => options.only?.includes(name) ?? true);
  await using mock = await startMock(options);
  const rows: CandidateRun[] = selected.map((candidate) => ({ candidate, servers: [], rounds: [] }));
  try {
    for (const { candidate, servers } of rows)
      for (let count = 0; count < processes; count += 1) servers.push(await startCandidate(candidate, mock));
    let requestNumber = 1000;
    const run = async (
      candidate: Candidate,
      server: ServerProcess,
      durationSeconds: number,
    ): Promise<RoundResult> => {
      const body = JSON.stringify({ ...candidate.requestOf(query), variables: query.variables('%d') });
      await fetch(`${mock.url}/__calls`);
      const before = cpuMs(server.pid);
      const result = await load({
        url: server.url + candidate.path,
        headers,
        body,
        from: requestNumber,
        connections,
        seconds: durationSeconds,
      });
      requestNumber += result.requests + connections;
      const calls = Number(await (await fetch(`${mock.url}/__calls`)).text());
      const cpuPerRequest = (cpuMs(server.pid) - before) / result.requests;
      return { ...result, name: candidate.name, cpuPerRequest, callsPerRequest: calls / result.requests };
    };
    await assertSameResponses(rows, query);
    for (const { candidate, servers } of rows)
      for (const server of servers) await run(candidate, server, WARM_UP_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) row.rounds.push([]);
      for (let process = 0; process < processes; process += 1) {
        for (const { candidate, servers, rounds: measured } of rows) {
          const server = servers[process];
          if (server) measured.at(-1)?.push(await run(candidate, server, seconds));
        }
      }
    }
    await assertSameResponses(rows, query);
    const first = rows[0]?.rounds ?? [];
    return rows.map((row) => medians(row.rounds, first));
  } finally {
    for (const server of rows.flatMap(({ servers }) => servers)) await server.stop();
  }
}

/** @throws when a response differs from the first one */
async function assertSameResponses(rows: CandidateRun[], query: BenchQuery): Promise<void> {
  let first: unknown;
  const pairs = rows.flatMap(({ candidate, servers }) => servers.map((server) => ({ candidate, server })));
  for (const { candidate, server } of pairs) {
    const body = JSON.stringify({ ...candidate.requestOf(query), variables: query.variables(77) });
    const response = await fetch(server.url + candidate.path, { method: 'POST', headers, body });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    first ??= data;
    if (errors || !isDeepStrictEqual(data, first)) {
      throw new Error(
        `${candidate.name} responds differently:\n${JSON.stringify({ data, errors }).slice(0, 3000)}\nfloor:\n${JSON.stringify(first).slice(0, 3000)}`,
      );
    }
  }
}

function medians(rounds: RoundResult[][], first: RoundResult[][]): ComparisonResult {
  const medianOf = (select: (measured: RoundResult) => number) => median(rounds.flat().map(select));
  const baselines = first.map((measured) => median(measured.map(({ cpuPerRequest }) => cpuPerRequest)));
  const ratios = rounds.flatMap((measured, round) =>
    measured.map(({ cpuPerRequest }) => cpuPerRequest / (baselines[round] ?? NaN)),
  );
  return {
    name: rounds[0]?.[0]?.name ?? '',
    requests: medianOf((measured) => measured.requests),
    perSecond: medianOf((measured) => measured.perSecond),
    failed: Math.max(...rounds.flat().map((measured) => measured.failed)),
    p50: medianOf((measured) => measured.p50),
    p99: medianOf((measured) => measured.p99),
    cpuPerRequest: medianOf((measured) => measured.cpuPerRequest),
    cpuRatio: median(ratios),
    callsPerRequest: medianOf((measured) => measured.callsPerRequest),
  };
}

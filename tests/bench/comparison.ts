/** A contest: several gateways answer the same query in front of the same mock, in interleaved rounds. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { demo } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, startProcess, type Server } from '#tests/harness/process.ts';
import { cpuMs, load, median, pin, type Loaded } from './measure.ts';
import { publicForm, queries, type BenchQuery } from './queries.ts';

/** Somebody who answers the bench's queries. */
interface Contender {
  name: string;
  /** Script to start, relative to the root. */
  entry: string;
  /** Path that takes the queries. */
  path: string;
  /** Path that answers 200 once it is up. */
  ready: string;
  /** What to send for a query: its text, or the id or name it is known by. */
  ask: (query: BenchQuery) => Record<string, unknown>;
  env?: Record<string, string>;
}

const documentsFile = `${root}.data/bench/documents.json`;
/** Id of a query as a persisted document. */
export const documentId = ({ text }: BenchQuery) => createHash('sha256').update(text).digest('hex');
const byText = ({ name, text }: BenchQuery) => ({ operationName: name, query: text });

/** Peers first, ours last; the floor is what all are measured by. */
export const contenders: Contender[] = [
  {
    name: 'floor',
    entry: 'tests/bench/peers/floor.mjs',
    path: '/',
    ready: '/',
    ask: ({ name }) => ({ operationName: name }),
  },
  {
    name: 'apollo',
    entry: 'tests/bench/peers/apollo.mjs',
    path: '/',
    ready: '/?query={__typename}',
    ask: byText,
  },
  {
    name: 'mercurius-jit',
    entry: 'tests/bench/peers/mercurius.mjs',
    path: '/graphql',
    ready: '/graphql?query={__typename}',
    ask: byText,
  },
  {
    name: 'hive',
    entry: 'tests/bench/peers/hive.mjs',
    path: '/graphql',
    ready: '/readiness',
    ask: byText,
  },
  {
    name: 'musubi',
    entry: 'gateway/main.ts',
    path: '/graphql',
    ready: '/readyz',
    ask: (query) => ({ documentId: documentId(query) }),
    env: { DOCUMENTS_FILE: documentsFile },
  },
];

/** The contender of a name. */
export function contender(name: string): Contender {
  const found = contenders.find((one) => one.name === name);
  if (!found) throw new Error(`no contender is called ${name}`);
  return found;
}

/** Seconds of load before anything counts. V8 goes on compiling for that long, and a gateway runs for days. */
const WARM_UP = 20;

/** Headers of every request: a logged-in user of a native app, whom our gateway proves. */
export const headers = {
  'content-type': 'application/json',
  'x-wedding-token': demo.token,
  'x-wn-user-id': demo.userId,
  'x-wn-uuid': '3f2b8c1e-5d47-4a90-9b6e-0c1d2e3f4a5b',
};

/** One contender's medians over all rounds. */
export interface Score extends Loaded {
  name: string;
  /** CPU time of the gateway's process for one request, in milliseconds. */
  cpuPerRequest: number;
  /**
   * The same as a multiple of the first contender's (the floor), all its processes together, in the same round. What
   * else the machine does changes from round to round and slows all of a round down, so that quotients of a round tell
   * more than those of medians.
   */
  timesFirst: number;
  /** REST calls for one request. */
  callsPerRequest: number;
}

/** What one round of one process gave. */
type Measured = Omit<Score, 'timesFirst'>;

/** A contender with its processes, and what each of them gave, round by round. */
interface Row {
  readonly contender: Contender;
  readonly servers: Server[];
  readonly rounds: Measured[][];
}

/** How long and hard to measure. */
export interface ContestOptions {
  query: BenchQuery;
  /** Names of the contenders; all unless told. */
  only?: string[];
  connections?: number;
  seconds: number;
  rounds: number;
  /** Processes of each contender, one unless told. What V8 makes of the same source differs by a tenth from start to start. */
  processes?: number;
  /** How long the mock waits before it answers. */
  latencyMs?: number;
  /** How many halls a search finds. */
  halls?: number;
}

/** Starts the mock REST API on the core of the load. */
export async function startMock({ latencyMs = 0, halls = 20 } = {}): Promise<Server> {
  const port = await freePort();
  const env = cleanEnv({ PORT: String(port), LATENCY_MS: String(latencyMs), HALLS: String(halls) });
  const mock = await startProcess({ entry: 'tests/bench/mockApi.ts', port, env, ready: '/api/halls/' });
  await pin(mock.pid, 1);
  return mock;
}

/** Starts a contender in front of a mock, on a core of its own. */
export async function startContender({ entry, ready, env }: Contender, mock: Server): Promise<Server> {
  await mkdir(`${root}.data/bench`, { recursive: true });
  const documents = [...queries, ...queries.map(publicForm)].map((query) => [documentId(query), query.text]);
  await writeFile(documentsFile, JSON.stringify(Object.fromEntries(documents)));
  const port = await freePort();
  const hosts = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
  const server = await startProcess({
    entry,
    port,
    ready,
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

/** Measures every contender on one query; refuses to measure those that answer something else than the floor. */
export async function contest(options: ContestOptions): Promise<Score[]> {
  const { query, seconds, rounds, processes = 1, connections = 32 } = options;
  const field = contenders.filter(({ name }) => options.only?.includes(name) ?? true);
  await using mock = await startMock(options);
  const rows: Row[] = field.map((contender) => ({ contender, servers: [], rounds: [] }));
  try {
    for (const { contender, servers } of rows)
      for (let count = 0; count < processes; count += 1) servers.push(await startContender(contender, mock));
    let number = 1000;
    const run = async (contender: Contender, server: Server, forSeconds: number): Promise<Measured> => {
      const body = JSON.stringify({ ...contender.ask(query), variables: query.variables('%d') });
      await fetch(`${mock.url}/__calls`);
      const before = cpuMs(server.pid);
      const loaded = await load({
        url: server.url + contender.path,
        headers,
        body,
        from: number,
        connections,
        seconds: forSeconds,
      });
      number += loaded.requests + connections;
      const calls = Number(await (await fetch(`${mock.url}/__calls`)).text());
      const cpuPerRequest = (cpuMs(server.pid) - before) / loaded.requests;
      return { ...loaded, name: contender.name, cpuPerRequest, callsPerRequest: calls / loaded.requests };
    };
    await compareAnswers(rows, query);
    for (const { contender, servers } of rows)
      for (const server of servers) await run(contender, server, WARM_UP);
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) row.rounds.push([]);
      for (let process = 0; process < processes; process += 1) {
        for (const { contender, servers, rounds: measured } of rows) {
          const server = servers[process];
          if (server) measured.at(-1)?.push(await run(contender, server, seconds));
        }
      }
    }
    await compareAnswers(rows, query);
    const first = rows[0]?.rounds ?? [];
    return rows.map((row) => middle(row.rounds, first));
  } finally {
    for (const server of rows.flatMap(({ servers }) => servers)) await server.stop();
  }
}

/** @throws when somebody's answer differs from the first one's */
async function compareAnswers(rows: Row[], query: BenchQuery): Promise<void> {
  let first: unknown;
  const asked = rows.flatMap(({ contender, servers }) => servers.map((server) => ({ contender, server })));
  for (const { contender, server } of asked) {
    const body = JSON.stringify({ ...contender.ask(query), variables: query.variables(77) });
    const reply = await fetch(server.url + contender.path, { method: 'POST', headers, body });
    const { data, errors } = (await reply.json()) as { data?: unknown; errors?: unknown };
    first ??= data;
    if (errors || !isDeepStrictEqual(data, first)) {
      throw new Error(
        `${contender.name} answers something else:\n${JSON.stringify({ data, errors }).slice(0, 3000)}\nfloor:\n${JSON.stringify(first).slice(0, 3000)}`,
      );
    }
  }
}

/** The medians of a contender's measurements, value by value. */
function middle(rounds: Measured[][], first: Measured[][]): Score {
  const of = (pick: (measured: Measured) => number) => median(rounds.flat().map(pick));
  const floors = first.map((measured) => median(measured.map(({ cpuPerRequest }) => cpuPerRequest)));
  const quotients = rounds.flatMap((measured, round) =>
    measured.map(({ cpuPerRequest }) => cpuPerRequest / (floors[round] ?? NaN)),
  );
  return {
    name: rounds[0]?.[0]?.name ?? '',
    requests: of((measured) => measured.requests),
    perSecond: of((measured) => measured.perSecond),
    bad: Math.max(...rounds.flat().map((measured) => measured.bad)),
    p50: of((measured) => measured.p50),
    p99: of((measured) => measured.p99),
    cpuPerRequest: of((measured) => measured.cpuPerRequest),
    timesFirst: median(quotients),
    callsPerRequest: of((measured) => measured.callsPerRequest),
  };
}

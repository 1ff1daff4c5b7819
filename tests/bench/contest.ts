/** A contest: several gateways answer the same query in front of the same mock, in interleaved rounds. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { demo } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, startProcess, type Server } from '#tests/harness/process.ts';
import { cpuMs, load, median, pin, type Loaded } from './machine.ts';
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
    entry: 'gateway/server.ts',
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
   * The same as a multiple of the first contender's (the floor) in the same round. What else the machine does changes
   * from round to round and slows all of a round down, so that quotients of a round tell more than those of medians.
   */
  timesFirst: number;
  /** REST calls for one request. */
  callsPerRequest: number;
}

/** How long and hard to measure. */
export interface ContestOptions {
  query: BenchQuery;
  /** Names of the contenders; all unless told. */
  only?: string[];
  connections?: number;
  seconds: number;
  rounds: number;
  /** How long the mock waits before it answers. */
  latencyMs?: number;
  /** How many halls a search finds. */
  halls?: number;
}

/** Starts the mock REST API on the core of the load. */
export async function startMock({ latencyMs = 0, halls = 20 } = {}): Promise<Server> {
  const port = await freePort();
  const env = cleanEnv({ PORT: String(port), LATENCY_MS: String(latencyMs), HALLS: String(halls) });
  const mock = await startProcess({ entry: 'tests/bench/mock.ts', port, env, ready: '/api/halls/' });
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
  const { query, seconds, rounds, connections = 32 } = options;
  const field = contenders.filter(({ name }) => options.only?.includes(name) ?? true);
  await using mock = await startMock(options);
  const servers: Server[] = [];
  try {
    for (const contender of field) servers.push(await startContender(contender, mock));
    let number = 1000;
    const run = async (contender: Contender, server: Server, forSeconds: number): Promise<Round> => {
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
    const rows = field.map((contender, i) => ({
      contender,
      server: servers[i] as Server,
      rounds: [] as Round[],
    }));

    await compareAnswers(rows, query);
    for (const { contender, server } of rows) await run(contender, server, WARM_UP);
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) row.rounds.push(await run(row.contender, row.server, seconds));
    }
    await compareAnswers(rows, query);
    const first = rows[0]?.rounds ?? [];
    return rows.map((row) => middle(row.rounds, first));
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** @throws when somebody's answer differs from the first one's */
async function compareAnswers(
  rows: { contender: Contender; server: Server }[],
  query: BenchQuery,
): Promise<void> {
  let first: unknown;
  for (const { contender, server } of rows) {
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

/** What one round of a contender gave. */
type Round = Omit<Score, 'timesFirst'>;

/** The medians of a contender's rounds, value by value. */
function middle(rounds: Round[], first: Round[]): Score {
  const of = (pick: (round: Round, at: number) => number) => median(rounds.map(pick));
  return {
    name: rounds[0]?.name ?? '',
    requests: of((round) => round.requests),
    perSecond: of((round) => round.perSecond),
    bad: Math.max(...rounds.map((round) => round.bad)),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
    cpuPerRequest: of((round) => round.cpuPerRequest),
    timesFirst: of((round, at) => round.cpuPerRequest / (first[at]?.cpuPerRequest ?? NaN)),
    callsPerRequest: of((round) => round.callsPerRequest),
  };
}

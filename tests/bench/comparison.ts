/** Compares gateways: the same queries in front of the same mock API, in interleaved rounds. */
import { isDeepStrictEqual } from 'node:util';
import type { ServerProcess } from '#tests/harness/process.ts';
import { type Candidate, candidates, headers, setHalls, startCandidate, startMock } from './candidates.ts';
import { cpuMs, load, median, residentMebibytes, type LoadResult } from './measure.ts';
import type { BenchQuery } from './queries.ts';

/** V8 keeps optimizing for that long, and gateways run for days. The cases share it. */
const WARM_UP_SECONDS = 20;

const DEFAULT_HALLS = 20;

/** Of the next request, so that no response comes from a cache. */
let requestNumber = 1000;

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
  /** Resident memory after the load. */
  residentMebibytes: number;
}

type RoundResult = Omit<ComparisonResult, 'cpuRatio'>;

/** A candidate and its processes. */
interface CandidateRun {
  readonly candidate: Candidate;
  readonly servers: ServerProcess[];
}

/** What all candidates are measured with. */
export interface ComparisonCase {
  query: BenchQuery;
  connections?: number;
  /** Halls per search result; {@link DEFAULT_HALLS} by default. */
  halls?: number;
}

export interface ComparisonOptions {
  /** Names of candidates; all by default. */
  only?: string[];
  /** Other candidates than this gateway and its peers; the first one is the base of the ratios. */
  among?: readonly Candidate[];
  seconds: number;
  rounds: number;
  /** Processes of a candidate, 1 by default. V8's optimizations of the same code differ by a tenth between starts. */
  processesOf?: (name: string) => number;
  /** Latency of the mock API. */
  latencyMs?: number;
}

/** Measures all candidates with each case, on the same processes. @throws when a response differs from the floor's */
export async function compareGateways(
  cases: readonly ComparisonCase[],
  options: ComparisonOptions,
): Promise<ComparisonResult[][]> {
  const { processesOf = () => 1 } = options;
  const selected = (options.among ?? candidates).filter(({ name }) => options.only?.includes(name) ?? true);
  await using mock = await startMock(options);
  const runs: CandidateRun[] = selected.map((candidate) => ({ candidate, servers: [] }));
  try {
    for (const { candidate, servers } of runs)
      for (let count = processesOf(candidate.name); count > 0; count -= 1)
        servers.push(await startCandidate(candidate, mock));
    for (const one of cases) {
      await setHalls(mock, one.halls ?? DEFAULT_HALLS);
      await assertSameResponses(runs, one.query);
      for (const { candidate, servers } of runs)
        for (const server of servers)
          await measure(one, candidate, server, mock, WARM_UP_SECONDS / cases.length);
    }
    const results: ComparisonResult[][] = [];
    for (const one of cases) results.push(await measureRounds(one, runs, mock, options));
    return results;
  } finally {
    for (const server of runs.flatMap(({ servers }) => servers)) await server.stop();
  }
}

async function measureRounds(
  one: ComparisonCase,
  runs: readonly CandidateRun[],
  mock: ServerProcess,
  { seconds, rounds }: ComparisonOptions,
): Promise<ComparisonResult[]> {
  await setHalls(mock, one.halls ?? DEFAULT_HALLS);
  const measured = runs.map((): RoundResult[][] => []);
  const processes = Math.max(...runs.map(({ servers }) => servers.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const results of measured) results.push([]);
    for (let process = 0; process < processes; process += 1) {
      for (const [at, { candidate, servers }] of runs.entries()) {
        const server = servers[process];
        if (server) measured[at]?.at(-1)?.push(await measure(one, candidate, server, mock, seconds));
      }
    }
  }
  await assertSameResponses(runs, one.query);
  return measured.map((results) => medians(results, measured[0] ?? []));
}

async function measure(
  { query, connections = 32 }: ComparisonCase,
  candidate: Candidate,
  server: ServerProcess,
  mock: ServerProcess,
  seconds: number,
): Promise<RoundResult> {
  const body = JSON.stringify({ ...candidate.requestOf(query), variables: query.variables('%d') });
  await fetch(`${mock.url}/__calls`);
  const before = cpuMs(server.pid);
  const url = server.url + candidate.path;
  const result = await load({ url, headers, body, from: requestNumber, connections, seconds });
  requestNumber += result.requests + connections;
  const calls = Number(await (await fetch(`${mock.url}/__calls`)).text());
  const cpuPerRequest = (cpuMs(server.pid) - before) / result.requests;
  return {
    ...result,
    name: candidate.name,
    cpuPerRequest,
    callsPerRequest: calls / result.requests,
    residentMebibytes: residentMebibytes(server.pid, 'VmRSS'),
  };
}

/** @throws when a response differs from the first one */
async function assertSameResponses(runs: readonly CandidateRun[], query: BenchQuery): Promise<void> {
  let first: unknown;
  requestNumber += 1;
  const variables = query.variables(requestNumber);
  const pairs = runs.flatMap(({ candidate, servers }) => servers.map((server) => ({ candidate, server })));
  for (const { candidate, server } of pairs) {
    const body = JSON.stringify({ ...candidate.requestOf(query), variables });
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
    residentMebibytes: medianOf((measured) => measured.residentMebibytes),
  };
}

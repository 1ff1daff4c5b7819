/**
 * Executes random operations over the real schema twice, with graphql-js and with our compiled executor, and compares
 * data, errors and paths. The REST replies are random too; every fourth has a value of the wrong type.
 */
import { GraphQLError, validate, parse } from 'graphql';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_POLICY, type UpstreamPolicy } from '#gateway/upstream/resilience/policy.ts';
import { startContractServer } from '#tests/contract/independent/server.ts';
import { EXTENTS } from '#tests/contract/independent/schemas.ts';
import { createRandom, hashOf, type Random } from '#tests/fuzz/random.ts';
import { createTestGateway, demoHeaders, type TestResult } from '../../schema/testGateway.ts';
import { randomOperation, type RandomOperation } from './randomOperation.ts';

export interface Difference extends RandomOperation {
  readonly number: number;
  readonly compiled: string;
  readonly interpreted: string;
}

export interface Comparison {
  /** Operations that both executed. */
  readonly executed: number;
  /** How many of them had errors, and how many were mutations. */
  readonly withErrors: number;
  readonly mutations: number;
  /** Operations of the generator that the schema does not allow. */
  readonly invalid: number;
  /** Operations above the limit of this test. */
  readonly refused: number;
  readonly differences: readonly Difference[];
}

const MUTATION_PERCENT = 12;
const NEW_REPLIES_EVERY = 25;

/** Compares the operations `from` to `from + count` of a seed. */
export async function compareExecutors(seed: number, from: number, count: number): Promise<Comparison> {
  await using contract = await startContractServer();
  await using upstream = await startBreakingProxy(contract.url, seed);
  const compiled = createTestGateway(upstream.url, TIMELESS);
  const interpreted = createTestGateway(upstream.url, TIMELESS);
  const differences: Difference[] = [];
  const counts = { executed: 0, withErrors: 0, mutations: 0, invalid: 0, refused: 0 };
  try {
    for (let number = from; number < from + count; number += 1) {
      const random = createRandom(hashOf(`${seed} ${number}`));
      if (number % NEW_REPLIES_EVERY === 0)
        await upstream.whileIdle(() => {
          contract.use(random.pick(EXTENTS), seed + number);
          for (const gateway of [compiled, interpreted]) gateway.clearCache();
        });
      const kind = random.below(100) < MUTATION_PERCENT ? 'mutation' : 'query';
      const operation = randomOperation(compiled.schema, kind, random);
      if (validate(compiled.schema, parse(operation.text)).length > 0) {
        counts.invalid += 1;
        continue;
      }
      const headers =
        random.below(2) === 0 ? { ...demoHeaders, 'x-wn-uuid': DEVICE } : { 'x-wn-uuid': DEVICE };
      const [ours, theirs] = await Promise.all([
        describeResult(
          compiled.execute(operation.text, operation.variables, {
            headers,
            compiled: true,
            limits: LIMITS,
          }),
        ),
        describeResult(interpreted.execute(operation.text, operation.variables, { headers, limits: LIMITS })),
      ]);
      if (theirs.text.includes('QUERY_TOO_COMPLEX')) {
        counts.refused += 1;
        continue;
      }
      counts.executed += 1;
      if (theirs.hasErrors) counts.withErrors += 1;
      if (kind === 'mutation') counts.mutations += 1;
      if (ours.text !== theirs.text)
        differences.push({ ...operation, number, compiled: ours.text, interpreted: theirs.text });
    }
  } finally {
    await Promise.all([compiled.close(), interpreted.close()]);
  }
  return { ...counts, differences };
}

/** Both executions get the same replies, however long they take. */
const TIMELESS: UpstreamPolicy = {
  ...DEFAULT_POLICY,
  headersTimeoutMs: 60_000,
  callTimeoutMs: 60_000,
  breaker: { ...DEFAULT_POLICY.breaker, minCalls: Infinity },
  cache: { ...DEFAULT_POLICY.cache, salvagedTtlMs: 3_600_000, notFoundTtlMs: 3_600_000 },
};
/** Small results; the generator's larger operations are refused by both. */
const LIMITS = { maxSize: 1_500, maxCalls: Infinity };
const DEVICE = '3f2b8c1e-5d47-4a90-9b6e-0c1d2e3f4a5b';

/**
 * A result as text. Errors are in the order of their paths, since that of parallel fields is not defined. Where an error
 * has nulled an object, the errors below it are one: GraphQL leaves open how many of them are reported.
 */
async function describeResult(
  execution: Promise<TestResult<unknown>>,
): Promise<{ text: string; hasErrors: boolean }> {
  try {
    const { data, errors } = await execution;
    const lines = errors.map(({ path = '', code, message }) => {
      const nulled = nulledPath(data, path);
      return nulled === path ? `${path} ${String(code)} ${message}` : `${nulled} is nulled by an error below`;
    });
    const text = [JSON.stringify(data), ...new Set(lines.toSorted())].join('\n');
    return { text, hasErrors: errors.length > 0 };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { text: error.message, hasErrors: true };
  }
}

/** The part of an error's path that leads to the null in the data. */
function nulledPath(data: unknown, path: string): string {
  const keys = path.split('.');
  let value = data;
  for (const [at, key] of keys.entries()) {
    if (typeof value !== 'object' || value === null) return keys.slice(0, at).join('.');
    value = Reflect.get(value, key);
  }
  return path;
}

/** Passes replies on; in every fourth, one value has the wrong type. Equal requests have equal replies. */
async function startBreakingProxy(target: string, seed: number) {
  const open = new Set<ServerResponse>();
  let resumed = Promise.resolve();
  const server = createServer((request, response) => {
    void (async () => {
      await resumed;
      open.add(response);
      response.once('close', () => open.delete(response));
      const { method = 'GET', url = '/' } = request;
      const body = await text(request);
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !HOP_HEADERS.has(name) ? [[name, value] as [string, string]] : [],
      );
      const reply = await fetch(target + url, { method, headers, ...(body ? { body } : {}) });
      const random = createRandom(hashOf(`${seed} ${method} ${url}`));
      const sent = await reply.text();
      const isBroken = reply.ok && sent !== '' && random.below(4) === 0;
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' });
      response.end(isBroken ? JSON.stringify(withBrokenValue(JSON.parse(sent), random)) : sent);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Changes the replies while none is on its way: indexes are read in the background, between operations too. */
    async whileIdle(change: () => void): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      resumed = promise;
      await Promise.all([...open].map((response) => once(response, 'close')));
      // By then the gateways have cached the last reply.
      await sleep(ARRIVAL_MS);
      change();
      resolve();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ARRIVAL_MS = 20;
const HOP_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Goes down a random path of a reply and replaces the value at its end. */
function withBrokenValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return { unexpected: true };
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = random.pick(keys);
  const broken = withBrokenValue(Reflect.get(value, key), random);
  return Array.isArray(value)
    ? value.map((item: unknown, at) => (String(at) === key ? broken : item))
    : { ...value, [key]: broken };
}

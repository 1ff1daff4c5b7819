/**
 * Executes one document with one executor, in a process of its own, and prints a `Measurement` as JSON.
 * Arguments: name of the executor, address of the REST APIs, then the document, its variables and headers as JSON.
 */
import { GraphQLError } from 'graphql';
import { createTestGateway } from '#tests/gateway/schema/testGateway.ts';
import { CONTENDERS, type ContenderName, type Run } from './contenders.ts';

export interface Measurement {
  /** From the document to the end of its first execution; REST replies are cached. */
  readonly firstMs: number;
  /** CPU of an execution that sends its REST calls, and of one whose replies are cached, in µs; personal data are never. */
  readonly callingMicros: number;
  readonly cachedMicros: number;
  /** Duration of executions whose replies are cached. */
  readonly p99Micros: number;
  /** Allocated by an execution whose replies are cached. */
  readonly allocatedKb: number;
  /** Held by a compiled document that has been executed. */
  readonly retainedKb: number;
}

/** Executions until V8 has optimized what is measured. */
const WARM_UPS = 300;
const CALLING = 300;
const CACHED = 1_000;
const COPIES = 20;

const [name = '', upstream = '', text = '', variablesJson = '{}', headersJson = '{}'] = process.argv.slice(2);
const variables = JSON.parse(variablesJson) as Record<string, unknown>;
const headers = JSON.parse(headersJson) as Record<string, string>;
const compile = CONTENDERS[name as ContenderName];

const gateway = createTestGateway(upstream);
const prepare = () => {
  const operation = gateway.engine.selectOperation(gateway.engine.prepareTrusted(text));
  if (operation instanceof GraphQLError) throw operation;
  return operation;
};
const operation = prepare();

async function execute(run: Run): Promise<void> {
  const { errors } = await run(gateway.contextFor(operation, headers, false));
  if (errors && errors.length > 0) throw new AggregateError(errors, 'the document has errors');
}

/** CPU of one execution, in µs. */
async function cpuMicros(run: Run, count: number, before: () => void): Promise<number> {
  const start = process.cpuUsage();
  for (let i = 0; i < count; i += 1) {
    before();
    await execute(run);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

const heapKb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024;
};

// Fills the cache of replies, by another executor than the one that is measured.
await execute(CONTENDERS['graphql-js'](gateway.schema, operation, variables));
const startedAt = performance.now();
const run = compile(gateway.schema, operation, variables);
await execute(run);
const firstMs = performance.now() - startedAt;

for (let i = 0; i < WARM_UPS; i += 1) {
  if (i % 2 === 0) gateway.clearCache();
  await execute(run);
}
const durations: number[] = [];
const cachedMicros = await cpuMicros(
  async (context) => {
    const from = performance.now();
    const result = await run(context);
    durations.push((performance.now() - from) * 1_000);
    return result;
  },
  CACHED,
  () => {},
);
const callingMicros = await cpuMicros(run, CALLING, () => gateway.clearCache());

// The young generation is large enough for no collection in between.
const beforeRuns = heapKb();
const RUNS = 100;
for (let i = 0; i < RUNS; i += 1) await execute(run);
const allocatedKb = (process.memoryUsage().heapUsed / 1024 - beforeRuns) / RUNS;

const operations = Array.from({ length: COPIES }, prepare);
const beforeCopies = heapKb();
const copies = operations.map((copy) => compile(gateway.schema, copy, variables));
for (const copy of copies) await execute(copy);
const retainedKb = (heapKb() - beforeCopies) / copies.length;

const measurement: Measurement = {
  firstMs,
  callingMicros,
  cachedMicros,
  p99Micros: durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? NaN,
  allocatedKb,
  retainedKb,
};
console.log(JSON.stringify(measurement));
await gateway.close();

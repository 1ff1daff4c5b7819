/** Prometheus metrics, and which clients use which fields of the schema. */
import type { IncomingHttpHeaders } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { addLimitGauges, addProcessGauges, addUpstreamGauges } from './gauges.ts';
import type {
  CallRecord,
  OperationRecord,
  OperationRecorder,
  ProcessStatistics,
  UpstreamStatistics,
} from './records.ts';

/** Upper bounds in seconds. An operation may take 10 s, a call 5 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label of all documents that are not the site's own: their names are unbounded. */
const AD_HOC = 'ad-hoc';

/** Values that other components already count are read on scrape. */
export class Metrics implements OperationRecorder {
  readonly #registry = new Registry();
  readonly #operations = new Counter({
    name: 'gateway_operations_total',
    help: 'Operations by name and outcome: ok, partial (data and errors), failed, or cancelled (errors, and the client has left).',
    labelNames: ['operation', 'outcome'],
    registers: [this.#registry],
  });
  readonly #operationSeconds = new Histogram({
    name: 'gateway_operation_seconds',
    help: 'Time until the initial result of an operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #errors = new Counter({
    name: 'gateway_field_errors_total',
    help: 'Entries in `errors` by code; by field for the persisted documents of the site.',
    labelNames: ['operation', 'field', 'code'],
    registers: [this.#registry],
  });
  readonly #callSeconds = new Histogram({
    name: 'gateway_upstream_call_seconds',
    help: 'REST calls, including retries and back-off, by call, host and outcome.',
    labelNames: ['call', 'host', 'outcome'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #redisReadSeconds = new Histogram({
    name: 'gateway_redis_read_seconds',
    help: 'Reads of REST replies and idempotency keys in the shared Redis, also those that failed.',
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #unknownWrites = new Counter({
    name: 'gateway_upstream_unknown_writes_total',
    help: 'Writes that may or may not have taken effect.',
    labelNames: ['host'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    addLimitGauges(this.#registry);
  }

  recordOperation({ operation, result, ms, isCancelled }: OperationRecord): void {
    const name = operation.trusted ? (operation.name ?? AD_HOC) : AD_HOC;
    const { errors, data } = result;
    if (errors && isCancelled) return this.#operations.inc({ operation: name, outcome: 'cancelled' });
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    this.#operations.inc({ operation: name, outcome });
    this.#operationSeconds.observe({ operation: name }, ms / 1_000);
    for (const { path = [], extensions } of errors ?? []) {
      const field = operation.trusted ? path.filter((step) => typeof step === 'string').join('.') : '';
      const { code } = extensions;
      this.#errors.inc({ operation: name, field, code: typeof code === 'string' ? code : '' });
    }
  }

  readonly recordCall = ({ call, host, failure, refusesGateway, ms }: CallRecord): void => {
    const outcome = failure === null ? 'ok' : failureLabel(failure, refusesGateway);
    this.#callSeconds.observe({ call, host, outcome }, ms / 1_000);
    if (outcome === UNKNOWN_OUTCOME) this.#unknownWrites.inc({ host });
  };

  readonly recordRedisRead = (ms: number): void => this.#redisReadSeconds.observe(ms / 1_000);

  /** Adds gauges that read the statistics of the REST client on each scrape. */
  collectFrom(upstream: UpstreamStatistics): void {
    // Prometheus sees an increase from 0 only if it has scraped the 0.
    for (const { host } of upstream.hostStates()) this.#unknownWrites.inc({ host }, 0);
    addUpstreamGauges(this.#registry, upstream);
  }

  /** Adds gauges of what the process shares and stores. */
  collectFromProcess(statistics: ProcessStatistics): void {
    addProcessGauges(this.#registry, statistics);
  }

  /** All metrics in Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const UNKNOWN_OUTCOME = 'outcome-unknown';

/** The HTTP status, else the reason or name of a failure. Writes with unknown outcome are counted by their reason. */
function failureLabel(failure: NonNullable<CallRecord['failure']>, refusesGateway: boolean): string {
  if (failure.name === 'SignInRequired' && refusesGateway) return '401';
  if (failure.name === 'Refused') return String(failure.status);
  if (failure.name === 'Unavailable')
    return failure.reason === UNKNOWN_OUTCOME ? failure.reason : String(failure.status ?? failure.reason);
  return failure.name;
}

/** Besides `other`. */
const MAX_CLIENTS = 200;
const CLIENT_NAME = /^[\w .@/-]{1,40}$/;

interface ClientName {
  readonly client: string;
  readonly version: string;
}

/** Name and version of the calling program, from the headers of Apollo's clients or ours, in one key. */
function clientKeyOf(headers: IncomingHttpHeaders): string {
  const client = nameHeader(headers, 'apollographql-client-name') ?? nameHeader(headers, 'x-client-name');
  if (client === null) return 'unknown\n';
  const version =
    nameHeader(headers, 'apollographql-client-version') ?? nameHeader(headers, 'x-client-version') ?? '';
  return `${client}\n${version}`;
}

function clientOf(key: string): ClientName {
  const [client = '', version = ''] = key.split('\n');
  return { client, version };
}

/** Key of the clients that are not among the most used. */
const OTHER_CLIENTS = 'other\n';

function nameHeader(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && CLIENT_NAME.test(value) ? value : null;
}

/** Use of one schema field by one client version. */
export interface UsageRow extends ClientName {
  /** `Type.field` */
  readonly field: string;
  readonly operations: number;
  readonly last: Date;
}

interface UseCount {
  count: number;
  lastAt: number;
}

type Operation = OperationRecord['operation'];

const MAX_PENDING_OPERATIONS = 1_000;

/**
 * Counts which clients use which schema fields, to decide when a deprecated field can go. A request only increments the
 * counter of its operation and client; counts are attributed to fields when the table is read, or when too many
 * operations are pending. A new client takes the place of the least used one, so that made-up names neither grow the
 * table nor displace a client in use.
 */
export class SchemaUsage implements OperationRecorder {
  readonly #schema: GraphQLSchema;
  /** Operations of each client. */
  readonly #clients = new Map([[OTHER_CLIENTS, 0]]);
  readonly #pending = new Map<Operation, Map<string, UseCount>>();
  readonly #fields = new Map<string, Map<string, UseCount>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  recordOperation({ operation, client: { headers } }: OperationRecord): void {
    const client = clientKeyOf(headers);
    const known = this.#clients.get(client);
    if (known === undefined && this.#clients.size > MAX_CLIENTS) this.#removeLeastUsed();
    this.#clients.set(client, (known ?? 0) + 1);
    let counts = this.#pending.get(operation);
    if (!counts) {
      if (this.#pending.size >= MAX_PENDING_OPERATIONS) this.#attributeToFields();
      this.#pending.set(operation, (counts = new Map()));
    }
    addUses(counts, client, 1, Date.now());
  }

  /** Every field used since the start, by client, most used first. */
  rows(): readonly UsageRow[] {
    this.#attributeToFields();
    const rows = [...this.#fields].flatMap(([field, counts]) =>
      Array.from(counts, ([key, { count, lastAt }]) => ({
        field,
        ...clientOf(key),
        operations: count,
        last: new Date(lastAt),
      })),
    );
    return rows.sort((a, b) => b.operations - a.operations);
  }

  clients(): (ClientName & { readonly operations: number })[] {
    return Array.from(this.#clients, ([key, operations]) => ({ ...clientOf(key), operations }));
  }

  /** Removes the least used client, of equally used ones the first counted, and adds its counts to `other`. */
  #removeLeastUsed(): void {
    let [leastUsed, fewest] = ['', Infinity];
    for (const [client, operations] of this.#clients)
      if (operations < fewest && client !== OTHER_CLIENTS) [leastUsed, fewest] = [client, operations];
    this.#clients.delete(leastUsed);
    this.#clients.set(OTHER_CLIENTS, (this.#clients.get(OTHER_CLIENTS) ?? 0) + fewest);
    for (const table of [this.#pending, this.#fields])
      for (const counts of table.values()) {
        const uses = counts.get(leastUsed);
        if (!uses) continue;
        counts.delete(leastUsed);
        addUses(counts, OTHER_CLIENTS, uses.count, uses.lastAt);
      }
  }

  #attributeToFields(): void {
    for (const [operation, counts] of this.#pending) {
      for (const field of fieldsIn(this.#schema, operation)) {
        let uses = this.#fields.get(field);
        if (!uses) this.#fields.set(field, (uses = new Map()));
        for (const [key, { count, lastAt }] of counts) addUses(uses, key, count, lastAt);
      }
    }
    this.#pending.clear();
  }
}

function addUses(counts: Map<string, UseCount>, key: string, count: number, at: number): void {
  const known = counts.get(key);
  if (!known) return void counts.set(key, { count, lastAt: at });
  known.count += count;
  known.lastAt = Math.max(known.lastAt, at);
}

/** `Type.field` of everything a document selects. */
function fieldsIn(schema: GraphQLSchema, { document }: Operation): Set<string> {
  const types = new TypeInfo(schema);
  const fields = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (parent && field) fields.add(`${parent.name}.${field.name}`);
      },
    }),
  );
  return fields;
}

/** Who uses the schema, and where REST replies break the contract: bounded tables, kept in memory for operators. */
import type { IncomingHttpHeaders } from 'node:http';
import { type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { CallRecord, OperationRecord, OperationRecorder } from './records.ts';

/** Further clients count as `other`, so made-up names cannot grow the tables. */
const MAX_CLIENTS = 200;
const CLIENT_NAME = /^[\w .@/-]{1,40}$/;

/** Name and version of the calling program, from the headers of Apollo's clients or ours. */
interface ClientName {
  readonly client: string;
  readonly version: string;
}

const UNKNOWN_CLIENT: ClientName = { client: 'unknown', version: '' };
const OTHER_CLIENT: ClientName = { client: 'other', version: '' };

export class ClientNames {
  readonly #known = new Map<string, ClientName>();

  from(headers: IncomingHttpHeaders): ClientName {
    const client = nameHeader(headers, 'apollographql-client-name') ?? nameHeader(headers, 'x-client-name');
    if (client === null) return UNKNOWN_CLIENT;
    const version =
      nameHeader(headers, 'apollographql-client-version') ?? nameHeader(headers, 'x-client-version') ?? '';
    const key = `${client} ${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= MAX_CLIENTS) return OTHER_CLIENT;
    const added = { client, version };
    this.#known.set(key, added);
    return added;
  }
}

function nameHeader(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && CLIENT_NAME.test(value) ? value : null;
}

/** Use of one schema field by one client version. */
export interface UsageRow {
  /** `Type.field` */
  readonly field: string;
  readonly client: string;
  readonly version: string;
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
 * operations are pending.
 */
export class SchemaUsage implements OperationRecorder {
  readonly #schema: GraphQLSchema;
  readonly #clients = new ClientNames();
  readonly #pending = new Map<Operation, Map<string, UseCount>>();
  readonly #fields = new Map<string, Map<string, UseCount>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  recordOperation({ operation, client: { headers } }: OperationRecord): void {
    const { client, version } = this.#clients.from(headers);
    let counts = this.#pending.get(operation);
    if (!counts) {
      if (this.#pending.size >= MAX_PENDING_OPERATIONS) this.#attributeToFields();
      this.#pending.set(operation, (counts = new Map()));
    }
    addUses(counts, `${client}\n${version}`, 1, Date.now());
  }

  /** Every field used since the start, by client, most used first. */
  rows(): readonly UsageRow[] {
    this.#attributeToFields();
    const rows = [...this.#fields].flatMap(([field, counts]) =>
      [...counts].map(([key, { count, lastAt }]) => {
        const [client = '', version = ''] = key.split('\n');
        return { field, client, version, operations: count, last: new Date(lastAt) };
      }),
    );
    return rows.sort((a, b) => b.operations - a.operations);
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

/** A field of a REST reply that breaks the contract. */
export interface DriftRow {
  readonly call: string;
  /** Path template. */
  readonly path: string;
  /** Path of the field without list indexes; empty for the whole reply. */
  readonly field: string;
  readonly why: string;
  /** The first invalid value with every letter and digit replaced; empty if there is nothing to show. */
  readonly sample: string;
  readonly times: number;
  readonly since: Date;
  readonly last: Date;
}

/** Bounds memory when an upstream is broken. */
const MAX_DRIFT_ROWS = 500;

/** Counts which fields of REST replies break the contract, and since when. */
export class ContractDrift {
  readonly #rows = new Map<string, { -readonly [Key in keyof DriftRow]: DriftRow[Key] }>();

  recordCall({ call, path, failure, salvaged }: CallRecord): void {
    const invalid = failure?.name === 'Malformed' ? [failure] : salvaged;
    for (const { dataPath, reason, sample } of invalid) {
      const field = dataPath.filter((step) => typeof step === 'string').join('.');
      this.#count({ call, path, field, why: reason, sample: sample ?? '' });
    }
  }

  #count(value: Pick<DriftRow, 'call' | 'path' | 'field' | 'why' | 'sample'>): void {
    const key = `${value.call} ${value.field} ${value.why}`;
    const now = new Date();
    const row = this.#rows.get(key);
    if (row) {
      row.times += 1;
      row.last = now;
    } else if (this.#rows.size < MAX_DRIFT_ROWS) {
      this.#rows.set(key, { ...value, times: 1, since: now, last: now });
    }
  }

  /** Most frequent first. */
  rows(): readonly DriftRow[] {
    return [...this.#rows.values()].sort((a, b) => b.times - a.times);
  }
}

import { type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Answered } from '../graphql/execute.ts';
import type { Operation } from '../graphql/engine.ts';
import { Clients } from './clients.ts';

/** A field of the schema as one client uses it. */
export interface UsageRow {
  /** `Type.field`. */
  readonly field: string;
  readonly client: string;
  readonly version: string;
  readonly operations: number;
  readonly last: Date;
}

interface Uses {
  times: number;
  last: number;
}

/**
 * Who uses which field of the schema, so that a deprecation can be ended safely. A request costs one addition under its
 * operation and client; the fields behind them are found when somebody asks. Operations that the engine has let go
 * are counted on by name of their field before they are forgotten.
 */
export class Usage {
  readonly #schema: GraphQLSchema;
  readonly #clients = new Clients();
  readonly #uses = new Map<Operation, Map<string, Uses>>();
  readonly #fields = new Map<string, Map<string, Uses>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Counts an operation. */
  readonly answered = ({ operation, caller }: Answered): void => {
    const { client, version } = this.#clients.of(caller.headers);
    let clients = this.#uses.get(operation);
    if (!clients) {
      if (this.#uses.size >= MOST_OPERATIONS) this.#settle();
      this.#uses.set(operation, (clients = new Map()));
    }
    add(clients, `${client}\n${version}`, 1, Date.now());
  };

  /** Every field that was asked for since the start, by client; the most used first. */
  rows(): readonly UsageRow[] {
    this.#settle();
    const rows = [...this.#fields].flatMap(([field, clients]) =>
      [...clients].map(([key, { times, last }]) => {
        const [client = '', version = ''] = key.split('\n');
        return { field, client, version, operations: times, last: new Date(last) };
      }),
    );
    return rows.sort((one, other) => other.operations - one.operations);
  }

  /** Moves what was counted under operations to their fields. */
  #settle(): void {
    for (const [operation, clients] of this.#uses) {
      for (const field of fieldsOf(this.#schema, operation)) {
        let uses = this.#fields.get(field);
        if (!uses) this.#fields.set(field, (uses = new Map()));
        for (const [key, { times, last }] of clients) add(uses, key, times, last);
      }
    }
    this.#uses.clear();
  }
}

const MOST_OPERATIONS = 1_000;

function add(uses: Map<string, Uses>, key: string, times: number, at: number): void {
  const known = uses.get(key);
  if (!known) return void uses.set(key, { times, last: at });
  known.times += times;
  known.last = Math.max(known.last, at);
}

/** `Type.field` of everything a document selects. */
function fieldsOf(schema: GraphQLSchema, { document }: Operation): Set<string> {
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

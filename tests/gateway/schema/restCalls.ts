/**
 * The REST calls that each field makes for its object, observed while the queries of docs/examples run.
 * `npm run record:calls` writes them to gateway/schema/restCalls.json, from which the gateway estimates the calls of a
 * document.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { RestDataSource } from '#gateway/upstream/dataSource.ts';
import type { AnyEndpoint } from '#gateway/upstream/endpoint.ts';
import { isRecord } from '#gateway/upstream/decode.ts';
import { root } from '#tests/harness/process.ts';
import { createTestGateway, demoHeaders } from './testGateway.ts';

export const RECORD = `${root}gateway/schema/restCalls.json`;

/** Numbers of calls by field, `Type.field`. */
export type RestCalls = Record<string, string[]>;

/** Lists of objects that the examples read one at a time. */
const MORE_QUERIES = [
  '{ recentArticles(first: 3) { nodes { viewerHasClipped } } pickupBrides { viewerHasClipped } }',
];

/** Existing halls, articles and a bride: fields of missing objects make no calls. */
const RAW_IDS = ['1', '2', '101', '102', '1001'];

/** The calls of one run of a resolver. */
interface Resolution {
  /** The object whose field it is; a field that loads early is resolved twice for an object. */
  readonly parent: unknown;
  /** Inputs by number of the call. */
  readonly requested: Map<string, string>;
}
const current = new AsyncLocalStorage<Resolution['requested']>();

/** By field, in one operation. */
type Resolutions = Map<string, Resolution[]>;

function observeResolvers(schema: GraphQLSchema, resolutions: Resolutions): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      const name = `${type.name}.${field.name}`;
      // All parameters: compiled plans pass what a resolver declares.
      field.resolve = (source, args, context, info) => {
        const requested = new Map<string, string>();
        const parent: unknown = isRecord(source) ? source['id'] : source;
        resolutions.set(name, [...(resolutions.get(name) ?? []), { parent, requested }]);
        return current.run(requested, () => resolve(source, args, context, info));
      };
    }
  }
}

/** Calls that every resolution makes for its own object: a call that is the same for several objects is sent once. */
function callsOf(resolutions: readonly Resolution[]): string[] {
  const hasSeveralParents = new Set(resolutions.map(({ parent }) => parent)).size > 1;
  const inputsOf = (call: string) => new Set(resolutions.map(({ requested }) => requested.get(call)));
  return [...(resolutions[0]?.requested.keys() ?? [])].filter(
    (call) =>
      resolutions.every(({ requested }) => requested.has(call)) &&
      (!hasSeveralParents || inputsOf(call).size > 1),
  );
}

/** Runs the queries against the REST APIs, each for several objects. */
export async function recordRestCalls(originUrl: string): Promise<RestCalls> {
  const gateway = createTestGateway(originUrl);
  const resolutions: Resolutions = new Map();
  observeResolvers(gateway.schema, resolutions);
  const { get } = RestDataSource.prototype;
  Object.assign(RestDataSource.prototype, {
    get(this: RestDataSource, endpoint: AnyEndpoint, input: object): unknown {
      current.getStore()?.set(endpoint.call, JSON.stringify(input));
      return Reflect.apply(get, this, [endpoint, input]);
    },
  });
  const calls = new Map<string, string[]>();
  try {
    const folder = `${root}docs/examples/`;
    const examples = readdirSync(folder)
      .map((name) => readFileSync(folder + name, 'utf8').replace(/@defer(\([^)]*\))?/g, ''))
      .filter((text) => /^query\b/m.test(text));
    for (const text of [...examples, ...MORE_QUERIES]) {
      for (const rawId of RAW_IDS) {
        await gateway.execute(text, { rawId }, { headers: demoHeaders, compiled: true });
        for (const [field, requested] of resolutions) {
          const now = callsOf(requested);
          calls.set(field, calls.get(field)?.filter((call) => now.includes(call)) ?? now);
        }
        resolutions.clear();
      }
    }
  } finally {
    Object.assign(RestDataSource.prototype, { get });
    await gateway.close();
  }
  const entries = [...calls].filter(([, own]) => own.length > 0);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([field, own]) => [field, own.toSorted()]),
  );
}

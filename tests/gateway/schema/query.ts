/** Asks the schema as a door would, without HTTP in front: the real engine, context and REST APIs. */
import { GraphQLError } from 'graphql';

import { createContexts } from '#gateway/context.ts';
import { createEngine } from '#gateway/graphql/engine.ts';
import { buildSchema } from '#gateway/schema/index.ts';
import { presentError } from '#gateway/schema/kit/errors.ts';
import { Departure } from '#gateway/upstream/resilience/deadline.ts';
import type { TracedCall } from '#gateway/upstream/recordCall.ts';
import { createUpstream } from '#gateway/upstream/client.ts';
import { demo } from '#tests/harness/origin.ts';

/** Headers of the seeded account, as its native app sends them. */
export const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

/** An error as a client sees it. */
export interface ToldError {
  readonly message: string;
  readonly path: string | undefined;
  readonly code: unknown;
  readonly status: unknown;
}

/** An answer, with the REST calls it took, X03 left aside unless asked for. */
export interface Answer<Data> {
  readonly data: Data;
  readonly errors: readonly ToldError[];
  /** Numbers of the REST calls that went over the wire, sorted. */
  readonly calls: readonly string[];
  readonly trace: readonly TracedCall[];
  readonly cookies: readonly string[];
}

/** What every payload of a mutation tells beside its own fields; read with `TOLD`. */
export interface Told {
  readonly userErrors: readonly { message: string; code: string; path: string[] | null }[];
}
/** The selection behind `Told`. */
export const TOLD = 'userErrors { message code path }';

/** How to ask. */
export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  /** Run by a plan, as the site's own documents are. */
  readonly planned?: boolean;
}

/** A schema in front of REST APIs; close it when done. */
export function createAsking(originUrl: string) {
  const base = new URL(originUrl);
  const upstream = createUpstream({
    hosts: { api: base, content: base, magazine: base, search: base, contact: base },
  });
  const engine = createEngine(buildSchema());
  const options = {
    siteUrl: 'http://site.test',
    sessionSecret: 'only-for-tests-only-for-tests-only-for-tests',
    appMarker: 'MusubiApp',
    tenantId: '1',
  };
  const createContext = createContexts(options, upstream);

  /** Asks a document; `Data` is what the test expects to find in it. */
  async function ask<Data>(
    text: string,
    variables: Record<string, unknown> = {},
    { headers = {}, planned = false }: Asking = {},
  ): Promise<Answer<Data>> {
    const prepared = planned ? engine.trust(text) : engine.prepare(text);
    const operation = prepared.errors[0] ?? engine.pick(prepared);
    if (operation instanceof GraphQLError) throw operation;
    const { personal } = operation;
    const context = createContext({
      headers,
      address: '127.0.0.1',
      departure: new Departure(),
      personal,
      trace: true,
    });
    const { first } = await engine.run(operation, variables, context, { patienceMs: Infinity });
    const errors = first.errors?.map((error) => presentError(error, rethrow)) ?? [];
    const trace = context.trace.calls ?? [];
    return {
      data: first.data as Data,
      errors: errors.map(({ message, path, extensions }) => ({
        message,
        path: path?.join('.'),
        code: extensions['code'],
        status: extensions['status'],
      })),
      calls: trace
        .filter(({ call, cache }) => (cache === 'miss' || cache === 'none') && call !== 'X03')
        .map(({ call }) => call)
        .toSorted(),
      trace,
      cookies: context.cookies(),
    };
  }
  return { ask, schema: engine.schema, close: () => upstream.close() };
}

/** A test meets no error that nobody foresaw. */
function rethrow(cause: unknown): never {
  throw cause;
}

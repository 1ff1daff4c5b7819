/** Executes operations with the real engine, context and REST APIs, without HTTP in front. */
import { GraphQLError } from 'graphql';
import documents from '#client/documents.json' with { type: 'json' };
import { IdempotencyStore } from '#gateway/cache/idempotency.ts';
import { createMemoryStore, createPubSub } from '#gateway/cache/store.ts';
import { readLegalTexts } from '#gateway/config/legalTexts.ts';
import type { OperationLimits } from '#gateway/config/limits.ts';
import { createContextFactory } from '#gateway/context.ts';
import { buildSchema } from '#gateway/domains/schema.ts';
import { ImageAddresses } from '#gateway/images/addresses.ts';
import { createEngine, type Operation } from '#gateway/graphql/engine.ts';
import { SpecialFormFiles } from '#gateway/publishing/submittedFiles.ts';
import { runOperation } from '#gateway/graphql/execute.ts';
import { presentError } from '#gateway/schema/kit/errors.ts';
import { createUpstreamClient, type TracedCall } from '#gateway/upstream/client.ts';
import { DEFAULT_POLICY, type UpstreamPolicy } from '#gateway/upstream/resilience/policy.ts';
import { demo } from '#tests/harness/origin.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

/** Where pictures may also come from, in made-up replies. */
const PICTURES = 'https://img.example/';

/** Headers of the seeded account, as its native app sends them. */
export const demoHeaders = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

/** An error as presented to clients. */
export interface ClientError {
  readonly message: string;
  readonly path: string | undefined;
  readonly code: unknown;
  readonly status: unknown;
}

/** A result with the REST calls it made; calls that verify the session are left out. */
export interface TestResult<Data> {
  readonly data: Data;
  readonly errors: readonly ClientError[];
  /** Ids of the calls that reached the network, sorted. */
  readonly calls: readonly string[];
  readonly trace: readonly TracedCall[];
  readonly cookies: readonly string[];
}

/** Common fields of mutation payloads; select them with `USER_ERRORS`. */
export interface WithUserErrors {
  readonly userErrors: readonly { message: string; code: string; path: string[] | null }[];
}
export const USER_ERRORS = 'userErrors { message code path }';

export interface ExecuteOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to run a compiled plan, as for the site's own documents. */
  readonly compiled?: boolean;
  /** By default those of persisted or ad-hoc documents. With limits of its own, the document may be of any size. */
  readonly limits?: OperationLimits;
}

/** A gateway in front of REST APIs; close it after use. */
export function createTestGateway(originUrl: string, policy: UpstreamPolicy = DEFAULT_POLICY) {
  const base = new URL(originUrl);
  const upstream = createUpstreamClient({
    policy,
    hosts: { api: base, content: base, magazine: base, search: base, contact: base },
  });
  const engine = createEngine(buildSchema());
  const options = {
    siteUrl: 'http://site.test',
    sessionSecrets: ['only-for-tests-only-for-tests-only-for-tests'] as const,
    appMarker: 'MusubiApp',
    tenantId: '1',
    services: NO_SERVICES,
    legalTexts: readLegalTexts(undefined),
  };
  const imageSources = [`${base.origin}/pictures/`, PICTURES];
  const images = new ImageAddresses({ ...options, imageSources });
  const { addressOf: fileAddressOf } = new SpecialFormFiles({ ...options, fileSources: [`${base.origin}/`] });
  const store = createMemoryStore();
  const createContext = createContextFactory({ ...options, images, fileAddressOf }, upstream, {
    idempotency: new IdempotencyStore(store),
    pubSub: createPubSub(null, store),
    store,
    sharedStore: undefined,
  });

  const contextFor = ({ personal }: Operation, headers: ExecuteOptions['headers'] = {}, trace = true) =>
    createContext({
      headers,
      address: '127.0.0.1',
      signal: new AbortController().signal,
      requestId: 'test-request',
      personal,
      trace,
    });

  /** The operation of a document, which may be of any size if it is trusted, as persisted ones are. */
  const operationOf = (text: string, isTrusted = true): Operation => {
    const prepared = isTrusted ? engine.prepareTrusted(text) : engine.prepare(text);
    const operation = prepared.errors[0] ?? engine.selectOperation(prepared);
    if (operation instanceof GraphQLError) throw operation;
    return operation;
  };

  async function execute<Data>(
    text: string,
    variables: Record<string, unknown> = {},
    { headers = {}, compiled = false, limits }: ExecuteOptions = {},
  ): Promise<TestResult<Data>> {
    const selected = operationOf(text, compiled || limits !== undefined);
    const operation = selected.trusted === compiled ? selected : { ...selected, trusted: compiled };
    const context = contextFor(operation, headers);
    const { initialResult: result } = await runOperation(
      engine.schema,
      operation,
      variables,
      context,
      Infinity,
      { limits },
    );
    const errors = result.errors?.map((error) => presentError(error, rethrow)) ?? [];
    const trace = context.trace.calls ?? [];
    return {
      data: result.data as Data,
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
  return {
    execute,
    contextFor,
    operationOf,
    engine,
    schema: engine.schema,
    clearCache: () => upstream.cache.clear(),
    close: () => upstream.close(),
  };
}

/** Unexpected errors fail the test. */
function rethrow(cause: unknown): never {
  throw cause;
}

/** A page query of the site by operation name. */
export function pageDocument(name: string): string {
  const text = Object.values(documents).find(
    (document) => document.startsWith(`query ${name}(`) || document.startsWith(`query ${name}{`),
  );
  if (text === undefined) throw new Error(`No page has the query ${name}.`);
  return text;
}

/** A page query without `@defer`, so that the whole result comes at once. */
export const pageQuery = (name: string): string => pageDocument(name).replace(/@defer(\([^)]*\))?/g, '');

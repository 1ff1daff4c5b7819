/**
 * Ad-hoc operations, uploads and `@defer` over HTTP, and who may send documents as text (setting `ADHOC_DOCUMENTS`). Yoga
 * handles the protocol; execution is shared with other handlers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFetch } from '@whatwg-node/fetch';
import { GraphQLError } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { KeyValueStore } from '../cache/store.ts';
import {
  ADHOC_LIMITS,
  LIMITS,
  type OperationLimits,
  PERSISTED_LIMITS,
  UNVERIFIED_LIMITS,
} from '../config/limits.ts';
import type { Context, LimitVerification, RequestFacts } from '../context.ts';
import { compress, MIN_COMPRESSED_BYTES, negotiateAppEncoding } from '../http/compression.ts';
import { DATA_HEADERS, requestError } from '../http/errors.ts';
import { type IncrementalFormat, sendIncremental } from '../http/incremental.ts';
import { countCalls, type Limit, limitGuesses, networkCounters, rateLimited } from '../http/rateLimit.ts';
import type { ClientInfo } from '../http/server.ts';
import { acceptsEventStream, sendSubscriptionEvents } from '../http/sse.ts';
import { Deadline } from '../deadline.ts';
import type { Variables } from './analysis.ts';
import {
  documentNotFound,
  documentReference,
  type Engine,
  EVENT_STREAM_REQUIRED,
  type Operation,
  type PersistedDocuments,
} from './engine.ts';
import { checkCost, type ExecuteOperation } from './execute.ts';
import { DEFER_TIMEOUT_MS } from './incremental.ts';
import type { OpenStreams } from './openStreams.ts';
import type { Subscribe } from './subscribe.ts';

/** Yoga's server context. */
interface YogaServerContext {
  req: IncomingMessage;
  res: ServerResponse;
  client: ClientInfo;
  /** The JSON body, if already read. */
  body: GraphQLParams | null;
  /** Whether to list the REST calls in the response. */
  trace: boolean;
}

export type YogaHandler = (context: YogaServerContext) => Promise<void>;

interface YogaHandlerOptions {
  readonly engine: Engine;
  readonly execute: ExecuteOperation;
  readonly subscribe: Subscribe;
  readonly documents: PersistedDocuments;
  readonly access: AdHocAccess;
  readonly openStreams: OpenStreams;
}

const RESPONSE_HEADERS = Object.entries({ ...DATA_HEADERS, 'cache-control': 'private, no-store' });

export function createYogaHandler(options: YogaHandlerOptions): YogaHandler {
  const yoga = createYoga<YogaServerContext>({
    schema: options.engine.schema,
    graphqlEndpoint: '/graphql',
    // The endpoint handles CORS, CSRF and the GraphiQL page.
    cors: false,
    graphiql: false,
    landingPage: false,
    // Limits count per request, so a request is one operation.
    batching: false,
    // The engine caches documents, and execution masks errors.
    parserAndValidationCache: false,
    maskedErrors: {
      maskError: (error) =>
        error instanceof GraphQLError
          ? error
          : requestError('INTERNAL_SERVER_ERROR', 'Internal server error'),
    },
    logging: false,
    // The endpoint has read the body or checked its length.
    maxRequestBodySize: false,
    fetchAPI: createFetch({
      formDataLimits: {
        // The mutations check number and size of their files, for an error of the field.
        files: LIMITS.listSize,
        fileSize: LIMITS.multipartBytes,
        fields: LIMITS.variables,
        fieldSize: LIMITS.bodyBytes,
      },
    }),
    plugins: [parsedBodyPlugin(options.documents), executionPlugin(options), responsePlugin()],
  });
  return async (context) => {
    for (const [name, value] of RESPONSE_HEADERS) context.res.setHeader(name, value);
    await yoga(context.req, context.res, context);
  };
}

/** Passes on a body that has been read; otherwise lets Yoga parse the request. */
function parsedBodyPlugin(documents: PersistedDocuments): Plugin<object, YogaServerContext> {
  return {
    onRequestParse({ serverContext, requestParser, setRequestParser }) {
      const { body } = serverContext;
      if (body) return setRequestParser(() => body);
      if (requestParser) setRequestParser(withPersistedDocuments(requestParser, documents));
      return undefined;
    },
  };
}

type RequestParser = NonNullable<Parameters<NonNullable<Plugin['onRequestParse']>>[0]['requestParser']>;

/** Uploads may refer to a persisted document; only this handler reads multipart. Malformed requests get BAD_REQUEST. */
function withPersistedDocuments(parser: RequestParser, documents: PersistedDocuments): RequestParser {
  return async (request) => {
    try {
      const params = await parser(request);
      if (params instanceof Response || Array.isArray(params)) return params;
      const reference = documentReference(params);
      if (!reference) return params;
      const { variables, operationName } = params;
      const query = documents.text(reference.id);
      if (query === null) throw documentNotFound(reference);
      return { variables, operationName, query };
    } catch (error) {
      if (error instanceof GraphQLError && error.extensions.http) throw error;
      throw requestError(
        'BAD_REQUEST',
        error instanceof GraphQLError ? error.message : 'The request cannot be read.',
      );
    }
  };
}

/** Replaces Yoga's parsing, validation and execution. */
function executionPlugin({
  engine,
  execute,
  subscribe,
  documents,
  access,
  openStreams,
}: YogaHandlerOptions): Plugin<object, YogaServerContext> {
  return {
    onParams({ setParamsHandler }) {
      setParamsHandler(async ({ params, context }) => {
        const { req, res, client, trace } = context as typeof context & YogaServerContext;
        const { operationName } = params;
        if (operationName != null && typeof operationName !== 'string') {
          return { errors: [requestError('BAD_REQUEST', 'operationName has to be a string.')] };
        }
        const text = params.query ?? '';
        const persisted = documents.match(text);
        if (!persisted && access.refusal) return { errors: [access.refusal] };
        const prepared = persisted ? { errors: [], operations: [persisted] } : engine.prepare(text);
        if (prepared.errors.length > 0) return { errors: prepared.errors };
        const operation = engine.selectOperation(prepared, operationName);
        if (operation instanceof GraphQLError) return { errors: [operation] };
        if ((operation.kind !== 'query' || operation.secret) && req.method !== 'POST') {
          const message = 'Mutations, and queries by a secret, are sent by POST.';
          return { errors: [requestError('METHOD_NOT_ALLOWED', message, { headers: { allow: 'POST' } })] };
        }
        const variables = params.variables ?? {};
        const limits = persisted ? PERSISTED_LIMITS : await access.check(operation, variables, client);
        if (limits instanceof GraphQLError) return { errors: [limits] };
        if (operation.kind === 'subscription') {
          if (!acceptsEventStream(req))
            return { errors: [requestError('BAD_REQUEST', EVENT_STREAM_REQUIRED)] };
          const checkEvent = persisted ? undefined : () => access.check(operation, variables, client);
          await sendSubscriptionEvents(res, await subscribe({ operation, variables, client, checkEvent }));
          // Yoga writes nothing to a response that has ended.
          return { data: null };
        }
        const accepted = acceptedFormat(req);
        const defers = accepted !== null && operation.incremental && openStreams.tryOpen(client.address, res);
        const { initialResult, subsequentResults, cookies, serverTiming } = await execute({
          operation,
          variables,
          client,
          limits,
          deferTimeoutMs: defers ? DEFER_TIMEOUT_MS : Infinity,
          trace,
        });
        res.appendHeader('vary', 'Cookie');
        if (serverTiming !== null) res.setHeader('server-timing', serverTiming);
        for (const cookie of cookies) res.appendHeader('set-cookie', cookie);
        const isStream = subsequentResults !== null || (initialResult.data && !acceptsJson(req));
        if (accepted === null || !isStream) return initialResult;
        // Not by Yoga: it disables the time-out of the connection, so a client that does not read would keep it open.
        await sendIncremental(accepted, res, initialResult, subsequentResults, {});
        return { data: null };
      });
    },
  };
}

/** The format that the client names first in `Accept`; null if it takes no deferred parts. */
function acceptedFormat({ headers }: IncomingMessage): IncrementalFormat | null {
  const [type] = /text\/event-stream|multipart\/mixed/.exec(headers.accept ?? '') ?? [];
  if (type === undefined) return null;
  return type === 'multipart/mixed' ? 'multipart' : 'events';
}

function acceptsJson({ headers }: IncomingMessage): boolean {
  return /json|\*\/\*|application\/\*/.test(headers.accept ?? '*/*');
}

/** Adds a code to errors that Yoga raises itself, and compresses responses to apps. */
function responsePlugin(): Plugin<object, YogaServerContext> {
  return {
    onResultProcess({ result, setResult }) {
      if (!('errors' in result) || !result.errors) return;
      const errors = result.errors.map((error) =>
        typeof error.extensions?.code === 'string' ? error : requestError('BAD_REQUEST', error.message),
      );
      setResult({ ...result, errors });
    },
    async onResponse({ response, serverContext, setResponse, fetchAPI }) {
      const length = Number(response.headers.get('content-length'));
      const encoding = length < MIN_COMPRESSED_BYTES ? null : negotiateAppEncoding(serverContext.req);
      if (encoding === null) return;
      const bytes = await compress(Buffer.from(await response.arrayBuffer()), encoding);
      const headers = new fetchAPI.Headers(response.headers);
      headers.set('content-encoding', encoding);
      headers.set('content-length', String(bytes.length));
      setResponse(new fetchAPI.Response(new Uint8Array(bytes), { status: response.status, headers }));
    },
  };
}

/** `limited`: callers who prove neither to be a member nor the operator have lower limits. */
export type AdHocMode = 'all' | 'limited' | 'off';

export interface AdHocAccess {
  /** Refuses every document; checked before one is read. */
  readonly refusal: GraphQLError | null;
  /** The limits under which an operation may run, or why it may not. */
  check(
    operation: Operation,
    variables: Variables,
    client: ClientInfo,
  ): Promise<OperationLimits | GraphQLError>;
}

/** REST calls that a network may cause, as estimated, at least one an operation. */
const UNVERIFIED_RATE: Limit = { calls: 600, windowMs: 60_000 };
/** Tokens that the API may verify in vain for a network. */
const WRONG_TOKEN_RATE: Limit = { calls: 60, windowMs: 60_000 };

export const ADHOC_OFF =
  'This gateway accepts persisted documents only (ADHOC_DOCUMENTS=off). Send the documentId of a released document in place of query; docs/native.md says how documents are released.';

export function createAdHocAccess({
  mode,
  createContext,
  store,
}: {
  mode: AdHocMode;
  createContext: (request: RequestFacts) => Context;
  /** Shared by replicas. */
  store: KeyValueStore;
}): AdHocAccess {
  const isMember = async ({ headers, address, requestId, signal }: ClientInfo): Promise<boolean> => {
    if (headers['x-wedding-token'] === undefined && headers.cookie === undefined) return false;
    const deadline = new Deadline(LIMITS.deadlineMs, signal);
    const counters = networkCounters('rate:ad-hoc:wrong-token', WRONG_TOKEN_RATE, address);
    const limitVerification: LimitVerification = (verify) => limitGuesses(store, counters, signal, verify);
    const facts = { headers, address, requestId, signal: deadline.signal, personal: true, trace: false };
    const context = createContext({ ...facts, limitVerification });
    const viewer = await context.viewer().catch(() => null);
    deadline.clear();
    return viewer !== null;
  };

  /** The error for a caller without proof; null within the lower limits. */
  const checkUnverified = async (
    operation: Operation,
    variables: Variables,
    address: string,
  ): Promise<GraphQLError | null> => {
    const costError = checkCost(operation, variables, UNVERIFIED_LIMITS);
    if (costError) return costError;
    const calls = Math.max(1, operation.estimateCalls(variables).calls);
    const counters = networkCounters('rate:ad-hoc', UNVERIFIED_RATE, address);
    const waitMs = await countCalls(store, counters, calls);
    return waitMs === null ? null : rateLimited('documents sent as text', waitMs);
  };

  return {
    refusal: mode === 'off' ? requestError('PERSISTED_DOCUMENTS_ONLY', ADHOC_OFF) : null,
    async check(operation, variables, client) {
      if (mode === 'all' || client.isOperator) return ADHOC_LIMITS;
      const error = await checkUnverified(operation, variables, client.address);
      if (error === null) return UNVERIFIED_LIMITS;
      return (await isMember(client)) ? ADHOC_LIMITS : error;
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFetch } from '@whatwg-node/fetch';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Ask, Caller } from './execute.ts';
import { type Documents, namedDocument, type NamedDocument, unknownDocument } from './persistedDocuments.ts';
import { requestError } from '../http/errors.ts';
import { DATA_HEADERS } from '../http/json.ts';
import type { Watch } from './subscribe.ts';
import type { Engine, LatePayload } from './engine.ts';
import { LIMITS } from './limits.ts';
import { ONLY_EVENTS } from './persistedHandler.ts';

/** What the front door hands to Yoga beside the request. */
interface Handed {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  /** The JSON body, where the front door has read it already. */
  body: GraphQLParams | null;
  /** Whether the caller is told the REST calls made. */
  trace: boolean;
}

/** What Yoga leaves unsaid. */
const HEADERS = Object.entries({ ...DATA_HEADERS, 'cache-control': 'private, no-store' });

/** Time given to deferred parts before a client that takes streams is answered without them. */
const PATIENCE_MS = 50;

/** The general door: any document within the limits, uploads, `@defer` over HTTP. Yoga speaks HTTP, the engine does the rest. */
export type GeneralDoor = (handed: Handed) => Promise<void>;

/** Builds the general door. */
export function createGeneralDoor(engine: Engine, ask: Ask, watch: Watch, documents: Documents): GeneralDoor {
  const yoga = createYoga<Handed>({
    schema: engine.schema,
    graphqlEndpoint: '/graphql',
    // Pages, CORS and forged requests are the front door's; a second opinion here could only contradict it.
    cors: false,
    graphiql: false,
    landingPage: false,
    // One request is one operation: limits count per request.
    batching: false,
    // The engine keeps parsed and validated documents itself and masks errors itself.
    parserAndValidationCache: false,
    maskedErrors: {
      maskError: (error) =>
        error instanceof GraphQLError
          ? error
          : requestError('INTERNAL_SERVER_ERROR', 'Internal server error'),
    },
    logging: false,
    // The front door has read the body already, or knows its length.
    maxRequestBodySize: false,
    fetchAPI: createFetch({
      formDataLimits: {
        files: LIMITS.files,
        fileSize: LIMITS.fileBytes,
        fields: LIMITS.variables,
        fieldSize: LIMITS.bodyBytes,
      },
    }),
    plugins: [bodyReader(documents), engineRunner(engine, ask, watch), coder()],
  });
  return async (handed) => {
    for (const [name, value] of HEADERS) handed.res.setHeader(name, value);
    await yoga(handed.req, handed.res, handed);
  };
}

/** Takes the body the front door has read, and tells a malformed upload from a fault of ours. */
function bodyReader(documents: Documents): Plugin<object, Handed> {
  return {
    onRequestParse({ serverContext, requestParser, setRequestParser }) {
      const { body } = serverContext;
      if (body) return setRequestParser(() => body);
      if (requestParser) setRequestParser(guarded(requestParser, documents));
      return undefined;
    },
  };
}

type RequestParser = NonNullable<Parameters<NonNullable<Plugin['onRequestParse']>>[0]['requestParser']>;

/** Uploads may name a known document in place of a text: this door alone reads multipart. */
function guarded(parser: RequestParser, documents: Documents): RequestParser {
  return async (request) => {
    try {
      const params = await parser(request);
      if (params instanceof Response || Array.isArray(params)) return params;
      const named = namedDocument(params);
      if (!named) return params;
      const { variables, operationName } = params;
      return { variables, operationName, query: textOf(documents, named) };
    } catch (error) {
      if (error instanceof GraphQLError && error.extensions.http) throw error;
      throw requestError(
        'BAD_REQUEST',
        error instanceof GraphQLError ? error.message : 'The request cannot be read.',
      );
    }
  };
}

function textOf(documents: Documents, named: NamedDocument): string {
  const found = documents.text(named.id);
  if (found === null) throw unknownDocument(named);
  return found;
}

/** Answers through the engine, as the other doors do, in place of Yoga's parse, validate and execute. */
function engineRunner(engine: Engine, ask: Ask, watch: Watch): Plugin<object, Handed> {
  return {
    onParams({ setParamsHandler }) {
      setParamsHandler(async ({ params, context }) => {
        const { req, res, caller, trace } = context as typeof context & Handed;
        const { operationName } = params;
        if (operationName != null && typeof operationName !== 'string') {
          return { errors: [requestError('BAD_REQUEST', 'operationName has to be a string.')] };
        }
        const prepared = engine.prepare(params.query ?? '');
        if (prepared.errors.length > 0) return { errors: prepared.errors };
        const operation = engine.pick(prepared, operationName);
        if (operation instanceof GraphQLError) return { errors: [operation] };
        if ((operation.kind !== 'query' || operation.secret) && req.method !== 'POST') {
          const why = 'Mutations, and queries by a secret, are sent by POST.';
          return { errors: [requestError('METHOD_NOT_ALLOWED', why, { headers: { allow: 'POST' } })] };
        }
        const variables = params.variables ?? {};
        if (operation.kind === 'subscription') {
          if (!takesStreams(req)) return { errors: [requestError('BAD_REQUEST', ONLY_EVENTS)] };
          return watch({ operation, variables, caller });
        }
        const patienceMs = takesStreams(req) ? PATIENCE_MS : Infinity;
        const answer = await ask({ operation, variables, caller, patienceMs, trace });
        if (operation.personal) res.appendHeader('vary', 'Cookie');
        if (answer.timing !== null) res.setHeader('server-timing', answer.timing);
        for (const cookie of answer.cookies) res.appendHeader('set-cookie', cookie);
        return answer.late ? inOrder(answer.first, answer.late) : answer.first;
      });
    },
  };
}

function takesStreams({ headers }: IncomingMessage): boolean {
  return /multipart\/mixed|text\/event-stream/.test(headers.accept ?? '');
}

/** The payloads of an incremental response. */
async function* inOrder(
  first: ExecutionResult,
  late: AsyncIterable<LatePayload>,
): AsyncGenerator<ExecutionResult | LatePayload, void, void> {
  yield first;
  yield* late;
}

/** Gives refusals that Yoga made itself a code and a status. */
function coder(): Plugin<object, Handed> {
  return {
    onResultProcess({ result, setResult }) {
      if (!('errors' in result) || !result.errors) return;
      const errors = result.errors.map((error) =>
        typeof error.extensions?.code === 'string' ? error : requestError('BAD_REQUEST', error.message),
      );
      setResult({ ...result, errors });
    },
  };
}

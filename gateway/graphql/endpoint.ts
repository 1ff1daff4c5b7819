import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from '../config/limits.ts';
import { requestError } from '../http/errors.ts';
import { discardBody, type LoadShedder } from '../http/loadShedding.ts';
import { checkBodyHeaders, type OriginPolicy, parseJsonObject, readBody } from '../http/requests.ts';
import type { ClientInfo, ClientOf } from '../http/server.ts';
import { documentReference } from './engine.ts';
import type { PersistedHandler } from './persistedHandler.ts';
import type { YogaHandler } from './yogaHandler.ts';

/** Handles a request to `/graphql`. @throws request errors, which the HTTP server sends */
export type GraphqlEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Applies the checks common to all requests, then chooses the handler. */
export function createGraphqlEndpoint({
  originPolicy,
  load,
  persisted,
  yoga,
  clientOf,
  exposeTraces,
  graphiql,
}: {
  originPolicy: OriginPolicy;
  load: LoadShedder;
  persisted: PersistedHandler;
  yoga: YogaHandler;
  clientOf: ClientOf;
  /** Whether ad-hoc operations list their REST calls in the response for everyone, not for operators and developers only. */
  exposeTraces: boolean;
  /** Sends the GraphiQL page. */
  graphiql: (request: IncomingMessage, response: ServerResponse) => void;
}): GraphqlEndpoint {
  const yogaContext = (req: IncomingMessage, res: ServerResponse, client: ClientInfo) => ({
    req,
    res,
    client,
    trace: exposeTraces || client.isOperator || client.isDeveloper,
  });

  /** Before the body is read or the document analyzed. */
  const admit = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = load.admit(response);
    if (!refusal) return;
    await discardBody(request);
    throw refusal;
  };

  const handlePost = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mediaType = mediaTypeOf(request);
    const client = clientOf(request, response);
    if (mediaType === 'multipart/form-data') {
      // Browsers always send the length of a form; a body without length has no bound.
      if (request.headers['content-length'] === undefined)
        throw requestError('PAYLOAD_TOO_LARGE', 'Uploads have to state their length (Content-Length).');
      checkBodyHeaders(request, LIMITS.multipartBytes);
      return yoga({ ...yogaContext(request, response, client), body: null });
    }
    if (mediaType !== 'application/json') {
      throw requestError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.');
    }
    const body = parseJsonObject(await readBody(request, LIMITS.bodyBytes));
    const reference = documentReference(body);
    if (reference) return persisted.post(request, response, client, reference, body.variables);
    requireDocument(body.query);
    return yoga({ ...yogaContext(request, response, client), body });
  };

  return async (request, response) => {
    const { method, headers } = request;
    if (method === 'OPTIONS') return originPolicy.preflight(request, response);
    originPolicy.setCorsHeaders(request, response);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && headers.accept?.includes('text/html')) return graphiql(request, response);
    const csrfError = originPolicy.checkCsrf(request);
    if (csrfError) throw csrfError;
    if (method === 'POST') {
      await admit(request, response);
      return handlePost(request, response);
    }
    if (!isRead) {
      throw requestError('METHOD_NOT_ALLOWED', 'Only GET and POST are supported.', {
        headers: { allow: 'GET, POST' },
      });
    }
    const getClient = (): ClientInfo => clientOf(request, response);
    if (await persisted.get(request, response, getClient)) return undefined;
    requireDocument(URL.parse(request.url ?? '', 'http://gateway')?.searchParams.get('query'));
    await admit(request, response);
    return yoga({ ...yogaContext(request, response, getClient()), body: null });
  };
}

/** Yoga answers a request without a document with 200 where the client accepts application/json. */
function requireDocument(query: unknown): void {
  if (typeof query === 'string') return;
  throw requestError(
    'BAD_REQUEST',
    'Send a document as the string `query`, or the id of a persisted one as `documentId`.',
  );
}

/** The media type of the body; null for a charset other than UTF-8. */
function mediaTypeOf({ headers }: IncomingMessage): string | null {
  const [type, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return null;
  return type?.trim() ?? null;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from './limits.ts';
import type { PersistedDoor } from './persistedHandler.ts';
import type { GeneralDoor } from './yogaHandler.ts';
import type { Caller } from './execute.ts';
import { namedDocument } from './persistedDocuments.ts';
import { requestError } from '../http/errors.ts';
import { parseJsonObject, readBody } from '../http/json.ts';
import type { Origins } from '../http/cors.ts';

/** Answers one request of `/graphql`. @throws refusals, which the front door sends. */
export type GraphqlEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** `/graphql`: decides which door a request takes, after the checks that hold for both. */
export function createGraphqlEndpoint({
  origins,
  persisted,
  general,
  callerOf,
  mayTrace,
  graphiql,
}: {
  origins: Origins;
  persisted: PersistedDoor;
  general: GeneralDoor;
  callerOf: (request: IncomingMessage, response: ServerResponse) => Caller;
  /** Whether a document of the caller's own is answered with the REST calls it made. */
  mayTrace: (caller: Caller) => boolean;
  /** Shows the page for people. */
  graphiql: (request: IncomingMessage, response: ServerResponse) => void;
}): GraphqlEndpoint {
  const post = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const type = mediaTypeOf(request);
    const caller = callerOf(request, response);
    const handed = { req: request, res: response, caller, trace: mayTrace(caller) };
    if (type === 'multipart/form-data') {
      // Browsers always tell the length of a form; what does not could go on for ever.
      const length = Number(request.headers['content-length'] ?? Infinity);
      if (!(length <= LIMITS.multipartBytes)) {
        throw requestError(
          'PAYLOAD_TOO_LARGE',
          `Uploads have to tell their length, of at most ${LIMITS.multipartBytes} bytes.`,
        );
      }
      return general({ ...handed, body: null });
    }
    if (type !== 'application/json') {
      throw requestError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.');
    }
    const body = parseJsonObject(await readBody(request, LIMITS.bodyBytes));
    const named = namedDocument(body);
    if (named) return persisted.post(request, response, caller, named, body.variables);
    return general({ ...handed, body });
  };

  return async (request, response) => {
    const { method, headers } = request;
    if (method === 'OPTIONS') return origins.preflight(request, response);
    origins.writeCors(request, response);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && headers.accept?.includes('text/html')) return graphiql(request, response);
    const forged = origins.checkForgery(request);
    if (forged) throw forged;
    if (method === 'POST') return post(request, response);
    if (!isRead) {
      throw requestError('METHOD_NOT_ALLOWED', 'GET and POST are taken.', {
        headers: { allow: 'GET, POST' },
      });
    }
    const caller = (): Caller => callerOf(request, response);
    if (await persisted.get(request, response, caller)) return undefined;
    const asker = caller();
    return general({ req: request, res: response, caller: asker, trace: mayTrace(asker), body: null });
  };
}

/** The media type of a body, or null where its charset is none that is read. */
function mediaTypeOf({ headers }: IncomingMessage): string | null {
  const [type, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return null;
  return type?.trim() ?? null;
}

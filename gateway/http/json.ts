import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { isRecord } from '../upstream/decode.ts';
import { httpExtensionOf, requestError, responseStatus } from './errors.ts';

/** Security headers of every response that is not a page. */
export const DATA_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const bodyTooLarge = (limit: number): GraphQLError =>
  requestError('PAYLOAD_TOO_LARGE', `The body is larger than ${limit} bytes.`);

/**
 * Refuses a body before it is read.
 * @throws PAYLOAD_TOO_LARGE for a declared length beyond `limit` bytes, UNSUPPORTED_MEDIA_TYPE for a compressed body (its
 *   inflated size is unbounded)
 */
export function checkBodyHeaders({ headers }: IncomingMessage, limit: number): void {
  const { 'content-encoding': encoding, 'content-length': length } = headers;
  if (encoding && encoding !== 'identity')
    throw requestError('UNSUPPORTED_MEDIA_TYPE', 'Compressed bodies are not supported.');
  if (Number(length) > limit) throw bodyTooLarge(limit);
}

/**
 * Reads a request body.
 * @throws as {@link checkBodyHeaders}, PAYLOAD_TOO_LARGE beyond `limit` bytes, BAD_REQUEST if the connection closes early
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  checkBodyHeaders(request, limit);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners('data');
        reject(bodyTooLarge(limit));
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('close', () => {
      if (!request.complete)
        reject(requestError('BAD_REQUEST', 'The body is incomplete: the connection was closed.'));
    });
  });
}

/** Parses a JSON object. @throws BAD_REQUEST for anything else, and for bytes that are not UTF-8 */
export function parseJsonObject(json: Buffer | string): Record<string, unknown> {
  if (typeof json !== 'string' && !isUtf8(json)) throw requestError('BAD_REQUEST', 'The body is not UTF-8.');
  let value: unknown;
  try {
    value = JSON.parse(json.toString());
  } catch {
    throw requestError('BAD_REQUEST', 'The body is not JSON.');
  }
  if (!isRecord(value))
    throw requestError('BAD_REQUEST', 'The body has to be one JSON object; batches are not supported.');
  return value;
}

const GRAPHQL_JSON = 'application/graphql-response+json';

/** Whether the client accepts GraphQL's own media type, whose responses carry the status of document errors. */
function acceptsGraphqlJson(headers: IncomingHttpHeaders): boolean {
  return headers.accept?.includes(GRAPHQL_JSON) ?? false;
}

/** Serializes a response without `extensions.http` of its errors. */
export function encodeResult(result: ExecutionResult): string {
  if (!result.errors) return JSON.stringify(result);
  return JSON.stringify({ ...result, errors: result.errors.map(formatError) });
}

export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { http: _, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}

/** Sends a GraphQL response that no cache may store, with the status its errors define. */
export function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  result: ExecutionResult,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
): void {
  const graphqlJson = acceptsGraphqlJson(request.headers);
  const body = encodeResult(result);
  const responseHeaders: OutgoingHttpHeaders = {
    ...DATA_HEADERS,
    'content-type': `${graphqlJson ? GRAPHQL_JSON : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
  };
  for (const error of result.errors ?? []) Object.assign(responseHeaders, httpExtensionOf(error)?.headers);
  Object.assign(responseHeaders, headers);
  response.writeHead(responseStatus(result, graphqlJson), responseHeaders);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a thrown error as a GraphQL response: a GraphQLError as it is, anything else masked. */
export function sendError(request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const error =
    thrown instanceof GraphQLError ? thrown : requestError('INTERNAL_SERVER_ERROR', 'Internal server error');
  sendResult(request, response, { errors: [error] });
}

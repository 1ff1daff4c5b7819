import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { compress, MIN_COMPRESSED_BYTES, negotiateAppEncoding } from './compression.ts';

/** `extensions.code` of the gateway's own errors, with the HTTP status of a response that holds nothing else. */
const STATUS_BY_CODE = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  QUERY_TOO_COMPLEX: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  CSRF_REJECTED: 403,
  HTTPS_REQUIRED: 403,
  PERSISTED_DOCUMENTS_ONLY: 403,
  PERSISTED_QUERY_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  OVERLOADED: 503,
  SHUTTING_DOWN: 503,
} as const;

export type RequestErrorCode = keyof typeof STATUS_BY_CODE;

/**
 * Errors of the GraphQL document. By the GraphQL over HTTP specification they are sent with status 200 as
 * `application/json`, and with their own status as `application/graphql-response+json`.
 */
const DOCUMENT_ERROR_CODES: ReadonlySet<RequestErrorCode> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_COMPLEX',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** `extensions.http` of an error, as Yoga defines it; removed before the response is sent. */
export interface HttpExtension {
  readonly status: number;
  /** Whether the error is one of the document. */
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Messages quote names and variables, which may be as long as the body. */
const MAX_MESSAGE_LENGTH = 1_000;

/**
 * Makes an error that reaches the client unmasked.
 * @param options.original graphql-js error whose source locations to keep
 * @param options.status replaces the default status of the code
 */
export function requestError(
  code: RequestErrorCode,
  message: string,
  options: {
    original?: GraphQLError;
    headers?: Record<string, string>;
    extensions?: Record<string, unknown>;
    status?: number;
  } = {},
): GraphQLError {
  const http: HttpExtension = {
    status: options.status ?? STATUS_BY_CODE[code],
    ...(DOCUMENT_ERROR_CODES.has(code) && { spec: true }),
    ...(options.headers && { headers: options.headers }),
  };
  const text = message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message;
  return new GraphQLError(text, {
    nodes: options.original?.nodes,
    source: options.original?.source,
    positions: options.original?.positions,
    extensions: { code, ...options.extensions, http },
  });
}

/** Makes an error of a request that may be sent again later, with the time to wait in a header and an extension. */
export function retryLater(
  code: 'OVERLOADED' | 'RATE_LIMITED',
  message: string,
  retryAfterMs: number,
): GraphQLError {
  return requestError(code, message, {
    extensions: { retryable: true, retryAfterMs },
    headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1_000)) },
  });
}

/** The `extensions.http` of an error; null for errors that were not made by {@link requestError}. */
export function httpExtensionOf(error: GraphQLError): HttpExtension | null {
  const http = error.extensions.http;
  return typeof http === 'object' && http !== null && 'status' in http ? (http as HttpExtension) : null;
}

/**
 * HTTP status of a GraphQL response: 200 as soon as it has data, null included; otherwise the highest status among the
 * errors.
 */
function responseStatus(
  result: { data?: unknown; errors?: readonly GraphQLError[] },
  acceptsGraphqlJson: boolean,
): number {
  if (result.data !== undefined || !result.errors?.length) return 200;
  let status = 0;
  for (const error of result.errors) {
    const http = httpExtensionOf(error);
    status = Math.max(status, http?.spec && !acceptsGraphqlJson ? 200 : (http?.status ?? 500));
  }
  return status;
}

/** Security headers of every response that is not a page. */
export const DATA_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

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
export async function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  result: ExecutionResult,
  headers: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  const body = encodeResult(result);
  const encoding = body.length < MIN_COMPRESSED_BYTES ? null : negotiateAppEncoding(request);
  if (encoding === null) return writeResult(request, response, result, headers, body);
  const bytes = await compress(Buffer.from(body), encoding);
  writeResult(request, response, result, { ...headers, 'content-encoding': encoding }, bytes);
}

function writeResult(
  request: IncomingMessage,
  response: ServerResponse,
  result: ExecutionResult,
  headers: Readonly<Record<string, string | readonly string[]>>,
  body: string | Buffer,
): void {
  const graphqlJson = acceptsGraphqlJson(request.headers);
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
  const result = { errors: [error] };
  writeResult(request, response, result, {}, encodeResult(result));
}

/** What a visitor can do about a refused form. */
const TEXT_BY_STATUS: Readonly<Record<number, string>> = {
  413: '送信された内容が大きすぎます。ファイルは1つ10MB、合わせて12MBまで送れます。前のページに戻り、文章やファイルを減らしてからお試しください。',
  415: 'このフォームではファイルを送れません。前のページに戻り、画面の項目だけを入力してお試しください。',
};

/** Sends a minimal HTML error page, for when the site cannot render one. */
export function sendErrorPage(
  response: ServerResponse,
  securityHeaders: Readonly<Record<string, string>>,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const text =
    status >= 500
      ? 'ただいまページを表示できません。時間をおいて再度お試しください。'
      : (TEXT_BY_STATUS[status] ?? 'このリクエストは受け付けられません。');
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${status}</title><p>${text}</p><p><a href="/">トップへ戻る</a></p></html>`,
  );
}

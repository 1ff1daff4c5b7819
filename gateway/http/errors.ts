import type { ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';

/**
 * How the gateway itself says no. Every refusal made before or around execution carries one of these codes in
 * `extensions.code`; the number is the HTTP status of an answer that holds nothing but the refusal.
 */
const REFUSALS = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  QUERY_TOO_COMPLEX: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  CSRF_REJECTED: 403,
  PERSISTED_QUERY_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
} as const;

/** A code of {@link REFUSALS}. */
export type RefusalCode = keyof typeof REFUSALS;

/**
 * Refusals that belong to the GraphQL request and not to HTTP: a client that accepts only `application/json` gets
 * them with 200, as the GraphQL over HTTP specification asks; `application/graphql-response+json` gets the status.
 */
const OF_THE_DOCUMENT: ReadonlySet<RefusalCode> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_COMPLEX',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** What HTTP needs to know of a refusal; never sent in the body. `spec` marks those of the document. */
export interface HttpHint {
  readonly status: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes a refusal. `from` keeps place and message of an error that graphql-js reported, `status` takes the place of the
 * code's own where a protocol wants another.
 */
export function requestError(
  code: RefusalCode,
  message: string,
  more: {
    from?: GraphQLError;
    headers?: Record<string, string>;
    extensions?: Record<string, unknown>;
    status?: number;
  } = {},
): GraphQLError {
  const http: HttpHint = {
    status: more.status ?? REFUSALS[code],
    ...(OF_THE_DOCUMENT.has(code) && { spec: true }),
    ...(more.headers && { headers: more.headers }),
  };
  return new GraphQLError(message, {
    nodes: more.from?.nodes,
    source: more.from?.source,
    positions: more.from?.positions,
    extensions: { code, ...more.extensions, http },
  });
}

/** The HTTP hint an error carries, if it is a refusal. */
export function httpHint(error: GraphQLError): HttpHint | null {
  const http = error.extensions.http;
  return typeof http === 'object' && http !== null && 'status' in http ? (http as HttpHint) : null;
}

/**
 * Status of a whole answer: 200 as soon as there is data (or a null that stands for it), else the highest status
 * among the refusals, where `graphqlJson` tells that the client accepts `application/graphql-response+json`.
 */
export function statusOf(
  result: { data?: unknown; errors?: readonly GraphQLError[] },
  graphqlJson: boolean,
): number {
  if (result.data !== undefined || !result.errors?.length) return 200;
  let status = 0;
  for (const error of result.errors) {
    const hint = httpHint(error);
    status = Math.max(status, hint?.spec && !graphqlJson ? 200 : (hint?.status ?? 500));
  }
  return status;
}

/** The last resort, when there is no page to say it better. `security` are the headers of every page. */
export function sendFailure(
  response: ServerResponse,
  security: Readonly<Record<string, string>>,
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
      : 'このリクエストは受け付けられません。';
  response.writeHead(status, {
    ...security,
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${status}</title><p>${text}</p><p><a href="/">トップへ戻る</a></p></html>`,
  );
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { requestError } from './errors.ts';

/** Which other sites may use the endpoint from a browser, and which requests may have been forged by one. */
export class Origins {
  readonly #trusted: ReadonlySet<string>;

  /** @param origins addresses of the site itself and of the sites allowed to read answers, e.g. `https://app.example.jp`. */
  constructor(origins: readonly string[]) {
    this.#trusted = new Set(origins.map((origin) => new URL(origin).origin));
  }

  /** Whether a page of this origin may read answers: configured, or the very address this request was sent to. */
  allows(origin: string, headers: IncomingHttpHeaders): boolean {
    return this.#trusted.has(origin) || isSameHost(origin, headers.host);
  }

  /** Names the origin to browsers, when it is allowed; an unknown one gets no CORS header at all. */
  writeCors(request: IncomingMessage, response: ServerResponse): void {
    const { origin } = request.headers;
    response.setHeader('vary', 'Origin, Accept-Encoding');
    if (!origin || !this.allows(origin, request.headers)) return;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', 'etag, retry-after, x-request-id');
  }

  /** Answers a preflight request. */
  preflight(request: IncomingMessage, response: ServerResponse): void {
    this.writeCors(request, response);
    if (response.hasHeader('access-control-allow-origin')) {
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
      response.setHeader('access-control-max-age', '600');
    }
    response.writeHead(204).end();
  }

  /**
   * Refuses what another site's page could make a browser send: a write from a foreign page, a read with the viewer's
   * cookie, an upload without a header that only a preflighted request can carry.
   * @returns CSRF_REJECTED, or null for requests that are the caller's own.
   */
  checkForgery(request: Pick<IncomingMessage, 'method' | 'headers'>): GraphQLError | null {
    const { headers } = request;
    const foreign = this.checkForeign(request);
    if (foreign) return foreign;
    const isUpload = headers['content-type']?.startsWith('multipart/form-data');
    if (isUpload && !PREFLIGHT_HEADERS.some((name) => headers[name])) {
      return requestError(
        'CSRF_REJECTED',
        `Uploads need one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`,
      );
    }
    return null;
  }

  /**
   * Refuses a write, or a read with a cookie, that a page of another site made a browser send. A page that tells no
   * referrer sends its own forms with the origin `null`; the browser's word that they stay on the site then counts.
   */
  checkForeign({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): GraphQLError | null {
    const { origin, 'sec-fetch-site': site } = headers;
    const isOwn = origin === 'null' && site === 'same-origin';
    const foreign =
      !isOwn && (origin ? !this.allows(origin, headers) : site === 'cross-site' || site === 'same-site');
    return foreign && (method === 'POST' || headers.cookie)
      ? requestError('CSRF_REJECTED', 'Requests from pages of other sites are refused.')
      : null;
  }
}

/** Headers that a form of another site cannot send. */
const PREFLIGHT_HEADERS = ['graphql-require-preflight', 'x-graphql-yoga-csrf', 'apollo-require-preflight'];

const ALLOWED_HEADERS = [
  'accept',
  'content-type',
  'x-request-id',
  'x-wedding-token',
  'x-wn-user-id',
  'x-wn-uuid',
  ...PREFLIGHT_HEADERS,
].join(', ');

function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

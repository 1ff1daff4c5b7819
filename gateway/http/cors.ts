import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { requestError } from './errors.ts';

/** CORS and CSRF protection: which origins may read responses and send credentialed requests. */
export class OriginPolicy {
  readonly #trusted: ReadonlySet<string>;

  /** @param origins the site's own address and those of trusted sites, e.g. `https://app.example.jp` */
  constructor(origins: readonly string[]) {
    this.#trusted = new Set(origins.map((origin) => new URL(origin).origin));
  }

  /** Whether an origin is trusted: configured, or the very host this request was sent to. */
  allows(origin: string, headers: IncomingHttpHeaders): boolean {
    return this.#trusted.has(origin) || isSameHost(origin, headers.host);
  }

  /** Sets the CORS headers for a trusted origin; other origins get none. */
  setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
    const { origin } = request.headers;
    response.setHeader('vary', 'Origin, Accept-Encoding');
    if (!origin || !this.allows(origin, request.headers)) return;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', 'etag, retry-after, x-request-id');
  }

  /** Handles a preflight request. */
  preflight(request: IncomingMessage, response: ServerResponse): void {
    this.setCorsHeaders(request, response);
    if (response.hasHeader('access-control-allow-origin')) {
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
      response.setHeader('access-control-max-age', '600');
    }
    response.writeHead(204).end();
  }

  /**
   * Rejects what another site's page could make a browser send: everything {@link checkCrossSite} rejects, and uploads
   * without a header that forces a preflight.
   * @returns CSRF_REJECTED, or null
   */
  checkCsrf(request: Pick<IncomingMessage, 'method' | 'headers'>): GraphQLError | null {
    const { headers } = request;
    const crossSite = this.checkCrossSite(request);
    if (crossSite) return crossSite;
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
   * Rejects cross-site POST requests, and cross-site reads with a cookie. Under `Referrer-Policy: no-referrer` a page
   * submits its own forms with `Origin: null`; `Sec-Fetch-Site: same-origin` then decides.
   * @returns CSRF_REJECTED, or null
   */
  checkCrossSite({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): GraphQLError | null {
    const { origin, 'sec-fetch-site': site } = headers;
    const isOwnForm = origin === 'null' && site === 'same-origin';
    const isCrossSite =
      !isOwnForm && (origin ? !this.allows(origin, headers) : site === 'cross-site' || site === 'same-site');
    return isCrossSite && (method === 'POST' || headers.cookie)
      ? requestError('CSRF_REJECTED', 'Requests from pages of other sites are refused.')
      : null;
  }
}

/** Headers an HTML form of another site cannot send. */
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

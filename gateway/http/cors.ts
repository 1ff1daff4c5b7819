import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { requestError } from './errors.ts';

/** CORS and CSRF protection: which origins may read responses and send credentialed requests. */
export class OriginPolicy {
  readonly #trusted: ReadonlySet<string>;

  /** @param origins the site's own address and those of trusted sites, e.g. `https://app.example.jp` */
  constructor(origins: readonly string[]) {
    this.#trusted = new Set(origins.flatMap(namesOf));
  }

  /**
   * Whether an origin is configured. The `Host` header does not count: it can be any name that resolves to this server.
   */
  allows(origin: string): boolean {
    return this.#trusted.has(origin);
  }

  /** Sets the CORS headers for a trusted origin; other origins get none. */
  setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
    const { origin } = request.headers;
    response.setHeader('vary', 'Origin, Accept-Encoding');
    if (!origin || !this.allows(origin)) return;
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
    const isUpload = headers['content-type']?.toLowerCase().startsWith('multipart/form-data');
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
      !isOwnForm && (origin ? !this.allows(origin) : site === 'cross-site' || site === 'same-site');
    return isCrossSite && (method === 'POST' || headers.cookie)
      ? requestError(
          'CSRF_REJECTED',
          'Requests from pages of other sites are refused: the Origin is neither SITE_URL nor in CORS_ORIGINS.',
        )
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

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** A site on loopback is the same one under each name of loopback. */
function namesOf(configured: string): string[] {
  const url = new URL(configured);
  if (!LOOPBACK_NAMES.includes(url.hostname)) return [url.origin];
  const port = url.port && `:${url.port}`;
  return LOOPBACK_NAMES.map((name) => `${url.protocol}//${name}${port}`);
}

/** The HTTP response of a page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, type CacheTtl } from '../cache/ttl.ts';
import { negotiateEncoding, negotiatePersonalEncoding } from '../http/compression.ts';
import { withIgnoredParameters } from './cacheKey.ts';
import type { ReplayableStream } from './replayableStream.ts';

/** A rendered page. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReplayableStream;
  /** How long others may cache it; null for one reader, and for a page that no cache may keep. */
  readonly cache: CacheTtl | null;
  /** Path and the query parameters that it reads. */
  readonly url: string;
  readonly inApp: boolean;
  /** Whether it depends on a cookie. */
  readonly variesByCookie: boolean;
}

interface SendOptions {
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** False in development, where no page may be cached. */
  readonly cachesPages: boolean;
}

/** Sends a page: its complete body, the body as it is written, or none where the browser has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: SentPage,
  { securityHeaders, cachesPages }: SendOptions,
): Promise<void> {
  const { location } = page.headers;
  // A redirect carries the request's own parameters, such as those of an advertisement.
  const ttl = cachesPages && !location ? page.cache : null;
  const encoding = ttl
    ? negotiateEncoding(request.headers['accept-encoding'])
    : negotiatePersonalEncoding(request.headers);
  const etag = ttl && page.body.etag;
  const isNotModified = etag !== null && request.headers['if-none-match']?.includes(etag);
  const hasBody = !isNotModified && (page.status < 300 || page.status >= 400);
  response.writeHead(isNotModified ? 304 : page.status, {
    ...securityHeaders,
    ...page.headers,
    ...(location && { location: withIgnoredParameters(location, request.url ?? '/', page.url) }),
    'cache-control': ttl ? pageCacheControl(ttl, page.inApp) : 'private, no-store',
    vary: page.variesByCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ...(etag && { etag }),
    ...(hasBody && encoding && { 'content-encoding': encoding }),
  });
  if (!hasBody || request.method === 'HEAD') {
    response.end();
    return;
  }
  const body = page.body.encoded(encoding);
  const { bytes } = body;
  if (bytes) response.end(bytes);
  else if (await body.pipe(response)) response.end();
  else response.destroy();
}

/**
 * Pages for the native app are cached by the app alone. Shared caches then need no `Vary: User-Agent`, which would split
 * every page by browser version; they must pass the app's requests through, as ops/nginx does (`APP_MARKER`).
 */
function pageCacheControl(ttl: CacheTtl, inApp: boolean): string {
  return inApp ? 'private, no-cache' : cacheControl(ttl);
}

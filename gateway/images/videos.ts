/** Videos of the configured sources, streamed through the gateway with byte ranges. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Route } from '../http/server.ts';
import type { ImageAddresses } from './addresses.ts';
import { ImageFetcher } from './fetch.ts';
import { errorResponse, SECURITY_HEADERS } from './responses.ts';
import { sendStream, type StreamHead } from './streams.ts';

const PATH = /^\/media\/([\w-]{16})\/([\w-]+)\.\w+$/;

/** Besides `Range`. */
const REQUEST_HEADERS = ['if-range', 'if-none-match', 'if-modified-since'];
const VALIDATORS = ['etag', 'last-modified'];
const RESPONSE_HEADERS = [...VALIDATORS, 'content-type', 'content-length', 'content-range', 'accept-ranges'];
const CACHE_CONTROL = 'public, max-age=86400';

/** Hosts answer several ranges with a multipart body; without the header the client gets the whole video. */
const ONE_RANGE = /^bytes=\d*-\d*$/;

/** `/media/{signature}/{address}.{extension}`: only addresses that the gateway has signed. */
export function videoRoute(addresses: ImageAddresses, idleTimeoutMs?: number): Route {
  const fetcher = new ImageFetcher(addresses.sources);
  return {
    paths: PATH,
    async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [, signature = '', name = ''] = PATH.exec(path) ?? [];
      const source = addresses.sources.find(Buffer.from(name, 'base64url').toString());
      if (!source || !addresses.isSigned(source, signature)) return false;
      const { range = '', accept = '' } = request.headers;
      const sent = { ...pick(request.headers, REQUEST_HEADERS), ...(ONE_RANGE.test(range) && { range }) };
      try {
        return await sendStream({ fetcher, source, sent, headOf, idleTimeoutMs }, request, response);
      } catch (error) {
        const { status, headers, body } = errorResponse(error, accept);
        response.writeHead(status, headers).end(body);
        return true;
      }
    },
  };
}

function headOf({ statusCode: status = 0, headers }: IncomingMessage): StreamHead | null {
  const head = (names: readonly string[], cacheControl: string): StreamHead => ({
    status,
    headers: { ...SECURITY_HEADERS, ...pick(headers, names), 'cache-control': cacheControl },
  });
  if (status === 416) return head(['content-range'], 'no-store');
  if (status === 304) return head(VALIDATORS, CACHE_CONTROL);
  const isVideo = (headers['content-type'] ?? 'video/').startsWith('video/');
  return isVideo && (status === 200 || status === 206) ? head(RESPONSE_HEADERS, CACHE_CONTROL) : null;
}

const pick = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Videos of the configured sources, streamed through the gateway with byte ranges. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Route } from '../http/server.ts';
import type { ImageAddresses } from './addresses.ts';
import { ImageFetcher } from './fetch.ts';
import { sendStream } from './streams.ts';

const PATH = /^\/media\/([\w-]{16})\/([\w-]+)\.\w+$/;

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const STATUSES = new Set([200, 206, 304, 416]);

const OWN_HEADERS = {
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** `/media/{signature}/{address}.{extension}`: only addresses that the gateway has signed. */
export function videoRoute(addresses: ImageAddresses): Route {
  const fetcher = new ImageFetcher(addresses.sources);
  return {
    paths: PATH,
    async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [, signature = '', name = ''] = PATH.exec(path) ?? [];
      const source = addresses.sources.find(Buffer.from(name, 'base64url').toString());
      if (!source || !addresses.isSigned(source, signature)) return false;
      const sent = pick(request.headers, REQUEST_HEADERS);
      return sendStream(fetcher, source, sent, request, response, ({ statusCode = 0, headers }) => {
        const isVideo = (headers['content-type'] ?? 'video/').startsWith('video/');
        if (!STATUSES.has(statusCode) || !isVideo) return null;
        return { status: statusCode, headers: { ...pick(headers, RESPONSE_HEADERS), ...OWN_HEADERS } };
      });
    },
  };
}

const pick = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

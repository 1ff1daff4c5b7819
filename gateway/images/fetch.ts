/** Fetches an original from its host: nothing of the client is sent, every hop is checked, and no more is read than the bound. */
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { ImageRefused } from './error.ts';
import { ClosedAddress, guardedLookup, type Resolve } from './publicAddress.ts';
import { allowedSource } from './params.ts';

/** Redirects followed at most. */
const MOST_HOPS = 3;

/** All that is ever sent. */
const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'musubi-gateway' };

const MOVED = new Set([301, 302, 303, 307, 308]);

/** Bounds of one fetch. */
export interface FetchBounds {
  readonly maxBytes: number;
  /** Ends the fetch with all its hops. */
  readonly signal: AbortSignal;
}

/** Fetches originals of the hosts on a list. */
export class Fetcher {
  readonly #hosts: ReadonlySet<string>;
  readonly #plain: PlainAgent;
  readonly #secure: SecureAgent;

  constructor(hosts: ReadonlySet<string>, resolve?: Resolve) {
    this.#hosts = hosts;
    const options = { keepAlive: true, maxFreeSockets: 8, lookup: guardedLookup(resolve) };
    this.#plain = new PlainAgent(options);
    this.#secure = new SecureAgent(options);
  }

  /** The bytes at an address of an allowed host. Throws ImageRefused, or what the connection met. */
  async fetch(source: URL, bounds: FetchBounds): Promise<Buffer> {
    let from = source;
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const response = await this.#ask(from, bounds.signal);
      const { location } = response.headers;
      if (!MOVED.has(response.statusCode ?? 0) || location === undefined) return read(response, bounds);
      response.destroy();
      const next = nextHop(from, location, this.#hosts);
      if (next === null)
        throw new ImageRefused(
          502,
          'IMAGE_UNAVAILABLE',
          'The image host redirects to where pictures may not come from.',
        );
      from = next;
    }
    throw new ImageRefused(502, 'IMAGE_UNAVAILABLE', 'The image host redirects too often.');
  }

  #ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:';
    const request = isSecure
      ? secureRequest(url, { agent: this.#secure, signal, headers: HEADERS })
      : plainRequest(url, { agent: this.#plain, signal, headers: HEADERS });
    return new Promise((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', (error) =>
        reject(
          error instanceof ClosedAddress
            ? new ImageRefused(400, 'HOST_NOT_ALLOWED', 'The image host lies in a closed network.')
            : error,
        ),
      );
      request.end();
    });
  }
}

/** Where a redirect leads: to a host of the list, and never from https to http; null for anywhere else. */
export function nextHop(from: URL, location: string, hosts: ReadonlySet<string>): URL | null {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  const next = to && allowedSource(to.href, hosts);
  return from.protocol === 'https:' && next?.protocol === 'http:' ? null : next;
}

async function read(response: IncomingMessage, { maxBytes }: FetchBounds): Promise<Buffer> {
  const { statusCode } = response;
  if (statusCode !== 200) {
    response.destroy();
    if (statusCode === 404 || statusCode === 410)
      throw new ImageRefused(404, 'IMAGE_NOT_FOUND', 'There is no such picture.');
    throw new ImageRefused(502, 'IMAGE_UNAVAILABLE', 'The image host gave no picture.');
  }
  const tooLarge = new ImageRefused(413, 'IMAGE_TOO_LARGE', 'The picture is too large.');
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Leaving the loop ends the response, and with it the connection.
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

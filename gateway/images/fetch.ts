import {
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { parseRetryAfter } from '../upstream/response.ts';
import { ImageError } from './params.ts';
import { guardedLookup, PrivateAddressError, type ResolveHost } from './publicAddress.ts';
import type { ImageSources } from './sources.ts';

const MAX_REDIRECTS = 3;

/** An idle connection then closes: firewalls drop it without notice, and its name may lead to another machine. */
const IDLE_TIMEOUT_MS = 5_000;

/** Sent with every request; nothing of the client is forwarded. */
const HEADERS = { 'accept-encoding': 'identity', 'user-agent': 'musubi-gateway' };
const ACCEPT_IMAGES = { accept: 'image/*' };

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

export interface FetchOptions {
  readonly maxBytes: number;
  /** Aborts the fetch with all of its redirects. */
  readonly signal: AbortSignal;
}

/** The host closed a kept connection before it answered. */
class StaleConnectionError extends Error {}

/** Fetches originals from the allowed sources and checks every redirect. */
export class ImageFetcher {
  readonly #sources: ImageSources;
  readonly #httpAgent: HttpAgent;
  readonly #httpsAgent: HttpsAgent;

  /** @param timeout milliseconds after which an idle connection closes */
  constructor(sources: ImageSources, resolveHost?: ResolveHost, timeout = IDLE_TIMEOUT_MS) {
    this.#sources = sources;
    const options = { keepAlive: true, maxFreeSockets: 8, timeout, lookup: guardedLookup(resolveHost) };
    this.#httpAgent = new HttpAgent(options);
    this.#httpsAgent = new HttpsAgent(options);
  }

  /** @throws ImageError, or the error of the connection */
  async fetch(source: URL, options: FetchOptions): Promise<Buffer> {
    return readImage(await this.open(source, options.signal), options);
  }

  /** The response to a request with no headers but the given ones. @throws as `fetch` */
  async open(
    source: URL,
    signal: AbortSignal,
    headers: OutgoingHttpHeaders = ACCEPT_IMAGES,
  ): Promise<IncomingMessage> {
    let url = source;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#request(url, signal, headers);
      const { location } = response.headers;
      if (!REDIRECT_STATUSES.has(response.statusCode ?? 0) || location === undefined) return response;
      response.destroy();
      const target = redirectTarget(url, location, this.#sources);
      if (target === null)
        throw new ImageError(
          502,
          'IMAGE_UNAVAILABLE',
          'The image host redirects to an address that is not allowed.',
        );
      url = target;
    }
    throw new ImageError(502, 'IMAGE_UNAVAILABLE', 'The image host redirects too often.');
  }

  /** A connection from the pool may have been closed by the host meanwhile; then a new request is sent. */
  async #request(url: URL, signal: AbortSignal, sent: OutgoingHttpHeaders): Promise<IncomingMessage> {
    try {
      return await this.#send(url, signal, sent);
    } catch (error) {
      if (error instanceof StaleConnectionError) return this.#request(url, signal, sent);
      throw error;
    }
  }

  #send(url: URL, signal: AbortSignal, sent: OutgoingHttpHeaders): Promise<IncomingMessage> {
    const headers = { ...HEADERS, ...sent };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { agent: this.#httpsAgent, signal, headers })
        : httpRequest(url, { agent: this.#httpAgent, signal, headers });
    return new Promise((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (error instanceof PrivateAddressError)
          reject(new ImageError(400, 'HOST_NOT_ALLOWED', 'The image host is in a private network.'));
        else if (request.reusedSocket && error.code === 'ECONNRESET') reject(new StaleConnectionError());
        else reject(error);
      });
      request.end();
    });
  }
}

/** Target of a redirect; null unless it is an allowed source, and for a downgrade from https to http. */
export function redirectTarget(from: URL, location: string, sources: ImageSources): URL | null {
  const url = URL.parse(location, from.href);
  const target = url && sources.find(url.href);
  return from.protocol === 'https:' && target?.protocol === 'http:' ? null : target;
}

/** The error that a client gets in place of a response that is not the expected file. */
export function refusalOf(response: IncomingMessage): ImageError {
  const { statusCode } = response;
  if (statusCode === 404 || statusCode === 410)
    return new ImageError(404, 'IMAGE_NOT_FOUND', 'There is no such picture.');
  const retryAfterMs = parseRetryAfter(response);
  const isBusy = retryAfterMs !== undefined;
  return new ImageError(
    isBusy ? 503 : 502,
    'IMAGE_UNAVAILABLE',
    'The image host did not return a picture.',
    isBusy ? Math.ceil(retryAfterMs / 1_000) : null,
  );
}

/** The error that a client gets for a failed request. @param timeout the signal that limited its time */
export function failureOf(error: unknown, timeout: AbortSignal): ImageError {
  if (error instanceof ImageError) return error;
  return timeout.aborted
    ? new ImageError(504, 'IMAGE_TIMEOUT', 'The image host did not answer in time.')
    : new ImageError(502, 'IMAGE_UNREACHABLE', 'The image host cannot be reached.');
}

async function readImage(response: IncomingMessage, { maxBytes }: FetchOptions): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw refusalOf(response);
  }
  const tooLarge = new ImageError(413, 'IMAGE_TOO_LARGE', 'The picture is too large.');
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Leaving the loop destroys the response and its connection.
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

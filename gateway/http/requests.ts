/** Checks of requests: connection, origin, body. Closes the connections of stalled, slow and pipelining clients. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { GraphQLError } from 'graphql';
import { onClosed } from '../deadline.ts';
import { isRecord } from '../upstream/decode.ts';
import { requestError } from './errors.ts';
import { closeLingering } from './lingeringClose.ts';
import { SlowReaders } from './slowReaders.ts';

/** Requests that may wait on a connection until the one before them is answered; browsers and proxies send none. */
const MAX_WAITING_REQUESTS = 16;

/** Closes connections on which no byte moves, in a request or in a response that the client does not read. */
const SOCKET_TIMEOUT_MS = 30_000;

const SLOW_READER_CHECK_MS = 1_000;

interface ConnectionState {
  /** The response that is being made or sent. */
  current: ServerResponse | null;
  /** Start the requests that arrived meanwhile, in order. */
  readonly waiting: (() => void)[];
  /** Whether part of a request's body has not arrived or was not read. */
  hasUnreadBody: boolean;
}

/** Follows the requests of each connection of a server. */
export class Connections {
  readonly #states = new WeakMap<Duplex, ConnectionState>();
  readonly #sockets = new Set<Socket>();

  /** @param maxConnections of the process; above it, idle ones are closed */
  constructor(server: Server, maxConnections: number, maxSlowReaders: number) {
    server.timeout = SOCKET_TIMEOUT_MS;
    server.maxConnections = maxConnections;
    server.on('drop', () => server.closeIdleConnections());
    const slowReaders = new SlowReaders(maxSlowReaders);
    const timer = setInterval(() => {
      const pending = [...this.#sockets].filter(({ writableLength }) => writableLength > 0);
      if (pending.length > 0) slowReaders.check(pending);
    }, SLOW_READER_CHECK_MS).unref();
    server.once('close', () => clearInterval(timer));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      const state: ConnectionState = { current: null, waiting: [], hasUnreadBody: false };
      this.#states.set(socket, state);
      // Node calls it after the last response of a connection.
      socket.destroySoon = () => {
        if (state.hasUnreadBody) closeLingering(socket);
        else Socket.prototype.destroySoon.call(socket);
      };
    });
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#reject(error, socket));
  }

  /** The responses that are being made or sent. A Set of responses would keep sent ones until a major GC. */
  openResponses(): ServerResponse[] {
    return [...this.#sockets].flatMap((socket) => this.#states.get(socket)?.current ?? []);
  }

  /**
   * Begins a request when the ones before it on its connection are answered, so that the memory for unread responses is
   * that of one. Closes connections with too many waiting requests.
   */
  begin(request: IncomingMessage, response: ServerResponse, respond: () => void): void {
    const { socket } = request;
    const state = this.#states.get(socket);
    if (!state) return respond();
    if (state.waiting.length >= MAX_WAITING_REQUESTS) {
      socket.destroy();
      return undefined;
    }
    if (hasBody(request)) {
      // A response before the end of the body closes the connection: the rest would be parsed as the next request.
      const { shouldKeepAlive } = response;
      state.hasUnreadBody = true;
      response.shouldKeepAlive = false;
      request.once('end', () => {
        state.hasUnreadBody = false;
        response.shouldKeepAlive = shouldKeepAlive;
      });
    }
    const start = (): void => {
      state.current = response;
      response.once('close', () => {
        state.current = null;
        if (socket.writable) state.waiting.shift()?.();
      });
      respond();
    };
    if (state.current) state.waiting.push(start);
    else start();
    return undefined;
  }

  /** Responds to input that is not HTTP, too large or too slow, unless an earlier response is still being sent. */
  #reject(error: NodeJS.ErrnoException, socket: Duplex): void {
    const { current = null, waiting = [], hasUnreadBody = false } = this.#states.get(socket) ?? {};
    const isOfLaterRequest = waiting.length > 0 || (current && (current.headersSent || !hasUnreadBody));
    if (!socket.writable || !(socket instanceof Socket) || isOfLaterRequest) {
      socket.destroy();
      return;
    }
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    socket.write(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    // A client that was too slow does not get the time to linger.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') Socket.prototype.destroySoon.call(socket);
    else closeLingering(socket);
  }
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const bodyTooLarge = (limit: number): GraphQLError =>
  requestError('PAYLOAD_TOO_LARGE', `The body is larger than ${limit} bytes.`);

/**
 * Refuses a body before it is read.
 * @throws PAYLOAD_TOO_LARGE for a declared length beyond `limit` bytes, UNSUPPORTED_MEDIA_TYPE for a compressed body,
 *   whose inflated size is unbounded
 */
export function checkBodyHeaders({ headers }: IncomingMessage, limit: number): void {
  const { 'content-encoding': encoding, 'content-length': length } = headers;
  if (encoding && encoding !== 'identity')
    throw requestError('UNSUPPORTED_MEDIA_TYPE', 'Compressed bodies are not supported.');
  if (Number(length) > limit) throw bodyTooLarge(limit);
}

/**
 * Reads a request body.
 * @throws as {@link checkBodyHeaders}, PAYLOAD_TOO_LARGE beyond `limit` bytes, BAD_REQUEST if the connection closes early
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  checkBodyHeaders(request, limit);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners('data');
        reject(bodyTooLarge(limit));
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    onClosed(request, () => {
      if (!request.complete)
        reject(requestError('BAD_REQUEST', 'The body is incomplete: the connection was closed.'));
    });
  });
}

/** Parses a JSON object. @throws BAD_REQUEST for anything else, and for bytes that are not UTF-8 */
export function parseJsonObject(json: Buffer | string, name = 'The body'): Record<string, unknown> {
  if (typeof json !== 'string' && !isUtf8(json)) throw requestError('BAD_REQUEST', `${name} is not UTF-8.`);
  let value: unknown;
  try {
    value = JSON.parse(json.toString());
  } catch {
    throw requestError('BAD_REQUEST', `${name} is not JSON.`);
  }
  if (!isRecord(value))
    throw requestError('BAD_REQUEST', `${name} has to be one JSON object; lists are not supported.`);
  return value;
}

/** CORS and CSRF protection: which origins may read responses and send credentialed requests. */
export class OriginPolicy {
  readonly #trusted: ReadonlySet<string>;
  readonly #onRefusedPost: (origin: string) => void;

  /**
   * @param origins the site's own address and those of trusted sites, e.g. `https://app.example.jp`
   * @param onRefusedPost called with the `Origin` of each refused form and mutation that names one
   */
  constructor(origins: readonly string[], onRefusedPost: (origin: string) => void = () => {}) {
    this.#trusted = new Set(origins.flatMap(namesOf));
    this.#onRefusedPost = onRefusedPost;
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
    if (!isCrossSite || (method !== 'POST' && !headers.cookie)) return null;
    if (method === 'POST' && origin) this.#onRefusedPost(origin);
    return requestError(
      'CSRF_REJECTED',
      'Requests from pages of other sites are refused: the Origin is neither SITE_URL nor in CORS_ORIGINS.',
    );
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

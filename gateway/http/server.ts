import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { onClosed } from '../deadline.ts';
import type { RequestSpan } from '../telemetry/records.ts';
import { DATA_HEADERS, sendError } from './errors.ts';
import { Connections } from './requests.ts';
import { MAX_SLOW_READERS } from './slowReaders.ts';

/** Handles a request to the end of its response. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A family of resources read with GET and HEAD. */
export interface Route {
  /** Paths the route may serve; `send` is called for these only. */
  readonly paths: RegExp;
  /** Sends the resource at a path; false if there is none, which leaves the request to the next route. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** What the server dispatches to. */
export interface Handlers {
  /** Handles `/graphql`, all methods. */
  readonly graphql: Handler;
  /** Tried in order for GET and HEAD. */
  readonly routes: readonly Route[];
  /** Vite's middleware in development, which calls `next` for pages; null for a built site. */
  readonly modules: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  /** Handles every other path. */
  readonly site: Handler;
  /** What `/readyz` reports; false as soon as shutdown begins. */
  readonly isReady: () => boolean;
  readonly onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** Reports an unexpected error; the client gets it masked. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** An HTTP server that answers 503 `starting` until handlers are mounted. */
export type HttpServer = Server & {
  mount(handlers: Handlers): void;
  /**
   * Stops accepting requests and waits up to `timeoutMs` for those in flight. Event streams have no end of their own:
   * they stay open until no other request is left, and `endStreams` ends them.
   */
  drain(timeoutMs: number, endStreams: () => Promise<void>): Promise<void>;
};

/**
 * @param maxConnections connections open at once
 * @param maxSlowReaders of them, those whose clients do not read their response
 */
export function createHttpServer(maxConnections: number, maxSlowReaders = MAX_SLOW_READERS): HttpServer {
  let handlers: Handlers | null = null;
  let draining = false;
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (draining) response.setHeader('connection', 'close');
    if (!handlers) return sendText(response, 503, 'starting');
    // HTTP/0.9, absolute (`GET http://…`), network-path (`//…`) and asterisk targets are not served.
    if (request.httpVersionMajor < 1 || !/^\/(?!\/)/.test(request.url ?? ''))
      return sendText(response, 400, 'bad request');
    const { onError, onRequest } = handlers;
    onRequest?.(request, response);
    dispatch(handlers, request, response).catch((error: unknown) => {
      if (!(error instanceof GraphQLError)) onError(error, String(response.getHeader('x-request-id')));
      sendError(request, response, error);
    });
    return undefined;
  };
  const server = createServer(SERVER_LIMITS, (request, response) => {
    response.setHeader('x-request-id', requestIdOf(request));
    connections.begin(request, response, () => respond(request, response));
  });
  const connections = new Connections(server, maxConnections, maxSlowReaders);
  return Object.assign(server, {
    mount(mounted: Handlers) {
      handlers = mounted;
    },
    async drain(timeoutMs: number, endStreams: () => Promise<void>) {
      draining = true;
      // Keep-alive connections get `connection: close` with their next response before the server closes.
      await sleep(READINESS_GRACE_MS);
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection that was busy at `close()` becomes idle after its response and has to be closed here.
      const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
      const until = performance.now() + timeoutMs;
      while (!connections.openResponses().every(isEventStream) && performance.now() < until)
        await sleep(IDLE_SWEEP_MS);
      await endStreams();
      const remainingMs = Math.max(STREAM_END_MS, until - performance.now());
      await Promise.race([closed, sleep(remainingMs, undefined, { ref: false })]);
      clearInterval(sweep);
      server.closeAllConnections();
    },
  });
}

/** Delay between the readiness change and the close, for proxies to notice. */
const READINESS_GRACE_MS = 500;
const IDLE_SWEEP_MS = 50;
/** Time for the last events of streams to be sent. */
const STREAM_END_MS = 1_000;

function isEventStream(response: ServerResponse): boolean {
  return response.headersSent && String(response.getHeader('content-type')).startsWith('text/event-stream');
}

async function dispatch(
  handlers: Handlers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (path === '/graphql') return handlers.graphql(request, response);
  if (path === '/healthz') return sendText(response, 200, 'ok');
  if (path === '/readyz') {
    return handlers.isReady() ? sendText(response, 200, 'ready') : sendText(response, 503, 'stopping');
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    for (const route of handlers.routes) {
      if (route.paths.test(path) && (await route.send(path, request, response))) return undefined;
    }
  }
  // A page of an earlier build may request files that no longer exist. The site would answer with a page.
  if (path.startsWith('/assets/')) return sendText(response, 404, 'not found');
  const { modules, site } = handlers;
  if (!modules) return site(request, response);
  return new Promise((resolve) => modules(request, response, () => resolve(site(request, response))));
}

/** Node responds 408 and 431 beyond these. */
const SERVER_LIMITS = {
  headersTimeout: 10_000,
  // Also ends a body that is sent byte by byte.
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // Rejects requests with both Content-Length and Transfer-Encoding (request smuggling).
  insecureHTTPParser: false,
};

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** The proxy's request id if it is well-formed, otherwise a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}

/** Sends plain text. */
export function sendText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    ...DATA_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(body);
}

/** The client behind a request. */
export interface ClientInfo {
  readonly headers: IncomingHttpHeaders;
  /** Peer address of the connection, or the address a trusted proxy forwarded. */
  readonly address: string;
  readonly requestId: string;
  /** Whether the request carries the operator's key. */
  readonly isOperator: boolean;
  /** Whether the gateway serves this machine alone (`npm start`) and the client is on it: the port is open to all. */
  readonly isDeveloper: boolean;
  /** Aborts when the client leaves before its response is complete; null for shared work, which runs to its end. */
  readonly signal: AbortSignal | null;
  /** The request's span, if traced. */
  readonly span?: RequestSpan | undefined;
}

export type ClientOf = (request: IncomingMessage, response: ServerResponse) => ClientInfo;

/**
 * @param trustedProxies number of proxies in front whose `X-Forwarded-For` is trusted; each appends its peer's address,
 *   so the client's address is that many entries from the right; where there are fewer, none is trusted
 * @param onPastProxies called with the number of entries if it is lower than `trustedProxies`: either that setting is too
 *   high, or the request bypassed a proxy
 */
export function createClientOf({
  trustedProxies,
  operatorKey,
  isLocal = false,
  spanOf,
  onPastProxies = () => undefined,
}: {
  trustedProxies: number;
  operatorKey: string | null;
  isLocal?: boolean;
  onPastProxies?: (entries: number) => void;
  spanOf?: ((request: IncomingMessage) => RequestSpan) | undefined;
}): ClientOf {
  return (request, response) => {
    const { headers } = request;
    const address = clientAddress(request, trustedProxies, onPastProxies);
    return {
      headers,
      address,
      requestId: String(response.getHeader('x-request-id')),
      isOperator: hasOperatorKey(headers, operatorKey),
      isDeveloper: isLocal && isLoopback(address) && headers['x-forwarded-for'] === undefined,
      signal: disconnectionOf(response),
      span: spanOf?.(request),
    };
  };
}

/** Aborts when the client leaves before its response is complete. */
export function disconnectionOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  onClosed(response, () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Whether the address of a client is on this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function clientAddress(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
  onPastProxies: (entries: number) => void,
): string {
  const peer = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const entries = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim());
  const address = entries.at(-trustedProxies);
  if (address) return address;
  onPastProxies(entries.filter(Boolean).length);
  return peer;
}

/** Whether a request carries the operator's key: as `X-Operator-Key`, bearer token or basic-auth password. */
export function hasOperatorKey(headers: IncomingHttpHeaders, key: string | null): boolean {
  if (key === null) return false;
  const { authorization = '', 'x-operator-key': header } = headers;
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const sent =
    typeof header === 'string'
      ? header
      : /^bearer$/i.test(scheme)
        ? credentials
        : /^basic$/i.test(scheme)
          ? Buffer.from(credentials, 'base64')
              .toString()
              .replace(/^[^:]*:/, '')
          : '';
  if (sent === '') return false;
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', key, 'buffer'));
}

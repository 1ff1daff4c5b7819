import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { CalendarFiles } from '../publishing/calendar.ts';
import type { Assets } from './staticFiles.ts';
import type { GraphqlEndpoint } from '../graphql/endpoint.ts';
import { DATA_HEADERS, sendThrown } from './json.ts';
import type { Graphiql } from '../graphql/graphiql.ts';
import type { Images } from '../images/images.ts';
import type { Published } from '../publishing/publishing.ts';
import type { Site } from '../site/site.ts';
import type { OperatorPages } from '../telemetry/operator.ts';

/** Everything that answers requests, by path. */
export interface Rooms {
  readonly graphql: GraphqlEndpoint;
  readonly graphiql: Graphiql;
  readonly images: Images;
  readonly published: Published;
  readonly calendarFiles: CalendarFiles;
  readonly operator: OperatorPages;
  readonly assets: Assets;
  readonly site: Site;
  /** Serves the site's modules while developing, and calls back for all else; null when the site is built. */
  readonly modules: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  /** The printed schema, as it is now. */
  readonly schemaText: () => string;
  /** Whether requests are welcome; not any more as soon as stopping begins. */
  readonly isReady: () => boolean;
  /** Told of every request as it comes in. */
  readonly onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** Told of what went wrong unforeseen; the client sees it masked. */
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** The front door: a server that says `starting` until its rooms are open. */
export type App = Server & {
  open(rooms: Rooms): void;
  /** Stops taking requests and waits for those under way, at most `patienceMs`. */
  drain(patienceMs: number): Promise<void>;
};

/** Builds the front door. */
export function createApp(): App {
  let rooms: Rooms | null = null;
  let draining = false;
  const server = createServer(SERVER_LIMITS, (request, response) => {
    response.setHeader('x-request-id', requestIdOf(request));
    if (draining) response.setHeader('connection', 'close');
    if (!rooms) return text(response, 503, 'starting');
    // Neither another server's address (`GET http://…`, `//…`) nor `*` is a page of ours.
    if (!/^\/(?!\/)/.test(request.url ?? '')) return text(response, 400, 'bad request');
    const { onFailure, onRequest } = rooms;
    onRequest?.(request, response);
    route(rooms, request, response).catch((error: unknown) => {
      if (!(error instanceof GraphQLError)) onFailure(error, String(response.getHeader('x-request-id')));
      sendThrown(request, response, error);
    });
    return undefined;
  });
  server.on('clientError', refuseUnreadable);
  return Object.assign(server, {
    open(given: Rooms) {
      rooms = given;
    },
    async drain(patienceMs: number) {
      draining = true;
      // Connections kept alive are told to close with their next answer before the door shuts, so that none is cut.
      await sleep(SHUTTING_MS);
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection that was busy just now is kept alive after its answer; nobody else would end it.
      const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })]);
      clearInterval(sweeping);
      server.closeAllConnections();
    },
  });
}

/** Time between the readiness going off and the door shutting, for proxies to notice. */
const SHUTTING_MS = 500;
const SWEEP_MS = 50;

/** Which path goes where. */
async function route(rooms: Rooms, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  if (path === '/graphql') return rooms.graphql(request, response);
  if (path === '/healthz') return text(response, 200, 'ok');
  if (path === '/readyz')
    return text(response, rooms.isReady() ? 200 : 503, rooms.isReady() ? 'ready' : 'stopping');
  if (isRead(request)) {
    if (path === '/img') return image(rooms.images, request, response);
    if (path === '/schema.graphql') return text(response, 200, rooms.schemaText());
    if (path.startsWith('/graphiql/') && (await rooms.graphiql.send(path, request, response)))
      return undefined;
    if (await rooms.published.send(path, request, response)) return undefined;
    if (await rooms.calendarFiles.send(path, request, response)) return undefined;
    if (await rooms.operator.send(path, request, response)) return undefined;
    if (await rooms.assets.send(path, request, response)) return undefined;
  }
  // A module of an earlier build is gone for good; a page in its place would only be a slower way to say so.
  if (path.startsWith('/assets/')) return text(response, 404, 'not found');
  const { modules, site } = rooms;
  if (!modules) return site(request, response);
  return new Promise((resolve) => modules(request, response, () => resolve(site(request, response))));
}

/** Time and size a client may take; Node answers 408 and 431 beyond them. */
const SERVER_LIMITS = {
  headersTimeout: 10_000,
  // A body sent a byte at a time ends here (S29).
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // Both lengths in one request are how requests are smuggled; Node refuses them unless told to be lenient.
  insecureHTTPParser: false,
};

const STATUS_OF_CODE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is not HTTP, or too slow or too large to be read, and closes the connection. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = STATUS_OF_CODE[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}

async function image(images: Images, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { status, headers, body } = await images.answer(url, request.headers);
  response.writeHead(status, headers).end(body);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** The id a proxy gave the request, if it is a harmless one, else a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function text(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    ...DATA_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(body);
}

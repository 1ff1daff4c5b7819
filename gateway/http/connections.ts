/**
 * Limits of connections. Early refusals reach the client; the connections of stalled and of pipelining clients are
 * closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Requests that a client may send before the first one is answered; browsers and proxies send one. */
const MAX_PIPELINED_REQUESTS = 16;

/** After an early refusal the client may go on sending until it has read the response. */
const MAX_LINGER_BYTES = 32_000_000;
const MAX_LINGER_MS = 30_000;
const MAX_LINGER_IDLE_MS = 5_000;

/** A connection on which no byte moves is closed, in a request as well as in a response that the client does not read. */
export const SOCKET_TIMEOUT_MS = 30_000;

interface ConnectionState {
  /** Responses that are not yet sent, in the order of their requests. A Set would keep sent ones until a major GC. */
  readonly responses: ServerResponse[];
  /** Whether the body of a request has not arrived, or was not read to its end. */
  hasUnreadBody: boolean;
}

/** Follows the requests of each connection of a server. */
export class Connections {
  readonly #states = new WeakMap<Duplex, ConnectionState>();

  /** @param maxConnections of the process; above it, idle ones give way */
  constructor(server: Server, maxConnections: number) {
    server.timeout = SOCKET_TIMEOUT_MS;
    server.maxConnections = maxConnections;
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', (socket) => {
      const state: ConnectionState = { responses: [], hasUnreadBody: false };
      this.#states.set(socket, state);
      // Node calls it after the last response of a connection.
      socket.destroySoon = () => {
        if (state.hasUnreadBody) closeLingering(socket);
        else Socket.prototype.destroySoon.call(socket);
      };
    });
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#reject(error, socket));
  }

  /**
   * Begins a request.
   * @returns false if its connection has been closed for pipelining too many
   */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const state = this.#states.get(socket);
    if (!state) return true;
    if (state.responses.length >= MAX_PIPELINED_REQUESTS) {
      socket.destroy();
      return false;
    }
    state.responses.push(response);
    response.once('close', () => state.responses.splice(state.responses.indexOf(response), 1));
    if (!hasBody(request)) return true;
    // A response before the end of the body closes the connection: the rest would be parsed as the next request.
    const { shouldKeepAlive } = response;
    state.hasUnreadBody = true;
    response.shouldKeepAlive = false;
    request.once('end', () => {
      state.hasUnreadBody = false;
      response.shouldKeepAlive = shouldKeepAlive;
    });
    return true;
  }

  /** Responds to input that is not HTTP, too large or too slow, unless an earlier response is still being sent. */
  #reject(error: NodeJS.ErrnoException, socket: Duplex): void {
    const { responses = [], hasUnreadBody = false } = this.#states.get(socket) ?? {};
    const [first] = responses;
    const isOfLaterRequest = responses.length > 1 || (first && (first.headersSent || !hasUnreadBody));
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

/**
 * Ends the response, then reads and discards what the client still sends. A connection closed with unread bytes is
 * reset, and a reset deletes a response that the client has not read.
 */
function closeLingering(socket: Socket): void {
  socket.end();
  const destroy = (): void => void socket.destroy();
  let bytes = 0;
  // Detaches the HTTP parser.
  socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('timeout');
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_LINGER_BYTES) destroy();
  });
  socket.once('end', destroy);
  socket.setTimeout(MAX_LINGER_IDLE_MS, destroy);
  const timer = setTimeout(destroy, MAX_LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
}

/** A REST API on loopback with faults defined by the test. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** `number` counts the requests, from 1. */
export type RequestHandler = (reply: ServerReply, number: number, requests: ReceivedRequest) => void;

export class ServerReply {
  readonly #response: ServerResponse;
  readonly socket: Socket;

  constructor(response: ServerResponse, socket: Socket) {
    this.#response = response;
    this.socket = socket;
  }

  json(value: unknown, status = 200, headers: Record<string, string> = {}): void {
    this.send(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers });
  }

  send(body: string | Buffer, status = 200, headers: Record<string, string> = {}): void {
    this.#response.writeHead(status, headers).end(body);
  }

  /** Sends headers and part of a body. */
  begin(part: string, headers: Record<string, string> = {}): ServerResponse {
    this.#response.writeHead(200, { 'content-type': 'application/json', ...headers });
    this.#response.write(part);
    return this.#response;
  }

  /** Resets the connection (RST). */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  /** Closes the connection (FIN). */
  close(): void {
    this.socket.destroy();
  }

  /** Writes to the socket, bypassing HTTP. */
  raw(bytes: string): void {
    this.socket.write(bytes);
  }
}

export interface FaultyServer extends AsyncDisposable {
  readonly url: URL;
  readonly requests: readonly ReceivedRequest[];
  /** Open connections. */
  readonly connections: number;
}

export async function startFaultyServer(handle: RequestHandler): Promise<FaultyServer> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, target: url, headers, body: Buffer.concat(chunks).toString() };
      requests.push(one);
      handle(new ServerReply(response, request.socket), requests.length, one);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    requests,
    get connections() {
      return sockets.size;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

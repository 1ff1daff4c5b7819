/** A REST API on loopback that misbehaves as a test tells it to, on real sockets. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One request that reached the rogue. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How to answer: the request's number counts from 1. */
export type RequestHandler = (reply: ServerReply, number: number, requests: ReceivedRequest) => void;

/** What the rogue can do with a request. */
export class ServerReply {
  readonly #response: ServerResponse;
  readonly socket: Socket;

  constructor(response: ServerResponse, socket: Socket) {
    this.#response = response;
    this.socket = socket;
  }

  /** Answers with JSON. */
  json(value: unknown, status = 200, headers: Record<string, string> = {}): void {
    this.send(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers });
  }

  /** Answers with a body as it stands. */
  send(body: string | Buffer, status = 200, headers: Record<string, string> = {}): void {
    this.#response.writeHead(status, headers).end(body);
  }

  /** Sends the head and part of a body, and goes on as told. */
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

  /** Writes bytes past HTTP. */
  raw(bytes: string): void {
    this.socket.write(bytes);
  }
}

/** A running rogue. */
export interface FaultyServer extends AsyncDisposable {
  readonly url: URL;
  readonly requests: readonly ReceivedRequest[];
  /** Connections open at this moment. */
  readonly connections: number;
}

/** Starts a rogue. */
export async function startFaultyServer(behave: RequestHandler): Promise<FaultyServer> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, target: url, headers, body: Buffer.concat(chunks).toString() };
      requests.push(one);
      behave(new ServerReply(response, request.socket), requests.length, one);
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

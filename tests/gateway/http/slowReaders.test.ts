/** Clients that ask for large answers and do not read them. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from '#gateway/http/server.ts';
import { open } from './rawSocket.ts';

/** Larger than what the sockets of both sides take. */
const BYTES = 30_000_000;
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const MAX_SLOW = 10;

let server: HttpServer;
let url: string;
let begun: number;
/** Connections that the server holds. */
const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const patient = { timeout: 20_000 };
const sockets: Socket[] = [];
const openAll = (count: number, bytes: string): void => {
  for (let at = 0; at < count; at += 1) {
    const socket = open(url).pause();
    socket.write(bytes);
    sockets.push(socket);
  }
};

beforeEach(async () => {
  begun = 0;
  const body = Buffer.alloc(BYTES);
  server = createHttpServer(1_000, MAX_SLOW);
  server.mount({
    graphql: () => Promise.resolve(),
    routes: [],
    modules: null,
    async site(_request, response) {
      begun += 1;
      response.end(body);
    },
    isReady: () => true,
    onError: () => undefined,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

describe('S109 responses that clients do not read', () => {
  it('are held for a number of clients; beyond, the connections that wait longest are closed', async () => {
    openAll(MAX_SLOW, GET);
    await expect.poll(() => begun, patient).toBe(MAX_SLOW);
    openAll(5, GET);
    await expect.poll(() => begun, patient).toBe(MAX_SLOW + 5);
    await expect.poll(connections, patient).toBe(MAX_SLOW);
    // Clients that read receive their answers.
    const answer = await fetch(url);
    expect((await answer.arrayBuffer()).byteLength).toBe(BYTES);
  });

  it('do not pile up on a connection: the next request begins when its client has read the answer', async () => {
    openAll(1, GET.repeat(10));
    const [socket] = sockets;
    await expect.poll(() => begun, patient).toBe(1);
    // A request of another connection comes after all of them.
    await (await fetch(url)).arrayBuffer();
    expect(begun).toBe(2);
    socket?.resume();
    await expect.poll(() => begun, patient).toBe(11);
  });

  it('leave nothing behind when their clients leave', async () => {
    openAll(3, GET.repeat(10));
    await expect.poll(() => begun, patient).toBe(3);
    for (const socket of sockets) socket.destroy();
    await expect.poll(connections, patient).toBe(0);
    // Waits for every request in progress.
    await server.drain(60_000, () => Promise.resolve());
    expect(begun).toBe(3);
  });
});

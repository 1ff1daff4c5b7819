/** Videos through the reverse proxy: byte ranges, and viewers who do not read. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { videoRoute } from '#gateway/images/videos.ts';
import { nginxProgram, type Proxy, startProxy } from '#tests/harness/proxy.ts';
import { type RouteServer, startRouteServer } from '../http/routeServer.ts';
import { addressesOf } from './testbed.ts';

const VIDEO_BYTES = 300_000_000;
const CHUNK = Buffer.alloc(1_000_000);

/** A host with one video, of which it sends the range that is asked for. */
class VideoHost {
  readonly ranges: (string | undefined)[] = [];
  sentBytes = 0;
  readonly server: Server = createServer((request, response) => {
    const { range } = request.headers;
    this.ranges.push(range);
    const [, from = '0', to = String(VIDEO_BYTES - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    let missing = Number(to) - Number(from) + 1;
    response.writeHead(range === undefined ? 200 : 206, {
      'content-type': 'video/mp4',
      'content-length': missing,
      ...(range !== undefined && { 'content-range': `bytes ${from}-${to}/${VIDEO_BYTES}` }),
    });
    const send = (): void => {
      let isTaken = true;
      while (isTaken && missing > 0) {
        const chunk = CHUNK.subarray(0, missing);
        missing -= chunk.length;
        this.sentBytes += chunk.length;
        isTaken = response.write(chunk);
      }
      if (missing === 0) response.end();
    };
    response.on('drain', send);
    send();
  });
}

const host = new VideoHost();
let gateway: RouteServer;
let proxy: Proxy;
let path: string;
beforeAll(async () => {
  await once(host.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = host.server.address() as AddressInfo;
  const addresses = addressesOf([`http://127.0.0.1:${port}/`]);
  path = new URL(addresses.videoAddressOf(`http://127.0.0.1:${port}/film.mp4`)).pathname;
  gateway = await startRouteServer([videoRoute(addresses)]);
  proxy = await startProxy(nginxProgram ?? 'nginx', [Number(new URL(gateway.url).port)]);
});
afterAll(async () => {
  await proxy?.[Symbol.asyncDispose]();
  await gateway?.[Symbol.asyncDispose]();
  host.server.close();
});

test('the range of the viewer is requested from the host', async () => {
  const range = 'bytes=200000000-200000099';
  const response = await fetch(proxy.url + path, { headers: { range } });
  expect([response.status, response.headers.get('content-range')]).toEqual([
    206,
    `bytes 200000000-200000099/${VIDEO_BYTES}`,
  ]);
  expect((await response.arrayBuffer()).byteLength).toBe(100);
  expect([host.ranges, host.sentBytes]).toEqual([[range], 100]);
});

test('S125 no more of a video is read than its viewer takes', { timeout: 60_000 }, async () => {
  host.sentBytes = 0;
  const { port } = new URL(proxy.url);
  const viewer = connect(Number(port), '127.0.0.1');
  viewer.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  viewer.once('data', () => viewer.pause());
  // Until the host waits: nothing was sent since the last look.
  let before = -1;
  const isWaiting = (): boolean => {
    const isSame = host.sentBytes > 0 && host.sentBytes === before;
    before = host.sentBytes;
    return isSame;
  };
  await expect.poll(isWaiting, { interval: 1_000, timeout: 30_000 }).toBe(true);
  viewer.destroy();
  // What the buffers of three connections hold.
  expect(host.sentBytes).toBeLessThan(100_000_000);
});

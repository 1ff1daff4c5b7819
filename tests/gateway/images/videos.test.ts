/** Videos of a host that refuses ranges, is overloaded, does not answer or is down. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { videoRoute } from '#gateway/images/videos.ts';
import { type RouteServer, startRouteServer } from '../http/routeServer.ts';
import { startFaultyServer, type FaultyServer } from '../upstream/faultyServer.ts';
import { addressesOf } from './testbed.ts';

const IDLE_TIMEOUT_MS = 400;
const AS_VIDEO = { 'content-type': 'video/mp4' };
const AS_HTML = { 'content-type': 'text/html' };

let host: FaultyServer;
let server: RouteServer;
beforeAll(async () => {
  host = await startFaultyServer((reply, _number, { target, headers }) => {
    const busyUntil = new Date(Date.now() + 3_600_000).toUTCString();
    const isPart = headers.range !== undefined;
    const behaviors: Readonly<Record<string, () => void>> = {
      // As nginx.
      '/unsatisfiable.mp4': () =>
        reply.send('<html>416</html>', 416, { ...AS_HTML, 'content-range': 'bytes */1000' }),
      '/busy.mp4': () => reply.send('busy', 503, { ...AS_HTML, 'retry-after': '7' }),
      '/busyUntil.mp4': () => reply.send('busy', 503, { ...AS_HTML, 'retry-after': busyUntil }),
      '/broken.mp4': () => reply.send('broken', 500, AS_HTML),
      '/page.mp4': () => reply.send('<html></html>', 200, AS_HTML),
      '/reset.mp4': () => reply.reset(),
      '/gone.mp4': () => reply.send('', 404),
      '/unchanged.mp4': () => reply.send('', 304, { ...AS_HTML, etag: '"1"' }),
      '/parts.mp4': () =>
        isPart
          ? reply.send('--x', 206, { 'content-type': 'multipart/byteranges; boundary=x' })
          : reply.send('whole', 200, AS_VIDEO),
      '/silent.mp4': () => undefined,
    };
    behaviors[target]?.();
  });
  server = await startRouteServer([videoRoute(addressesOf([host.url.href, UNREACHABLE]), IDLE_TIMEOUT_MS)]);
});
beforeEach(() => {
  server.logged.length = 0;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await host[Symbol.asyncDispose]();
});

const UNREACHABLE = 'http://127.0.0.1:9/';

function get(path: string, init: RequestInit = {}): Promise<Response> {
  const addresses = addressesOf([host.url.href, UNREACHABLE]);
  const { pathname } = new URL(addresses.videoAddressOf(new URL(path, host.url).href));
  return fetch(server.url + pathname, init);
}

describe('a failure of the host', () => {
  test.each([
    ['/busy.mp4', 503, 'IMAGE_UNAVAILABLE', '7'],
    ['/broken.mp4', 502, 'IMAGE_UNAVAILABLE', null],
    ['/page.mp4', 502, 'IMAGE_UNAVAILABLE', null],
    ['/reset.mp4', 502, 'IMAGE_UNREACHABLE', null],
    [`${UNREACHABLE}down.mp4`, 502, 'IMAGE_UNREACHABLE', null],
    ['/silent.mp4', 504, 'IMAGE_TIMEOUT', null],
  ])('%s: %i %s, and no entry in the error log', async (path, status, code, retryAfter) => {
    const response = await get(path);
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/^[A-Z].+\.$/) });
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(server.logged).toEqual([]);
  });

  test('a date in Retry-After becomes seconds', async () => {
    const response = await get('/busyUntil.mp4');
    expect(response.status).toBe(503);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  test('a missing video is left to the site', async () => {
    expect((await get('/gone.mp4')).status).toBe(404);
  });
});

test('a client that leaves before the host answers is no error', async () => {
  const leaving = new AbortController();
  const before = host.requests.length;
  const response = get('/silent.mp4', { signal: leaving.signal });
  await expect.poll(() => host.requests.length).toBe(before + 1);
  leaving.abort();
  await expect(response).rejects.toThrow();
  await expect.poll(() => host.connections).toBe(0);
  expect(server.logged).toEqual([]);
});

describe('ranges', () => {
  test('416 is passed on with the length, without the page of the host', async () => {
    const response = await get('/unsatisfiable.mp4', { headers: { range: 'bytes=5000-' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(response.headers.get('content-type')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  test('a request for several gets the whole video', async () => {
    const response = await get('/parts.mp4', { headers: { range: 'bytes=0-1,3-4' } });
    expect([response.status, await response.text()]).toEqual([200, 'whole']);
  });

  test('304 has no body, so its type does not matter', async () => {
    const response = await get('/unchanged.mp4', { headers: { 'if-none-match': '"1"' } });
    expect([response.status, response.headers.get('etag')]).toEqual([304, '"1"']);
  });
});

/** Refusals before the end of the body reach every client, on all endpoints, directly and through nginx. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LIMITS } from '#gateway/config/limits.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { nginxProgram, startProxy, type Proxy } from '#tests/harness/proxy.ts';

let gateway: Gateway;
let proxy: Proxy;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl') });
  proxy = await startProxy(nginxProgram ?? 'nginx', [Number(new URL(gateway.url).port)]);
}, 60_000);
afterAll(async () => {
  await proxy?.[Symbol.asyncDispose]();
  await gateway?.stop();
});

const TWO_MB = 2_000_000;
const UPLOAD = 'multipart/form-data; boundary=x';

interface Refused {
  readonly target: string;
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly bytes: number;
  readonly status: number;
}

/** A request to each endpoint that is refused before its body is read. */
const REFUSED: readonly (readonly [string, Refused])[] = [
  [
    'an upload without a preflight header',
    { target: '/graphql', headers: { 'content-type': UPLOAD }, bytes: TWO_MB, status: 403 },
  ],
  [
    'an upload above the limit',
    {
      target: '/graphql',
      headers: { 'content-type': UPLOAD, 'graphql-require-preflight': '1' },
      bytes: 12_500_000,
      status: 413,
    },
  ],
  [
    'a GraphQL body above the limit',
    { target: '/graphql', headers: { 'content-type': 'application/json' }, bytes: TWO_MB, status: 413 },
  ],
  [
    'a GraphQL body of another media type',
    { target: '/graphql', headers: { 'content-type': 'text/plain' }, bytes: TWO_MB, status: 415 },
  ],
  [
    'a compressed GraphQL body',
    {
      target: '/graphql',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      bytes: TWO_MB,
      status: 415,
    },
  ],
  [
    'a form of another site',
    {
      target: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      bytes: TWO_MB,
      status: 403,
    },
  ],
  [
    'a form above the limit',
    {
      target: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      bytes: TWO_MB,
      status: 413,
    },
  ],
  [
    'a form of another media type',
    {
      target: '/login',
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      bytes: TWO_MB,
      status: 415,
    },
  ],
  [
    'a body sent to a picture',
    { target: '/img?url=x', headers: { 'content-type': 'image/png' }, bytes: TWO_MB, status: 403 },
  ],
  [
    'a body sent to the operator page',
    { target: '/operator', method: 'GET', headers: {}, bytes: TWO_MB, status: 401 },
  ],
];

function open(url: string): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1');
}

/** A client that goes on sending after the server has ended the response. */
function openHalf(url: string): Socket {
  return connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
}

/** Sends head and body like a client that reads the response after its last byte. @returns the whole response */
async function sendThenRead(url: string, request: Refused, body: Buffer): Promise<string> {
  const { target, method = 'POST', headers } = request;
  const socket = open(url);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `${method} ${target} HTTP/1.1\r\nhost: x\r\n${fields.join('')}content-length: ${body.length}\r\n\r\n`,
  );
  socket.pause();
  const sent = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(body, () => resolve());
  });
  await sent;
  let response = '';
  socket.on('data', (chunk) => (response += String(chunk)));
  socket.resume();
  await once(socket, 'end');
  socket.destroy();
  return response;
}

describe('S80 a refusal before the body is read', () => {
  it.each(REFUSED)('%s: arrives at a client that reads after it has sent all', async (_, request) => {
    for (let round = 0; round < 5; round += 1) {
      const response = await sendThenRead(gateway.url, request, Buffer.alloc(request.bytes, 'x'));
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${request.status} `));
      expect(head.toLowerCase()).toContain('connection: close');
      expect(Buffer.byteLength(body)).toBeGreaterThan(0);
    }
  });

  it.each(REFUSED.filter(([, { method }]) => method !== 'GET'))(
    '%s: arrives through fetch, directly and through nginx',
    async (_, request) => {
      for (const { url } of [gateway, proxy]) {
        const send = () =>
          fetch(url + request.target, {
            method: 'POST',
            headers: request.headers,
            body: Buffer.alloc(request.bytes, 'x'),
          });
        for (let round = 0; round < 10; round += 1) {
          const response = await send();
          expect(response.status).toBe(request.status);
          await response.text();
        }
        // At once, so that connections are shared.
        const all = await Promise.all(Array.from({ length: 10 }, send));
        expect(all.map(({ status }) => status)).toEqual(all.map(() => request.status));
        await Promise.all(all.map((response) => response.text()));
      }
    },
  );

  it('more files than are read: 400, and the next request on any connection is answered', async () => {
    for (const { url } of [gateway, proxy]) {
      for (let round = 0; round < 3; round += 1) {
        const form = new FormData();
        form.set('operations', JSON.stringify({ query: '{ __typename }' }));
        form.set('map', '{}');
        const file = new Blob([new Uint8Array(100_000)]);
        for (let index = 0; index <= LIMITS.listSize; index += 1) form.set(`${index}`, file);
        const headers = { 'graphql-require-preflight': '1' };
        const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
        expect(response.status).toBe(400);
        await response.text();
        const signal = AbortSignal.timeout(10_000);
        expect((await fetch(`${url}/healthz`, { signal })).status).toBe(200);
      }
    }
  });

  it('an accepted body leaves the connection open', async () => {
    const body = '{"query":"{ __typename }"}';
    const socket = open(gateway.url);
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    for (let request = 1; request <= 3; request += 1) {
      socket.write(
        `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      await expect.poll(() => received.split('HTTP/1.1 200').length).toBe(request + 1);
    }
    expect(received.toLowerCase()).not.toContain('connection: close');
    socket.destroy();
  });

  it('what follows a refused body is not read as a request', async () => {
    const socket = openHalf(gateway.url);
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n',
    );
    await expect.poll(() => received).toMatch(/^HTTP\/1.1 415 /);
    socket.end('123456789GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'close');
    expect(received.match(/HTTP\/1.1 /g)).toHaveLength(1);
  });

  it('a client that goes on sending without end is closed', async () => {
    const socket = openHalf(gateway.url);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    let sent = 0;
    const closed = once(socket, 'close');
    while (!socket.destroyed) {
      sent += chunk.length;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined);
    }
    expect(sent).toBeGreaterThan(TWO_MB);
    expect(sent).toBeLessThan(100_000_000);
  });

  it('a client that stops sending and does not close is closed', { timeout: 40_000 }, async () => {
    const socket = openHalf(gateway.url);
    socket.resume();
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n',
    );
    await once(socket, 'end');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // That the other side has closed a connection shows only when a write to it fails.
    const writes = setInterval(() => socket.write('x'), 7_000);
    socket.on('error', () => undefined);
    await closed;
    clearInterval(writes);
  });
});

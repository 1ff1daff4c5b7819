/** Requests with ambiguous ends, and unsupported methods and HTTP versions, directly and through nginx. */
import { describe, expect, it } from 'vitest';
import { proxiedSite } from './proxiedSite.ts';
import { send, statusesOf } from './rawSocket.ts';

const servers = proxiedSite();

/** The second request, whose answer `ready` must not be seen. */
const SMUGGLED = 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (fields: string, body: string): string =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${fields}\r\n\r\n${body}`;

/** Requests about whose end two parsers may differ. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'Content-Length and Transfer-Encoding': post(
    `Content-Length: ${5 + SMUGGLED.length}\r\nTransfer-Encoding: chunked`,
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'Transfer-Encoding and Content-Length': post(
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    `5\r\nGPOST\r\n0\r\n\r\n${SMUGGLED}`,
  ),
  'two different Content-Lengths': post(`Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED),
  'a list of Content-Lengths': post(`Content-Length: 0, ${SMUGGLED.length}`, SMUGGLED),
  'a Content-Length with a sign': post('Content-Length: +0', SMUGGLED),
  'a negative Content-Length': post('Content-Length: -1', SMUGGLED),
  'a Content-Length in hexadecimal': post('Content-Length: 0x0', SMUGGLED),
  'a Content-Length above 64 bits': post('Content-Length: 18446744073709551616', SMUGGLED),
  'an unknown Transfer-Encoding': post('Transfer-Encoding: xchunked', `0\r\n\r\n${SMUGGLED}`),
  'chunked twice': post('Transfer-Encoding: chunked, chunked', `0\r\n\r\n${SMUGGLED}`),
  'chunked before another coding': post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`),
  'a space before the colon': post('Transfer-Encoding : chunked', `0\r\n\r\n${SMUGGLED}`),
  'a vertical tab before the value': post('Transfer-Encoding: \x0bchunked', `0\r\n\r\n${SMUGGLED}`),
  'a folded line (obs-fold)': post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${SMUGGLED}`),
  'a NUL in a value': post('X: a\0b\r\nContent-Length: 0', SMUGGLED),
  'a bare carriage return': post('X: a\rTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
  'a bare line feed': post('X: a\nContent-Length: 0', SMUGGLED),
  'a chunk size with a sign': post('Transfer-Encoding: chunked', `+0\r\n\r\n${SMUGGLED}`),
  'a chunk size with a prefix': post('Transfer-Encoding: chunked', `0x0\r\n\r\n${SMUGGLED}`),
  'a chunk size above 64 bits': post('Transfer-Encoding: chunked', `10000000000000000\r\n\r\n${SMUGGLED}`),
  'a chunk that is longer than its size': post(
    'Transfer-Encoding: chunked',
    `1\r\nab\r\n0\r\n\r\n${SMUGGLED}`,
  ),
  'a chunk extension without end': post('Transfer-Encoding: chunked', `0;${'x'.repeat(20_000)}`),
};

describe('S84 requests whose end is ambiguous', () => {
  it.each(Object.entries(SMUGGLING))('%s: refused, and what follows is not answered', async (_, bytes) => {
    const received = await send(servers.site.url, bytes);
    expect(received).not.toContain('ready');
    expect(statusesOf(received)).toHaveLength(1);
    expect(statusesOf(received)[0]).toBeGreaterThanOrEqual(400);
    expect(received.toLowerCase()).toContain('connection: close');
  });

  it.each(Object.entries(SMUGGLING))('%s: through nginx nobody else gets the answer', async (_, bytes) => {
    const healthy = async () => (await fetch(`${servers.proxy.url}/healthz`)).text();
    const others = Promise.all(Array.from({ length: 5 }, healthy));
    const received = await send(servers.proxy.url, bytes);
    expect(statusesOf(received).length).toBeLessThanOrEqual(2);
    expect(await others).toEqual(Array.from({ length: 5 }, () => 'ok'));
    for (let request = 0; request < 5; request += 1) expect(await healthy()).toBe('ok');
  });

  it('a body on GET is a body, not the next request', async () => {
    const get = `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`;
    for (const { url } of [servers.site, servers.proxy]) {
      const received = await send(url, get);
      expect(statusesOf(received)).toEqual([200]);
      expect(received).not.toContain('ready');
    }
  });

  it.each([
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', [400]],
    ['HTTP/1.2', 'GET /healthz HTTP/1.2\r\nHost: x\r\n\r\n', [400]],
    ['HTTP/2 in clear text', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
    ['HTTP/0.9', 'GET /healthz\r\n\r\n', [400]],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', []],
    ['an unknown method', 'EVIL / HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
    ['an unknown expectation', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: magic\r\n\r\n', [417]],
    ['an address of 100 KB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, [431]],
    [
      'ten thousand headers',
      `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 10_000 }, (_, at) => `a${at}:b\r\n`).join('')}\r\n`,
      [431],
    ],
    ['half a request, then the end', 'GET /healthz HTTP/1.1\r\nHo', []],
  ])('%s', async (_, bytes, statuses) => {
    expect(statusesOf(await send(servers.site.url, bytes))).toEqual(statuses);
    expect((await fetch(`${servers.site.url}/healthz`)).status).toBe(200);
  });

  it('TRACE returns nothing of the request', async () => {
    const received = await send(
      servers.site.url,
      'TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret-cookie\r\nConnection: close\r\n\r\n',
    );
    expect(statusesOf(received)).toEqual([405]);
    expect(received).not.toContain('secret-cookie');
  });

  it('HTTP/1.0 without Host is answered once', async () => {
    const received = await send(servers.site.url, `GET /healthz HTTP/1.0\r\n\r\n${SMUGGLED}`);
    expect(statusesOf(received)).toEqual([200]);
    expect(received).not.toContain('ready');
  });

  it('a request for an unsupported upgrade is an ordinary request', async () => {
    const received = await send(
      servers.site.url,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(statusesOf(received)).toEqual([200]);
  });

  it('a refused body that waits for 100 Continue gets its refusal', async () => {
    const received = await send(
      servers.site.url,
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\nExpect: 100-continue\r\n\r\n',
    );
    expect(statusesOf(received).at(-1)).toBe(413);
  });

  it('an error in a later request does not replace the answer of an earlier one', async () => {
    await servers.site.origin.fault({ path: '/api/halls/77', delayMs: 500 });
    const query = encodeURIComponent('{ hall(by: { rawId: "77" }) { rawId } }');
    const received = await send(
      servers.site.url,
      `GET /graphql?query=${query} HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX\r\n\r\n`,
    );
    await servers.site.origin.clearFaults();
    expect(statusesOf(received)).not.toContain(400);
  });
});

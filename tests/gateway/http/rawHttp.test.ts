/** Bytes that no browser sends: smuggled, malformed, slow, pipelined and idle requests, directly and through nginx. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { nginxProgram, startProxy, type Proxy } from '#tests/harness/proxy.ts';

let site: Site;
let proxy: Proxy;
beforeAll(async () => {
  site = await startSite();
  proxy = await startProxy(nginxProgram ?? 'nginx', [Number(new URL(site.url).port)]);
}, 120_000);
afterAll(async () => {
  await proxy?.[Symbol.asyncDispose]();
  await site?.stop();
});

function open(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** How long a connection that stays open may be silent before its answer counts as whole. */
const QUIET_MS = 1_000;

/** Sends bytes. @returns what comes back until the connection closes or falls silent */
async function send(url: string, bytes: string): Promise<string> {
  const socket = open(url);
  let received = '';
  let heardAt = performance.now();
  socket.on('data', (chunk) => {
    received += String(chunk);
    heardAt = performance.now();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Buffer.from(bytes, 'latin1'));
  while (!socket.destroyed && performance.now() - heardAt < QUIET_MS)
    await Promise.race([closed, sleep(100)]);
  socket.destroy();
  return received;
}

const statusesOf = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

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
    const received = await send(site.url, bytes);
    expect(received).not.toContain('ready');
    expect(statusesOf(received)).toHaveLength(1);
    expect(statusesOf(received)[0]).toBeGreaterThanOrEqual(400);
    expect(received.toLowerCase()).toContain('connection: close');
  });

  it.each(Object.entries(SMUGGLING))('%s: through nginx nobody else gets the answer', async (_, bytes) => {
    const healthy = async () => (await fetch(`${proxy.url}/healthz`)).text();
    const others = Promise.all(Array.from({ length: 5 }, healthy));
    const received = await send(proxy.url, bytes);
    expect(statusesOf(received).length).toBeLessThanOrEqual(2);
    expect(await others).toEqual(Array.from({ length: 5 }, () => 'ok'));
    for (let request = 0; request < 5; request += 1) expect(await healthy()).toBe('ok');
  });

  it('a body on GET is a body, not the next request', async () => {
    const get = `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`;
    for (const { url } of [site, proxy]) {
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
    expect(statusesOf(await send(site.url, bytes))).toEqual(statuses);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('TRACE returns nothing of the request', async () => {
    const received = await send(
      site.url,
      'TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret-cookie\r\nConnection: close\r\n\r\n',
    );
    expect(statusesOf(received)).toEqual([405]);
    expect(received).not.toContain('secret-cookie');
  });

  it('HTTP/1.0 without Host is answered once', async () => {
    const received = await send(site.url, `GET /healthz HTTP/1.0\r\n\r\n${SMUGGLED}`);
    expect(statusesOf(received)).toEqual([200]);
    expect(received).not.toContain('ready');
  });

  it('an upgrade that nobody offers is an ordinary request', async () => {
    const received = await send(
      site.url,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(statusesOf(received)).toEqual([200]);
  });

  it('a refused body that waits for 100 Continue gets its refusal', async () => {
    const received = await send(
      site.url,
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\nExpect: 100-continue\r\n\r\n',
    );
    expect(statusesOf(received).at(-1)).toBe(413);
  });

  it('an error in a later request does not replace the answer of an earlier one', async () => {
    await site.origin.fault({ path: '/api/halls/77', delayMs: 500 });
    const query = encodeURIComponent('{ hall(by: { rawId: "77" }) { rawId } }');
    const received = await send(
      site.url,
      `GET /graphql?query=${query} HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX\r\n\r\n`,
    );
    await site.origin.clearFaults();
    expect(statusesOf(received)).not.toContain(400);
  });
});

describe('S85 connections that cost without asking', () => {
  const closedWithin = async (socket: Socket): Promise<boolean> => {
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    return true;
  };

  it('silence and headers byte by byte: closed, also by nginx', async () => {
    const isClosed = async (url: string, drips: boolean): Promise<boolean> => {
      const socket = open(url).resume();
      if (drips) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      const dripping = setInterval(() => drips && socket.write('X'), 1_000);
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(dripping);
      return true;
    };
    const all = [site.url, proxy.url].flatMap((url) => [isClosed(url, false), isClosed(url, true)]);
    expect(await Promise.all(all)).toEqual([true, true, true, true]);
  }, 45_000);

  it('of a pipeline of 2,000 requests at most 16 are begun', async () => {
    await site.origin.clearJournal();
    await site.origin.fault({ path: '/api/halls/', hold: true });
    const socket = open(site.url);
    const requests = Array.from({ length: 2_000 }, (_, at) => {
      const query = encodeURIComponent(`{ halls(first: 1, filter: { name: "p${at}" }) { totalCount } }`);
      return `GET /graphql?query=${query} HTTP/1.1\r\nHost: x\r\n\r\n`;
    });
    socket.resume().write(requests.join(''));
    await new Promise((resolve) => socket.once('close', resolve));
    const begun = (await site.origin.calls(/^\/api\/halls\//)).length;
    await site.origin.clearFaults();
    expect(begun).toBeLessThanOrEqual(16);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  }, 60_000);

  it('idle connections give way at the limit; silent ones within seconds', async () => {
    await using limited: Gateway = await startGateway({
      upstream: site.origin.url,
      env: { MAX_CONNECTIONS: '16' },
    });
    const isServed = async (): Promise<boolean> =>
      /^HTTP\/1.1 200 /.test(await send(limited.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    const closed = (sockets: readonly Socket[]): number =>
      sockets.filter(({ destroyed }) => destroyed).length;
    const idle = Array.from({ length: 15 }, () => open(limited.url));
    let answers = 0;
    for (const socket of idle)
      socket.once('data', () => (answers += 1)).write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => answers).toBe(15);
    const silent = Array.from({ length: 40 }, () => open(limited.url).resume());
    // Above the limit they are refused, and the idle ones are closed.
    await expect.poll(() => closed(silent)).toBeGreaterThanOrEqual(24);
    await expect.poll(() => closed(idle)).toBe(15);
    await expect.poll(isServed, { timeout: 40_000 }).toBe(true);
    for (const socket of [...idle, ...silent]) socket.destroy();
  }, 120_000);
});

describe('S86 bodies and answers', () => {
  const BOMB = gzipSync(Buffer.alloc(20_000_000, 'x'));
  const gzipped = (path: string, type: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-encoding': 'gzip', ...headers },
      body: BOMB,
    });

  it('compressed forms and uploads are refused as compressed GraphQL bodies are', async () => {
    const preflight = { 'graphql-require-preflight': '1' };
    const own = { origin: site.url };
    for (const response of await Promise.all([
      gzipped('/graphql', 'multipart/form-data; boundary=x', preflight),
      gzipped('/login', 'application/x-www-form-urlencoded', own),
      gzipped('/login', 'multipart/form-data; boundary=x', own),
    ]))
      expect(response.status).toBe(415);
  });

  it.each([
    ['a number of a million digits', `{"query":"{ __typename }","variables":{"a":${'9'.repeat(900_000)}}}`],
    [
      'an infinite number',
      '{"query":"query ($a: Int) { halls(first: $a) { totalCount } }","variables":{"a":1e400}}',
    ],
    [
      'deep extensions',
      `{"query":"{ __typename }","extensions":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
    [
      'a hundred thousand members',
      `{"query":"{ __typename }","variables":{${Array.from({ length: 60_000 }, (_, at) => `"a${at}":1`).join()}}}`,
    ],
    [
      '`__proto__` as extensions',
      '{"query":"{ __typename }","extensions":{"__proto__":{"persistedQuery":{"sha256Hash":"x"}}}}',
    ],
  ])('%s: answered as JSON, without an internal error', async (_, body) => {
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(await response.json())).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it('personal answers are not compressed where they repeat what another site can choose (BREACH)', async () => {
    const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
    const accept = { 'accept-encoding': 'br, gzip' };
    const json = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...member, ...accept, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ guess: viewer { account { nickname hallClips { nodes { id note } } } } }',
      }),
    });
    expect(json.headers.get('content-encoding')).toBeNull();
    const MARK = 'guess7391';
    const query = ['page', 'q', 'to', 'name', 'utm_source', 'sort', 'x']
      .map((name) => `${name}=${MARK}`)
      .join('&');
    /** The personal pages that repeat the mark in a compressed answer. */
    const repeating = async (openedBy: string): Promise<string[]> => {
      const paths: string[] = [];
      for (const path of [
        '/mypage',
        '/mypage/clips',
        '/mypage/clips/share',
        '/mypage/reservations',
        '/mypage/karte',
      ]) {
        const response = await fetch(`${site.url}${path}?${query}`, {
          headers: { ...member, ...accept, 'sec-fetch-site': openedBy },
          redirect: 'manual',
        });
        const isCompressed = response.headers.has('content-encoding');
        if ((await response.text()).includes(MARK) && isCompressed) paths.push(path);
      }
      return paths;
    };
    expect(await repeating('cross-site')).toEqual([]);
    expect(await repeating('same-site')).toEqual([]);
    // Pages repeat their parameters; those that the site itself opens are compressed.
    expect(await repeating('same-origin')).not.toEqual([]);
  });
});

/** Silent, slow, pipelined and idle connections; hostile bodies; what compressed responses reveal. */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { proxiedSite } from './proxiedSite.ts';
import { open, send } from './rawSocket.ts';

const servers = proxiedSite();
const RELEASED: Record<string, string> = JSON.parse(readFileSync(`${root}released/documents.json`, 'utf8'));

describe('S85 connections without complete requests', () => {
  it('silence and headers byte by byte: closed, also by nginx', async () => {
    const isClosed = async (url: string, drips: boolean): Promise<boolean> => {
      const socket = open(url).resume();
      if (drips) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      const dripping = setInterval(() => drips && socket.write('X'), 1_000);
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(dripping);
      return true;
    };
    const all = [servers.site.url, servers.proxy.url].flatMap((url) => [
      isClosed(url, false),
      isClosed(url, true),
    ]);
    expect(await Promise.all(all)).toEqual([true, true, true, true]);
  }, 45_000);

  it('of a pipeline of 2,000 requests at most 16 are begun', async () => {
    await servers.site.origin.clearJournal();
    await servers.site.origin.fault({ path: '/api/halls/', hold: true });
    const socket = open(servers.site.url);
    const requests = Array.from({ length: 2_000 }, (_, at) => {
      const query = encodeURIComponent(`{ halls(first: 1, filter: { name: "p${at}" }) { totalCount } }`);
      return `GET /graphql?query=${query} HTTP/1.1\r\nHost: x\r\n\r\n`;
    });
    socket.resume().write(requests.join(''));
    await new Promise((resolve) => socket.once('close', resolve));
    const begun = (await servers.site.origin.calls(/^\/api\/halls\//)).length;
    await servers.site.origin.clearFaults();
    expect(begun).toBeLessThanOrEqual(16);
    expect((await fetch(`${servers.site.url}/healthz`)).status).toBe(200);
  }, 60_000);

  it('idle connections give way at the limit; silent ones within seconds', async () => {
    await using limited: Gateway = await startGateway({
      upstream: servers.site.origin.url,
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
    fetch(servers.site.url + path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-encoding': 'gzip', ...headers },
      body: BOMB,
    });

  it('compressed forms and uploads are refused as compressed GraphQL bodies are', async () => {
    const preflight = { 'graphql-require-preflight': '1' };
    const own = { origin: servers.site.url };
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
    const response = await fetch(`${servers.site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(await response.json())).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it('S123 answers to POST are compressed for apps alone: other sites cannot make them send a text', async () => {
    const query = '{ viewer { isLoggedIn } halls(first: 30) { nodes { id name } } }';
    const magazine = Object.entries(RELEASED).find(([, text]) => text.includes('query Magazine('));
    for (const body of [{ query }, { documentId: magazine?.[0] }]) {
      const encodingFor = async (headers: Record<string, string>): Promise<string | null> => {
        const response = await fetch(`${servers.site.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip', ...headers },
          body: JSON.stringify(body),
        });
        expect(await response.json()).toMatchObject({ data: {} });
        expect(response.headers.get('vary')).toMatch(/Accept-Encoding.*Cookie|Cookie.*Accept-Encoding/);
        return response.headers.get('content-encoding');
      };
      expect(await encodingFor({ 'x-wedding-token': demo.token })).toBe('br');
      expect(await encodingFor({ 'accept-encoding': 'gzip' })).toBe('gzip');
      expect(await encodingFor({ 'accept-encoding': 'identity' })).toBeNull();
      expect(await encodingFor({ cookie: 'a=1' })).toBeNull();
      expect(await encodingFor({ origin: servers.site.url })).toBeNull();
    }
  });

  it('personal answers are not compressed where they repeat what another site can choose (BREACH)', async () => {
    const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
    const accept = { 'accept-encoding': 'br, gzip' };
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
        const response = await fetch(`${servers.site.url}${path}?${query}`, {
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

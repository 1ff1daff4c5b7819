/** Allowed hosts that redirect, or whose names resolve to private addresses. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImageFetcher, redirectTarget } from '#gateway/images/fetch.ts';
import { guardedLookup } from '#gateway/images/publicAddress.ts';
import { addressesOf, startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
beforeAll(async () => {
  testbed = await startImageTestbed();
});
afterAll(() => testbed[Symbol.asyncDispose]());

describe('redirects and DNS', () => {
  test('I25 redirects to a private address, another port or another scheme are not followed', async () => {
    for (const path of ['/to-canary', '/to-metadata', '/to-file'])
      expect(await testbed.request(testbed.urlOf(path)), path).toMatchObject({
        status: 502,
        code: 'IMAGE_UNAVAILABLE',
      });
    expect(testbed.forbiddenServer.opened).toBe(0);
  });

  test('I25 at most three redirects within the host are followed', async () => {
    expect((await testbed.request(testbed.urlOf('/hop'))).status).toBe(200);
    const before = testbed.host.requests.length;
    expect(await testbed.request(testbed.urlOf('/round'))).toMatchObject({
      status: 502,
      code: 'IMAGE_UNAVAILABLE',
    });
    expect(testbed.host.requests.length - before).toBe(4);
  });

  test('I25 redirects from https to http are not followed', () => {
    const { sources } = addressesOf(['http://img.example/', 'https://img.example/']);
    const from = (scheme: string) => (location: string) =>
      redirectTarget(new URL(`${scheme}://img.example/a/b.jpg`), location, sources)?.href ?? null;
    expect(from('http')('https://img.example/c.jpg')).toBe('https://img.example/c.jpg');
    expect(from('https')('c.jpg')).toBe('https://img.example/a/c.jpg');
    for (const location of [
      'http://img.example/c.jpg',
      '//evil.example/c.jpg',
      'https://u:p@img.example/c.jpg',
      'data:,x',
      '//',
    ])
      expect(from('https')(location), location).toBeNull();
  });

  test('F106 an idle connection closes, a slow one does not', async () => {
    const host = createServer((request, response) =>
      setTimeout(() => response.end('a picture'), Number(request.url?.slice(1))),
    );
    // Sends no `Keep-Alive` header, from which the agent would learn a time.
    host.keepAliveTimeout = 0;
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const address = host.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    const fetcher = new ImageFetcher(addressesOf([url]).sources, undefined, 100);
    const read = async (path: string) =>
      text(await fetcher.open(new URL(path, url), AbortSignal.timeout(5_000)));
    expect(await read('1')).toBe('a picture');
    const connections = () => promisify(host.getConnections.bind(host))();
    expect(await connections()).toBe(1);
    await expect.poll(connections, { timeout: 2_000 }).toBe(0);
    expect(await read('400')).toBe('a picture');
    host.close();
    host.closeAllConnections();
  });

  test('I26 names that resolve to a private address are rejected without a connection', async () => {
    const origin = `http://img.example.jp:${testbed.forbiddenServer.port}`;
    for (const addresses of [
      ['127.0.0.1'],
      ['93.184.215.14', '127.0.0.1'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      ['169.254.169.254'],
      ['10.0.0.1'],
      ['0.0.0.0'],
      ['64:ff9b::7f00:1'],
    ]) {
      const images = testbed.createProxy({
        sources: [`${origin}/`],
        resolveHost: (_name, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
      });
      expect(await testbed.request(`${origin}/a.jpg`, { query: '', images }), addresses.join()).toMatchObject(
        {
          status: 400,
          code: 'HOST_NOT_ALLOWED',
        },
      );
    }
    expect(testbed.forbiddenServer.opened).toBe(0);
  });

  test('I26 the connection uses the addresses that were checked', async () => {
    let lookups = 0;
    const guarded = guardedLookup((_name, done) => {
      lookups += 1;
      done(null, [{ address: lookups === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }]);
    });
    const resolveName = (name: string) =>
      new Promise((resolve) => guarded(name, {}, (error, address) => resolve(error?.message ?? address)));
    expect(await resolveName('img.example.jp')).toBe('93.184.215.14');
    expect(lookups).toBe(1);
    expect(await resolveName('img.example.jp')).toContain('closed address');
  });

  test('I26 configured names without a dot may be in a private network', async () => {
    const origin = `http://pictures:${testbed.host.url.port}`;
    const images = testbed.createProxy({
      sources: [`${origin}/`],
      resolveHost: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    expect((await testbed.request(`${origin}/photo`, { query: '', images })).status).toBe(200);
  });
});

/** Configured hosts that lead the image proxy elsewhere, by redirect or by name (I25, I26). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextHop } from '#gateway/images/fetch.ts';
import { guardedLookup } from '#gateway/images/publicAddress.ts';
import { openAbuseStand, type AbuseStand } from './abuseTestbed.ts';

let stand: AbuseStand;
beforeAll(async () => {
  stand = await openAbuseStand();
});
afterAll(() => stand[Symbol.asyncDispose]());

describe('hosts that lead elsewhere', () => {
  test('I25 a redirect to a private address, another port, another scheme is not followed', async () => {
    for (const path of ['/to-canary', '/to-metadata', '/to-file'])
      expect(await stand.ask(stand.here(path)), path).toMatchObject({
        status: 502,
        code: 'IMAGE_UNAVAILABLE',
      });
    expect(stand.canary.opened).toBe(0);
  });

  test('I25 redirects within the host are followed, three at most', async () => {
    expect((await stand.ask(stand.here('/hop'))).status).toBe(200);
    const before = stand.host.seen.length;
    expect(await stand.ask(stand.here('/round'))).toMatchObject({ status: 502, code: 'IMAGE_UNAVAILABLE' });
    expect(stand.host.seen.length - before).toBe(4);
  });

  test('I25 a redirect leads from http to https, and never back', () => {
    const hosts = new Set(['http://img.example', 'https://img.example']);
    const from = (scheme: string) => (location: string) =>
      nextHop(new URL(`${scheme}://img.example/a/b.jpg`), location, hosts)?.href ?? null;
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

  test('I26 a configured name that resolves to a closed address is refused without a connection', async () => {
    const origin = `http://img.example.jp:${stand.canary.port}`;
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
      const images = stand.open({
        hosts: [origin],
        resolve: (_name, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
      });
      expect(await stand.ask(`${origin}/a.jpg`, { query: '', images }), addresses.join()).toMatchObject({
        status: 400,
        code: 'HOST_NOT_ALLOWED',
      });
    }
    expect(stand.canary.opened).toBe(0);
  });

  test('I26 a name is resolved once, and the connection gets the very addresses that were checked', async () => {
    let asked = 0;
    const turning = guardedLookup((_name, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }]);
    });
    const look = (name: string) =>
      new Promise((resolve) => turning(name, {}, (error, address) => resolve(error?.message ?? address)));
    expect(await look('img.example.jp')).toBe('93.184.215.14');
    expect(asked).toBe(1);
    expect(await look('img.example.jp')).toContain('closed address');
  });

  test('I26 a local name of the operator may lie in a private network', async () => {
    const origin = `http://pictures:${stand.host.url.port}`;
    const images = stand.open({
      hosts: [origin],
      resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    expect((await stand.ask(`${origin}/photo`, { query: '', images })).status).toBe(200);
  });
});

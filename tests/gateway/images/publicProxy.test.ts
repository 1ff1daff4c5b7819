/** The reverse proxy in front of the image proxy: which requests share a cache entry. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { nginxProgram, type Proxy, startProxy } from '#tests/harness/proxy.ts';

let gateway: Gateway;
let proxy: Proxy;
beforeAll(async () => {
  gateway = await startGateway({ upstream: inject('originUrl') });
  if (nginxProgram === null) throw new Error('nginx is not installed (Debian: nginx-light)');
  proxy = await startProxy(nginxProgram, [Number(new URL(gateway.url).port)]);
});
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await gateway.stop();
});

const pictureOf = (seed: number): string =>
  encodeURIComponent(`${inject('originUrl')}/pictures/crest-ai-${seed}-square.jpg`);

async function get(query: string, accept = 'image/webp') {
  const response = await fetch(`${proxy.url}/img?${query}`, { headers: { accept } });
  const { headers, status } = response;
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { status, cache: headers.get('x-cache'), type: headers.get('content-type'), body };
}

describe('the proxy cache', () => {
  test('I44 unknown parameters, their order and the signature make no second copy', async () => {
    const first = await get(`url=${pictureOf(1)}&width=100`);
    expect(first).toMatchObject({ status: 200, cache: 'MISS', type: 'image/webp' });
    for (const query of [
      `url=${pictureOf(1)}&width=100&n=1`,
      `n=2&width=100&url=${pictureOf(1)}`,
      `url=${pictureOf(1)}&s=AAAAAAAAAAAAAAAA&width=100`,
      `url=${pictureOf(1)}&width=100&utm_source=x#y`,
    ])
      expect(await get(query), query).toEqual({ ...first, cache: 'HIT' });
  });

  test('I44 spellings of Accept make no more copies than formats', async () => {
    const accepts = ['image/webp', 'image/webp,*/*', 'text/html, image/webp;q=0.9', 'x/1,image/webp'];
    const caches = [];
    for (const accept of accepts) caches.push((await get(`url=${pictureOf(2)}&width=100`, accept)).cache);
    expect(caches).toEqual(['MISS', 'HIT', 'HIT', 'HIT']);
    expect(await get(`url=${pictureOf(2)}&width=100`, '*/*')).toMatchObject({
      cache: 'MISS',
      type: 'image/jpeg',
    });
    expect(await get(`url=${pictureOf(2)}&width=100`, 'image/webp;q=0')).toMatchObject({
      type: 'image/jpeg',
    });
  });

  test('I45 no request stores one picture under the address of another', async () => {
    const direct = await fetch(`${gateway.url}/img?url=${decodeURIComponent(pictureOf(3))}&width=100`, {
      headers: { accept: 'image/webp' },
    });
    const own = Buffer.from(await direct.arrayBuffer()).toString('base64');
    const attacks = [
      `URL=${pictureOf(3)}&url=${pictureOf(4)}&width=100`,
      `Url=${pictureOf(3)}&url=${pictureOf(4)}&width=100`,
      `url=${pictureOf(3)}&url=${pictureOf(4)}&width=100`,
      `url=${pictureOf(3)}&%75rl=${pictureOf(4)}&width=100`,
      `url=${pictureOf(3)}&width=100&WIDTH=1200`,
      `WIDTH=100&url=${pictureOf(3)}&width=1200`,
      `url=${pictureOf(3)}&width=100%26url=${pictureOf(4)}`,
      `url=${pictureOf(3)}%26url=${pictureOf(4)}&width=100`,
    ];
    for (const query of attacks) {
      const { status, body } = await get(query);
      if (status === 200) expect(body, query).toBe(own);
    }
    expect(await get(`url=${pictureOf(3)}&width=100`)).toMatchObject({ status: 200, body: own });
  });

  test('refusals are not cached', async () => {
    const query = `url=${encodeURIComponent(`${inject('originUrl')}/healthz`)}`;
    for (const cache of ['MISS', 'MISS'])
      expect(await get(query)).toMatchObject({ status: 400, cache, type: 'image/svg+xml' });
  });
});

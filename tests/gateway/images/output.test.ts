/** Properties of resized images: size, metadata, headers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { readImageParams } from '#gateway/images/params.ts';
import { addressesOf, startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
beforeAll(async () => {
  testbed = await startImageTestbed();
});
afterAll(() => testbed[Symbol.asyncDispose]());

describe('resized images', () => {
  test('I33 are never enlarged', async () => {
    const { body } = await testbed.request(testbed.urlOf('/photo'), { query: '&width=1200' });
    expect((await sharp(body).metadata()).width).toBe(900);
  });

  test('I34 no client headers reach the host, and no host headers the client', async () => {
    const headers = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-wedding-token': 'wt_1',
      referer: 'http://site/',
    };
    const { status, headers: responseHeaders } = await testbed.request(testbed.urlOf('/mine'), {
      query: '',
      headers,
    });
    expect(status).toBe(200);
    const { headers: sent = {} } = testbed.host.requests.findLast(({ target }) => target === '/mine') ?? {};
    expect(Object.keys(sent).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(responseHeaders).not.toHaveProperty('set-cookie');
  });

  test.each([
    ['image/webp', 'image/webp'],
    ['image/avif', 'image/avif'],
    ['*/*', 'image/jpeg'],
  ])('I35 carry no metadata (%s)', async (accept, type) => {
    const images = testbed.createProxy();
    const request = () =>
      testbed.request(testbed.urlOf('/photo'), { query: '', images, headers: { accept } });
    // AVIF is made in the background after the first request.
    await expect.poll(async () => (await request()).headers['content-type'], { timeout: 10_000 }).toBe(type);
    const { body } = await request();
    const { exif, xmp, iptc } = await sharp(body).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(body.includes('secret-place')).toBe(false);
  });

  test('I36 have one of six widths or three boxes', () => {
    const addresses = addressesOf(['http://img.example/']);
    const sizes = new Set<string>();
    for (let width = 1; width <= 1_340; width += 1) {
      const query = `url=http://img.example/a.jpg&width=${width}`;
      for (const suffix of ['', '&height=300&fit=cover', '&height=896']) {
        const params = readImageParams(new URLSearchParams(query + suffix), addresses);
        sizes.add(`${params.width}x${params.height}`);
      }
    }
    expect([...sizes].toSorted()).toEqual(
      ['100', '250', '500', '700', '1200', '1340']
        .map((width) => `${width}xnull`)
        .concat('670x448', '1005x672', '1340x896')
        .toSorted(),
    );
  });
});

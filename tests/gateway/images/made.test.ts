/** What the image proxy makes, tells and keeps to itself (I33-I36). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { readWanted } from '#gateway/images/params.ts';
import { openAbuseStand, type AbuseStand } from './abuseTestbed.ts';

let stand: AbuseStand;
beforeAll(async () => {
  stand = await openAbuseStand();
});
afterAll(() => stand[Symbol.asyncDispose]());

describe('what is made', () => {
  test('I33 nothing is enlarged', async () => {
    const { body } = await stand.ask(stand.here('/photo'), { query: '&width=1200' });
    expect((await sharp(body).metadata()).width).toBe(900);
  });

  test('I34 the host learns nothing of the reader, and the reader gets nothing of the host', async () => {
    const headers = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-wedding-token': 'wt_1',
      referer: 'http://site/',
    };
    const { status, headers: told } = await stand.ask(stand.here('/photo?mine'), { query: '', headers });
    expect(status).toBe(200);
    const { headers: sent = {} } = stand.host.seen.findLast(({ target }) => target === '/photo?mine') ?? {};
    expect(Object.keys(sent).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(told).not.toHaveProperty('set-cookie');
  });

  test.each([
    ['image/webp', 'image/webp'],
    ['image/avif', 'image/avif'],
    ['*/*', 'image/jpeg'],
  ])('I35 what the camera wrote is gone (%s)', async (accept, type) => {
    const images = stand.open();
    const given = () => stand.ask(stand.here('/photo'), { query: '', images, headers: { accept } });
    // AVIF is made behind the back of the first to ask.
    await expect.poll(async () => (await given()).headers['content-type'], { timeout: 10_000 }).toBe(type);
    const { body } = await given();
    const { exif, xmp, iptc } = await sharp(body).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(body.includes('secret-place')).toBe(false);
  });

  test('I36 all wishes end in six widths and three boxes', () => {
    const hosts = new Set(['http://img.example']);
    const sizes = new Set<string>();
    for (let width = 1; width <= 1_340; width += 1) {
      const query = `url=http://img.example/a.jpg&width=${width}`;
      for (const more of ['', '&height=300&fit=cover', '&height=896']) {
        const wanted = readWanted(new URLSearchParams(query + more), hosts);
        sizes.add(`${wanted.width}x${wanted.height}`);
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

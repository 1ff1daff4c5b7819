/** The core of the image proxy (R100): sizes, formats, caching, what is refused. What is tried against it stands beside this file, row by row (I01-I36). */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Images, type ImageAnswer } from '#gateway/images/images.ts';
import { ORIGINAL_LIMITS } from '#gateway/images/originals.ts';
import { Store } from '#gateway/images/store.ts';
import { rogue, type Rogue } from '../upstream/rogue.ts';

const MODERN = 'image/avif,image/webp,*/*';
let directory = '';
let host: Rogue;
let photo = Buffer.alloc(0);
/** Slow pictures being asked for at this moment, and the most there were. */
let together = 0;
let mostTogether = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'));
  photo = await sharp({ create: { width: 1_600, height: 1_067, channels: 3, background: '#c4a484' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer();
  const small = await sharp(photo).resize(80).toBuffer();
  const glass = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#c4a48480' } })
    .png()
    .toBuffer();
  host = await rogue((answer, _number, { target }) => {
    if (target === '/small.jpg') answer.send(small);
    else if (target === '/glass.png') answer.send(glass);
    else if (target === '/gone.jpg') answer.send('', 404);
    else if (target === '/moved.jpg') answer.send('', 302, { location: 'http://169.254.169.254/' });
    else if (target === '/script.svg')
      answer.send('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>', 200, {
        'content-type': 'image/jpeg',
      });
    else if (target === '/page.jpg') answer.send('<html>', 200, { 'content-type': 'image/jpeg' });
    else if (target === '/broken.jpg') answer.send(photo.subarray(0, 700));
    else if (target === '/huge.jpg') answer.send(Buffer.alloc(3 * 1024 * 1024, 1));
    else if (target === '/never.jpg') return;
    else if (target.startsWith('/slow-')) {
      together += 1;
      mostTogether = Math.max(mostTogether, together);
      setTimeout(() => {
        together -= 1;
        answer.send(small);
      }, 20);
    } else answer.send(photo, 200, { 'set-cookie': 'a=b' });
  });
});

afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

let made = 0;
/** An image proxy with an empty cache. */
function open(options: { bytes?: number; cacheDir?: string; timeoutMs?: number } = {}): Images {
  made += 1;
  return new Images({
    imageHosts: [host.url.origin],
    cacheDir: options.cacheDir ?? join(directory, String(made)),
    imageCacheBytes: options.bytes ?? 10_000_000,
    limits: { ...ORIGINAL_LIMITS, maxBytes: 1_000_000, timeoutMs: options.timeoutMs ?? 200 },
  });
}

/** Asks for a picture of the host. */
function ask(
  images: Images,
  path: string,
  query = '',
  accept = MODERN,
  more: Record<string, string> = {},
): Promise<ImageAnswer> {
  const url = new URL(
    `http://site.example/img?url=${encodeURIComponent(new URL(path, host.url).href)}${query}`,
  );
  return images.answer(url, { accept, ...more });
}

const sizeOf = async ({ body }: ImageAnswer) => {
  const { width, height, format } = await sharp(body).metadata();
  return { width, height, format };
};

test('a page full of pictures does not drown their host', async () => {
  const images = open({ timeoutMs: ORIGINAL_LIMITS.timeoutMs });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => ask(images, `/slow-${index}.jpg`, '&width=100', 'image/webp')),
  );
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => String(body))).toEqual([]);
  expect(mostTogether).toBe(ORIGINAL_LIMITS.atOnce);
});

describe('sizes', () => {
  test.each([
    ['&width=100', 100],
    ['&width=101', 250],
    ['&width=500', 500],
    ['&width=501', 700],
    ['&width=1200', 1_067],
    ['', 1_067],
  ])('%s gives the nearest width that is made', async (query, width) => {
    expect((await sizeOf(await ask(open(), '/a.jpg', query, 'image/webp'))).width).toBe(width);
  });

  test('a pair fills its box', async () => {
    const answer = await ask(open(), '/a.jpg', '&width=670&height=448&fit=cover', 'image/webp');
    expect(await sizeOf(answer)).toMatchObject({ width: 670, height: 448 });
  });

  test('nothing is enlarged', async () => {
    const answer = await ask(open(), '/small.jpg', '&width=1200', 'image/webp');
    expect((await sizeOf(answer)).width).toBeLessThanOrEqual(80);
  });

  test('pictures are turned upright, and what the camera wrote is gone', async () => {
    const { body } = await ask(open(), '/a.jpg', '&width=500', 'image/webp');
    const { exif, width, height } = await sharp(body).metadata();
    expect(exif).toBeUndefined();
    expect(body.includes('secret-place')).toBe(false);
    expect(height).toBeGreaterThan(width);
  });
});

describe('formats and caching', () => {
  test.each([
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('Accept %j gives %s', async (accept, type) => {
    const { status, headers } = await ask(open(), '/a.jpg', '&width=100', accept);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=2592000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('a transparent picture stays transparent', async () => {
    expect((await ask(open(), '/glass.png', '&width=100', '*/*')).headers['content-type']).toBe('image/png');
  });

  test('the first to ask gets WebP at once, later ones AVIF', async () => {
    const images = open();
    expect((await ask(images, '/a.jpg', '&width=100')).headers['content-type']).toBe('image/webp');
    await expect
      .poll(async () => (await ask(images, '/a.jpg', '&width=100')).headers['content-type'], {
        timeout: 5_000,
      })
      .toBe('image/avif');
  });

  test('many at once are one call and one piece of work; the sizes of one picture fetch it once', async () => {
    const images = open();
    const before = host.seen.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(images, '/many.jpg', '&width=250', 'image/webp')),
    );
    await ask(images, '/many.jpg', '&width=100', 'image/webp');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(host.seen.length - before).toBe(1);
    expect(host.seen.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test('a new process finds on disk what an earlier one made', async () => {
    const cacheDir = join(directory, 'shared');
    await ask(open({ cacheDir }), '/kept.jpg', '&width=250', 'image/webp');
    const before = host.seen.length;
    expect((await ask(open({ cacheDir }), '/kept.jpg', '&width=250', 'image/webp')).status).toBe(200);
    expect(host.seen.length).toBe(before);
  });

  test('the colour that stands in for a picture is known once it was made, by a new process too', async () => {
    const cacheDir = join(directory, 'colours');
    const original = new URL('/coloured.jpg', host.url).href;
    const images = open({ cacheDir });
    expect(await images.colourOf(original)).toBeNull();
    await ask(images, '/coloured.jpg', '&width=100', 'image/webp');
    const colour = String(await images.colourOf(original));
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const channels = (text: string) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
    const drawn = channels('#c4a484');
    const far = channels(colour).map((value, part) => Math.abs(value - (drawn[part] ?? NaN)));
    expect(Math.max(...far)).toBeLessThan(6);
    expect(await open({ cacheDir }).colourOf(original)).toBe(colour);
  });

  test('If-None-Match: 304 without a body', async () => {
    const images = open();
    const { headers } = await ask(images, '/a.jpg', '&width=100', 'image/webp');
    const again = await ask(images, '/a.jpg', '&width=100', 'image/webp', {
      'if-none-match': headers['etag'] ?? '',
    });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  test('the disk cache is bounded: those used longest ago go', async () => {
    const cache = join(directory, 'bounded');
    const store = new Store(cache, 1_000);
    for (let picture = 0; picture < 20; picture += 1) await store.write(`p${picture}`, Buffer.alloc(300));
    expect(store.bytes).toBeLessThanOrEqual(1_000);
    await expect.poll(() => readdir(cache)).toEqual(['p17', 'p18', 'p19']);
    await store.write('giant', Buffer.alloc(2_000));
    expect(await store.read('giant')).toBeNull();
    expect(await store.read('p19')).toHaveLength(300);
  });
});

describe('refused', () => {
  test.each([
    ['http://evil.example/a.jpg', 'HOST_NOT_ALLOWED'],
    ['http://127.0.0.1:1/a.jpg', 'HOST_NOT_ALLOWED'],
    ['http://169.254.169.254/latest', 'HOST_NOT_ALLOWED'],
    ['file:///etc/passwd', 'HOST_NOT_ALLOWED'],
    ['data:image/png;base64,AAAA', 'HOST_NOT_ALLOWED'],
    ['/a.jpg', 'BAD_URL'],
    ['', 'BAD_URL'],
  ])('%j: 400 %s without a connection', async (source, code) => {
    const before = host.connections;
    const { status, body } = await open().answer(
      new URL(`http://s/img?url=${encodeURIComponent(source)}`),
      {},
    );
    expect([status, JSON.parse(body.toString()).code]).toEqual([400, code]);
    expect(host.connections).toBe(before);
  });

  test('a user, another scheme, another port, a suffix of the host: 400', async () => {
    const { port } = host.url;
    for (const source of [
      `http://u:p@127.0.0.1:${port}/a`, `https://127.0.0.1:${port}/a`, `http://127.0.0.1/a`, `http://127.0.0.1:${port}.evil.example/a`,
      `http://127.0.0.1:${port}\\@evil.example/a`, `http://127.0.0.1:${port}/a\r\nx: y`, `http://localhost:${port}/a`,
    ]) {
      const { status } = await open().answer(new URL(`http://s/img?url=${encodeURIComponent(source)}`), {});
      expect(status, source).toBe(400);
    } // prettier-ignore
  });

  test.each([
    '&width=0',
    '&width=-1',
    '&width=NaN',
    '&width=100000',
    '&height=897',
    '&width=1e2',
    '&fit=fill',
    '&width=1&width=2',
  ])('%s: 400', async (query) => {
    expect(await ask(open(), '/a.jpg', query)).toMatchObject({
      status: 400,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test.each([
    ['/gone.jpg', 404, 'IMAGE_NOT_FOUND'],
    ['/moved.jpg', 502, 'IMAGE_UNAVAILABLE'],
    ['/script.svg', 415, 'NOT_A_PICTURE'],
    ['/page.jpg', 415, 'NOT_A_PICTURE'],
    ['/broken.jpg', 422, 'UNREADABLE_PICTURE'],
    ['/huge.jpg', 413, 'IMAGE_TOO_LARGE'],
    ['/never.jpg', 504, 'IMAGE_TIMEOUT'],
  ])('%s: %i %s', async (path, status, code) => {
    const answer = await ask(open(), path, '&width=100');
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toEqual({
      code,
      message: expect.stringMatching(/^[A-Z].+\.$/),
    });
  });
});

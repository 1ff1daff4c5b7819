/** Small files that decode to large pictures, and requests for many variants of one picture. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyServer, startFaultyServer } from '../upstream/faultyServer.ts';
import { startImageTestbed, type ImageTestbed } from './testbed.ts';

/** Just above the 25 million pixels that the proxy decodes. */
const SIDE = 5_010;

let testbed: ImageTestbed;
let host: FaultyServer;
const files = new Map<string, Buffer>();
beforeAll(async () => {
  testbed = await startImageTestbed();
  const flat = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#fff' } });
  files.set('/bomb.webp', await flat().webp({ lossless: true, effort: 0 }).toBuffer());
  files.set('/bomb.png', await flat().png({ palette: true }).toBuffer());
  files.set('/bomb.gif', await flat().gif({ effort: 1 }).toBuffer());
  files.set('/bomb.jpg', await flat().jpeg().toBuffer());
  files.set('/bomb.avif', await flat().avif({ effort: 0 }).toBuffer());
  // Every frame has a color of its own; equal ones would become one.
  const frames = Buffer.alloc(1_000 * 30_000 * 3);
  for (let at = 0; at < 30; at += 1) frames.fill(at * 8, at * 3_000_000, (at + 1) * 3_000_000);
  files.set(
    '/frames.webp',
    await sharp(frames, { raw: { width: 1_000, height: 30_000, channels: 3, pageHeight: 1_000 } })
      .webp({ effort: 0, loop: 0 })
      .toBuffer(),
  );
  host = await startFaultyServer((answer, _number, { target }) => answer.send(files.get(target) ?? '', 200));
}, 120_000);
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await testbed[Symbol.asyncDispose]();
});

describe('decompression bombs', () => {
  test.each(['webp', 'png', 'gif', 'jpg', 'avif'])(
    'I46 a small .%s of 25 million pixels is not decoded',
    async (type) => {
      const file = files.get(`/bomb.${type}`) ?? Buffer.alloc(0);
      expect(file.length).toBeLessThan((SIDE * SIDE) / 50);
      const images = testbed.createProxy({ sources: [host.url.href] });
      expect(await testbed.request(`${host.url.origin}/bomb.${type}`, { images })).toMatchObject({
        status: 422,
        code: 'TOO_MANY_PIXELS',
      });
    },
  );

  test.each(['png', 'jpg'])(
    'I46 the pixels of a .%s are not read: half of the file is enough',
    async (type) => {
      const file = files.get(`/bomb.${type}`) ?? Buffer.alloc(0);
      files.set(`/half.${type}`, file.subarray(0, file.length / 2));
      const images = testbed.createProxy({ sources: [host.url.href] });
      expect(await testbed.request(`${host.url.origin}/half.${type}`, { images })).toMatchObject({
        status: 422,
        code: 'TOO_MANY_PIXELS',
      });
    },
  );

  test('I46 the frames of an animated WebP count together', async () => {
    const images = testbed.createProxy({ sources: [host.url.href] });
    expect(await testbed.request(`${host.url.origin}/frames.webp`, { images })).toMatchObject({
      status: 422,
      code: 'TOO_MANY_PIXELS',
    });
  });
});

describe('one picture', () => {
  test('I43 requested in 1,000 sizes is made in nine, by one fetch', async () => {
    const images = testbed.createProxy();
    const tags = new Set<string | undefined>();
    const before = testbed.host.requests.length;
    const sizes = Array.from({ length: 1_000 }, (_, at) => {
      const width = 1 + ((at * 7) % 1_340);
      const height = 1 + ((at * 11) % 896);
      return at % 2 === 0
        ? `&width=${width}&fit=${at % 4 === 0 ? 'cover' : 'contain'}`
        : `&width=${width}&height=${height}&n=${at}`;
    });
    for (const query of sizes)
      tags.add((await testbed.request(testbed.urlOf('/photo'), { images, query })).headers['etag']);
    expect(tags.size).toBeLessThanOrEqual(9);
    expect(testbed.host.requests.length - before).toBe(1);
  });

  test('I47 conditional requests and ranges get the whole picture or 304, never a part or another one', async () => {
    const images = testbed.createProxy();
    const get = (headers: Record<string, string>, query = '&width=100') =>
      testbed.request(testbed.urlOf('/photo'), { images, query, headers });
    const { headers, body } = await get({});
    const etag = headers['etag'] ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, `"x",W/${etag},"y"`])
      expect(await get({ 'if-none-match': tag }), tag).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    for (const tag of ['"x"', etag.slice(1, -1), `${etag}x`, '', 'W/'])
      expect(await get({ 'if-none-match': tag }), tag).toMatchObject({ status: 200, body });
    expect((await get({ 'if-none-match': etag }, '&width=250')).status).toBe(200);
    for (const range of ['bytes=0-0', 'bytes=5-', 'bytes=-1', 'bytes=0-0,2-2', 'bytes=9-1', 'lines=1'])
      expect(await get({ range, 'if-range': etag }), range).toMatchObject({ status: 200, body });
    expect(testbed.host.requests.every(({ headers: sent }) => sent.range === undefined)).toBe(true);
  });

  test('a request on a kept connection that the host has closed is sent once more', async () => {
    let resets = 0;
    await using closing = await startFaultyServer((answer, number) => {
      if (number !== 2) return answer.send(files.get('/bomb.jpg')?.subarray(0, 3) ?? '');
      resets += 1;
      return answer.reset();
    });
    const images = testbed.createProxy({ sources: [closing.url.href] });
    const get = (path: string) => testbed.request(`${closing.url.origin}${path}`, { images });
    expect((await get('/1')).status).toBe(422);
    expect((await get('/2')).status).toBe(422);
    expect([resets, closing.requests.map(({ target }) => target)]).toEqual([1, ['/1', '/2', '/2']]);
  });
});

/** What is tried against the image proxy, row by row of the list of abuse (I01-I36), on real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Images } from '#gateway/images/images.ts';
import { ORIGINAL_LIMITS } from '#gateway/images/originals.ts';
import { guardedLookup, isPublicAddress, type Resolve } from '#gateway/images/publicAddress.ts';
import { readWanted } from '#gateway/images/wanted.ts';
import { rogue, type Rogue } from '../upstream/rogue.ts';

/** A picture that claims 65,535 pixels each way in a few bytes. */
function giantPng(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(65_535, 0);
  header.writeUInt32BE(65_535, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animation of many frames in a few bytes each, on a canvas of 64 by 64. */
function longGif(frames: number): Buffer {
  const head = Buffer.from('474946383961400040008000000000000ffffff'.padEnd(38, '0'), 'hex');
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

let directory = '';
let host: Rogue;
/** A server nobody has configured; it counts who comes. */
const canary = { port: 0, opened: 0, close: () => Promise.resolve() };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'image-abuse-'));
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8e3b46' } })
    .withExifMerge({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
    .jpeg()
    .toBuffer();
  const server = createServer((socket) => {
    canary.opened += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  canary.port = (server.address() as AddressInfo).port;
  canary.close = () => new Promise((resolve) => server.close(() => resolve()));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const asJpeg = { 'content-type': 'image/jpeg' };
  host = await rogue((answer, _number, { target }) => {
    const path = target.slice(1);
    const to = (location: string): void => answer.send('', 302, { location });
    if (path === 'svg') answer.send(svg, 200, asJpeg);
    else if (path === 'html') answer.send('<!doctype html><script>alert(1)</script>', 200, asJpeg);
    else if (path === 'giant') answer.send(giantPng());
    else if (path === 'film') answer.send(longGif(10_000));
    else if (path === 'fifty')
      answer.begin('', { 'content-type': 'image/jpeg', 'content-length': '52428800' });
    else if (path === 'endless') pour(answer.begin('\u00ff', asJpeg));
    else if (path === 'slow') drip(answer.begin('\u00ff', asJpeg));
    else if (path === 'to-canary') to(`http://127.0.0.1:${canary.port}/a.jpg`);
    else if (path === 'to-metadata') to('http://169.254.169.254/latest/meta-data/');
    else if (path === 'to-file') to('file:///etc/passwd');
    else if (path === 'round') to('/round');
    else if (path === 'hop') to('/photo');
    else answer.send(photo, 200, { 'set-cookie': 'a=b', 'content-type': 'text/html' });
  });
});

afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await canary.close();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

/** Writes for as long as somebody listens. */
function pour(response: {
  write(chunk: Buffer): boolean;
  once(event: 'drain', go: () => void): void;
  destroyed: boolean;
}) {
  if (response.destroyed) return;
  if (response.write(Buffer.alloc(65_536, 1))) setImmediate(() => pour(response));
  else response.once('drain', () => pour(response));
}

/** Writes a byte now and then. */
function drip(response: { write(chunk: string): boolean; destroyed: boolean }) {
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 20);
}

let made = 0;
function open(more: { hosts?: string[]; resolve?: Resolve } = {}): Images {
  made += 1;
  return new Images({
    imageHosts: [host.url.origin, ...(more.hosts ?? [])],
    cacheDir: join(directory, String(made)),
    imageCacheBytes: 10_000_000,
    limits: { ...ORIGINAL_LIMITS, maxBytes: 1_000_000, timeoutMs: 400 },
    ...(more.resolve && { resolve: more.resolve }),
  });
}

/** Asks for an address as it is written. */
async function ask(
  source: string,
  query = '&width=100',
  images = open(),
  headers: Record<string, string> = {},
) {
  const url = new URL(`http://site.example/img?url=${encodeURIComponent(source)}${query}`);
  const answer = await images.answer(url, { accept: 'image/webp', ...headers });
  const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
  const code: unknown = isJson ? JSON.parse(answer.body.toString()).code : null;
  return { ...answer, code };
}

const here = (path: string): string => new URL(path, host.url).href;

describe('addresses that nobody configured are refused without a connection', () => {
  test.each([
    ['I01', 'http://127.0.0.1:{port}/a.jpg'],
    ['I02', 'http://localhost:{port}/a.jpg'],
    ['I03', 'http://169.254.169.254/latest/meta-data/'],
    ['I04', 'http://10.0.0.1:{port}/a.jpg'],
    ['I05', 'http://[::1]:{port}/a.jpg'],
    ['I06', 'http://[::ffff:127.0.0.1]:{port}/a.jpg'],
    ['I07', 'http://2130706433:{port}/a.jpg'],
    ['I08', 'http://0177.0.0.1:{port}/a.jpg'],
    ['I09', 'http://0.0.0.0:{port}/a.jpg'],
    ['I10', 'http://[64:ff9b::7f00:1]:{port}/a.jpg'],
    ['I11', 'file:///etc/passwd'],
    ['I12', 'data:image/png;base64,iVBORw0KGgo='],
    ['I13', 'gopher://127.0.0.1:{port}/1'],
    ['I15', 'http://evil.example:{port}/a.jpg'],
  ])('%s %s', async (_row, source) => {
    expect(await ask(source.replace('{port}', String(canary.port)))).toMatchObject({
      status: 400,
      code: 'HOST_NOT_ALLOWED',
    });
    expect(canary.opened).toBe(0);
  });

  test('I01-I10 other spellings of a configured address are not that address', async () => {
    const { port } = host.url;
    for (const name of [
      '2130706433',
      '0177.0.0.1',
      '0x7f.1',
      '127.1',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ])
      expect((await ask(`http://${name}:${port}/photo`)).code, name).toBe('HOST_NOT_ALLOWED');
    expect(host.seen).toEqual([]);
  });

  test('I01-I10 none of those addresses is public, whatever name leads there', () => {
    for (const closed of [
      '127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0',
      '224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1',
      'fc00::1', 'fd12::1', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'not an address', '',
    ]) expect(isPublicAddress(closed), closed).toBe(false); // prettier-ignore
    for (const open of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2400:3200::1'])
      expect(isPublicAddress(open), open).toBe(true);
  });
});

describe('tricks with a configured host are refused without a connection', () => {
  test.each([
    ['I14', 'http://user:pass@{host}/photo'],
    ['I14', 'http://{host}@127.0.0.1:{canary}/photo'],
    ['I16', 'http://{host}.evil.example/photo'],
    ['I16', 'http://evil.example/{host}/photo'],
    ['I17', 'http://127\u30020\u30020\u30021:{port}/photo'],
    ['I17', 'http://127\uff0e0\uff0e0\uff0e1:{port}/photo'],
    ['I18', 'http://127.0.0.1:{canary}/photo'],
    ['I18', 'https://{host}/photo'],
    ['I19', 'http://{host}/photo\r\nx-wedding-token: 1'],
    ['I20', 'http://{host}\\@127.0.0.1:{canary}/photo'],
    ['I20', 'http:\\\\{host}/photo'],
  ])('%s %j', async (_row, source) => {
    const before = host.seen.length;
    const { status } = await ask(
      source
        .replace('{host}', host.url.host)
        .replace('{port}', host.url.port)
        .replace('{canary}', String(canary.port)),
    );
    expect(status).toBe(400);
    expect([canary.opened, host.seen.length - before]).toEqual([0, 0]);
  });

  test.each([
    ['I21', '', 'BAD_URL'],
    ['I21', '?width=100', 'BAD_URL'],
    ['I22', `?url=http://a.example/a&url=http://b.example/b`, 'REPEATED_PARAMETER'],
  ])('%s /img%s', async (_row, query, code) => {
    const { status, body } = await open().answer(new URL(`http://site.example/img${query}`), {});
    expect([status, JSON.parse(body.toString()).code]).toEqual([400, code]);
  });

  test.each([
    ['I23', '&width=100000'],
    ['I23', '&width=-1'],
    ['I24', '&width=NaN'],
    ['I24', '&height=1e9'],
  ])('%s %s', async (_row, query) => {
    expect(await ask(here('/photo'), query)).toMatchObject({ status: 400, code: 'BAD_SIZE' });
  });
});

describe('hosts that lead elsewhere', () => {
  test('I25 a redirect to a private address, another port, another scheme is not followed', async () => {
    for (const path of ['/to-canary', '/to-metadata', '/to-file'])
      expect(await ask(here(path)), path).toMatchObject({ status: 502, code: 'IMAGE_UNAVAILABLE' });
    expect(canary.opened).toBe(0);
  });

  test('I25 redirects within the host are followed, three at most', async () => {
    expect((await ask(here('/hop'))).status).toBe(200);
    const before = host.seen.length;
    expect(await ask(here('/round'))).toMatchObject({ status: 502, code: 'IMAGE_UNAVAILABLE' });
    expect(host.seen.length - before).toBe(4);
  });

  test('I26 a configured name that resolves to a closed address is refused without a connection', async () => {
    const origin = `http://img.example.jp:${canary.port}`;
    for (const addresses of [
      ['127.0.0.1'],
      ['93.184.215.14', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      ['169.254.169.254'],
    ]) {
      const images = open({
        hosts: [origin],
        resolve: (_name, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
      });
      expect(await ask(`${origin}/a.jpg`, '', images), addresses.join()).toMatchObject({
        status: 400,
        code: 'HOST_NOT_ALLOWED',
      });
    }
    expect(canary.opened).toBe(0);
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
    const origin = `http://pictures:${host.url.port}`;
    const images = open({
      hosts: [origin],
      resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    expect((await ask(`${origin}/photo`, '', images)).status).toBe(200);
  });
});

describe('bytes that are not what they say', () => {
  test.each([
    ['I27', '/svg'],
    ['I28', '/html'],
  ])('%s %s: the first bytes decide, and nothing of it comes back', async (_row, path) => {
    const answer = await ask(here(path));
    expect(answer).toMatchObject({ status: 415, code: 'NOT_A_PICTURE' });
    expect(answer.body.toString()).not.toMatch(/<svg|<script/);
  });

  test('I28 every answer is sealed: its type is told by us, not sniffed, and nothing in it runs', async () => {
    for (const path of ['/photo', '/html'])
      expect((await ask(here(path))).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*sandbox|sandbox.*default-src 'none'/,
        ),
        'content-type': expect.stringMatching(path === '/photo' ? /^image\/webp$/ : /^application\/json/),
      });
  });

  test('I29 65,535 pixels each way: refused before it is decoded', async () => {
    expect(await ask(here('/giant'))).toMatchObject({ status: 422, code: 'TOO_MANY_PIXELS' });
  });

  test('I30 an animation of 10,000 frames counts with all of them', async () => {
    expect(await ask(here('/film'))).toMatchObject({ status: 422, code: 'TOO_MANY_PIXELS' });
  });

  test.each([
    ['I31', '/fifty', 413, 'IMAGE_TOO_LARGE'],
    ['I31', '/endless', 413, 'IMAGE_TOO_LARGE'],
    ['I32', '/slow', 504, 'IMAGE_TIMEOUT'],
  ])('%s %s: %i', async (_row, path, status, code) => {
    expect(await ask(here(path))).toMatchObject({ status, code });
    await expect.poll(() => host.connections, { timeout: 5_000 }).toBeLessThanOrEqual(KEPT);
  });
});

/** Idle connections that are kept for the next picture. */
const KEPT = 8;

describe('what is made', () => {
  test('I33 nothing is enlarged', async () => {
    const { body } = await ask(here('/photo'), '&width=1200');
    expect((await sharp(body).metadata()).width).toBe(900);
  });

  test('I34 the host learns nothing of the reader, and the reader gets nothing of the host', async () => {
    const headers = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-wedding-token': 'wt_1',
      referer: 'http://site/',
    };
    const { status, headers: told } = await ask(here('/photo?mine'), '', open(), headers);
    expect(status).toBe(200);
    const { headers: sent = {} } = host.seen.findLast(({ target }) => target === '/photo?mine') ?? {};
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
    const images = open();
    const given = () => ask(here('/photo'), '', images, { accept });
    // AVIF is made behind the back of the first to ask.
    await expect.poll(async () => (await given()).headers['content-type'], { timeout: 10_000 }).toBe(type);
    const { body } = await given();
    expect((await sharp(body).metadata()).exif).toBeUndefined();
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

/** An image proxy between a host that misbehaves and a server nobody has configured, all on real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Images, type ImageAnswer } from '#gateway/images/images.ts';
import { ORIGINAL_LIMITS, type OriginalLimits } from '#gateway/images/originals.ts';
import type { Resolve } from '#gateway/images/publicAddress.ts';
import { rogue, type Answer, type Rogue } from '../upstream/rogue.ts';
import { cameraPhoto, giantPng, longGif, SCRIPTED_SVG } from './harmful.ts';

/** How one image proxy differs from the stand's own. */
interface ProxyOptions {
  /** Origins that are configured beside the host. */
  readonly hosts?: readonly string[];
  readonly resolve?: Resolve;
  readonly limits?: OriginalLimits;
}

/** An answer, with the code of its JSON where it is a refusal. */
type Told = ImageAnswer & { readonly code: unknown };

/** What is tried against the proxy, and what watches. */
export interface AbuseStand extends AsyncDisposable {
  readonly host: Rogue;
  /** A server nobody has configured; it counts who comes. */
  readonly canary: { readonly port: number; readonly opened: number };
  /** An address of the host. */
  here(path: string): string;
  /** An image proxy with an empty cache: a megabyte and 400 ms for a picture unless told. */
  open(options?: ProxyOptions): Images;
  /** Asks a new proxy, or the given one, for an address as it is written. */
  ask(
    source: string,
    options?: { query?: string; images?: Images; headers?: Record<string, string> },
  ): Promise<Told>;
}

/** Opens the stand. */
export async function openAbuseStand(): Promise<AbuseStand> {
  const directory = await mkdtemp(join(tmpdir(), 'image-abuse-'));
  const photo = await cameraPhoto();
  const canary = await openCanary();
  const host = await rogue((answer, _number, { target }) => {
    const to = (location: string): void => answer.send('', 302, { location });
    const harms: Readonly<Record<string, () => void>> = {
      '/svg': () => answer.send(SCRIPTED_SVG, 200, AS_JPEG),
      '/html': () => answer.send('<!doctype html><script>alert(1)</script>', 200, AS_JPEG),
      '/giant': () => answer.send(giantPng()),
      '/film': () => answer.send(longGif(10_000)),
      '/fifty': () => answer.begin('', { ...AS_JPEG, 'content-length': '52428800' }),
      '/endless': () => pour(answer.begin('\u00ff', AS_JPEG)),
      '/slow': () => drip(answer.begin('\u00ff', AS_JPEG)),
      '/cut': () => cutShort(answer, photo),
      '/to-canary': () => to(`http://127.0.0.1:${canary.port}/a.jpg`),
      '/to-metadata': () => to('http://169.254.169.254/latest/meta-data/'),
      '/to-file': () => to('file:///etc/passwd'),
      '/round': () => to('/round'),
      '/hop': () => to('/photo'),
    };
    const harm =
      harms[target] ?? (() => answer.send(photo, 200, { 'set-cookie': 'a=b', 'content-type': 'text/html' }));
    harm();
  });
  let opened = 0;
  const open = ({ hosts = [], resolve, limits }: ProxyOptions = {}): Images => {
    opened += 1;
    return new Images({
      imageHosts: [host.url.origin, ...hosts],
      cacheDir: join(directory, String(opened)),
      imageCacheBytes: 10_000_000,
      limits: limits ?? { ...ORIGINAL_LIMITS, maxBytes: 1_000_000, timeoutMs: 400 },
      ...(resolve && { resolve }),
    });
  };
  return {
    host,
    canary,
    here: (path) => new URL(path, host.url).href,
    open,
    async ask(source, { query = '&width=100', images = open(), headers = {} } = {}) {
      const url = new URL(`http://site.example/img?url=${encodeURIComponent(source)}${query}`);
      const answer = await images.answer(url, { accept: 'image/webp', ...headers });
      const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
      const code: unknown = isJson ? JSON.parse(answer.body.toString()).code : null;
      return { ...answer, code };
    },
    async [Symbol.asyncDispose]() {
      await host[Symbol.asyncDispose]();
      await canary.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const AS_JPEG = { 'content-type': 'image/jpeg' };

async function openCanary() {
  const canary = { port: 0, opened: 0, close: () => new Promise((resolve) => server.close(resolve)) };
  const server = createServer((socket) => {
    canary.opened += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  canary.port = (server.address() as AddressInfo).port;
  return canary;
}

type Body = ReturnType<Answer['begin']>;

/** Promises a whole picture, gives half of it and hangs up. */
function cutShort(answer: Answer, photo: Buffer): void {
  const body = answer.begin('', { ...AS_JPEG, 'content-length': String(photo.length) });
  body.write(photo.subarray(0, photo.length / 2), () => answer.close());
}

/** Writes for as long as somebody listens. */
function pour(body: Body): void {
  if (body.destroyed) return;
  if (body.write(Buffer.alloc(65_536, 1))) setImmediate(() => pour(body));
  else body.once('drain', () => pour(body));
}

/** Writes a byte now and then. */
function drip(body: Body): void {
  const timer = setInterval(() => (body.destroyed ? clearInterval(timer) : body.write('x')), 20);
}

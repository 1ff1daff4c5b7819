/** An image proxy between a misbehaving host and a server it must never contact, all on real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '#gateway/cache/store.ts';
import { ImageAddresses } from '#gateway/images/addresses.ts';
import { ImageProxy, type QueueLimits } from '#gateway/images/images.ts';
import { ORIGINAL_LIMITS, type OriginalLimits } from '#gateway/images/originals.ts';
import type { ResolveHost } from '#gateway/images/publicAddress.ts';
import type { ImageResponse } from '#gateway/images/responses.ts';
import { startFaultyServer, type ServerReply, type FaultyServer } from '../upstream/faultyServer.ts';
import { cameraPhoto, giantPng, longGif, SCRIPTED_SVG } from './maliciousImages.ts';

interface ProxyOptions {
  /** What is allowed; by default all of the host. */
  readonly sources?: readonly string[];
  readonly resolveHost?: ResolveHost;
  readonly limits?: OriginalLimits;
  readonly queue?: QueueLimits;
  readonly addresses?: ImageAddresses;
  /** A new directory by default. */
  readonly cacheDir?: string;
}

export interface ImageTestbed extends AsyncDisposable {
  readonly host: FaultyServer;
  /** A server that is not an allowed host; counts its connections. */
  readonly forbiddenServer: { readonly port: number; readonly opened: number };
  /** URL of a path on the host. */
  urlOf(path: string): string;
  /** Creates a proxy with an empty cache; by default it allows 1 MB and 400 ms per image. */
  createProxy(options?: ProxyOptions): ImageProxy;
  /** Requests an image by its unmodified source from a new or the given proxy. `code` is that of an error. */
  request(
    source: string,
    options?: { query?: string; images?: ImageProxy; headers?: Record<string, string>; address?: string },
  ): Promise<ImageResponse & { readonly code: unknown }>;
}

export async function startImageTestbed(): Promise<ImageTestbed> {
  const directory = await mkdtemp(join(tmpdir(), 'images-'));
  const photo = await cameraPhoto();
  const forbiddenServer = await startForbiddenServer();
  const host = await startFaultyServer((response, _number, { target }) => {
    const redirect = (location: string): void => response.send('', 302, { location });
    const behaviors: Readonly<Record<string, () => void>> = {
      '/svg': () => response.send(SCRIPTED_SVG, 200, AS_JPEG),
      '/html': () => response.send('<!doctype html><script>alert(1)</script>', 200, AS_JPEG),
      '/giant': () => response.send(giantPng()),
      '/film': () => response.send(longGif(10_000)),
      '/fifty': () => response.begin('', { ...AS_JPEG, 'content-length': '52428800' }),
      '/endless': () => sendEndlessly(response.begin('\u00ff', AS_JPEG)),
      '/slow': () => sendSlowly(response.begin('\u00ff', AS_JPEG)),
      '/cut': () => truncate(response, photo),
      '/to-canary': () => redirect(`http://127.0.0.1:${forbiddenServer.port}/a.jpg`),
      '/to-metadata': () => redirect('http://169.254.169.254/latest/meta-data/'),
      '/to-file': () => redirect('file:///etc/passwd'),
      '/round': () => redirect('/round'),
      '/hop': () => redirect('/photo'),
      '/pictures/to-api': () => redirect('/api/v3/wn/referral/guest/?code=A1'),
      '/pictures/to-dots': () => redirect('/pictures/%2e%2e/api/v3/wn/referral/guest/'),
      '/pictures/missing': () => response.send('', 404),
    };
    const sendPhoto = (): void =>
      response.send(photo, 200, { 'set-cookie': 'a=b', 'content-type': 'text/html' });
    if (!target.startsWith('/hang')) (behaviors[target] ?? sendPhoto)();
  });
  let proxies = 0;
  const createProxy = ({ sources, limits, ...options }: ProxyOptions = {}): ImageProxy => {
    proxies += 1;
    return new ImageProxy({
      addresses: addressesOf(sources ?? [host.url.href]),
      store: createMemoryStore(),
      clientOf: () => ({ address: '203.0.113.1' }),
      cacheDir: join(directory, String(proxies)),
      imageCacheBytes: 10_000_000,
      limits: limits ?? { ...ORIGINAL_LIMITS, maxBytes: 1_000_000, timeoutMs: 400 },
      ...options,
    });
  };
  return {
    host,
    forbiddenServer,
    urlOf: (path) => new URL(path, host.url).href,
    createProxy,
    async request(source, options = {}) {
      const { query = '&width=100', images = createProxy(), headers = {}, address = '203.0.113.1' } = options;
      const url = new URL(`http://site.example/img?url=${encodeURIComponent(source)}${query}`);
      const response = await images.respond(url, { accept: 'image/webp', ...headers }, address);
      return { ...response, code: codeOf(response) };
    },
    async [Symbol.asyncDispose]() {
      await host[Symbol.asyncDispose]();
      await forbiddenServer.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The code of an error response, from its JSON or its picture; null for other responses. */
export function codeOf({ status, headers, body }: ImageResponse): string | null {
  if (status < 400) return null;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return isJson
    ? (JSON.parse(body.toString()) as { code: string }).code
    : (/<desc>(\w+):/.exec(body.toString())?.[1] ?? null);
}

/** Addresses of a site whose pictures come from the sources. */
export const addressesOf = (imageSources: readonly string[]): ImageAddresses =>
  new ImageAddresses({ siteUrl: 'http://site.example', imageSources, sessionSecrets: [SECRET] });

const SECRET = 'only-for-tests-only-for-tests-only-for-tests';

const AS_JPEG = { 'content-type': 'image/jpeg' };

async function startForbiddenServer() {
  const state = { port: 0, opened: 0, close: () => new Promise((resolve) => server.close(resolve)) };
  const server = createServer((socket) => {
    state.opened += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.port = (server.address() as AddressInfo).port;
  return state;
}

type Body = ReturnType<ServerReply['begin']>;

/** Announces a whole image, sends half of it and closes the connection. */
function truncate(response: ServerReply, photo: Buffer): void {
  const body = response.begin('', { ...AS_JPEG, 'content-length': String(photo.length) });
  body.write(photo.subarray(0, photo.length / 2), () => response.close());
}

function sendEndlessly(body: Body): void {
  if (body.destroyed) return;
  if (body.write(Buffer.alloc(65_536, 1))) setImmediate(() => sendEndlessly(body));
  else body.once('drain', () => sendEndlessly(body));
}

/** Sends a byte every 20 ms. */
function sendSlowly(body: Body): void {
  const timer = setInterval(() => (body.destroyed ? clearInterval(timer) : body.write('x')), 20);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { InFlight } from '../cache/singleFlight.ts';
import { Bulkhead } from '../upstream/resilience/guards.ts';
import { CallAbortedError, CallTimeout } from '../upstream/resilience/deadline.ts';
import { DiskCache } from './diskCache.ts';
import { ImageFetcher } from './fetch.ts';
import { ORIGINAL_LIMITS, Originals, type OriginalLimits } from './originals.ts';
import { type Format, ImageError, type ImageParams, negotiateFormat, readImageParams } from './params.ts';
import { PlaceholderColors } from './placeholderColors.ts';
import type { ResolveHost } from './publicAddress.ts';
import { resize, type ResizedImage } from './resize.ts';

export interface ImageProxyOptions {
  /** Origins images may come from, compared exactly. */
  readonly imageHosts: readonly string[];
  readonly cacheDir: string;
  /** Maximum size of the disk cache. */
  readonly imageCacheBytes: number;
  readonly limits?: OriginalLimits;
  readonly resolveHost?: ResolveHost;
}

export interface ImageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const MAX_CONCURRENT_RESIZES = 2;
const RESIZE_QUEUE_TIMEOUT_MS = 30_000;

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Thirty days; URL and `Accept` identify an image. */
const CACHE_CONTROL = 'public, max-age=2592000, immutable';

const EMPTY_BODY = Buffer.alloc(0);

/**
 * The image proxy `/img`: images of the configured hosts, resized. AVIF takes three times as long as WebP, so the first
 * request gets WebP and the AVIF variant is made in the background.
 */
export class ImageProxy {
  readonly paths = /^\/img$/;
  readonly placeholderColors: PlaceholderColors;
  readonly #hosts: ReadonlySet<string>;
  readonly #originals: Originals;
  readonly #cache: DiskCache;
  readonly #bulkhead = new Bulkhead(MAX_CONCURRENT_RESIZES);
  readonly #inFlight = new InFlight<Promise<ResizedImage>>();

  constructor({
    imageHosts,
    cacheDir,
    imageCacheBytes,
    limits = ORIGINAL_LIMITS,
    resolveHost,
  }: ImageProxyOptions) {
    this.#hosts = new Set(imageHosts);
    this.#originals = new Originals(limits, new ImageFetcher(this.#hosts, resolveHost));
    this.#cache = new DiskCache(join(cacheDir, 'images'), imageCacheBytes);
    this.placeholderColors = new PlaceholderColors(this.#cache);
  }

  async send(_path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { status, headers, body } = await this.respond(url, request.headers);
    response.writeHead(status, headers).end(body);
    return true;
  }

  /** The response to a request: an image, or an error as JSON with `code` and `message`. */
  async respond(
    url: URL,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<ImageResponse> {
    try {
      const params = readImageParams(url.searchParams, this.#hosts);
      const format = negotiateFormat(String(headers['accept'] ?? ''));
      const { type, body, etag } = await this.#findOrMake(params, format);
      const common = { ...SECURITY_HEADERS, 'cache-control': CACHE_CONTROL, vary: 'Accept', etag };
      if (headers['if-none-match'] === etag) return { status: 304, headers: common, body: EMPTY_BODY };
      const length = String(body.length);
      return { status: 200, headers: { ...common, 'content-type': type, 'content-length': length }, body };
    } catch (error) {
      return errorResponse(error);
    }
  }

  /** The image in the best format that is cached, or a new one. */
  async #findOrMake(params: ImageParams, best: Format): Promise<ResizedImage & { etag: string }> {
    for (const format of best === 'avif' ? (['avif', 'webp'] as const) : [best]) {
      const name = nameOf(params, format);
      const body = await this.#cache.read(name);
      if (body === null) continue;
      if (format !== best) this.#makeAvifInBackground(params);
      return { type: mediaType(format, body), body, etag: `"${name}"` };
    }
    const format = best === 'avif' ? 'webp' : best;
    const image = await this.#make(params, format);
    if (best === 'avif') this.#makeAvifInBackground(params);
    return { ...image, etag: `"${nameOf(params, format)}"` };
  }

  /** Makes and caches an image; concurrent requests for the same one share the work. */
  #make(params: ImageParams, format: Format): Promise<ResizedImage> {
    const name = nameOf(params, format);
    const make = (): Promise<ResizedImage> =>
      this.#fetchAndResize(params, format, name).finally(() => this.#inFlight.delete(name));
    return this.#inFlight.get(name) ?? this.#inFlight.set(name, make());
  }

  async #fetchAndResize(params: ImageParams, format: Format, name: string): Promise<ResizedImage> {
    const original = await this.#originals.get(params.source);
    await this.#bulkhead.acquire(new CallTimeout(RESIZE_QUEUE_TIMEOUT_MS));
    try {
      const image = await resize(original, params, format);
      await this.#cache.write(name, image.body);
      await this.placeholderColors.add(params.source.href, image.body);
      return image;
    } finally {
      this.#bulkhead.release();
    }
  }

  /** Skipped while other requests are queued. */
  #makeAvifInBackground(params: ImageParams): void {
    if (this.#bulkhead.waiting === 0) this.#make(params, 'avif').catch(() => undefined);
  }
}

function nameOf({ source, width, height, fit }: ImageParams, format: Format): string {
  return DiskCache.nameOf(source.href, width, height, fit, format);
}

/** The fallback is PNG or JPEG, which the first byte distinguishes. */
function mediaType(format: Format, body: Buffer): ResizedImage['type'] {
  if (format !== 'fallback') return `image/${format}`;
  return body[0] === 0x89 ? 'image/png' : 'image/jpeg';
}

function errorResponse(thrown: unknown): ImageResponse {
  const busy = new ImageError(503, 'BUSY', 'Too many pictures are being made; try again shortly.');
  const error = thrown instanceof CallAbortedError ? busy : thrown;
  if (!(error instanceof ImageError)) throw thrown;
  const body = Buffer.from(JSON.stringify({ code: error.code, message: error.message }));
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': error.status === 404 ? 'public, max-age=30' : 'no-store',
    ...(error.status === 503 ? { 'retry-after': '1' } : null),
  };
  return { status: error.status, headers, body };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { KeyValueStore } from '../cache/store.ts';
import { SingleFlight } from '../cache/singleFlight.ts';
import { countCalls, networkCounters } from '../http/rateLimit.ts';
import { Bulkhead } from '../upstream/resilience/guards.ts';
import type { ImageAddresses } from './addresses.ts';
import { whenIdle } from '../idle.ts';
import { DiskCache } from './diskCache.ts';
import { ImageFetcher } from './fetch.ts';
import { ORIGINAL_LIMITS, Originals, type OriginalLimits } from './originals.ts';
import { type Format, ImageError, type ImageParams, negotiateFormat, readImageParams } from './params.ts';
import { PlaceholderColors } from './placeholderColors.ts';
import type { ResolveHost } from './publicAddress.ts';
import { resize, type ResizedImage } from './resize.ts';
import { errorResponse, SECURITY_HEADERS, type ImageResponse } from './responses.ts';

export interface ImageProxyOptions {
  readonly addresses: ImageAddresses;
  /** Counts unsigned requests, shared by replicas. */
  readonly store: KeyValueStore;
  readonly clientOf: (request: IncomingMessage, response: ServerResponse) => { readonly address: string };
  readonly cacheDir: string;
  /** Maximum size of the disk cache. */
  readonly imageCacheBytes: number;
  readonly limits?: OriginalLimits;
  readonly queue?: QueueLimits;
  readonly resolveHost?: ResolveHost;
  /** Called when pictures can no longer be stored, e.g. on a full disk. */
  readonly onCacheError?: (error: unknown) => void;
}

/** Limits of pictures that are being made or queued. */
export interface QueueLimits {
  /** Pictures made at once; bounds the originals in memory and the load of their host. */
  readonly concurrent: number;
  readonly resizes: number;
  /** Pictures being made or queued. An unsigned one is queued only while there are fewer than `maxForUnsigned`. */
  readonly max: number;
  readonly maxForUnsigned: number;
  readonly timeoutMs: number;
}

const QUEUE_LIMITS: QueueLimits = {
  concurrent: 4,
  resizes: 2,
  max: 400,
  maxForUnsigned: 40,
  timeoutMs: 30_000,
};

/** Pictures that a network may request by unsigned addresses, of those that are not cached. */
const UNSIGNED_LIMIT = { calls: 300, windowMs: 60_000 };

/** Sizes that cards request at a device pixel ratio of 2, of 3 and of 1. */
const AHEAD_SIZES: readonly Omit<ImageParams, 'source' | 'isSigned'>[] = [
  { width: 670, height: 448, fit: 'cover' },
  { width: 1_005, height: 672, fit: 'cover' },
  { width: 500, height: null, fit: 'contain' },
];

/** Thirty days; parameters and `Accept` identify an image. */
const CACHE_CONTROL = 'public, max-age=2592000, immutable';

/** Of the WebP that is sent while the AVIF is being made. */
const INTERIM_CACHE_CONTROL = 'public, max-age=60';

const EMPTY_BODY = Buffer.alloc(0);

/**
 * The image proxy `/img`: images of the configured sources, resized. AVIF takes three times as long as WebP, so the
 * first request gets WebP and the AVIF variant is made in the background. Addresses without the gateway's signature get
 * what is cached; what has to be made for them is limited by network and by the length of the queue.
 */
export class ImageProxy {
  readonly paths = /^\/img$/;
  readonly placeholderColors: PlaceholderColors;
  readonly #addresses: ImageAddresses;
  readonly #store: KeyValueStore;
  readonly #clientOf: ImageProxyOptions['clientOf'];
  readonly #originals: Originals;
  readonly #cache: DiskCache;
  readonly #queue: QueueLimits;
  readonly #workSlots: Bulkhead;
  readonly #resizeSlots: Bulkhead;
  readonly #inFlight = new SingleFlight<ResizedImage>();

  constructor({
    addresses,
    store,
    clientOf,
    cacheDir,
    imageCacheBytes,
    limits = ORIGINAL_LIMITS,
    queue = QUEUE_LIMITS,
    resolveHost,
    onCacheError,
  }: ImageProxyOptions) {
    this.#addresses = addresses;
    this.#store = store;
    this.#clientOf = clientOf;
    this.#queue = queue;
    this.#workSlots = new Bulkhead(queue.concurrent);
    this.#resizeSlots = new Bulkhead(queue.resizes);
    this.#originals = new Originals(limits, new ImageFetcher(addresses.sources, resolveHost));
    this.#cache = new DiskCache(join(cacheDir, 'images'), imageCacheBytes, onCacheError);
    this.placeholderColors = new PlaceholderColors(this.#cache);
  }

  /** Pictures that could not be stored, since the start. */
  get failedWrites(): number {
    return this.#cache.failedWrites;
  }

  async send(_path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { address } = this.#clientOf(request, response);
    const { status, headers, body } = await this.respond(url, request.headers, address);
    response.writeHead(status, headers).end(body);
    return true;
  }

  /**
   * The response to a request from an address: an image, or an error, as JSON with `code` and `message`, and for the
   * pictures of a page as a picture.
   */
  async respond(
    url: URL,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    address: string,
  ): Promise<ImageResponse> {
    const accept = String(headers['accept'] ?? '');
    try {
      const params = readImageParams(url.searchParams, this.#addresses);
      const format = negotiateFormat(accept);
      const { type, body, etag } = await this.#findOrMake(params, format, address);
      const isBest = format !== 'avif' || type === 'image/avif';
      const cacheControl = isBest ? CACHE_CONTROL : INTERIM_CACHE_CONTROL;
      const common = { ...SECURITY_HEADERS, 'cache-control': cacheControl, vary: 'Accept', etag };
      const known = String(headers['if-none-match'] ?? '').split(',');
      if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag))
        return { status: 304, headers: common, body: EMPTY_BODY };
      const length = String(body.length);
      return { status: 200, headers: { ...common, 'content-type': type, 'content-length': length }, body };
    } catch (error) {
      return errorResponse(error, accept);
    }
  }

  /** The image in the best format that is cached, or a new one. */
  async #findOrMake(
    params: ImageParams,
    best: Format,
    address: string,
  ): Promise<ResizedImage & { etag: string }> {
    for (const format of best === 'avif' ? (['avif', 'webp'] as const) : [best]) {
      const name = nameOf(params, format);
      const body = await this.#cache.read(name);
      if (body === null) continue;
      if (format !== best) this.#makeAvifInBackground(params);
      return { type: mediaType(format, body), body, etag: `"${name}"` };
    }
    const format = best === 'avif' ? 'webp' : best;
    if (!params.isSigned) await this.#limitUnsigned(address);
    const image = await this.#make(params, format);
    if (best === 'avif') this.#makeAvifInBackground(params);
    return { ...image, etag: `"${nameOf(params, format)}"` };
  }

  async #limitUnsigned(address: string): Promise<void> {
    if (this.#inFlight.size >= this.#queue.maxForUnsigned) throw busy();
    const waitMs = await countCalls(
      this.#store,
      networkCounters('rate:unsigned-image', UNSIGNED_LIMIT, address),
    );
    if (waitMs !== null)
      throw new ImageError(
        429,
        'RATE_LIMITED',
        'Too many pictures were requested by unsigned addresses; use the addresses that the API gives.',
        Math.ceil(waitMs / 1_000),
      );
  }

  /** Makes and caches an image; concurrent requests for the same one share the work. @throws ImageError BUSY */
  #make(params: ImageParams, format: Format): Promise<ResizedImage> {
    const name = nameOf(params, format);
    return this.#inFlight.run(name, async () => {
      if (this.#inFlight.size > this.#queue.max) throw busy();
      return this.#fetchAndResize(params, format, name);
    });
  }

  async #fetchAndResize(params: ImageParams, format: Format, name: string): Promise<ResizedImage> {
    const signal = AbortSignal.timeout(this.#queue.timeoutMs);
    return withSlot(this.#workSlots, signal, async () => {
      const original = await this.#originals.get(params.source);
      return withSlot(this.#resizeSlots, signal, async () => {
        const image = await resize(original, params, format);
        await this.#cache.write(name, image.body);
        await this.placeholderColors.add(params.source.href, image.body);
        return image;
      });
    });
  }

  /**
   * Makes a picture in the sizes of cards, as WebP, which the first request gets. Waits until the gateway is idle and
   * makes no other picture. Failures are ignored: the first request tries again.
   * @param address of a picture here, signed
   */
  async makeAhead(address: URL): Promise<void> {
    const { source } = readImageParams(address.searchParams, this.#addresses);
    const isCached = (params: ImageParams): boolean =>
      (['avif', 'webp'] as const).some((format) => this.#cache.has(nameOf(params, format)));
    const missing = AHEAD_SIZES.map((size) => ({ ...size, source, isSigned: true })).filter(
      (params) => !isCached(params),
    );
    if (missing.length === 0) return;
    do await whenIdle();
    while (this.#inFlight.size > 0);
    for (const params of missing) await this.#make(params, 'webp').catch(() => undefined);
  }

  /** Skipped while other requests are queued. */
  #makeAvifInBackground(params: ImageParams): void {
    if (this.#workSlots.waiting === 0) this.#make(params, 'avif').catch(() => undefined);
  }
}

/** @throws ImageError BUSY when no slot becomes free in time */
async function withSlot<T>(slots: Bulkhead, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await slots.acquire(signal).catch(() => {
    throw busy();
  });
  try {
    return await work();
  } finally {
    slots.release();
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

const busy = (): ImageError =>
  new ImageError(503, 'BUSY', 'Too many pictures are being made; try again shortly.', 2);

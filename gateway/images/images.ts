import { join } from 'node:path';
import { UnderWay } from '../cache/singleFlight.ts';
import { Bulkhead } from '../upstream/resilience/bulkhead.ts';
import { Life, CallEnded } from '../upstream/resilience/deadline.ts';
import { Colours } from './placeholderColors.ts';
import { Fetcher } from './fetch.ts';
import { ORIGINAL_LIMITS, Originals, type OriginalLimits } from './originals.ts';
import type { Resolve } from './publicAddress.ts';
import { ImageRefused } from './error.ts';
import { resize, type Picture } from './resize.ts';
import { Store } from './store.ts';
import { readFormat, readWanted, type Format, type Wanted } from './params.ts';

/** Settings of the image proxy. */
export interface ImageOptions {
  /** Origins pictures may come from, compared exactly. */
  readonly imageHosts: readonly string[];
  readonly cacheDir: string;
  /** Bound on the finished pictures on disk. */
  readonly imageCacheBytes: number;
  readonly limits?: OriginalLimits;
  /** Looks up the names of hosts; the system does unless told. */
  readonly resolve?: Resolve;
}

/** An answer of the image proxy. */
export interface ImageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Tells the colour of the original at an address; null while it is not known. */
export type ColourOf = (original: string) => string | null | Promise<string | null>;

/** Pictures made at the same time, and how long one waits for its turn. */
const AT_ONCE = 2;
const PATIENCE_MS = 30_000;

/** Every answer: its bytes are what they say they are, and nothing in them may run. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** The address and the size tell all about a picture, so it may be kept for thirty days by anyone. */
const FOR_GOOD = 'public, max-age=2592000, immutable';

/**
 * The image proxy `/img` (R100): pictures of the configured hosts in the product's sizes. The first to ask gets WebP;
 * AVIF, which takes three times as long, is made behind its back and given to those who ask later.
 */
export class Images {
  readonly #hosts: ReadonlySet<string>;
  readonly #originals: Originals;
  readonly #store: Store;
  readonly #colours: Colours;
  readonly #turns = new Bulkhead(AT_ONCE);
  readonly #making = new UnderWay<Promise<Picture>>();

  constructor({ imageHosts, cacheDir, imageCacheBytes, limits = ORIGINAL_LIMITS, resolve }: ImageOptions) {
    this.#hosts = new Set(imageHosts);
    this.#originals = new Originals(limits, new Fetcher(this.#hosts, resolve));
    this.#store = new Store(join(cacheDir, 'images'), imageCacheBytes);
    this.#colours = new Colours(this.#store);
  }

  /** Answers a request; what cannot be had is told by status and a JSON body of code and message. */
  async answer(
    url: URL,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<ImageAnswer> {
    try {
      const wanted = readWanted(url.searchParams, this.#hosts);
      const best = readFormat(String(headers['accept'] ?? ''));
      const { type, body, tag } = await this.#picture(wanted, best);
      const about = { ...SAFE, 'cache-control': FOR_GOOD, vary: 'Accept', etag: tag };
      if (headers['if-none-match'] === tag) return { status: 304, headers: about, body: NOTHING };
      const length = String(body.length);
      return { status: 200, headers: { ...about, 'content-type': type, 'content-length': length }, body };
    } catch (thrown) {
      return refusal(thrown);
    }
  }

  /** Colour to show until a picture arrives, `#rrggbb`; null for one that was never made here. */
  readonly colourOf: ColourOf = (original) => this.#colours.of(original);

  /** The picture in the best format that is there, or made now. */
  async #picture(wanted: Wanted, best: Format): Promise<Picture & { tag: string }> {
    for (const format of best === 'avif' ? (['avif', 'webp'] as const) : [best]) {
      const name = nameOf(wanted, format);
      const body = await this.#store.read(name);
      if (body === null) continue;
      if (format !== best) this.#improve(wanted);
      return { type: typeOf(format, body), body, tag: `"${name}"` };
    }
    const format = best === 'avif' ? 'webp' : best;
    const made = await this.#make(wanted, format);
    if (best === 'avif') this.#improve(wanted);
    return { ...made, tag: `"${nameOf(wanted, format)}"` };
  }

  /** Makes a picture and keeps it; equal wishes at the same time are one piece of work. */
  #make(wanted: Wanted, format: Format): Promise<Picture> {
    const name = nameOf(wanted, format);
    const make = (): Promise<Picture> =>
      this.#work(wanted, format, name).finally(() => this.#making.end(name));
    return this.#making.get(name) ?? this.#making.begin(name, make());
  }

  async #work(wanted: Wanted, format: Format, name: string): Promise<Picture> {
    const original = await this.#originals.get(wanted.source);
    await this.#turns.enter(new Life(PATIENCE_MS));
    try {
      const picture = await resize(original, wanted, format);
      await this.#store.write(name, picture.body);
      await this.#colours.learn(wanted.source.href, picture.body);
      return picture;
    } finally {
      this.#turns.leave();
    }
  }

  /** Makes the AVIF in the background, unless others wait for their pictures. */
  #improve(wanted: Wanted): void {
    if (this.#turns.waiting === 0) this.#make(wanted, 'avif').catch(() => undefined);
  }
}

function nameOf({ source, width, height, fit }: Wanted, format: Format): string {
  return Store.nameOf(source.href, width, height, fit, format);
}

/** The fallback is JPEG, or PNG where the picture is transparent: their first byte tells. */
function typeOf(format: Format, body: Buffer): Picture['type'] {
  if (format !== 'fallback') return `image/${format}`;
  return body[0] === 0x89 ? 'image/png' : 'image/jpeg';
}

function refusal(thrown: unknown): ImageAnswer {
  const busy = new ImageRefused(503, 'BUSY', 'Too many pictures are being made; try again shortly.');
  const refused = thrown instanceof CallEnded ? busy : thrown;
  if (!(refused instanceof ImageRefused)) throw thrown;
  const body = Buffer.from(JSON.stringify({ code: refused.code, message: refused.message }));
  const headers = {
    ...SAFE,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': refused.status === 404 ? 'public, max-age=30' : 'no-store',
    ...(refused.status === 503 ? { 'retry-after': '1' } : null),
  };
  return { status: refused.status, headers, body };
}

const NOTHING = Buffer.alloc(0);

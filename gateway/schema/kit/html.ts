/**
 * HTML of the schema. Short HTML is sanitized at once; what is long or misnested goes to a worker thread, so that it does
 * not block the event loop. Figures: docs/decisions/0012-html-limits.md.
 */
import { LRUCache } from 'lru-cache';
import Tinypool from 'tinypool';
import { InFlight } from '#gateway/cache/singleFlight.ts';
import type { Block } from '#gateway/html/blocks.ts';
import {
  type ConvertedHtml,
  type Conversion,
  type RawHtml,
  toBlocks,
  toHtml,
} from '#gateway/html/convert.ts';
import { HTML_LIMITS, type HtmlLimits } from '#gateway/html/parse.ts';
import type { SanitizedHtml } from '#gateway/html/sanitize.ts';
import type { Context } from '../../context.ts';
import { badUpstreamValue } from './errors.ts';

/** Limits of HTML that is converted on the event loop; a worker takes longer than this. */
export const INLINE_LIMITS: HtmlLimits = { input: 4_096, nodes: 400, output: 16_384 };
/** Once a turn of the event loop has converted for so long, workers take the rest. */
const MAX_INLINE_MS = 10;
/** From the request to the end of a conversion, the queue included. */
const DEADLINE_MS = 5_000;
/** Conversions that wait. Each holds up to half a megabyte. */
const MAX_QUEUE = 100;
const WORKER_HEAP_MB = 64;

let pool: Tinypool | null = null;

/** Starts with the first long HTML: most processes never meet any. */
function workers(): Tinypool {
  if (pool) return pool;
  pool = new Tinypool({
    filename: new URL('../../html/convert.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: MAX_QUEUE,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: 8 },
  });
  // A worker that dies rejects its task; without a task there is nothing to report.
  pool.on('error', () => {});
  return pool;
}

let inlineMs = 0;

/** Runs a conversion here if it is small; null if it is not. */
function convertInline<T>(convert: (html: RawHtml) => Conversion<T>, raw: string, siteUrl: string): T | null {
  if (raw.length > INLINE_LIMITS.input || inlineMs >= MAX_INLINE_MS) return null;
  if (inlineMs === 0) setImmediate(() => (inlineMs = 0)).unref();
  const started = performance.now();
  const { value, isCut } = convert({ raw, siteUrl, limits: INLINE_LIMITS });
  inlineMs += performance.now() - started;
  return isCut ? null : value;
}

/** A conversion with its results, by site and HTML. Public texts repeat across requests. Sized in characters. */
class Converter<T> {
  readonly #convert: (html: RawHtml) => Conversion<T>;
  readonly #results: LRUCache<string, { readonly value: T }>;
  readonly #inFlight = new InFlight<Promise<T>>();

  constructor(convert: (html: RawHtml) => Conversion<T>) {
    this.#convert = convert;
    this.#results = new LRUCache({
      max: 5_000,
      maxSize: 16_000_000,
      sizeCalculation: (_result, key) => key.length * 2,
    });
  }

  run(raw: string, siteUrl: string): T | Promise<T> {
    // One character more than allowed tells the worker that there was more.
    const key = `${siteUrl} ${raw.slice(0, HTML_LIMITS.input + 1)}`;
    const known = this.#results.get(key);
    if (known) return known.value;
    const value = convertInline(this.#convert, raw, siteUrl);
    if (value === null) return this.#inFlight.get(key) ?? this.#runInWorker(key, siteUrl);
    this.#results.set(key, { value });
    return value;
  }

  #runInWorker(key: string, siteUrl: string): Promise<T> {
    const html: RawHtml = { raw: key.slice(siteUrl.length + 1), siteUrl, limits: HTML_LIMITS };
    const running: Promise<Conversion<T>> = workers().run(html, {
      name: this.#convert.name,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const settled = running
      .then(
        ({ value }) => {
          this.#results.set(key, { value });
          return value;
        },
        () => {
          throw badUpstreamValue('HTML: it takes too long to read');
        },
      )
      .finally(() => this.#inFlight.delete(key));
    return this.#inFlight.set(key, settled);
  }
}

const htmlConverter = new Converter(toHtml);
const blockConverter = new Converter(toBlocks);

const MARKUP = /[<>&]/;

type HtmlContext = Pick<Context, 'site' | 'images'>;

/** Sanitizes HTML and routes its images through the image proxy. Text without markup passes unchanged. */
export function proxiedHtml<Raw extends string | null>(
  raw: Raw,
  context: HtmlContext,
): SanitizedHtml | Promise<SanitizedHtml> | (null extends Raw ? null : never);
export function proxiedHtml(
  raw: string | null,
  context: HtmlContext,
): SanitizedHtml | Promise<SanitizedHtml> | null {
  if (raw === null) return null;
  if (raw.length <= HTML_LIMITS.input && !MARKUP.test(raw)) return { sanitizedHtml: raw };
  const html = htmlConverter.run(raw, context.site.url);
  return html instanceof Promise
    ? html.then((converted) => withImages(converted, context))
    : withImages(html, context);
}

/** Leaves out images that the proxy would refuse. */
function withImages({ pieces, images }: ConvertedHtml, context: HtmlContext): SanitizedHtml {
  let sanitizedHtml = pieces[0] ?? '';
  for (const [index, { original, around }] of images.entries()) {
    const address = context.images.addressOf(original);
    if (address !== null) sanitizedHtml += around[0] + address.replaceAll('&', '&#x26;') + around[1];
    sanitizedHtml += pieces[index + 1] ?? '';
  }
  return { sanitizedHtml };
}

/** The blocks of one page of raw HTML. */
export async function htmlBlocks(raw: string, { site }: Pick<Context, 'site'>): Promise<Block[]> {
  return [...(await blockConverter.run(raw, site.url))];
}

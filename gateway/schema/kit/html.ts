/**
 * HTML of the schema. Short HTML is sanitized at once; what is long or misnested goes to a worker thread, so that it
 * does not block the event loop. Figures: docs/decisions/0012-html-limits.md.
 */
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '#gateway/cache/singleFlight.ts';
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
import { convertInWorker, startHtmlWorker } from '#gateway/html/worker.ts';
import type { Context } from '../../context.ts';
import { badUpstreamValue } from './errors.ts';
import type { ImageContext } from './image.ts';

/** Limits of HTML that is converted on the event loop; up to here a worker takes longer. */
const INLINE_LIMITS: HtmlLimits = { input: 4_096, nodes: 400, output: 16_384 };
/** After converting for this long in one turn of the event loop, the rest goes to the worker. */
const MAX_INLINE_MS = 20;
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

/** A conversion with its results, by site and HTML. Public texts repeat across requests. Sized by `lengthOf`. */
class Converter<T> {
  readonly #convert: (html: RawHtml) => Conversion<T>;
  readonly #results: LRUCache<string, { readonly value: T }>;
  readonly #inWorker = new SingleFlight<T>();

  constructor(convert: (html: RawHtml) => Conversion<T>, lengthOf: (value: T) => number) {
    this.#convert = convert;
    this.#results = new LRUCache({
      max: 5_000,
      maxSize: 16_000_000,
      sizeCalculation: ({ value }, key) => key.length + lengthOf(value) + 1,
    });
  }

  run(raw: string, siteUrl: string): T | Promise<T> {
    // One character more than allowed shows that there was more.
    const html = raw.slice(0, HTML_LIMITS.input + 1);
    const key = `${siteUrl} ${html}`;
    const known = this.#results.get(key);
    if (known) return known.value;
    const running = this.#inWorker.get(key);
    if (running) return running;
    const value = convertInline(this.#convert, html, siteUrl);
    if (value === null) return this.#inWorker.run(key, () => this.#runInWorker(html, siteUrl, key));
    this.#results.set(key, { value });
    return value;
  }

  async #runInWorker(raw: string, siteUrl: string, key: string): Promise<T> {
    try {
      const { value } = await convertInWorker(this.#convert, { raw, siteUrl, limits: HTML_LIMITS });
      this.#results.set(key, { value });
      return value;
    } catch {
      throw badUpstreamValue('HTML that can be read in time');
    }
  }
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
/** An image or block without its texts. */
const OBJECT_LENGTH = 200;

const htmlConverter = new Converter(
  toHtml,
  ({ pieces, images }) => sum(pieces.map(({ length }) => length)) + images.length * OBJECT_LENGTH,
);
const blockConverter = new Converter(toBlocks, (blocks) =>
  sum(blocks.map((block) => OBJECT_LENGTH + ('html' in block ? block.html.length : 0))),
);

const SAMPLE = '<h2>a</h2><p><a href="/">b</a></p><figure><img src="https://a.example/"></figure>';

/** Starts the worker thread and runs each conversion once: the first run takes ten times as long as the next. */
export function prepareHtml(): void {
  startHtmlWorker();
  for (const convert of [toHtml, toBlocks])
    convert({ raw: SAMPLE, siteUrl: 'https://a.example', limits: INLINE_LIMITS });
}

const MARKUP = /[<>&]/;

type HtmlContext = Pick<Context, 'site'> & ImageContext;

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

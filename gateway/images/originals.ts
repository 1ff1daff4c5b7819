import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../cache/singleFlight.ts';
import { failureOf, type ImageFetcher } from './fetch.ts';
import type { ImageError } from './params.ts';

/** Limits of fetching originals. */
export interface OriginalLimits {
  readonly maxBytes: number;
  /** Time for one fetch. */
  readonly timeoutMs: number;
  /** Size of the memory cache, from which all sizes of an image are made with one fetch. */
  readonly maxMemoryBytes: number;
}

export const ORIGINAL_LIMITS: OriginalLimits = {
  maxBytes: 20 * 1024 * 1024,
  // The embedded REST APIs draw their pictures, which takes seconds on a busy machine.
  timeoutMs: 15_000,
  maxMemoryBytes: 48 * 1024 * 1024,
};

/** How long the absence of an original is cached. */
const MISSING_TTL_MS = 30_000;
const MAX_MISSING = 10_000;

/** Fetches and caches original images. */
export class Originals {
  readonly #limits: OriginalLimits;
  readonly #cache: LRUCache<string, Buffer>;
  readonly #fetches = new SingleFlight<Buffer>();
  readonly #missing = new LRUCache<string, ImageError>({ max: MAX_MISSING, ttl: MISSING_TTL_MS });
  readonly #fetcher: ImageFetcher;

  constructor(limits: OriginalLimits, fetcher: ImageFetcher) {
    this.#limits = limits;
    this.#fetcher = fetcher;
    this.#cache = new LRUCache({
      maxSize: limits.maxMemoryBytes,
      sizeCalculation: (body) => Math.max(body.length, 1),
    });
  }

  /** The bytes of an original; concurrent calls share one fetch. @throws ImageError */
  async get(source: URL): Promise<Buffer> {
    const { href } = source;
    const cached = this.#cache.get(href);
    if (cached !== undefined) return cached;
    const missing = this.#missing.get(href);
    if (missing !== undefined) throw missing;
    return this.#fetches.run(href, () => this.#fetch(href));
  }

  async #fetch(href: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      const body = await this.#fetcher.fetch(new URL(href), { signal, maxBytes: this.#limits.maxBytes });
      this.#cache.set(href, body);
      return body;
    } catch (error) {
      const failure = failureOf(error, signal);
      if (failure.status === 404) this.#missing.set(href, failure);
      throw failure;
    }
  }
}

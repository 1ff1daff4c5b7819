import { LRUCache } from 'lru-cache';
import { InFlight } from '../cache/singleFlight.ts';
import { Bulkhead } from '../upstream/resilience/guards.ts';
import { CallTimeout } from '../upstream/resilience/deadline.ts';
import type { ImageFetcher } from './fetch.ts';
import { ImageError } from './params.ts';

/** Limits of fetching originals. */
export interface OriginalLimits {
  readonly maxBytes: number;
  /** Time for one fetch, queueing excluded. */
  readonly timeoutMs: number;
  /** Concurrent fetches, so that a page full of images does not overload their host. */
  readonly maxConcurrent: number;
  readonly queueTimeoutMs: number;
  /** Size of the memory cache, from which all sizes of an image are made with one fetch. */
  readonly maxMemoryBytes: number;
}

export const ORIGINAL_LIMITS: OriginalLimits = {
  maxBytes: 20 * 1024 * 1024,
  timeoutMs: 5_000,
  maxConcurrent: 4,
  queueTimeoutMs: 30_000,
  maxMemoryBytes: 48 * 1024 * 1024,
};

/** Fetches and caches original images. */
export class Originals {
  readonly #limits: OriginalLimits;
  readonly #cache: LRUCache<string, Buffer>;
  readonly #inFlight = new InFlight<Promise<Buffer>>();
  readonly #bulkhead: Bulkhead;
  readonly #fetcher: ImageFetcher;

  constructor(limits: OriginalLimits, fetcher: ImageFetcher) {
    this.#limits = limits;
    this.#fetcher = fetcher;
    this.#bulkhead = new Bulkhead(limits.maxConcurrent);
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
    const fetch = (): Promise<Buffer> => this.#enqueue(href).finally(() => this.#inFlight.delete(href));
    return this.#inFlight.get(href) ?? this.#inFlight.set(href, fetch());
  }

  async #enqueue(href: string): Promise<Buffer> {
    await this.#bulkhead.acquire(new CallTimeout(this.#limits.queueTimeoutMs));
    try {
      return await this.#fetch(href);
    } finally {
      this.#bulkhead.release();
    }
  }

  async #fetch(href: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      const body = await this.#fetcher.fetch(new URL(href), { signal, maxBytes: this.#limits.maxBytes });
      this.#cache.set(href, body);
      return body;
    } catch (error) {
      if (error instanceof ImageError) throw error;
      if (signal.aborted)
        throw new ImageError(504, 'IMAGE_TIMEOUT', 'The image host did not answer in time.');
      throw new ImageError(502, 'IMAGE_UNREACHABLE', 'The image host cannot be reached.');
    }
  }
}

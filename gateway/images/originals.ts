import { LRUCache } from 'lru-cache';
import { UnderWay } from '../cache/singleFlight.ts';
import { Bulkhead } from '../upstream/resilience/bulkhead.ts';
import { Life } from '../upstream/resilience/deadline.ts';
import type { Fetcher } from './fetch.ts';
import { ImageRefused } from './error.ts';

/** Bounds of fetching an original. */
export interface OriginalLimits {
  readonly maxBytes: number;
  /** Time of one fetch, from its turn on. */
  readonly timeoutMs: number;
  /** Fetches at the same time, so that a page full of pictures does not drown its host; how long one waits for its turn. */
  readonly atOnce: number;
  readonly patienceMs: number;
  /** Originals kept in memory, so that the sizes of one page fetch each picture once. */
  readonly memoryBytes: number;
}

/** Bounds of production. */
export const ORIGINAL_LIMITS: OriginalLimits = {
  maxBytes: 20 * 1024 * 1024,
  timeoutMs: 5_000,
  atOnce: 4,
  patienceMs: 30_000,
  memoryBytes: 48 * 1024 * 1024,
};

/** Pictures as their hosts have them. */
export class Originals {
  readonly #limits: OriginalLimits;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #fetching = new UnderWay<Promise<Buffer>>();
  readonly #turns: Bulkhead;
  readonly #fetcher: Fetcher;

  constructor(limits: OriginalLimits, fetcher: Fetcher) {
    this.#limits = limits;
    this.#fetcher = fetcher;
    this.#turns = new Bulkhead(limits.atOnce);
    this.#kept = new LRUCache({
      maxSize: limits.memoryBytes,
      sizeCalculation: (body) => Math.max(body.length, 1),
    });
  }

  /** The bytes of a picture; equal questions at the same time make one call. Throws ImageRefused. */
  async get(source: URL): Promise<Buffer> {
    const { href } = source;
    const kept = this.#kept.get(href);
    if (kept !== undefined) return kept;
    const fetch = (): Promise<Buffer> => this.#inTurn(href).finally(() => this.#fetching.end(href));
    return this.#fetching.get(href) ?? this.#fetching.begin(href, fetch());
  }

  async #inTurn(href: string): Promise<Buffer> {
    await this.#turns.enter(new Life(this.#limits.patienceMs));
    try {
      return await this.#fetch(href);
    } finally {
      this.#turns.leave();
    }
  }

  async #fetch(href: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      const body = await this.#fetcher.fetch(new URL(href), { signal, maxBytes: this.#limits.maxBytes });
      this.#kept.set(href, body);
      return body;
    } catch (thrown) {
      if (thrown instanceof ImageRefused) throw thrown;
      if (signal.aborted)
        throw new ImageRefused(504, 'IMAGE_TIMEOUT', 'The image host did not answer in time.');
      throw new ImageRefused(502, 'IMAGE_UNREACHABLE', 'The image host cannot be reached.');
    }
  }
}

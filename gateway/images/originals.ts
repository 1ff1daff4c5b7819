import { LRUCache } from 'lru-cache';
import { Bulkhead } from '../upstream/bulkhead.ts';
import { Life } from '../upstream/life.ts';
import { ImageRefused } from './refused.ts';

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
  atOnce: 8,
  patienceMs: 30_000,
  memoryBytes: 48 * 1024 * 1024,
};

/** Pictures as their hosts have them. */
export class Originals {
  readonly #limits: OriginalLimits;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #fetching = new Map<string, Promise<Buffer>>();
  readonly #turns: Bulkhead;

  constructor(limits: OriginalLimits) {
    this.#limits = limits;
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
    let fetching = this.#fetching.get(href);
    if (fetching === undefined) {
      fetching = this.#inTurn(href).finally(() => this.#fetching.delete(href));
      this.#fetching.set(href, fetching);
    }
    return fetching;
  }

  async #inTurn(href: string): Promise<Buffer> {
    await this.#turns.enter(new Life(this.#limits.patienceMs));
    try {
      return await this.#fetch(href);
    } finally {
      this.#turns.leave();
    }
  }

  /** Sends nothing of the client, follows no redirect, and reads no more than the bound. */
  async #fetch(href: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      const response = await fetch(href, {
        redirect: 'manual',
        signal,
        headers: { accept: 'image/*', 'user-agent': 'musubi-gateway' },
      });
      const body = await this.#read(response);
      this.#kept.set(href, body);
      return body;
    } catch (thrown) {
      if (thrown instanceof ImageRefused) throw thrown;
      if (signal.aborted)
        throw new ImageRefused(504, 'IMAGE_TIMEOUT', 'The image host did not answer in time.');
      throw new ImageRefused(502, 'IMAGE_UNREACHABLE', 'The image host cannot be reached.');
    }
  }

  async #read(response: Response): Promise<Buffer> {
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) {
        throw new ImageRefused(404, 'IMAGE_NOT_FOUND', 'There is no such picture.');
      }
      throw new ImageRefused(502, 'IMAGE_UNAVAILABLE', 'The image host gave no picture.');
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > this.#limits.maxBytes)
        throw new ImageRefused(413, 'IMAGE_TOO_LARGE', 'The picture is too large.');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, bytes);
  }
}

import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { DiskCache } from './diskCache.ts';

/** An entry takes some ten bytes. */
const MAX_COLORS = 50_000;

/** Finds the placeholder color of an original, `#rrggbb`; null if unknown. */
export type PlaceholderColorOf = (original: string) => string | null | Promise<string | null>;

/** Mean colors of images, shown until the image has loaded. A color is known once the image was resized here. */
export class PlaceholderColors {
  readonly #colors = new LRUCache<string, string>({ max: MAX_COLORS });
  readonly #cache: DiskCache;

  constructor(cache: DiskCache) {
    this.#cache = cache;
  }

  readonly get: PlaceholderColorOf = (original) => {
    const color = this.#colors.get(original);
    if (color !== undefined) return color;
    const name = nameOf(original);
    return this.#cache.has(name) ? this.#load(original, name) : null;
  };

  /** Stores the color of an original, computed from one of its resized images. */
  async add(original: string, image: Buffer): Promise<void> {
    if (this.#colors.has(original)) return;
    const mean = await sharp(image).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const color = `#${mean.toString('hex', 0, 3)}`;
    this.#colors.set(original, color);
    await this.#cache.write(nameOf(original), Buffer.from(color));
  }

  async #load(original: string, name: string): Promise<string | null> {
    const color = (await this.#cache.read(name))?.toString() ?? null;
    if (color !== null) this.#colors.set(original, color);
    return color;
  }
}

// The key is part of file names on disk.
const nameOf = (original: string): string => DiskCache.nameOf('colour', original);

import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { DiskCache } from './diskCache.ts';

/** An entry takes some ten bytes. */
const MAX_COLORS = 50_000;

/** Finds the placeholder color of an original, `#rrggbb`; null if unknown. */
export type PlaceholderColorOf = (original: string) => string | null | Promise<string | null>;

/** Mean colors of images, shown until the image has loaded. A color is known once the image was resized here. */
export class PlaceholderColors {
  /** Null where the disk has none, so that the name of the file is not computed again. */
  readonly #colors = new LRUCache<string, { readonly color: string | null }>({ max: MAX_COLORS });
  readonly #cache: DiskCache;

  constructor(cache: DiskCache) {
    this.#cache = cache;
  }

  readonly get: PlaceholderColorOf = (original) => {
    const known = this.#colors.get(original);
    if (known) return known.color;
    const name = nameOf(original);
    if (this.#cache.has(name)) return this.#load(original, name);
    this.#colors.set(original, { color: null });
    return null;
  };

  /** Stores the color of an original, computed from one of its resized images. */
  async add(original: string, image: Buffer): Promise<void> {
    if (this.#colors.get(original)?.color) return;
    const mean = await sharp(image).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const color = `#${mean.toString('hex', 0, 3)}`;
    this.#colors.set(original, { color });
    await this.#cache.write(nameOf(original), Buffer.from(color));
  }

  async #load(original: string, name: string): Promise<string | null> {
    const color = (await this.#cache.read(name))?.toString() ?? null;
    if (color !== null) this.#colors.set(original, { color });
    return color;
  }
}

// The key is part of file names on disk.
const nameOf = (original: string): string => DiskCache.nameOf('colour', original);

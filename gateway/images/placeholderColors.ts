import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Store } from './store.ts';

/** Colours kept in memory; a colour is some ten bytes. */
const MOST = 50_000;

/** The colours that stand in for pictures until they arrive: the mean of each, known once the picture was made here. */
export class Colours {
  readonly #known = new LRUCache<string, string>({ max: MOST });
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The colour of the original at an address, `#rrggbb`; null while nobody has asked for the picture. */
  of(original: string): string | null | Promise<string | null> {
    const known = this.#known.get(original);
    if (known !== undefined) return known;
    const name = nameOf(original);
    return this.#store.has(name) ? this.#remember(original, name) : null;
  }

  /** Learns the colour of an original from a picture made of it. */
  async learn(original: string, picture: Buffer): Promise<void> {
    if (this.#known.has(original)) return;
    const mean = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const colour = `#${mean.toString('hex', 0, 3)}`;
    this.#known.set(original, colour);
    await this.#store.write(nameOf(original), Buffer.from(colour));
  }

  async #remember(original: string, name: string): Promise<string | null> {
    const colour = (await this.#store.read(name))?.toString() ?? null;
    if (colour !== null) this.#known.set(original, colour);
    return colour;
  }
}

const nameOf = (original: string): string => Store.nameOf('colour', original);

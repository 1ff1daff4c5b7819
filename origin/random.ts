/**
 * Deterministic random numbers: every entity has its own generator, seeded with its name, so that adding one
 * does not change the others.
 */

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32 generator, seeded with a name. */
export class Random {
  #state: number;

  constructor(name: string) {
    this.#state = hash(name);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Both bounds inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** True with probability `share`. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @throws when the list is empty */
  pick<T>(list: readonly T[]): T {
    const item = list[this.integer(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** `count` distinct items, in list order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const chosen = list
      .map((item, index) => ({ item, index, key: this.next() }))
      .sort((a, b) => a.key - b.key);
    return chosen
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ item }) => item);
  }

  /** Weights need not sum to 1. */
  pickWeighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of list) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(list)[0];
  }

  /** Approximately normal (sum of three uniform values), within three spreads of `middle`. */
  normal(middle: number, spread: number): number {
    const bell = this.next() + this.next() + this.next() - 1.5;
    return middle + bell * 2 * spread;
  }
}

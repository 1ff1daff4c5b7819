/** Chance that is the same at every start: each thing throws its own random, named after it, so that one more hall changes no other. */

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Random of one name (mulberry32). */
export class Random {
  #state: number;

  constructor(name: string) {
    this.#state = hash(name);
  }

  /** From 0 up to but not 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A number from `min` to `max`. */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** True in `share` of the throws. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.integer(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** `count` different items, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[] {
    const chosen = list
      .map((item, index) => ({ item, index, key: this.next() }))
      .sort((a, b) => a.key - b.key);
    return chosen
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ item }) => item);
  }

  /** One of a list, the more likely the greater its weight. */
  pickWeighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of list) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(list)[0];
  }

  /** About `middle`, with the spread of a bell; cut at three spreads. */
  normal(middle: number, spread: number): number {
    const bell = this.next() + this.next() + this.next() - 1.5;
    return middle + bell * 2 * spread;
  }
}

/** The end of waiting: when a client leaves or its time is up, the calls its request waits for end too. */
export class Departure {
  readonly #ends: (() => void)[] = [];
  #gone = false;

  /** Adds what is to end; it ends at once where nobody waits any more. */
  add(end: () => void): void {
    if (this.#gone) end();
    else this.#ends.push(end);
  }

  /** Takes out what came to its own end. */
  remove(end: () => void): void {
    const at = this.#ends.indexOf(end);
    const last = at < 0 ? undefined : this.#ends.pop();
    if (last !== undefined && last !== end) this.#ends[at] = last;
  }

  /** Nobody waits any more. */
  leave(): void {
    this.#gone = true;
    for (const end of this.#ends.splice(0)) end();
  }
}

/** The end of waiting: when a client leaves or its time is up, the calls its request waits for end too. */
export class Departure {
  readonly #ends = new Set<() => void>();
  #gone = false;

  /** Adds what is to end; it ends at once where nobody waits any more. */
  add(end: () => void): void {
    if (this.#gone) end();
    else this.#ends.add(end);
  }

  /** Takes out what came to its own end. */
  remove(end: () => void): void {
    this.#ends.delete(end);
  }

  /** Nobody waits any more. */
  leave(): void {
    this.#gone = true;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }
}

/**
 * What ends when a client leaves: the calls its request waits for. Listens only while there are any, so that a
 * signal that outlives many requests does not collect listeners.
 */
export class Departure {
  readonly #signal: AbortSignal;
  readonly #ends = new Set<() => void>();
  readonly #leave = (): void => {
    for (const end of this.#ends) end();
    this.#ends.clear();
  };

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Adds a call to end; what is returned takes it out again. */
  add(end: () => void): () => void {
    if (this.#signal.aborted) {
      end();
      return () => undefined;
    }
    if (this.#ends.size === 0) this.#signal.addEventListener('abort', this.#leave, { once: true });
    this.#ends.add(end);
    return () => {
      this.#ends.delete(end);
      if (this.#ends.size === 0) this.#signal.removeEventListener('abort', this.#leave);
    };
  }
}

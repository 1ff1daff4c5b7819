/** What ends when a client leaves: the calls its request waits for. */
export class Departure {
  readonly #signal: AbortSignal;
  readonly #ends = new Set<() => void>();
  #listening = false;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Adds a call to end; what is returned takes it out again. */
  add(end: () => void): () => void {
    if (this.#signal.aborted) {
      end();
      return () => undefined;
    }
    if (!this.#listening) {
      this.#listening = true;
      this.#signal.addEventListener('abort', () => this.#leave(), { once: true });
    }
    this.#ends.add(end);
    return () => this.#ends.delete(end);
  }

  #leave(): void {
    for (const end of this.#ends) end();
    this.#ends.clear();
  }
}

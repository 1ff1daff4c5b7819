/**
 * The one deadline of an operation. Its signal is handed down to every upstream call and fires when time is up or
 * the client leaves, so that no call outlives the answer it was made for.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.#timer = setTimeout(() => this.cut('The operation took too long.'), ms);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the operation's upstream calls now. */
  cut(reason: string): void {
    clearTimeout(this.#timer);
    this.#controller.abort(new DOMException(reason, 'AbortError'));
  }

  /** The operation is over; nothing is left to stop. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

import { Departure } from '../upstream/departure.ts';

/**
 * The one deadline of an operation, handed down to every upstream call: time is up, or the client leaves, and no call
 * outlives the answer it was made for.
 */
export class Deadline extends Departure {
  readonly #timer: NodeJS.Timeout;

  constructor(ms: number) {
    super();
    this.#timer = setTimeout(() => this.leave(), ms);
  }

  override leave(): void {
    clearTimeout(this.#timer);
    super.leave();
  }

  /** The operation is over; nothing is left to stop. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

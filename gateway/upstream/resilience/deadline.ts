import { Alarm } from './alarm.ts';
import { Departure } from './departure.ts';

/**
 * The one deadline of an operation, handed down to every upstream call: time is up, or the client leaves, and no call
 * outlives the answer it was made for.
 */
export class Deadline extends Departure {
  readonly #alarm: Alarm;

  constructor(ms: number) {
    super();
    this.#alarm = new Alarm(performance.now() + ms, () => this.leave());
  }

  override leave(): void {
    this.#alarm.clear();
    super.leave();
  }

  /** The operation is over; nothing is left to stop. */
  end(): void {
    this.#alarm.clear();
  }
}

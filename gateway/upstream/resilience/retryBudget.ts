import type { Policy } from './policy.ts';
import { Window } from './circuitBreaker.ts';

const CALL = 0;
const RETRY = 1;

/** Lets only a share of the calls be tried again, so that retries never become the load that keeps a host down. */
export class Budget {
  readonly #policy: Policy['retry'];
  readonly #lastSecond = new Window(1_000);

  constructor(policy: Policy['retry']) {
    this.#policy = policy;
  }

  /** Counts a call. */
  called(): void {
    this.#lastSecond.add(CALL);
  }

  /** Takes one retry, if there is one left. */
  take(): boolean {
    const allowed = Math.max(this.#policy.budgetFloor, this.#lastSecond.total(CALL) * this.#policy.budget);
    if (this.#lastSecond.total(RETRY) >= allowed) return false;
    this.#lastSecond.add(RETRY);
    return true;
  }
}

/**
 * Defers work until no call of a request is in flight: a bulk call then takes the ids that all replies have led to.
 */
export class IdleScheduler {
  #inFlight = 0;
  /** In the order they came. */
  #queue: (() => void)[] = [];

  callStarted(): void {
    this.#inFlight += 1;
  }

  callEnded(): void {
    this.#inFlight -= 1;
    if (this.#inFlight > 0 || this.#queue.length === 0) return;
    // What runs may defer more.
    const queue = this.#queue;
    this.#queue = [];
    for (const run of queue) run();
  }

  /** Also waits for the calls that the last reply leads to. */
  whenIdle(run: () => void): void {
    setImmediate(() => (this.#inFlight === 0 ? run() : this.#queue.push(() => this.whenIdle(run))));
  }
}

/** Tells when none of the calls of a request is under way, for what had better wait for their answers. */
export class Quiet {
  #underWay = 0;
  #waiting: (() => void)[] = [];

  /** A call has begun. */
  began(): void {
    this.#underWay += 1;
  }

  /** A call has ended. */
  ended(): void {
    this.#underWay -= 1;
    if (this.#underWay > 0 || this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  /** Runs once no call is under way, nor begun by what the last one brought. */
  once(run: () => void): void {
    setImmediate(() => (this.#underWay === 0 ? run() : this.#waiting.push(() => this.once(run))));
  }
}

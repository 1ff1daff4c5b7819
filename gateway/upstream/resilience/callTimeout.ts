/** Thrown where a call ends before its answer: its time was up, or nobody waits for it any more. */
export class LifeEnded extends Error {
  override readonly name = 'LifeEnded';
}

/** The time one call has: it ends at its deadline, or when it is cancelled. */
export class Life {
  /** On the monotonic clock, in milliseconds. */
  readonly endsAt: number;
  readonly #ms: number;
  #cancelled = false;
  #onEnd: (() => void) | null = null;

  constructor(ms: number) {
    this.endsAt = performance.now() + ms;
    this.#ms = ms;
  }

  /** Milliseconds since it began. */
  get spent(): number {
    return performance.now() - this.endsAt + this.#ms;
  }

  /** Milliseconds left; none when cancelled. */
  get left(): number {
    return this.#cancelled ? 0 : this.endsAt - performance.now();
  }

  /** Ends the call now. */
  cancel(): void {
    this.#cancelled = true;
    this.#onEnd?.();
  }

  /** Whether the end came by `cancel`, which tells nothing about the host. */
  get cancelled(): boolean {
    return this.#cancelled;
  }

  /** What to stop when the call is cancelled; one thing at a time. */
  stopping(stop: (() => void) | null): void {
    this.#onEnd = stop;
    if (this.#cancelled) stop?.();
  }

  /**
   * Waits until `begin` calls back, or throws LifeEnded at the end of this life.
   * What `begin` returns undoes it.
   */
  wait(begin: (done: () => void) => () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (act: () => void): void => {
        clearTimeout(timer);
        this.#onEnd = null;
        act();
      };
      const end = (): void =>
        finish(() => {
          undo();
          reject(new LifeEnded());
        });
      const timer = setTimeout(end, this.left);
      const undo = begin(() => finish(resolve));
      this.stopping(end);
    });
  }

  /** Waits some milliseconds. */
  pause(ms: number): Promise<void> {
    return this.wait((done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    });
  }
}

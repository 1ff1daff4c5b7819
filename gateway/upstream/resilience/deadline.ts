/** How late a coarse timer may fire. */
const TICK_MS = 10;

const timers: CoarseTimer[] = [];
let interval: NodeJS.Timeout | null = null;

/** A time-out that rarely fires. All share one interval: a Node timer for each upstream call costs four times as much. */
export class CoarseTimer {
  /** When to fire, in `performance.now()` time; may be changed. */
  dueAt: number;
  readonly #callback: () => void;
  /** Index in `timers`; -1 once fired or cleared. */
  #index: number;

  constructor(dueAt: number, callback: () => void) {
    this.dueAt = dueAt;
    this.#callback = callback;
    this.#index = timers.push(this) - 1;
    interval ??= setInterval(tick, TICK_MS);
  }

  clear(): void {
    const last = this.#index < 0 ? undefined : timers.pop();
    if (last !== undefined && last !== this) {
      last.#index = this.#index;
      timers[this.#index] = last;
    }
    this.#index = -1;
  }

  /** Does nothing once cleared, which a timer that fired in the same tick may have done. */
  fire(): void {
    if (this.#index < 0) return;
    this.clear();
    this.#callback();
  }
}

function tick(): void {
  const now = performance.now();
  for (const timer of timers.filter(({ dueAt }) => dueAt <= now)) timer.fire();
  if (timers.length > 0 || interval === null) return;
  clearInterval(interval);
  interval = null;
}

/** An abort signal with cheap listeners: aborted when the client disconnects or the operation's time is up. */
export class Cancellation {
  readonly #listeners: (() => void)[] = [];
  #isAborted = false;

  /** Calls the listener at once where it is already aborted. */
  addListener(listener: () => void): void {
    if (this.#isAborted) listener();
    else this.#listeners.push(listener);
  }

  removeListener(listener: () => void): void {
    const index = this.#listeners.indexOf(listener);
    const last = index < 0 ? undefined : this.#listeners.pop();
    if (last !== undefined && last !== listener) this.#listeners[index] = last;
  }

  abort(): void {
    this.#isAborted = true;
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** The deadline of an operation, passed down to all its upstream calls. */
export class Deadline extends Cancellation {
  readonly #timer: CoarseTimer;

  constructor(ms: number) {
    super();
    this.#timer = new CoarseTimer(performance.now() + ms, () => this.abort());
  }

  override abort(): void {
    this.#timer.clear();
    super.abort();
  }

  /** Call when the operation has ended. */
  clear(): void {
    this.#timer.clear();
  }
}

/** Thrown when a call times out or is cancelled before its response. */
export class CallAbortedError extends Error {
  override readonly name = 'CallAbortedError';
}

/** The time one call may take, in all its tries; ends early when the call is cancelled. */
export class CallTimeout {
  /** In `performance.now()` time. */
  readonly endsAt: number;
  readonly #ms: number;
  #isCancelled = false;
  #onCancel: (() => void) | null = null;

  constructor(ms: number) {
    this.endsAt = performance.now() + ms;
    this.#ms = ms;
  }

  get elapsedMs(): number {
    return performance.now() - this.endsAt + this.#ms;
  }

  /** 0 once cancelled. */
  get remainingMs(): number {
    return this.#isCancelled ? 0 : this.endsAt - performance.now();
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#onCancel?.();
  }

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** Replaces the only listener; calls it at once where the call is already cancelled. */
  setCancelListener(listener: (() => void) | null): void {
    this.#onCancel = listener;
    if (this.#isCancelled) listener?.();
  }

  /** Waits until `start` calls `done`. `start` returns its clean-up for the other case. @throws CallAbortedError */
  waitFor(start: (done: () => void) => () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        this.#onCancel = null;
        settle();
      };
      const abort = (): void =>
        finish(() => {
          cleanUp();
          reject(new CallAbortedError());
        });
      const timer = setTimeout(abort, this.remainingMs);
      const cleanUp = start(() => finish(resolve));
      this.setCancelListener(abort);
    });
  }

  /** @throws CallAbortedError */
  sleep(ms: number): Promise<void> {
    return this.waitFor((done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    });
  }
}

/** Defers work until no call of a request is in flight, so that one bulk call covers the ids from all replies. */
export class IdleScheduler {
  #inFlight = 0;
  /** In order of registration. */
  #queue: (() => void)[] = [];

  callStarted(): void {
    this.#inFlight += 1;
  }

  callEnded(): void {
    this.#inFlight -= 1;
    if (this.#inFlight > 0 || this.#queue.length === 0) return;
    // A task may defer further tasks.
    const queue = this.#queue;
    this.#queue = [];
    for (const run of queue) run();
  }

  /** Checks in a later turn of the event loop: handling the last reply may start further calls. */
  whenIdle(run: () => void): void {
    setImmediate(() => (this.#inFlight === 0 ? run() : this.#queue.push(() => this.whenIdle(run))));
  }
}

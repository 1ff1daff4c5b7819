/** How often alarms are looked at, in milliseconds: how late one may ring. */
const GRAIN_MS = 10;

const alarms: Alarm[] = [];
let looking: NodeJS.Timeout | null = null;

/**
 * A deadline that is seldom met. One timer looks at all of them: setting and clearing a timer of Node's own for each
 * call upstream costs four times as much.
 */
export class Alarm {
  /** When it rings, on the monotonic clock in milliseconds; may be moved. */
  at: number;
  readonly #ring: () => void;
  /** Its position among the alarms; -1 once it has rung or was cleared. */
  #place: number;

  constructor(at: number, ring: () => void) {
    this.at = at;
    this.#ring = ring;
    this.#place = alarms.push(this) - 1;
    looking ??= setInterval(look, GRAIN_MS);
  }

  /** It need not ring any more. */
  clear(): void {
    const last = this.#place < 0 ? undefined : alarms.pop();
    if (last !== undefined && last !== this) {
      last.#place = this.#place;
      alarms[this.#place] = last;
    }
    this.#place = -1;
  }

  /** It is time, unless it was cleared by one that rang before it. */
  ring(): void {
    if (this.#place < 0) return;
    this.clear();
    this.#ring();
  }
}

function look(): void {
  const now = performance.now();
  for (const alarm of alarms.filter(({ at }) => at <= now)) alarm.ring();
  if (alarms.length > 0 || looking === null) return;
  clearInterval(looking);
  looking = null;
}

/** The end of waiting: when a client leaves or its time is up, the calls its request waits for end too. */
export class Departure {
  readonly #ends: (() => void)[] = [];
  #gone = false;

  /** Adds what is to end; it ends at once where nobody waits any more. */
  add(end: () => void): void {
    if (this.#gone) end();
    else this.#ends.push(end);
  }

  /** Takes out what came to its own end. */
  remove(end: () => void): void {
    const at = this.#ends.indexOf(end);
    const last = at < 0 ? undefined : this.#ends.pop();
    if (last !== undefined && last !== end) this.#ends[at] = last;
  }

  /** Nobody waits any more. */
  abort(): void {
    this.#gone = true;
    for (const end of this.#ends.splice(0)) end();
  }
}

/**
 * The one deadline of an operation, handed down to every upstream call: time is up, or the client leaves, and no call
 * outlives the answer it was made for.
 */
export class Deadline extends Departure {
  readonly #alarm: Alarm;

  constructor(ms: number) {
    super();
    this.#alarm = new Alarm(performance.now() + ms, () => this.abort());
  }

  override abort(): void {
    this.#alarm.clear();
    super.abort();
  }

  /** The operation is over; nothing is left to stop. */
  end(): void {
    this.#alarm.clear();
  }
}

/** Thrown where a call ends before its answer: its time was up, or nobody waits for it any more. */
export class CallEnded extends Error {
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
          reject(new CallEnded());
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

import type { Policy } from './policy.ts';

const BUCKETS = 10;

/** Counts two kinds of events over the last stretch of time, in ten steps. */
export class Window {
  readonly #stepMs: number;
  readonly #counts = new Uint32Array(BUCKETS * 2);
  readonly #totals = new Uint32Array(2);
  #step: number;

  constructor(spanMs: number) {
    this.#stepMs = spanMs / BUCKETS;
    this.#step = Math.floor(performance.now() / this.#stepMs);
  }

  /** Counts one event of a kind. */
  add(kind: 0 | 1): void {
    this.#forget();
    const at = (this.#step % BUCKETS) * 2 + kind;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#totals[kind] = (this.#totals[kind] ?? 0) + 1;
  }

  /** Events of a kind within the span. */
  total(kind: 0 | 1): number {
    this.#forget();
    return this.#totals[kind] ?? 0;
  }

  /** Forgets everything. */
  clear(): void {
    this.#counts.fill(0);
    this.#totals.fill(0);
  }

  #forget(): void {
    const now = Math.floor(performance.now() / this.#stepMs);
    if (now === this.#step) return;
    if (now - this.#step >= BUCKETS) this.clear();
    else {
      for (let step = this.#step + 1; step <= now; step += 1) {
        for (const kind of [0, 1]) {
          const at = (step % BUCKETS) * 2 + kind;
          this.#totals[kind] = (this.#totals[kind] ?? 0) - (this.#counts[at] ?? 0);
          this.#counts[at] = 0;
        }
      }
    }
    this.#step = now;
  }
}

/** How a call was let through: as any other, or as the one that finds out whether the host is back. */
export type Pass = 'go' | 'probe';

const FINE = 0;
const FAILED = 1;

/** Stops asking a group of paths that keeps failing; lets one probe through from time to time. */
export class Breaker {
  readonly #policy: Policy['breaker'];
  readonly #calls: Window;
  #openUntil = 0;
  #probing = false;

  constructor(policy: Policy['breaker']) {
    this.#policy = policy;
    this.#calls = new Window(policy.windowMs);
  }

  /** Asks to let a call through; a number is the milliseconds to wait instead. */
  admit(): Pass | number {
    if (this.#openUntil === 0) return 'go';
    const wait = this.#openUntil - performance.now();
    if (wait > 0) return wait;
    if (this.#probing) return this.#policy.openMs;
    this.#probing = true;
    return 'probe';
  }

  /** Tells how an admitted call ended; `cancelled` says nothing about the host. */
  done(pass: Pass, how: 'fine' | 'failed' | 'cancelled'): void {
    if (pass === 'probe') this.#probed(how);
    else if (how !== 'cancelled' && this.#openUntil === 0) this.#count(how);
  }

  /** Whether calls are being refused. */
  get open(): boolean {
    return this.#openUntil > 0;
  }

  #probed(how: 'fine' | 'failed' | 'cancelled'): void {
    this.#probing = false;
    if (how === 'failed') this.#openUntil = performance.now() + this.#policy.openMs;
    if (how !== 'fine') return;
    this.#openUntil = 0;
    this.#calls.clear();
  }

  #count(how: 'fine' | 'failed'): void {
    this.#calls.add(how === 'failed' ? FAILED : FINE);
    if (how === 'fine') return;
    const failed = this.#calls.total(FAILED);
    const all = failed + this.#calls.total(FINE);
    if (all >= this.#policy.leastCalls && failed >= all * this.#policy.share) {
      this.#openUntil = performance.now() + this.#policy.openMs;
    }
  }
}

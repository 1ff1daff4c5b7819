/** Guards of one REST host: circuit breaker, retry budget and bulkhead. */
import { onAbort } from '../../deadline.ts';
import type { UpstreamPolicy } from './policy.ts';

const BUCKETS = 10;

/** Counts two kinds of events over the last `spanMs`, in ten buckets. */
class SlidingWindow {
  readonly #bucketMs: number;
  readonly #counts = new Uint32Array(BUCKETS * 2);
  readonly #totals = new Uint32Array(2);
  #bucket: number;

  constructor(spanMs: number) {
    this.#bucketMs = spanMs / BUCKETS;
    this.#bucket = Math.floor(performance.now() / this.#bucketMs);
  }

  add(kind: 0 | 1): void {
    this.#dropExpired();
    const index = (this.#bucket % BUCKETS) * 2 + kind;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#totals[kind] = (this.#totals[kind] ?? 0) + 1;
  }

  total(kind: 0 | 1): number {
    this.#dropExpired();
    return this.#totals[kind] ?? 0;
  }

  clear(): void {
    this.#counts.fill(0);
    this.#totals.fill(0);
  }

  #dropExpired(): void {
    const current = Math.floor(performance.now() / this.#bucketMs);
    if (current === this.#bucket) return;
    if (current - this.#bucket >= BUCKETS) this.clear();
    else {
      for (let bucket = this.#bucket + 1; bucket <= current; bucket += 1) {
        for (const kind of [0, 1]) {
          const index = (bucket % BUCKETS) * 2 + kind;
          this.#totals[kind] = (this.#totals[kind] ?? 0) - (this.#counts[index] ?? 0);
          this.#counts[index] = 0;
        }
      }
    }
    this.#bucket = current;
  }
}

/** How a call was admitted: while the circuit is closed, or as the probe of an open one. */
export type Permit = 'closed' | 'probe';

/** `unjudged`: not evidence about the host, because the call was cancelled or waited too long for a slot. */
export type CallEnd = 'success' | 'failure' | 'unjudged';

const SUCCESS = 0;
const FAILURE = 1;

/** Rejects the calls of a path template whose failure ratio is too high, except for one probe at a time. */
export class CircuitBreaker {
  readonly #policy: UpstreamPolicy['breaker'];
  readonly #calls: SlidingWindow;
  /** 0 while closed. */
  #openUntil = 0;
  #isProbing = false;

  constructor(policy: UpstreamPolicy['breaker']) {
    this.#policy = policy;
    this.#calls = new SlidingWindow(policy.windowMs);
  }

  /** Admits a call, or returns the milliseconds after which to try again. */
  admit(): Permit | number {
    if (this.#openUntil === 0) return 'closed';
    const waitMs = this.#openUntil - performance.now();
    if (waitMs > 0) return waitMs;
    if (this.#isProbing) return this.#policy.openMs;
    this.#isProbing = true;
    return 'probe';
  }

  /** Records the end of an admitted call. */
  record(permit: Permit, end: CallEnd): void {
    if (permit === 'probe') this.#recordProbe(end);
    else if (end !== 'unjudged' && this.#openUntil === 0) this.#count(end);
  }

  /** False once a probe may go out: without calls none does, and it is unknown whether the host has recovered. */
  get isOpen(): boolean {
    return this.#isProbing || performance.now() < this.#openUntil;
  }

  #recordProbe(end: CallEnd): void {
    this.#isProbing = false;
    if (end === 'failure') this.#openUntil = performance.now() + this.#policy.openMs;
    if (end !== 'success') return;
    this.#openUntil = 0;
    this.#calls.clear();
  }

  #count(end: 'success' | 'failure'): void {
    this.#calls.add(end === 'failure' ? FAILURE : SUCCESS);
    if (end === 'success') return;
    const failures = this.#calls.total(FAILURE);
    const calls = failures + this.#calls.total(SUCCESS);
    if (calls >= this.#policy.minCalls && failures >= calls * this.#policy.failureRatio) {
      this.#openUntil = performance.now() + this.#policy.openMs;
    }
  }
}

const CALL = 0;
const RETRY = 1;

/** Limits retries to a share of the calls of the last second, so that retries do not keep an overloaded host down. */
export class RetryBudget {
  readonly #policy: UpstreamPolicy['retry'];
  readonly #lastSecond = new SlidingWindow(1_000);

  constructor(policy: UpstreamPolicy['retry']) {
    this.#policy = policy;
  }

  countCall(): void {
    this.#lastSecond.add(CALL);
  }

  /** Takes one retry from the budget; false when it is used up. */
  tryRetry(): boolean {
    const allowed = Math.max(this.#policy.minBudget, this.#lastSecond.total(CALL) * this.#policy.budgetRatio);
    if (this.#lastSecond.total(RETRY) >= allowed) return false;
    this.#lastSecond.add(RETRY);
    return true;
  }
}

/** The calls of one operation to one host. */
class Share {
  running = 0;
  readonly waiting = new Set<() => void>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get mayRun(): boolean {
    return this.running < this.#max;
  }
}

/** An operation may use this part of a host's slots, however many are free. */
const SHARE_OF_SLOTS = 1 / 8;
/** The share of an operation where that part is smaller. */
const MIN_SHARE = 4;

/**
 * Limits the concurrent calls to one host, so that a slow host cannot use up all resources. Free slots go to the
 * waiting operations in turn, so that an operation with many calls does not delay the others.
 */
export class Bulkhead {
  #freeSlots: number;
  #waiting = 0;
  readonly #maxShare: number;
  /**
   * Shares by operation. A Map that changes this often keeps deleted keys alive until a major garbage
   * collection (`npm run bench -- scavenges`).
   */
  readonly #shares = new WeakMap<object, Share>();
  /** Share of calls without an operation. */
  readonly #common = new Share(Infinity);
  /** Shares with waiting calls and an unused part of the slots, in the order in which they get the next slot. */
  readonly #ready = new Set<Share>();

  constructor(slots: number) {
    this.#freeSlots = slots;
    this.#maxShare = Math.max(MIN_SHARE, Math.floor(slots * SHARE_OF_SLOTS));
  }

  /** Calls waiting for a slot. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Takes a slot; false if the operation has to wait for one. */
  tryAcquire(operation?: object): boolean {
    const share = this.#shareOf(operation);
    if (this.#freeSlots === 0 || !share.mayRun) return false;
    this.#freeSlots -= 1;
    share.running += 1;
    return true;
  }

  /** Takes a slot, when there is one. Rejects with the signal's reason when that aborts before. */
  async acquire(signal: AbortSignal, operation?: object): Promise<void> {
    if (this.tryAcquire(operation)) return;
    const share = this.#shareOf(operation);
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        stopListening();
        resolve();
      };
      this.#waiting += 1;
      share.waiting.add(enter);
      if (share.mayRun) this.#ready.add(share);
      const stopListening = onAbort(signal, () => {
        this.#waiting -= 1;
        share.waiting.delete(enter);
        if (share.waiting.size === 0) this.#ready.delete(share);
        reject(signal.reason);
      });
    });
  }

  /** Returns the slot of an operation and gives it to the next waiting call. */
  release(operation?: object): void {
    const share = this.#shareOf(operation);
    this.#freeSlots += 1;
    share.running -= 1;
    if (share.waiting.size > 0) this.#ready.add(share);
    for (const next of this.#ready) return this.#admit(next);
  }

  /** Gives a slot to the first waiting call of a share, whose next call waits for another turn. */
  #admit(share: Share): void {
    this.#ready.delete(share);
    for (const enter of share.waiting) {
      this.#freeSlots -= 1;
      this.#waiting -= 1;
      share.running += 1;
      share.waiting.delete(enter);
      if (share.waiting.size > 0 && share.mayRun) this.#ready.add(share);
      return enter();
    }
  }

  #shareOf(operation: object | undefined): Share {
    if (operation === undefined) return this.#common;
    let share = this.#shares.get(operation);
    if (share === undefined) {
      share = new Share(this.#maxShare);
      this.#shares.set(operation, share);
    }
    return share;
  }
}

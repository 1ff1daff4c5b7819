/** Adapts the number of operations that execute at once to the CPU time that is left. */
import { performance } from 'node:perf_hooks';

/** Below this number of executing operations there is no limit. */
const MIN_LIMIT = 64;
const INTERVAL_MS = 50;
/** The event loop utilization at which the limit neither rises nor falls: 1 is a loop that never waits for events. */
const TARGET_UTILIZATION = 0.9;
/** Bounds of the change in one interval. */
const MIN_FACTOR = 0.9;
const MAX_FACTOR = 2;

/**
 * Operations above the limit wait, in order. An idle event loop means that operations wait for REST hosts: the limit
 * rises. A busy one means that they wait for CPU time: the limit falls, since more operations would not end sooner, and
 * each garbage collection would copy what they hold in memory (docs/decisions/0043-concurrency-limit.md).
 */
export class ConcurrencyLimit {
  #limit = MIN_LIMIT;
  #executing = 0;
  readonly #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #lastUtilization = performance.eventLoopUtilization();

  get executing(): number {
    return this.#executing;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Calls `execute` at the operation's turn. */
  async run<T>(execute: () => Promise<T>): Promise<T> {
    if (this.#executing < this.#limit) this.#executing += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#executing >= MIN_LIMIT) this.#watch();
    try {
      return await execute();
    } finally {
      // The microtasks until then write the result.
      process.nextTick(() => {
        this.#executing -= 1;
        this.#startWaiting();
      });
    }
  }

  #startWaiting(): void {
    while (this.#executing < this.#limit) {
      const start = this.#waiting.shift();
      if (!start) return;
      this.#executing += 1;
      start();
    }
  }

  #watch(): void {
    if (this.#timer) return;
    this.#lastUtilization = performance.eventLoopUtilization();
    this.#timer = setInterval(() => this.#adapt(), INTERVAL_MS).unref();
  }

  #adapt(): void {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, this.#lastUtilization);
    this.#lastUtilization = current;
    const factor = Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, TARGET_UTILIZATION / utilization));
    const maxLimit = MAX_FACTOR * Math.max(MIN_LIMIT, this.#executing);
    this.#limit = Math.max(MIN_LIMIT, Math.min(maxLimit, this.#limit * factor));
    this.#startWaiting();
    if (this.#executing >= MIN_LIMIT || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#limit = MIN_LIMIT;
  }
}

import type { Bulkhead } from './bulkhead.ts';
import type { Outcome } from '../exchange.ts';
import { Life } from './deadline.ts';
import type { Policy } from './policy.ts';

/** Times of so many reads of a kind are remembered, and the limit is found anew after so many more. */
const REMEMBERED = 128;
const RENEWED_EVERY = 16;

/** How long the latest reads of one path template took. */
class Latest {
  readonly #ms = new Float64Array(REMEMBERED);
  #count = 0;
  #limit: number | null = null;

  /** Time that nearly all of them were answered within; null while too few are known. */
  get limit(): number | null {
    return this.#limit;
  }

  add(ms: number, quantile: number): void {
    this.#ms[this.#count % REMEMBERED] = ms;
    this.#count += 1;
    if (this.#count % RENEWED_EVERY !== 0) return;
    const known = this.#ms.slice(0, this.#count).toSorted();
    this.#limit = known[Math.floor((known.length - 1) * quantile)] ?? null;
  }
}

/**
 * Hedged reads of one host: a read whose answer is later than nearly all of its kind were is asked a second time, and
 * the first answer counts. Only a small share of the reads is, so that a host that is slow throughout has hardly more
 * to do; and none while calls wait for a place.
 */
export class Hedge {
  /** Reads that were asked a second time since the start. */
  asked = 0;
  readonly #policy: Policy['hedge'];
  readonly #bulkhead: Bulkhead;
  readonly #paths = new Map<string, Latest>();
  /** Second questions that may be asked now: each read adds its share. */
  #allowance = 0;

  constructor(policy: Policy['hedge'], bulkhead: Bulkhead) {
    this.#policy = policy;
    this.#bulkhead = bulkhead;
  }

  /** Asks with a life of its own each time, once or twice; settles as `ask` does. */
  async race(path: string, life: Life, ask: (life: Life) => Promise<Outcome>): Promise<Outcome> {
    let latest = this.#paths.get(path);
    if (latest === undefined) this.#paths.set(path, (latest = new Latest()));
    const { share, most, quantile, leastMs } = this.#policy;
    this.#allowance = Math.min(this.#allowance + share, most);
    const began = performance.now();
    const lives: Life[] = [];
    const endAll = (): void => lives.forEach((one) => one.cancel());
    life.stopping(endAll);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        let running = 0;
        const start = (): void => {
          const own = new Life(life.left);
          lives.push(own);
          running += 1;
          // What brings no answer waits for the other one.
          const ended = (settle: () => void, isAnswer: boolean): void => {
            running -= 1;
            if (isAnswer || running === 0) settle();
          };
          ask(own).then(
            (outcome) => ended(() => resolve(outcome), outcome.kind === 'answer'),
            (thrown: unknown) => ended(() => reject(thrown), false),
          );
        };
        start();
        if (latest.limit === null) return;
        timer = setTimeout(() => this.#take() && start(), Math.max(latest.limit, leastMs));
      });
    } finally {
      clearTimeout(timer);
      life.stopping(null);
      endAll();
      latest.add(performance.now() - began, quantile);
    }
  }

  /** Takes one second question, if there is one left. */
  #take(): boolean {
    if (this.#allowance < 1 || this.#bulkhead.waiting > 0) return false;
    this.#allowance -= 1;
    this.asked += 1;
    return true;
  }
}

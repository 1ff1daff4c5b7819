import type { Bulkhead } from './guards.ts';
import { onAbort } from '../../deadline.ts';
import type { UpstreamPolicy } from './policy.ts';

const SAMPLES = 128;
const SAMPLES_PER_UPDATE = 16;

/** The latest latencies of one path template. */
class LatencyWindow {
  readonly #samplesMs = new Float64Array(SAMPLES);
  #count = 0;
  #quantileMs: number | null = null;

  /** The latency at the policy's quantile; null while there are too few samples. */
  get quantileMs(): number | null {
    return this.#quantileMs;
  }

  add(ms: number, quantile: number): void {
    this.#samplesMs[this.#count % SAMPLES] = ms;
    this.#count += 1;
    if (this.#count % SAMPLES_PER_UPDATE !== 0) return;
    const sorted = this.#samplesMs.slice(0, this.#count).toSorted();
    this.#quantileMs = sorted[Math.floor((sorted.length - 1) * quantile)] ?? null;
  }
}

/**
 * Hedged requests to one host: a read slower than nearly all of its kind is sent a second time, and the first response
 * wins. Only a small share of reads is hedged, and none while calls wait for a slot, so that a host that is slow
 * throughout gets little extra load.
 */
export class Hedger {
  /** Second requests sent since the start. */
  hedged = 0;
  readonly #policy: UpstreamPolicy['hedge'];
  readonly #bulkhead: Bulkhead;
  readonly #latencies = new Map<string, LatencyWindow>();
  /** Second requests that may be sent now; each read adds `maxRatio`. */
  #tokens = 0;

  constructor(policy: UpstreamPolicy['hedge'], bulkhead: Bulkhead) {
    this.#policy = policy;
    this.#bulkhead = bulkhead;
  }

  /**
   * Calls `send` once or twice. Resolves to the first outcome that `isResponse`, which aborts the other request, else
   * settles as the last request does.
   */
  async race<T>(
    path: string,
    signal: AbortSignal | undefined,
    send: (signal: AbortSignal) => Promise<T>,
    isResponse: (outcome: T) => boolean,
  ): Promise<T> {
    let latencies = this.#latencies.get(path);
    if (latencies === undefined) this.#latencies.set(path, (latencies = new LatencyWindow()));
    const { maxRatio, maxBurst, quantile, minDelayMs } = this.#policy;
    this.#tokens = Math.min(this.#tokens + maxRatio, maxBurst);
    const startedAt = performance.now();
    const over = new AbortController();
    const stopListening = onAbort(signal, () => over.abort());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        let running = 0;
        const start = (): void => {
          running += 1;
          const end = (settle: () => void, isFinal: boolean): void => {
            running -= 1;
            if (isFinal || running === 0) settle();
          };
          send(over.signal).then(
            (outcome) => end(() => resolve(outcome), isResponse(outcome)),
            (error: unknown) => end(() => reject(error), false),
          );
        };
        start();
        if (latencies.quantileMs === null) return;
        timer = setTimeout(() => this.#tryHedge() && start(), Math.max(latencies.quantileMs, minDelayMs));
      });
    } finally {
      clearTimeout(timer);
      stopListening();
      over.abort();
      latencies.add(performance.now() - startedAt, quantile);
    }
  }

  #tryHedge(): boolean {
    if (this.#tokens < 1 || this.#bulkhead.waiting > 0) return false;
    this.#tokens -= 1;
    this.hedged += 1;
    return true;
  }
}

/** Refuses requests while the process could not answer them in time, so that those in progress are still answered. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { GraphQLError } from 'graphql';
import { LIMITS } from '../config/limits.ts';
import { onClosed } from '../deadline.ts';
import { atMostEvery } from '../telemetry/logging.ts';
import { retryLater } from './errors.ts';

export interface LoadLimits {
  /** Milliseconds by which the event loop may be late. */
  readonly delayMs: number;
  /** Requests in progress at once: GraphQL, event streams included, and pages that no cache holds. */
  readonly requests: number;
}

export type ShedReason = 'event-loop' | 'requests';

const SAMPLE_MS = 50;
const RESOLUTION_MS = 10;
const RETRY_AFTER_S = 2;
const REPORT_INTERVAL_MS = 10_000;

export class LoadShedder {
  /** Refused requests by reason, since the start. */
  readonly refused: Record<ShedReason, number> = { 'event-loop': 0, requests: 0 };
  readonly #limits: LoadLimits;
  readonly #report: (reason: ShedReason) => void;
  #running = 0;
  #lastDelayMs = 0;
  #isLate = false;

  /** @param onRefusal called at most every {@link REPORT_INTERVAL_MS} */
  constructor(limits: LoadLimits, onRefusal: (reason: ShedReason) => void = () => {}) {
    this.#limits = limits;
    this.#report = atMostEvery(REPORT_INTERVAL_MS, onRefusal);
  }

  /** Measures the delay of the event loop as long as the process runs. */
  watch(): this {
    const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delays.enable();
    setInterval(() => {
      this.recordDelay(delays.max / 1e6 - RESOLUTION_MS);
      delays.reset();
    }, SAMPLE_MS).unref();
    return this;
  }

  /**
   * Takes two late samples to refuse, since one long task, such as a garbage collection, is no overload; and one sample
   * below half the limit to accept again.
   */
  recordDelay(delayMs: number): void {
    const { delayMs: limit } = this.#limits;
    if (Math.min(delayMs, this.#lastDelayMs) > limit) this.#isLate = true;
    else if (delayMs <= limit / 2) this.#isLate = false;
    this.#lastDelayMs = delayMs;
  }

  /** Counts a request until its response is sent. Returns the error to answer with if it is refused. */
  admit(response: ServerResponse): GraphQLError | null {
    const reason = this.#isLate ? 'event-loop' : this.#running >= this.#limits.requests ? 'requests' : null;
    if (reason !== null) {
      this.refused[reason] += 1;
      this.#report(reason);
      return overloaded();
    }
    this.#running += 1;
    onClosed(response, () => (this.#running -= 1));
    return null;
  }
}

function overloaded(): GraphQLError {
  const message = `The gateway has more requests than it can answer in time. Nothing was executed. Try again in ${RETRY_AFTER_S} seconds.`;
  return retryLater('OVERLOADED', message, RETRY_AFTER_S * 1_000);
}

/** Discards the body of a refused request, so that its connection stays open. One above the limit is not waited for. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isLarge = encoding !== undefined || Number(length ?? 0) > LIMITS.bodyBytes;
  if (isLarge || request.readableEnded || request.destroyed) return;
  request.resume();
  await new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { IncrementalSource } from '../relay/replayTransport.ts';
import type { IncrementalResponse } from '../relay/responses.ts';

/**
 * The deferred parts that had not arrived when the rendering began. The server passes those that arrive soon to Relay and
 * renders them. The browser gets all of them as data.
 */
export class LateParts {
  readonly #responses: AsyncIterator<IncrementalResponse, unknown, undefined>;
  #next: Promise<IteratorResult<IncrementalResponse, unknown>> | null = null;
  #pass: Parameters<IncrementalSource>[0] = () => {};

  constructor(responses: AsyncIterable<IncrementalResponse>) {
    this.#responses = responses[Symbol.asyncIterator]();
  }

  /** For Relay's environment on the server. It never ends: parts that take longer stay pending. */
  readonly source: IncrementalSource = (next) => {
    this.#pass = next;
  };

  /** Passes parts to Relay until all have arrived, at most for the given time. @returns those that arrived */
  async arriveWithin(ms: number): Promise<IncrementalResponse[]> {
    const arrived: IncrementalResponse[] = [];
    const timer = new AbortController();
    const timeout = sleep(ms, null, { signal: timer.signal }).catch(() => null);
    try {
      for (;;) {
        this.#next ??= this.#responses.next();
        const step = await Promise.race([this.#next, timeout]);
        if (!step || step.done) return arrived;
        this.#next = null;
        this.#pass(step.value);
        arrived.push(step.value);
      }
    } finally {
      timer.abort();
    }
  }

  /** The parts that have not arrived yet. */
  async *rest(): AsyncGenerator<IncrementalResponse, void, void> {
    for (;;) {
      const step = await (this.#next ?? this.#responses.next());
      this.#next = null;
      if (step.done) return;
      yield step.value;
    }
  }

  /** Cancels their execution. */
  cancel(): void {
    void this.#responses.return?.();
  }
}

import type { AnyEndpoint } from './endpoint.ts';
import { Refused, statusOf, Unavailable, type Failure } from './errors.ts';
import type { CacheUse, Trace } from './trace.ts';
import type { UpstreamCounters } from './client.ts';
import type { Wire } from './request.ts';

/** How a call of a request ended. */
export interface Ended {
  readonly outcome: string;
  readonly status: number | null;
  readonly tries: number;
  /** When it was asked for, on the monotonic clock. */
  readonly began: number;
  readonly dropped: number;
}

/** Notes a call that has ended: in the counters of the process, and in the request's trace where that is kept. */
export function note(
  trace: Trace,
  counters: UpstreamCounters,
  endpoint: AnyEndpoint,
  wire: Wire,
  { cache, batch }: { readonly cache: CacheUse; readonly batch: number | undefined },
  ended: Ended,
): void {
  counters.reads[cache] += 1;
  if (batch !== undefined) {
    counters.bulkCalls += 1;
    counters.bulkIds += batch;
  }
  trace.dropped += ended.dropped;
  if (cache === 'stale') trace.stale = true;
  if (trace.calls === null) return;
  const { call, host, method } = endpoint;
  const { outcome, status, began } = ended;
  const tries = cache === 'miss' || cache === 'none' ? ended.tries : 0;
  const ms = performance.now() - began;
  // What is secret shows its template.
  const path = endpoint.secret ? endpoint.path : wire.target;
  trace.calls.push({ call, host, method, path, status, cache, outcome, ms, tries, batch });
}

/** How a call ended that failed. */
export const failed = (failure: Failure): Omit<Ended, 'began'> => ({
  outcome: describe(failure),
  status: statusOf(failure),
  tries: 0,
  dropped: 0,
});

/** A failure in a few words: its name, with reason or status. */
export function describe(failure: Failure): string {
  if (failure instanceof Unavailable)
    return [failure.name, failure.reason, failure.status ?? ''].join(' ').trim();
  return failure instanceof Refused ? `${failure.name} ${failure.status}` : failure.name;
}

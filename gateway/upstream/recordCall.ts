import type { UpstreamCounters } from './client.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { type Failure, Refused, statusOf, Unavailable } from './errors.ts';
import type { Wire } from './request.ts';

/**
 * Where an answer came from:
 * `hit` the cache; `refreshing` the cache, while a newer answer is fetched; `stale` the cache, since the API fails;
 * `miss` the API; `shared` a call another request had under way; `none` the API, and never kept.
 */
export type CacheUse = 'hit' | 'refreshing' | 'stale' | 'miss' | 'shared' | 'none';

/** One REST call, as shown to developers and operators. */
export interface TracedCall {
  readonly call: string;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly cache: CacheUse;
  /** HTTP status of the answer, also of one that was kept; null where none came. */
  readonly status: number | null;
  /** `ok`, or the name of the failure with its reason or status. */
  readonly outcome: string;
  /** From asking to answer, in milliseconds. */
  readonly ms: number;
  /** Requests sent upstream; 0 from the cache. */
  readonly tries: number;
  /** Number of ids asked for together, of a bulk call. */
  readonly batch?: number;
}

/** The span of a REST call in a trace. */
export interface CallSpan {
  /** Value of the W3C header that the call carries, so that the trace goes on at the REST API. */
  readonly traceparent: string;
  /** Ends it: how the call came out, as in {@link TracedCall}, and the requests it took. */
  end(outcome: string, tries: number): void;
}

/** Where an operation tells what took its time, for traces. */
export interface Spans {
  /** Begins the span of a REST call. */
  call(endpoint: AnyEndpoint): CallSpan;
  /** Counts work to a place of the answer. */
  group(place: string, work: Promise<unknown>): void;
}

/** What one operation did upstream. */
export class Trace {
  /** Whether part of the answer is old because the API could not be asked. */
  stale = false;
  /** List items left out because they broke their shape. */
  dropped = 0;
  /** The calls in the order they ended; null unless asked for, since keeping them costs time. */
  readonly calls: TracedCall[] | null;
  /** Spans of the operation; null where it is not traced. */
  spans: Spans | null = null;

  constructor(detailed: boolean) {
    this.calls = detailed ? [] : null;
  }
}

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

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
  /** `ok`, or the name of the failure with its reason or status. */
  readonly outcome: string;
  /** From asking to answer, in milliseconds. */
  readonly ms: number;
  /** Requests sent upstream; 0 from the cache. */
  readonly tries: number;
  /** Number of ids asked for together, of a bulk call. */
  readonly batch?: number;
}

/** What one operation did upstream. */
export class Trace {
  /** Whether part of the answer is old because the API could not be asked. */
  stale = false;
  /** List items left out because they broke their shape. */
  dropped = 0;
  /** The calls in the order they ended; null unless asked for, since keeping them costs time. */
  readonly calls: TracedCall[] | null;

  constructor(detailed: boolean) {
    this.calls = detailed ? [] : null;
  }
}

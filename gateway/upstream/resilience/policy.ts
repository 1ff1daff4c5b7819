import type { Host } from '../endpoint.ts';

/** Every figure of the upstream policy, in milliseconds and bytes, so that tests can make time short. */
export interface Policy {
  /** Longest wait for a connection. */
  readonly connectMs: number;
  /** Longest wait for the head of an answer once the request is on its way. */
  readonly headersMs: number;
  /** Longest life of one call: waiting for a free place, all tries and the pauses between them. */
  readonly callMs: number;
  /** Largest body, counted after decompression. */
  readonly bodyBytes: number;
  /** Calls to one host at the same time; more wait for a place. */
  readonly bulkhead: number;
  readonly retry: {
    /** Tries beside the first. */
    readonly max: number;
    /** Pause before another try: anything between these two, by chance. */
    readonly pauseMs: readonly [least: number, most: number];
    /** A longer `Retry-After` ends the call. */
    readonly longestRetryAfterMs: number;
    /** Share of the calls of the last second that may be tried again… */
    readonly budget: number;
    /** …and how many may be in any case. */
    readonly budgetFloor: number;
  };
  readonly breaker: {
    readonly windowMs: number;
    /** Fewer calls than this in the window tell nothing. */
    readonly leastCalls: number;
    /** Share of failed calls that opens it. */
    readonly share: number;
    readonly openMs: number;
  };
  /** Asking a second time where the answer is late. */
  readonly hedge: {
    /** Hosts that allow it. */
    readonly hosts: readonly Host[];
    /** Share of a host's reads that may be asked twice, and how many at once after a quiet time. */
    readonly share: number;
    readonly most: number;
    /** Late is what takes longer than this share of the latest reads of its kind, and than this. */
    readonly quantile: number;
    readonly leastMs: number;
  };
  readonly cache: {
    readonly maxEntries: number;
    /** Bound on the bodies the entries were decoded from; the objects take about four times as much. */
    readonly maxBytes: number;
    /** How long "there is none" is remembered. */
    readonly notFoundMs: number;
    /** After a failed refresh the old answer is given at once for this long. */
    readonly refreshPauseMs: number;
  };
  /** How long the last good address of a host is used while its name cannot be looked up. */
  readonly addressMs: number;
}

/** The policy of production. */
export const POLICY: Policy = {
  connectMs: 1_000,
  headersMs: 3_000,
  callMs: 5_000,
  bodyBytes: 5 * 1024 * 1024,
  bulkhead: 256,
  retry: { max: 2, pauseMs: [50, 250], longestRetryAfterMs: 2_000, budget: 0.1, budgetFloor: 10 },
  breaker: { windowMs: 10_000, leastCalls: 20, share: 0.5, openMs: 5_000 },
  hedge: { hosts: [], share: 0.05, most: 10, quantile: 0.95, leastMs: 20 },
  cache: { maxEntries: 20_000, maxBytes: 32 * 1024 * 1024, notFoundMs: 30_000, refreshPauseMs: 5_000 },
  addressMs: 60_000,
};

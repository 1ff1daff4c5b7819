/** The REST hosts; each has a base URL in the configuration. */
export const REST_HOSTS = ['api', 'content', 'magazine', 'search', 'contact'] as const;
export type RestHost = (typeof REST_HOSTS)[number];

/** Limits of upstream calls. Tests shorten the times. */
export interface UpstreamPolicy {
  readonly connectTimeoutMs: number;
  /** From sending the request to the response headers. */
  readonly headersTimeoutMs: number;
  /** One call in all: waiting for a slot, all tries and the delays between them. */
  readonly callTimeoutMs: number;
  /** Compressed and decompressed size. */
  readonly maxBodyBytes: number;
  /** Concurrent calls to one host. */
  readonly maxConcurrentCalls: number;
  readonly retry: {
    readonly maxRetries: number;
    /** Bounds of the random delay before a retry. */
    readonly delayMs: readonly [min: number, max: number];
    /** A longer `Retry-After` is not waited for. */
    readonly maxRetryAfterMs: number;
    /** Retries per second, as a share of the calls. */
    readonly budgetRatio: number;
    /** Retries per second that are allowed in any case. */
    readonly minBudget: number;
  };
  readonly breaker: {
    readonly windowMs: number;
    /** With fewer calls in the window the circuit stays closed. */
    readonly minCalls: number;
    /** Share of failed calls that opens the circuit. */
    readonly failureRatio: number;
    readonly openMs: number;
  };
  readonly hedge: {
    /** Hosts whose reads may be hedged. */
    readonly hosts: readonly RestHost[];
    /** Share of a host's reads that may be sent twice. */
    readonly maxRatio: number;
    /** Second requests that may be sent at once after a period without any. */
    readonly maxBurst: number;
    /** The second request is sent after this quantile of the latest latencies, but not before `minDelayMs`. */
    readonly quantile: number;
    readonly minDelayMs: number;
  };
  readonly cache: {
    readonly maxEntries: number;
    /** Limit on the bodies of the entries; decoded objects take about four times as much. */
    readonly maxBytes: number;
    readonly notFoundTtlMs: number;
    /** How long a reply is served of which invalid parts were left out. */
    readonly salvagedTtlMs: number;
    /** After a failed refresh, the stale entry is served for this long before the next attempt. */
    readonly refreshBackoffMs: number;
  };
  /** How long the last known addresses of a host are used while DNS fails. */
  readonly dnsStaleMs: number;
  /**
   * How long a connection gets new calls. A busy one would never close, and its calls would go to the former machine of a
   * name that leads to another one.
   */
  readonly connectionMs: number;
}

export const DEFAULT_POLICY: UpstreamPolicy = {
  connectTimeoutMs: 1_000,
  headersTimeoutMs: 3_000,
  callTimeoutMs: 5_000,
  maxBodyBytes: 5 * 1024 * 1024,
  maxConcurrentCalls: 256,
  retry: { maxRetries: 2, delayMs: [50, 250], maxRetryAfterMs: 2_000, budgetRatio: 0.1, minBudget: 10 },
  breaker: { windowMs: 10_000, minCalls: 20, failureRatio: 0.5, openMs: 5_000 },
  hedge: { hosts: [], maxRatio: 0.05, maxBurst: 10, quantile: 0.95, minDelayMs: 20 },
  cache: {
    maxEntries: 20_000,
    maxBytes: 32 * 1024 * 1024,
    notFoundTtlMs: 30_000,
    salvagedTtlMs: 5_000,
    refreshBackoffMs: 5_000,
  },
  dnsStaleMs: 60_000,
  connectionMs: 300_000,
};

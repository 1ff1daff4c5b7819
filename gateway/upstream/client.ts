import type { z } from 'zod';
import type { Addresses } from './dns.ts';
import { PublicCache } from './publicCache.ts';
import type { AnyEndpoint, CacheTimes, Endpoint, Host, Values } from './endpoint.ts';
import { Pipe, type Answer, type End, type Ended, type HostState, type Running } from './transport.ts';
import { POLICY, type Policy } from './resilience/policy.ts';
import type { KeyValues } from '../cache/keyValueStore.ts';
import { Sharing } from './sharedCache.ts';
import type { CacheUse } from './recordCall.ts';
import { write, type Who, type Wire } from './request.ts';

/** How a call over the wire ended. Holds no text of an answer. */
export interface UpstreamEvent extends End {
  readonly call: string;
  readonly host: Host;
  /** Template of the path. */
  readonly path: string;
}

/** What `createUpstream` needs to know. */
export interface UpstreamOptions {
  /** Base address of each REST host. */
  readonly hosts: Readonly<Record<Host, URL>>;
  readonly policy?: Policy;
  /** The product's name in the paths of the magazine's API. */
  readonly product?: string;
  /** What opens the search service; it goes to that host alone. */
  readonly search?: { readonly appId: string; readonly key: string };
  /** Told of every call. */
  readonly report?: (event: UpstreamEvent) => void;
  readonly addresses?: Addresses;
  /** Where public answers are shared with other gateways; one gateway alone keeps them in memory. */
  readonly shared?: KeyValues;
}

/** Counters since the start, for metrics. */
export interface UpstreamCounters {
  calls: number;
  failures: number;
  dropped: number;
  mended: number;
  /** Calls that asked about many ids, and those ids. */
  bulkCalls: number;
  bulkIds: number;
  /** Reads by where their answer came from. */
  readonly reads: Record<CacheUse, number>;
}

/** What all requests share of the REST APIs: connections with their guards, and the cache of public answers. */
export class Upstream {
  readonly cache: PublicCache;
  readonly counters: UpstreamCounters = {
    calls: 0,
    failures: 0,
    dropped: 0,
    mended: 0,
    bulkCalls: 0,
    bulkIds: 0,
    reads: { hit: 0, refreshing: 0, stale: 0, miss: 0, shared: 0, none: 0 },
  };
  readonly #pipe: Pipe;
  readonly #product: string;
  readonly #report: (event: UpstreamEvent) => void;
  readonly #sharing: Sharing | null;

  constructor({
    hosts,
    policy = POLICY,
    product = 'wn',
    search = { appId: 'embedded', key: 'embedded' },
    report = () => undefined,
    addresses,
    shared,
  }: UpstreamOptions) {
    this.#sharing = shared ? new Sharing(shared) : null;
    const keys = ['x-algolia-application-id', search.appId, 'x-algolia-api-key', search.key];
    this.#pipe = new Pipe(hosts, policy, addresses, this.#ended, { search: keys });
    this.#product = product;
    this.cache = new PublicCache(policy.cache);
    this.#report = report;
  }

  /** Writes a request down as it will go over the wire. */
  write(endpoint: AnyEndpoint, input: Values, who: Who): Wire {
    return write(endpoint, input, who, this.#product);
  }

  /** Starts one call over the wire. */
  start<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
    wire: Wire,
  ): Running<Answer<z.output<R>>> {
    this.counters.calls += 1;
    return this.#pipe.start(endpoint, input, wire);
  }

  /** Starts getting a public answer that may be kept: from another gateway, or over the wire. */
  obtain<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    wire: Wire,
    address: string,
  ): Running<Answer<z.output<R>>> {
    const start = (): Running<Answer<z.output<R>>> => this.start(endpoint, input, wire);
    return this.#sharing?.through(endpoint, input, address, start) ?? start();
  }

  /** Makes a public answer untrue, here and for the other gateways. */
  outdate(address: string, times: CacheTimes): void {
    this.cache.expire(address, times);
    void this.#sharing?.forget(address);
  }

  /** Public answers that came from other gateways. */
  get received(): number {
    return this.#sharing?.received ?? 0;
  }

  /** Counts and reports how a call ended. */
  readonly #ended: Ended = ({ call, host, path }, end) => {
    if (end.failure !== null) this.counters.failures += 1;
    this.counters.dropped += end.dropped;
    this.counters.mended += end.mended.length;
    const { failure, mended, dropped, ms } = end;
    this.#report({ call, host, path, failure, mended, dropped, ms });
  };

  /** How every host is doing at this moment. */
  state(): readonly HostState[] {
    return this.#pipe.state();
  }

  /** Lets calls under way end and closes all connections. */
  close(): Promise<void> {
    return this.#pipe.close();
  }
}

/** Opens the way to the REST APIs. */
export function createUpstream(options: UpstreamOptions): Upstream {
  return new Upstream(options);
}

import type { z } from 'zod';
import type { Addresses } from './addresses.ts';
import { PublicCache } from './cache.ts';
import type { Endpoint, Host, Values } from './endpoint.ts';
import type { Malformed, Failure } from './failures.ts';
import { Pipe, type Answer, type Ended, type HostState, type Running } from './pipe.ts';
import { POLICY, type Policy } from './policy.ts';
import type { Wire } from './wire.ts';

/** Something an operator should know of, once per call over the wire. Holds no text of an answer. */
export interface UpstreamEvent {
  readonly call: string;
  readonly host: Host;
  readonly path: string;
  /** How the call failed; null when it did not. */
  readonly failure: Failure | null;
  /** Fields of the answer that broke their shape. */
  readonly mended: readonly Malformed[];
  /** List items left out. */
  readonly dropped: number;
}

/** What `createUpstream` needs to know. */
export interface UpstreamOptions {
  /** Base address of each REST host. */
  readonly hosts: Readonly<Record<Host, URL>>;
  readonly policy?: Policy;
  /** Told of failed calls and of answers that break the contract. */
  readonly report?: (event: UpstreamEvent) => void;
  readonly addresses?: Addresses;
}

/** Counters since the start, for metrics. */
export interface UpstreamCounters {
  calls: number;
  failures: number;
  dropped: number;
  mended: number;
}

/** What all requests share of the REST APIs: connections with their guards, and the cache of public answers. */
export class Upstream {
  readonly cache: PublicCache;
  readonly counters: UpstreamCounters = { calls: 0, failures: 0, dropped: 0, mended: 0 };
  readonly #pipe: Pipe;
  readonly #report: (event: UpstreamEvent) => void;

  constructor({ hosts, policy = POLICY, report = () => undefined, addresses }: UpstreamOptions) {
    this.#pipe = new Pipe(hosts, policy, addresses, this.#ended);
    this.cache = new PublicCache(policy.cache);
    this.#report = report;
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

  /** Counts and reports how a call ended. */
  readonly #ended: Ended = ({ call, host, path }, failure, mended, dropped) => {
    if (failure !== null) this.counters.failures += 1;
    this.counters.dropped += dropped;
    this.counters.mended += mended.length;
    if (failure !== null || dropped > 0 || mended.length > 0) {
      this.#report({ call, host, path, failure, mended, dropped });
    }
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

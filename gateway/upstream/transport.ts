import type { z } from 'zod';
import { Pool } from 'undici';
import { Addresses } from './dns.ts';
import { Breaker } from './resilience/circuitBreaker.ts';
import { Budget } from './resilience/retryBudget.ts';
import { Bulkhead } from './resilience/bulkhead.ts';
import type { Decoded, Source } from './decode.ts';
import type { AnyEndpoint, Endpoint, Host, Values } from './endpoint.ts';
import { Exchange, type Outcome } from './exchange.ts';
import { isFailure, Unavailable, type Failure, type Malformed } from './errors.ts';
import { Hedge } from './resilience/hedging.ts';
import { Life, CallEnded } from './resilience/deadline.ts';
import type { Policy } from './resilience/policy.ts';
import { judge } from './response.ts';
import type { Wire } from './request.ts';

/** Status of what is kept: reads alone are, and they come with this one. */
export const KEPT_STATUS = 200;

/** A good answer and what it took. */
export interface Answer<T> extends Decoded<T> {
  /** What it was read from. */
  readonly source: Source<T>;
  /** HTTP status it came with. */
  readonly status: number;
  readonly tries: number;
  /** How old it was when it came, where another process had asked for it; new when left out. */
  readonly ageMs?: number;
}

/** A call under way. */
export interface Running<T> {
  readonly result: Promise<T>;
  /** Ends it; `result` then rejects with Unavailable. */
  cancel(): void;
}

/** How a host is doing at this moment. */
export interface HostState {
  readonly host: string;
  /** Open connections, calls on them, and calls waiting for a place. */
  readonly connected: number;
  readonly running: number;
  readonly waiting: number;
  /** Reads that were asked a second time since the start; none where the host does not allow it. */
  readonly hedged: number;
  /** Path templates that are not asked at present. */
  readonly open: readonly string[];
}

/** How a call ended: with a failure, or with the parts of its answer that broke their shape. */
export interface End {
  readonly failure: Failure | null;
  readonly mended: readonly Malformed[];
  readonly dropped: number;
  /** What it took in all: waiting for a place, tries, pauses. */
  readonly ms: number;
}

/** Told how every call ended. */
export type Ended = (endpoint: AnyEndpoint, end: End) => void;

/** Headers every call to a host carries: keys, which so appear in no description of a call. */
type HostHeaders = Partial<Readonly<Record<Host, readonly string[]>>>;

/** One REST host: its connections and what guards them. */
class Line {
  readonly pool: Pool;
  readonly prefix: string;
  readonly bulkhead: Bulkhead;
  readonly budget: Budget;
  /** Null where reads are asked once. */
  readonly hedge: Hedge | null;
  readonly breakers = new Map<string, Breaker>();
  readonly #policy: Policy;

  constructor(host: Host, address: URL, policy: Policy, addresses: Addresses) {
    this.#policy = policy;
    this.prefix = address.pathname.replace(/\/$/, '');
    this.bulkhead = new Bulkhead(policy.bulkhead);
    this.budget = new Budget(policy.retry);
    this.hedge = policy.hedge.hosts.includes(host) ? new Hedge(policy.hedge, this.bulkhead) : null;
    this.pool = new Pool(address.origin, {
      connections: policy.bulkhead,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { timeout: policy.connectMs, lookup: addresses.lookup },
    });
  }

  /** The breaker of an endpoint: calls of one path template fail together. */
  breaker(path: string): Breaker {
    let breaker = this.breakers.get(path);
    if (breaker === undefined) this.breakers.set(path, (breaker = new Breaker(this.#policy.breaker)));
    return breaker;
  }
}

/** The one way to every REST API: all calls of all endpoints go through here. Nothing else touches undici. */
export class Pipe {
  readonly #policy: Policy;
  readonly #lines: Readonly<Record<Host, Line>>;
  readonly #ended: Ended;
  readonly #keys: HostHeaders;

  constructor(
    hosts: Readonly<Record<Host, URL>>,
    policy: Policy,
    addresses = new Addresses(policy.addressMs),
    ended: Ended = () => undefined,
    keys: HostHeaders = {},
  ) {
    this.#policy = policy;
    this.#ended = ended;
    this.#keys = keys;
    const line = (host: Host): Line => new Line(host, hosts[host], policy, addresses);
    this.#lines = {
      api: line('api'),
      content: line('content'),
      magazine: line('magazine'),
      search: line('search'),
      contact: line('contact'),
    };
  }

  /** Starts a call. */
  start<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    wire: Wire,
  ): Running<Answer<z.output<R>>> {
    const life = new Life(this.#policy.callMs);
    return { result: this.#live(endpoint, input, wire, life), cancel: () => life.cancel() };
  }

  /** A call's life: let in, asked as often as makes sense, judged, counted. */
  async #live<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    wire: Wire,
    life: Life,
  ): Promise<Answer<z.output<R>>> {
    const line = this.#lines[endpoint.host];
    const breaker = line.breaker(endpoint.path);
    const pass = breaker.admit();
    if (typeof pass === 'number') {
      const failure = new Unavailable(endpoint.call, 'circuit-open', { retryAfterMs: Math.ceil(pass) });
      this.#ended(endpoint, { failure, mended: [], dropped: 0, ms: 0 });
      throw failure;
    }
    line.budget.called();
    // A probe finds out about the host by itself; what is tried again has waited already.
    const hedge = pass === 'go' && endpoint.method === 'GET' && !endpoint.writes ? line.hedge : null;
    try {
      for (let tries = 1; ; tries += 1) {
        const asked =
          hedge === null || tries > 1
            ? this.#exchange(line, endpoint, wire, life)
            : hedge.race(endpoint.path, life, (own) => this.#exchange(line, endpoint, wire, own));
        const verdict = judge(endpoint, input, await asked);
        if ('decoded' in verdict) {
          const { reply, mended, dropped } = verdict.decoded;
          breaker.done(pass, 'fine');
          this.#ended(endpoint, { failure: null, mended, dropped, ms: life.spent });
          const { source, status } = verdict;
          return { reply, mended, dropped, source, status, tries };
        }
        const mayRetry = tries < verdict.tries && tries <= this.#policy.retry.max;
        const pause = mayRetry ? this.#pause(verdict.afterMs, life) : null;
        if (pause === null || !line.budget.take()) throw verdict.failure;
        await life.pause(pause);
      }
    } catch (thrown) {
      const failure = failureOf(endpoint, thrown);
      const hostFailed = failure instanceof Unavailable && failure.reason !== 'rate-limited';
      const tells = failure !== null && !life.cancelled;
      breaker.done(pass, tells ? (hostFailed ? 'failed' : 'fine') : 'cancelled');
      if (tells) this.#ended(endpoint, { failure, mended: [], dropped: 0, ms: life.spent });
      throw failure ?? thrown;
    }
  }

  /** One request over the wire, once there is a free place; its end gives the place back. */
  #exchange(line: Line, endpoint: AnyEndpoint, wire: Wire, life: Life): Promise<Outcome> {
    const send = (): Promise<Outcome> => {
      const exchange = new Exchange(this.#policy, life, line.bulkhead);
      const { method, host } = endpoint;
      const keys = this.#keys[host];
      const headers = keys ? [...wire.headers, ...keys] : wire.headers;
      line.pool.dispatch({ path: line.prefix + wire.target, method, headers, body: wire.body }, exchange);
      return exchange.outcome;
    };
    return line.bulkhead.enter(life)?.then(send) ?? send();
  }

  /** Pause before another try in milliseconds, or null where there is no time for one. */
  #pause(afterMs: number | undefined, life: Life): number | null {
    const [least, most] = this.#policy.retry.pauseMs;
    const jitter = least + Math.random() * (most - least);
    const pause = Math.max(jitter, afterMs ?? 0);
    const tooLong = (afterMs ?? 0) > this.#policy.retry.longestRetryAfterMs || pause >= life.left;
    return tooLong ? null : pause;
  }

  /** How every host is doing, for metrics. */
  state(): readonly HostState[] {
    return Object.entries(this.#lines).map(([host, line]) => ({
      host,
      connected: line.pool.stats.connected,
      running: line.pool.stats.running,
      waiting: line.bulkhead.waiting,
      hedged: line.hedge?.asked ?? 0,
      open: [...line.breakers].filter(([, breaker]) => breaker.open).map(([path]) => path),
    }));
  }

  /** Ends all connections once their calls are done. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.#lines).map((line) => line.pool.close()));
  }
}

/** The failure that was thrown; the end of a call's time is one; null for a mistake of ours. */
function failureOf({ call }: AnyEndpoint, thrown: unknown): Failure | null {
  if (thrown instanceof CallEnded) return new Unavailable(call, 'timeout');
  return isFailure(thrown) ? thrown : null;
}

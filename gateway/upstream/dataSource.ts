import DataLoader from 'dataloader';
import type { z } from 'zod';
import type { Upstream } from './client.ts';
import type { AnyEndpoint, Endpoint, Values } from './endpoint.ts';
import { isFailure, Unavailable } from './errors.ts';
import { type CacheUse, describe, type Ended, failed, note, type Trace } from './recordCall.ts';
import { keyOf, NOBODY, type User, type Who, type Wire } from './request.ts';
import type { Departure } from './resilience/deadline.ts';
import type { Answer, Running } from './transport.ts';

/** Tells when none of the calls of a request is under way, for what had better wait for their answers. */
export class Quiet {
  #underWay = 0;
  #waiting: (() => void)[] = [];

  /** A call has begun. */
  began(): void {
    this.#underWay += 1;
  }

  /** A call has ended. */
  ended(): void {
    this.#underWay -= 1;
    if (this.#underWay > 0 || this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  /** Runs once no call is under way, nor begun by what the last one brought. */
  once(run: () => void): void {
    setImmediate(() => (this.#underWay === 0 ? run() : this.#waiting.push(() => this.once(run))));
  }
}

/** For whom a request reads, as far as it knows. A public operation has a caller without visitor and user. */
export interface Caller {
  /** Told when the client has left or the operation's time is up. */
  readonly departure: Departure;
  readonly trace: Trace;
  readonly visitorId: string | null;
  /** The proven user; null for a guest; rejects where the proof could not be had. */
  user(): Promise<User | null>;
  /** The token the request brought, proven or not. */
  token(): Promise<string | null>;
}

/** Largest number of ids in one bulk call. */
const BULK = 100;

/** The REST APIs as one request sees them: each question is asked once, and reading ends when the client leaves. */
export class Reads {
  readonly #upstream: Upstream;
  readonly #caller: Caller;
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #own = new Map<string, Promise<unknown>>();
  readonly #members = new Map<string, DataLoader<string, boolean>>();
  readonly #quiet = new Quiet();

  constructor(upstream: Upstream, caller: Caller) {
    this.#upstream = upstream;
    this.#caller = caller;
  }

  /** Reads an endpoint. Rejects with one of the five failures. */
  get<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
  ): Promise<z.output<R>> {
    return isOwn(endpoint)
      ? remember(this.#own, questionOf(endpoint, input), () => this.#ask(endpoint, input))
      : remember(this.#shared, questionOf(endpoint, input), () => this.#read(endpoint, input));
  }

  /** Sends a write, once, whoever leaves. What this request has read of its caller is forgotten, since it may have changed. */
  async send<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
  ): Promise<z.output<R>> {
    try {
      const wire = this.#upstream.write(endpoint, input, await this.#who(endpoint));
      return await this.#follow(endpoint, wire, this.#start(endpoint, input, wire), {
        whoeverLeaves: true,
      });
    } finally {
      this.#own.clear();
      this.#members.clear();
    }
  }

  /** Hands in a reply that came with another one (a row of a list), so that it is not asked for again. */
  prime<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: NoInfer<I>,
    reply: z.output<R>,
  ): void {
    const memory = isOwn(endpoint) ? this.#own : this.#shared;
    void remember(memory, questionOf(endpoint, input), () => Promise.resolve(reply));
  }

  /** Tells that a write of this request has made a public answer untrue: the next to ask, here or elsewhere, asks the API. */
  outdate<I extends Values, R extends z.ZodType>(endpoint: Endpoint<I, R>, input: I): void {
    this.#shared.delete(questionOf(endpoint, input));
    if (endpoint.cache === undefined) return;
    const address = keyOf(endpoint, this.#upstream.write(endpoint, input, NOBODY));
    this.#upstream.outdate(address, endpoint.cache);
  }

  /**
   * Whether an id is among those a bulk endpoint lists for the user; false for a guest. All ids of a request make one
   * call: it goes out when no other call of the request is under way, since its answer may bring more ids.
   */
  member<I extends Values, R extends z.ZodType<string[]>>(
    endpoint: Endpoint<I, R>,
    id: string,
  ): Promise<boolean> {
    let loader = this.#members.get(endpoint.call);
    if (loader === undefined) {
      loader = new DataLoader((ids) => this.#membership(endpoint, ids), {
        maxBatchSize: BULK,
        batchScheduleFn: (dispatch) => this.#quiet.once(dispatch),
      });
      this.#members.set(endpoint.call, loader);
    }
    return loader.load(id);
  }

  async #membership<I extends Values, R extends z.ZodType<string[]>>(
    endpoint: Endpoint<I, R>,
    ids: readonly string[],
  ): Promise<boolean[]> {
    if ((await this.#caller.user()) === null) return ids.map(() => false);
    const input = endpoint.bulk?.(ids);
    if (input === undefined) throw new TypeError(`${endpoint.call} takes no list of ids`);
    const listed = new Set(await this.#ask(endpoint, input, ids.length));
    return ids.map((id) => listed.has(id));
  }

  /** Asks for something that may be shared: through the cache where it may be kept. */
  #read<I extends Values, R extends z.ZodType>(endpoint: Endpoint<I, R>, input: I): Promise<z.output<R>> {
    try {
      const wire = this.#upstream.write(endpoint, input, NOBODY);
      if (endpoint.cache === undefined)
        return this.#follow(endpoint, wire, this.#start(endpoint, input, wire));
      const address = keyOf(endpoint, wire);
      const found = this.#upstream.cache.read(address, endpoint.cache, () =>
        this.#start(endpoint, input, wire, address),
      );
      return this.#follow(endpoint, wire, found, { from: found.from, whoeverLeaves: found.atOnce });
    } catch (thrown) {
      return Promise.reject(thrown);
    }
  }

  /** Asks for something of the caller's own. */
  async #ask<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    batch?: number,
  ): Promise<z.output<R>> {
    const wire = this.#upstream.write(endpoint, input, await this.#who(endpoint));
    return this.#follow(endpoint, wire, this.#start(endpoint, input, wire), { batch });
  }

  /** Starts a call, with a span of its own where the operation is traced; `address` for what may be kept. */
  #start<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    wire: Wire,
    address?: string,
  ): Running<Answer<z.output<R>>> {
    const span = this.#caller.trace.spans?.call(endpoint) ?? null;
    const sent = span ? { ...wire, headers: [...wire.headers, 'traceparent', span.traceparent] } : wire;
    const running =
      address === undefined
        ? this.#upstream.start(endpoint, input, sent)
        : this.#upstream.obtain(endpoint, input, sent, address);
    if (span)
      running.result.then(
        ({ tries }) => span.end('ok', tries),
        (thrown: unknown) => span.end(isFailure(thrown) ? describe(thrown) : 'error', 0),
      );
    return running;
  }

  /** As much of the caller as the endpoint's `auth` lets out. */
  async #who({ auth }: AnyEndpoint): Promise<Who> {
    const { visitorId } = this.#caller;
    if (auth === 'none') return NOBODY;
    if (auth === 'token') return { visitorId, user: null, token: await this.#caller.token() };
    const forUser = auth === 'user' || auth === 'optional-user';
    return { visitorId, user: forUser ? await this.#caller.user() : null, token: null };
  }

  /** Waits for a call until the client leaves, and notes how it went. */
  #follow<T>(
    endpoint: AnyEndpoint,
    wire: Wire,
    running: Running<Answer<T>>,
    how: Following = {},
  ): Promise<T> {
    const began = performance.now();
    this.#quiet.began();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        running.cancel();
        reject(new Unavailable(endpoint.call, 'timeout'));
      };
      const { departure } = this.#caller;
      if (how.whoeverLeaves !== true) departure.add(leave);
      running.result.then(
        ({ reply, status, tries, dropped }) => {
          departure.remove(leave);
          this.#quiet.ended();
          this.#note(endpoint, wire, how, { outcome: 'ok', status, tries, began, dropped });
          resolve(reply);
        },
        (thrown: unknown) => {
          departure.remove(leave);
          this.#quiet.ended();
          if (isFailure(thrown)) this.#note(endpoint, wire, how, { ...failed(thrown), began });
          reject(thrown);
        },
      );
    });
  }

  #note(endpoint: AnyEndpoint, wire: Wire, how: Following, ended: Ended): void {
    const { counters } = this.#upstream;
    note(
      this.#caller.trace,
      counters,
      endpoint,
      wire,
      { cache: how.from?.() ?? 'none', batch: how.batch },
      ended,
    );
  }
}

/** How a call is followed. */
interface Following {
  /** Where the answer came from; not from the cache when left out. */
  readonly from?: () => CacheUse;
  /** Number of ids asked for together. */
  readonly batch?: number;
  /** A write goes on when the client leaves, and an answer in memory needs no waiting. */
  readonly whoeverLeaves?: boolean;
}

/** Whether an answer belongs to the caller and so is kept for this request alone. */
function isOwn({ auth }: AnyEndpoint): boolean {
  return auth !== 'public' && auth !== 'none';
}

/** What a request has read something under: telling equal questions costs less than writing them down for the wire. */
function questionOf(endpoint: AnyEndpoint, input: Values): string {
  return `${endpoint.call} ${JSON.stringify(input)}`;
}

/** What is under a key, made at the first asking. Keys tell the endpoint, and an endpoint has one type of reply. */
function remember<T>(memory: Map<string, Promise<unknown>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

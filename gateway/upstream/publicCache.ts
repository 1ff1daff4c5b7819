import { LRUCache } from 'lru-cache';
import type { CacheTimes } from './endpoint.ts';
import type { Source } from './decode.ts';
import { Malformed, NotFound, Unavailable } from './errors.ts';
import { Flight } from '../cache/singleFlight.ts';
import { KEPT_STATUS, type Answer, type Running } from './transport.ts';
import type { Policy } from './resilience/policy.ts';
import type { CacheUse } from './recordCall.ts';

/** Most questions that are remembered to have been asked although their answers were not kept. */
const REMEMBERED = 2_000;

/** A question whose answer is not kept: the call under way for it, or the memory that there was one. */
interface Asked {
  /** Null once it has ended; let go of at once, since a Map's outgrown tables point to what they held. */
  flight: Flight<Answer<unknown>> | null;
}

/**
 * A public answer that is kept: its bytes, or the knowledge that there is none. Its reply is made again when somebody
 * wants it and then kept as well: most answers to rare questions are never read twice, and bytes, unlike objects, cost
 * the garbage collector nothing.
 */
interface Entry<T> {
  readonly source: Source<T> | NotFound;
  /** The answer as it was read again. */
  answer: Answer<T> | null;
  readonly at: number;
  /** Until when a failed refresh is not tried again while somebody waits. */
  quietUntil: number;
}

/** Why an address is asked for: nothing is kept of it, what is kept is too old, or it is refreshed while readers are given it. */
type Why = 'new' | 'known' | 'refresh';

/** What the cache has to say to one reader. */
export interface Found<T> extends Running<Answer<T>> {
  /** Told when the result is there: whether an old answer had to do. */
  from(): CacheUse;
  /** Whether it was in memory, so that there is nothing to wait for. */
  readonly atOnce: boolean;
}

/**
 * Public answers in memory, keyed by address and nothing else, shared by all requests: given out while fresh, given
 * out and refreshed behind the reader's back for a while after, and given out in need when the API fails. Equal
 * questions at the same time make one call. Once it is full, an answer has to be asked for a second time to take the
 * place of another: whoever walks through all there is, as search engines do, drives out nothing that is wanted, and
 * what is not kept costs the garbage collector next to nothing. What is kept is shared: nobody may change it. Times are
 * monotonic, so that neither the upstream's clock nor ours can make an answer older or newer than it is.
 */
export class PublicCache {
  readonly #policy: Policy['cache'];
  readonly #entries: LRUCache<string, Entry<unknown>>;
  readonly #asked = new Map<string, Asked>();
  /** How many of them are memories. */
  #memories = 0;

  constructor(policy: Policy['cache']) {
    this.#policy = policy;
    this.#entries = new LRUCache({ max: policy.maxEntries, maxSize: policy.maxBytes });
  }

  /** Entries kept, and the bytes they were decoded from. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }

  /** Reads an address, from memory or by asking. */
  read<T>(address: string, times: CacheTimes, ask: () => Running<Answer<T>>): Found<T> {
    // An address belongs to one endpoint, and an endpoint has one type of answer.
    const entry = this.#entries.get(address) as Entry<T> | undefined;
    if (entry === undefined) return this.#fetch(address, ask, 'new');
    const age = (performance.now() - entry.at) / 1_000;
    const none = entry.source instanceof NotFound;
    if (age < (none ? this.#policy.notFoundMs / 1_000 : times.fresh)) return given(entry, 'hit');
    if (none) return this.#fetch(address, ask, 'known');
    const usable = age < times.fresh + Math.max(times.swr, times.sie) ? entry : undefined;
    const quiet = performance.now() < entry.quietUntil;
    if (usable !== undefined && quiet) return given(entry, 'stale');
    if (age < times.fresh + times.swr) {
      const asked = this.#asked.get(address);
      if (!asked?.flight) this.#launch(address, ask(), 'refresh', asked);
      return given(entry, 'refreshing');
    }
    return this.#fetch(address, ask, 'known', age < times.fresh + times.sie ? entry : undefined);
  }

  /** Makes an answer too old to be given out, since a write has made it untrue; where the API fails it still serves. */
  expire(address: string, { fresh, swr }: CacheTimes): void {
    const entry = this.#entries.peek(address);
    if (entry === undefined || entry.source instanceof NotFound) return;
    const at = performance.now() - (fresh + swr) * 1_000;
    this.#entries.set(address, { ...entry, at }, { size: sizeOf(entry.source) });
  }

  /** Asks the API, together with everybody who asks the same; `fallback` is given when that fails. */
  #fetch<T>(
    address: string,
    ask: () => Running<Answer<T>>,
    why: Exclude<Why, 'refresh'>,
    fallback?: Entry<T>,
  ): Found<T> {
    let from: CacheUse = 'shared';
    const asked = this.#asked.get(address);
    let flight = asked?.flight as Flight<Answer<T>> | null | undefined;
    if (!flight) {
      from = 'miss';
      flight = this.#launch(address, ask(), why, asked);
    }
    const { result } = flight;
    const inNeed = (thrown: unknown): Answer<T> => {
      const failed = thrown instanceof Unavailable || thrown instanceof Malformed;
      if (!failed || fallback === undefined || fallback.source instanceof NotFound) throw thrown;
      from = 'stale';
      return readAgain(fallback, fallback.source);
    };
    return {
      result: fallback === undefined ? result : result.catch(inNeed),
      cancel: flight.join(),
      from: () => from,
      atOnce: false,
    };
  }

  /** `before`: what is remembered of an earlier call whose answer was not kept. */
  #launch<T>(
    address: string,
    running: Running<Answer<T>>,
    why: Why,
    before: Asked | undefined,
  ): Flight<Answer<T>> {
    const flight = new Flight(running, why === 'refresh');
    const asked: Asked = before ?? { flight };
    if (before) {
      this.#memories -= 1;
      before.flight = flight;
    } else this.#asked.set(address, asked);
    const land = (source: Source<unknown> | NotFound, ageMs = 0): void => {
      asked.flight = null;
      if (why === 'new' && !before && this.#isFull(sizeOf(source))) return this.#remember();
      this.#asked.delete(address);
      const entry = { source, answer: null, at: performance.now() - ageMs, quietUntil: 0 };
      this.#entries.set(address, entry, { size: sizeOf(source) });
    };
    running.result.then(
      ({ source, ageMs }) => land(source, ageMs),
      (thrown: unknown) => {
        if (thrown instanceof NotFound) return land(withoutPast(thrown));
        asked.flight = null;
        this.#asked.delete(address);
        const entry = this.#entries.peek(address);
        if (entry !== undefined) entry.quietUntil = performance.now() + this.#policy.refreshPauseMs;
      },
    );
    return flight;
  }

  /** Whether an answer of some bytes would drive out another. */
  #isFull(bytes: number): boolean {
    const { size, max, calculatedSize, maxSize } = this.#entries;
    return size >= max || calculatedSize + bytes > maxSize;
  }

  /** Leaves a question in memory whose answer is not kept; when there are too many, all are forgotten. */
  #remember(): void {
    this.#memories += 1;
    if (this.#memories <= REMEMBERED) return;
    for (const [address, { flight }] of this.#asked) if (flight === null) this.#asked.delete(address);
    this.#memories = 0;
  }
}

/** What is kept must not keep the request alive that met it first, whose calls stand in its stack. */
function withoutPast(none: NotFound): NotFound {
  none.stack = `${none.name}: ${none.message}`;
  return none;
}

const sizeOf = (source: Source<unknown> | NotFound): number =>
  source instanceof NotFound ? 1 : Math.max(source.bytes, 1);

function given<T>(entry: Entry<T>, from: CacheUse): Found<T> {
  const { source } = entry;
  const result =
    source instanceof NotFound ? Promise.reject(source) : Promise.resolve(readAgain(entry, source));
  return { result, from: () => from, cancel: () => undefined, atOnce: true };
}

function readAgain<T>(entry: Entry<T>, source: Source<T>): Answer<T> {
  return (entry.answer ??= { ...source.read(), source, status: KEPT_STATUS, tries: 0 });
}

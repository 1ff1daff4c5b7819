import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyValueStore } from '../cache/store.ts';
import { NO_VIEWER } from './background.ts';
import { Trace, type UpstreamClient } from './client.ts';
import { RestDataSource } from './dataSource.ts';
import { readOptional } from './decode.ts';
import { Unavailable } from './errors.ts';
import { Deadline } from '../deadline.ts';

/** What an index reads: a list of items, and the value of each. `call` makes one REST call. */
export interface IndexSource<Item extends { readonly id: string }, Value> {
  /** Of the keys of the shared store, and the request id of the calls. */
  readonly name: string;
  readonly maxItems: number;
  /** Age at which the list is read again. */
  readonly listFreshMs: number;
  /** Minimum time in ms that an item takes, for each REST call of its `read`. It leaves the REST API to visitors. */
  readonly callMs: number;
  /** Reads the list, in the order of the index. */
  readonly list: (call: Call) => Promise<Listing<Item>>;
  /** Reads the value of an item. Rejects with another failure than Unavailable where it cannot be read. */
  readonly read: (call: Call, item: Item) => Promise<Value>;
  /** Checks what was stored. @throws for what another release has stored */
  readonly parse: (stored: unknown) => Value;
  /** Called when an item has been read again. */
  readonly onReplace?: (previous: Value, next: Value) => void;
}

export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Items in rows, or on pages, that are invalid. */
  readonly lostCount: number;
}

export type Call = <T>(read: (rest: RestDataSource) => Promise<T>) => Promise<T>;

export interface IndexEntry<Item, Value> {
  readonly item: Item;
  readonly value: Value;
}

/** A snapshot of an index. */
export interface IndexState<Item, Value> {
  /** The items that have been read, in the order of the list. Stays the same array until the index changes. */
  readonly entries: readonly IndexEntry<Item, Value>[];
  /** Items that cannot be read, or whose values cannot. */
  readonly unreadableCount: number;
  /** All items; 0 until they are known. */
  readonly itemCount: number;
}

/** Whether all items have been read. */
export const isComplete = ({ entries, itemCount }: IndexState<unknown, unknown>): boolean =>
  itemCount > 0 && entries.length >= itemCount;

/** Whether every item has been read, or could not be. */
export const isTried = ({ entries, itemCount, unreadableCount }: IndexState<unknown, unknown>): boolean =>
  itemCount > 0 && entries.length + unreadableCount >= itemCount;

/** What is known of an item. */
interface Known<Value> {
  /** Null where it cannot be read. */
  readonly found: { readonly value: Value } | null;
  /** When the value was read, or could not be read for the first time. */
  readonly readAt: number;
  /** When to read it again. */
  readonly dueAt: number;
}

/** Age at which a value is read again. Gateways that share Redis read an item once a day together. */
const FRESH_MS = 86_400_000;
/** Age at which an item that could not be read is read again. */
const RETRY_MS = 3_600_000;
/** How long the last value of an item that can no longer be read is kept. */
const KEPT_MS = 7 * 86_400_000;
/** Pause between two rounds. */
const BACKOFF_MS = 60_000;
/** Pause before items that another gateway was reading are looked up again. */
const CLAIMED_BACKOFF_MS = 2_000;
/** Least time per item that another gateway has read: 400 reads of Redis a second. */
const SHARED_READ_MS = 2.5;
const CALL_TIMEOUT_MS = 10_000;
/** Consecutive failures after which a round ends. */
const MAX_FAILURES = 3;
/** Minimum time between two snapshots while items are being read. */
const STATE_MS = 2_000;
/** How long other gateways leave an item to the gateway that claimed it. */
const CLAIM_MS = 30_000;

/**
 * How reading an item ended. `shared`: another gateway had stored it. `claimed`: another gateway is reading it. `called` and
 * `failed`: this gateway made the call.
 */
type ReadResult = 'shared' | 'claimed' | 'called' | 'failed';

/**
 * An index of what no REST call searches. The first request starts reading it item by item in the background; later
 * requests refresh it daily. An item that cannot be read keeps its previous value for a week.
 */
export class BackgroundIndex<Item extends { readonly id: string }, Value> {
  readonly #source: IndexSource<Item, Value>;
  readonly #upstream: UpstreamClient;
  readonly #store: KeyValueStore | undefined;
  readonly #known = new Map<string, Known<Value>>();
  #listing: Listing<Item> = { items: [], lostCount: 0 };
  #listingDueAt = Number.NEGATIVE_INFINITY;
  #nextReadAt = 0;
  #callCount = 0;
  #reading = false;
  #state: IndexState<Item, Value> = { entries: [], unreadableCount: 0, itemCount: 0 };
  #isChanged = false;
  #builtAt = Number.NEGATIVE_INFINITY;

  /** @param store shared by all gateways; undefined without Redis */
  constructor(source: IndexSource<Item, Value>, upstream: UpstreamClient, store?: KeyValueStore) {
    this.#source = source;
    this.#upstream = upstream;
    this.#store = store;
  }

  /** The current snapshot. Starts reading missing and outdated items in the background; never waits for them. */
  get(): IndexState<Item, Value> {
    if (!this.#reading && performance.now() >= this.#nextReadAt) {
      this.#reading = true;
      void this.#refresh();
    }
    return this.peek();
  }

  /** The current snapshot, without reading anything. */
  peek(): IndexState<Item, Value> {
    if (this.#isChanged && (!this.#reading || performance.now() - this.#builtAt > STATE_MS)) {
      this.#isChanged = false;
      this.#builtAt = performance.now();
      const { items, lostCount } = this.#listing;
      const entries = items.flatMap((item) => {
        const found = this.#known.get(item.id)?.found;
        return found ? [{ item, value: found.value }] : [];
      });
      this.#state = {
        entries,
        unreadableCount: this.#known.size - entries.length + lostCount,
        itemCount: items.length + lostCount,
      };
    }
    return this.#state;
  }

  async #refresh(): Promise<void> {
    try {
      this.#forgetOld();
      if (performance.now() > this.#listingDueAt) await this.#readList();
      const due = this.#listing.items.filter(
        ({ id }) => performance.now() > (this.#known.get(id)?.dueAt ?? Number.NEGATIVE_INFINITY),
      );
      const results = new Set<ReadResult>();
      let failures = 0;
      for (const item of due) {
        const pauseFrom = performance.now();
        const callsBefore = this.#callCount;
        const result = await this.#readValue(item);
        results.add(result);
        failures = result === 'failed' ? failures + 1 : 0;
        if (failures === MAX_FAILURES) break;
        const least = Math.max(SHARED_READ_MS, (this.#callCount - callsBefore) * this.#source.callMs);
        await sleep(Math.max(0, pauseFrom + least - performance.now()), null, { ref: false });
      }
      // The next round reads the items that failed or that another gateway was reading.
      const isWaiting = results.has('claimed') && !results.has('failed');
      this.#nextReadAt = performance.now() + (isWaiting ? CLAIMED_BACKOFF_MS : BACKOFF_MS);
    } catch {
      // Logged and counted with the call that failed.
      this.#nextReadAt = performance.now() + BACKOFF_MS;
    } finally {
      this.#reading = false;
    }
  }

  #forgetOld(): void {
    for (const [id, { readAt }] of this.#known) {
      if (performance.now() - readAt <= KEPT_MS) continue;
      this.#known.delete(id);
      this.#isChanged = true;
    }
  }

  async #readList(): Promise<void> {
    const { maxItems, listFreshMs } = this.#source;
    const { items, lostCount } = await this.#source.list((read) => this.#call(read));
    const listed = new Map(items.map((item) => [item.id, item]));
    // Items that cannot be read stay as they were.
    if (lostCount > 0)
      for (const item of this.#listing.items) if (!listed.has(item.id)) listed.set(item.id, item);
    this.#listing = {
      items: [...listed.values()].slice(0, maxItems),
      lostCount: Math.max(0, lostCount - (listed.size - items.length)),
    };
    const isEmpty = items.length === 0 && lostCount > 0;
    this.#listingDueAt =
      performance.now() + (lostCount === 0 ? listFreshMs : isEmpty ? 0 : Math.min(RETRY_MS, listFreshMs));
    const ids = new Set(this.#listing.items.map(({ id }) => id));
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id);
    this.#isChanged = true;
  }

  async #readValue(item: Item): Promise<ReadResult> {
    const shared = await this.#readShared(item.id);
    if (shared === 'claimed') return 'claimed';
    const found =
      shared ??
      (await this.#readUpstream(item).catch((failure: unknown) =>
        failure instanceof Unavailable ? 'unavailable' : null,
      ));
    if (found === 'unavailable') return 'failed';
    const now = performance.now();
    if (found) {
      const readAt = now - (shared?.ageMs ?? 0);
      const previous = this.#known.get(item.id)?.found;
      if (previous) this.#source.onReplace?.(previous.value, found.value);
      this.#known.set(item.id, { found, readAt, dueAt: readAt + FRESH_MS });
    } else {
      const { found: previous = null, readAt = now } = this.#known.get(item.id) ?? {};
      this.#known.set(item.id, { found: previous, readAt, dueAt: now + RETRY_MS });
    }
    this.#isChanged = true;
    return shared ? 'shared' : 'called';
  }

  #storeKey(id: string): string {
    return `${this.#source.name}:${id}`;
  }

  async #readUpstream(item: Item): Promise<{ readonly value: Value }> {
    const value = await this.#source.read((read) => this.#call(read), item);
    // Reading an invalid part of a value throws. Each gateway reads such a value for itself.
    const text = readOptional(() => JSON.stringify(value));
    const store = this.#store;
    if (store && text !== null)
      await store.set(this.#storeKey(item.id), text, FRESH_MS).catch(() => undefined);
    return { value };
  }

  /** The value that another gateway has stored; `claimed` while it reads it; null if this gateway has to read it. */
  async #readShared(
    id: string,
  ): Promise<{ readonly value: Value; readonly ageMs: number } | 'claimed' | null> {
    const store = this.#store;
    if (!store) return null;
    const key = this.#storeKey(id);
    try {
      const stored = await store.getWithTtl(key);
      const found = stored && this.#parse(stored.value);
      if (found) return { ...found, ageMs: FRESH_MS - stored.remainingMs };
      const other = await store.setIfAbsent(`${key}:claim`, randomUUID(), CLAIM_MS);
      return other === null ? null : 'claimed';
    } catch {
      // While Redis is down each gateway reads for itself.
      return null;
    }
  }

  /** Null for what another release has stored. */
  #parse(text: string): { readonly value: Value } | null {
    try {
      return { value: this.#source.parse(JSON.parse(text)) };
    } catch {
      return null;
    }
  }

  async #call<T>(read: (rest: RestDataSource) => Promise<T>): Promise<T> {
    this.#callCount += 1;
    const deadline = new Deadline(CALL_TIMEOUT_MS);
    try {
      const { signal } = deadline;
      const requestId = `${this.#source.name}-index`;
      const options = { ...NO_VIEWER, signal, trace: new Trace(false), requestId, isBackground: true };
      return await read(new RestDataSource(this.#upstream, options));
    } finally {
      deadline.clear();
    }
  }
}

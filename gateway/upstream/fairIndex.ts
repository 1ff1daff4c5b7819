import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { failFast } from '../cache/fallback.ts';
import type { KeyValueStore } from '../cache/store.ts';
import { Trace, type UpstreamClient } from './client.ts';
import { RestDataSource } from './dataSource.ts';
import { isLost, readOptional } from './decode.ts';
import type { Reply } from './endpoint.ts';
import { listHallFairs } from './endpoints/fairs.ts';
import { searchHalls } from './endpoints/search.ts';
import { Malformed, NotFound, Unavailable } from './errors.ts';
import { type HallListing, listHalls } from './hallListing.ts';
import { Deadline } from '../deadline.ts';

type FairRow = Reply<typeof listHallFairs>['fairs'][number];
type HallRow = HallListing['halls'][number];

/** The fairs of a hall, soonest first. */
export interface HallFairs {
  readonly hall: HallRow;
  readonly fairs: readonly FairRow[];
}

/** A snapshot of the index. */
export interface FairIndexState {
  /** Stays the same array until the index changes. */
  readonly halls: readonly HallFairs[];
  /** Halls whose fairs have been read. */
  readonly readCount: number;
  /** Halls that cannot be read, or whose fairs cannot, so that it is not known whether they hold any. */
  readonly unreadableCount: number;
  /** All halls; 0 until they are known. */
  readonly hallCount: number;
}

/** A hall as the index knows it. */
interface Entry {
  readonly hall: HallRow;
  /** Null where they cannot be read. */
  readonly fairs: readonly FairRow[] | null;
  /** When the fairs were read, or could not be read for the first time. */
  readonly readAt: number;
  /** When to read them again. */
  readonly dueAt: number;
}

/** Age at which a hall's fairs are read again. Gateways that share Redis make one call per hall and day together. */
const FRESH_MS = 86_400_000;
/** Age at which the list of halls is read again. */
const HALLS_FRESH_MS = 86_400_000;
/** After this time what could not be read is read again. */
const RETRY_MS = 3_600_000;
/** How long the fairs of a hall are shown that cannot be read any more. */
const KEPT_MS = 7 * 86_400_000;
/** Pause between two rounds. */
const BACKOFF_MS = 60_000;
/** Pause before halls that another gateway was reading are looked up again. */
const CLAIMED_BACKOFF_MS = 2_000;
const MAX_HALLS = 3_000;
/** The soonest fairs of a hall, as many as one call returns. */
const MAX_FAIRS = 100;
/** Least time per hall, so that the index does not slow down visitors' reads: 40 calls a second, 400 reads of Redis. */
const CALL_MS = 25;
const SHARED_READ_MS = 2.5;
const CALL_TIMEOUT_MS = 10_000;
/** Consecutive failures after which a round ends. */
const MAX_FAILURES = 3;
/** Minimum time between two snapshots while halls are being read. */
const STATE_MS = 2_000;
/** How long other gateways leave a hall to the gateway that claimed it. */
const CLAIM_MS = 30_000;

/** How reading a hall ended: fairs from another gateway, or left to one that reads them, or a call that failed or not. */
type ReadResult = 'shared' | 'claimed' | 'called' | 'failed';

const storeKey = (hallId: string): string => `fairs:${hallId}`;

/**
 * An index of the fairs of all halls, since no REST call searches them. The first request starts reading it hall by
 * hall in the background; later requests refresh it daily. A hall that cannot be read keeps its previous fairs for a
 * week. Without any it counts as unreadable, never as a hall without fairs.
 */
export class FairIndex {
  readonly #upstream: UpstreamClient;
  readonly #store: KeyValueStore | undefined;
  readonly #guarded = failFast();
  readonly #entries = new Map<string, Entry>();
  #listing: HallListing = { halls: [], lostCount: 0 };
  #listingDueAt = Number.NEGATIVE_INFINITY;
  #nextReadAt = 0;
  #reading = false;
  #state: FairIndexState = { halls: [], readCount: 0, unreadableCount: 0, hallCount: 0 };
  #isChanged = false;
  #builtAt = Number.NEGATIVE_INFINITY;

  /** @param store shared by all gateways; undefined without Redis */
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    this.#upstream = upstream;
    this.#store = store;
  }

  /** The current snapshot. Starts reading missing and outdated halls in the background; never waits for them. */
  get(): FairIndexState {
    if (!this.#reading && performance.now() >= this.#nextReadAt) {
      this.#reading = true;
      void this.#refresh();
    }
    return this.peek();
  }

  /** The current snapshot, without reading anything. */
  peek(): FairIndexState {
    if (this.#isChanged && (!this.#reading || performance.now() - this.#builtAt > STATE_MS)) {
      this.#isChanged = false;
      this.#builtAt = performance.now();
      const { halls: listed, lostCount } = this.#listing;
      const halls = [...this.#entries.values()].flatMap(({ hall, fairs }) =>
        fairs ? [{ hall, fairs }] : [],
      );
      this.#state = {
        halls,
        readCount: halls.length,
        unreadableCount: this.#entries.size - halls.length + lostCount,
        hallCount: listed.length + lostCount,
      };
    }
    return this.#state;
  }

  async #refresh(): Promise<void> {
    try {
      this.#forgetOld();
      if (performance.now() > this.#listingDueAt) await this.#readHalls();
      const due = this.#listing.halls.filter(
        ({ id }) => performance.now() > (this.#entries.get(id)?.dueAt ?? Number.NEGATIVE_INFINITY),
      );
      const results = new Set<ReadResult>();
      let failures = 0;
      for (const hall of due) {
        const pauseFrom = performance.now();
        const result = await this.#readFairs(hall);
        results.add(result);
        failures = result === 'failed' ? failures + 1 : 0;
        if (failures === MAX_FAILURES) break;
        const least = result === 'called' || result === 'failed' ? CALL_MS : SHARED_READ_MS;
        await sleep(Math.max(0, pauseFrom + least - performance.now()), null, { ref: false });
      }
      // The next round reads the halls that failed or that another gateway was reading.
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
    for (const [id, { readAt }] of this.#entries) {
      if (performance.now() - readAt <= KEPT_MS) continue;
      this.#entries.delete(id);
      this.#isChanged = true;
    }
  }

  async #readHalls(): Promise<void> {
    const { halls, lostCount } = await listHalls((page) =>
      this.#call((rest) => rest.get(searchHalls, { page })),
    );
    const listed = new Map(halls.map((hall) => [hall.id, hall]));
    // Halls that cannot be read stay as they were.
    if (lostCount > 0)
      for (const hall of this.#listing.halls) if (!listed.has(hall.id)) listed.set(hall.id, hall);
    this.#listing = {
      halls: [...listed.values()].slice(0, MAX_HALLS),
      lostCount: Math.max(0, lostCount - (listed.size - halls.length)),
    };
    const isEmpty = halls.length === 0 && lostCount > 0;
    this.#listingDueAt = performance.now() + (lostCount === 0 ? HALLS_FRESH_MS : isEmpty ? 0 : RETRY_MS);
    for (const id of this.#entries.keys()) if (!listed.has(id)) this.#entries.delete(id);
    this.#isChanged = true;
  }

  async #readFairs(hall: HallRow): Promise<ReadResult> {
    const shared = await this.#readShared(hall.id);
    if (shared === 'claimed') return 'claimed';
    const fairs =
      shared?.fairs ??
      (await this.#readUpstream(hall.id).catch((failure: unknown) =>
        failure instanceof Unavailable ? 'unavailable' : null,
      ));
    if (fairs === 'unavailable') return 'failed';
    const now = performance.now();
    if (fairs) {
      const readAt = now - (shared?.ageMs ?? 0);
      this.#entries.set(hall.id, { hall, fairs, readAt, dueAt: readAt + FRESH_MS });
    } else {
      const { fairs: previous = null, readAt = now } = this.#entries.get(hall.id) ?? {};
      this.#entries.set(hall.id, { hall, fairs: previous, readAt, dueAt: now + RETRY_MS });
    }
    this.#isChanged = true;
    return shared ? 'shared' : 'called';
  }

  async #readUpstream(id: string): Promise<readonly FairRow[]> {
    const fairs = await this.#call((rest) =>
      rest.get(listHallFairs, { id, per_page: MAX_FAIRS, page: 1 }),
    ).then(
      (reply) => usableFairs(id, reply),
      (failure: unknown) => {
        if (failure instanceof NotFound) return [];
        throw failure;
      },
    );
    // Reading an invalid value throws. Each gateway reads such fairs for itself.
    const text = readOptional(() => JSON.stringify(fairs));
    const store = this.#store;
    if (store && text !== null)
      await this.#guarded(
        () => store.set(storeKey(id), text, FRESH_MS),
        () => undefined,
      );
    return fairs;
  }

  /**
   * The fairs that another gateway has stored; `claimed` while it reads them; null if this gateway has to read them.
   */
  async #readShared(
    id: string,
  ): Promise<{ readonly fairs: readonly FairRow[]; readonly ageMs: number } | 'claimed' | null> {
    const store = this.#store;
    if (!store) return null;
    const key = storeKey(id);
    // While Redis is down each gateway reads for itself.
    return this.#guarded(
      async () => {
        const stored = await store.getWithTtl(key);
        const fairs = stored && parseFairs(stored.value);
        if (fairs) return { fairs, ageMs: FRESH_MS - stored.remainingMs };
        const other = await store.setIfAbsent(`${key}:claim`, randomUUID(), CLAIM_MS);
        return other === null ? null : 'claimed';
      },
      () => null,
    );
  }

  async #call<T>(read: (rest: RestDataSource) => Promise<T>): Promise<T> {
    const deadline = new Deadline(CALL_TIMEOUT_MS);
    try {
      return await read(
        new RestDataSource(this.#upstream, {
          signal: deadline.signal,
          trace: new Trace(false),
          requestId: 'fair-index',
          visitorId: null,
          user: () => Promise.resolve(null),
          token: () => Promise.resolve(null),
        }),
      );
    } finally {
      deadline.clear();
    }
  }
}

/**
 * The fairs of a hall, each once, on days that exist. Their other values may be invalid.
 *
 * @throws Malformed where most have no day, or where there are none although the reply counts some
 */
function usableFairs(hallId: string, reply: Reply<typeof listHallFairs>): readonly FairRow[] {
  const rows = reply.fairs;
  const usable = rows.filter((row) => row.hall_id === hallId && isHeld(row));
  const isEmpty = rows.length === 0 && (readOptional(() => reply.total) ?? 0) > 0;
  if (isEmpty || isLost(rows.length, rows.length - usable.length))
    throw new Malformed(listHallFairs.call, 'fairs without a day, or of other halls');
  return [...new Map(usable.map((row) => [row.id, row])).values()];
}

/** The shape of a time does not say that it exists, as in month 13. */
const isHeld = (row: FairRow): boolean => !Number.isNaN(Date.parse(readOptional(() => row.hold_at) ?? ''));

/** Null for what another release has stored. */
function parseFairs(text: string): readonly FairRow[] | null {
  try {
    return listHallFairs.reply.shape.fairs.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

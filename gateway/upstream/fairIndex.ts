import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { failFast } from '../cache/fallback.ts';
import type { KeyValueStore } from '../cache/store.ts';
import { Trace, type UpstreamClient } from './client.ts';
import { RestDataSource } from './dataSource.ts';
import type { Reply } from './endpoint.ts';
import { listHallFairs } from './endpoints/fairs.ts';
import { searchHalls } from './endpoints/search.ts';
import { Unavailable } from './errors.ts';
import { Deadline } from '../deadline.ts';

type FairRow = Reply<typeof listHallFairs>['fairs'][number];
type HallRow = Reply<typeof searchHalls>['halls'][number];

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
  /** All halls; 0 until they are known. */
  readonly hallCount: number;
}

/** Age at which a hall's fairs are read again. Gateways that share Redis make one call per hall and day together. */
const FRESH_MS = 86_400_000;
/** Age at which the list of halls is read again. */
const HALLS_FRESH_MS = 86_400_000;
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

const MAX_PAGES = Math.ceil(MAX_HALLS / 30);
const storeKey = (hallId: string): string => `fairs:${hallId}`;

/**
 * An index of the fairs of all halls, since no REST call searches them. The first request starts reading it hall by
 * hall in the background; later requests refresh it daily. A hall that cannot be read keeps its previous fairs.
 */
export class FairIndex {
  readonly #upstream: UpstreamClient;
  readonly #store: KeyValueStore | undefined;
  readonly #guarded = failFast();
  readonly #halls = new Map<string, HallFairs & { readonly readAt: number }>();
  #listed: readonly HallRow[] = [];
  #listedAt = Number.NEGATIVE_INFINITY;
  #nextReadAt = 0;
  #reading = false;
  #state: FairIndexState = { halls: [], readCount: 0, hallCount: 0 };
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
      const halls = [...this.#halls.values()];
      this.#state = { halls, readCount: halls.length, hallCount: this.#listed.length };
    }
    return this.#state;
  }

  async #refresh(): Promise<void> {
    try {
      if (performance.now() - this.#listedAt > HALLS_FRESH_MS) await this.#readHalls();
      const due = this.#listed.filter(({ id }) => {
        const known = this.#halls.get(id);
        return !known || performance.now() - known.readAt > FRESH_MS;
      });
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

  async #readHalls(): Promise<void> {
    const first = await this.#call((rest) => rest.get(searchHalls, { page: 1 }));
    const last = Math.min(MAX_PAGES, Math.ceil(first.total / Math.max(1, first.halls.length)));
    const halls = [...first.halls];
    for (let page = 2; page <= last; page += 1)
      halls.push(...(await this.#call((rest) => rest.get(searchHalls, { page }))).halls);
    this.#listed = [...new Map(halls.map((hall) => [hall.id, hall])).values()].slice(0, MAX_HALLS);
    this.#listedAt = performance.now();
    const ids = new Set(this.#listed.map(({ id }) => id));
    for (const id of this.#halls.keys()) if (!ids.has(id)) this.#halls.delete(id);
    this.#isChanged = true;
  }

  /** After a failure other than an unavailable REST API the hall keeps its previous fairs until the next day. */
  async #readFairs(hall: HallRow): Promise<ReadResult> {
    const shared = await this.#readShared(hall.id);
    if (shared === 'claimed') return 'claimed';
    const known = this.#halls.get(hall.id)?.fairs ?? [];
    const fairs =
      shared?.fairs ??
      (await this.#readUpstream(hall.id).catch((failure: unknown) =>
        failure instanceof Unavailable ? null : known,
      ));
    if (fairs === null) return 'failed';
    this.#halls.set(hall.id, { hall, fairs, readAt: performance.now() - (shared?.ageMs ?? 0) });
    this.#isChanged = true;
    return shared ? 'shared' : 'called';
  }

  async #readUpstream(id: string): Promise<readonly FairRow[]> {
    const reply = await this.#call((rest) => rest.get(listHallFairs, { id, per_page: MAX_FAIRS, page: 1 }));
    // Reading an invalid value throws; such rows are left out.
    const fairs = reply.fairs.flatMap((row): FairRow[] => {
      try {
        return listHallFairs.reply.shape.fairs.parse([JSON.parse(JSON.stringify(row))]);
      } catch {
        return [];
      }
    });
    const store = this.#store;
    if (store)
      await this.#guarded(
        () => store.set(storeKey(id), JSON.stringify(fairs), FRESH_MS),
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

/** Null for what another release has stored. */
function parseFairs(text: string): readonly FairRow[] | null {
  try {
    return listHallFairs.reply.shape.fairs.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

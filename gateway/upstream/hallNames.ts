import { type CacheResult, SwrCache } from '../cache/swrCache.ts';
import type { CacheTtl } from '../cache/ttl.ts';
import { Deadline, untilAbort } from '../deadline.ts';
import { NO_VIEWER } from './background.ts';
import { Trace, type UpstreamClient } from './client.ts';
import { RestDataSource } from './dataSource.ts';
import { readOptional } from './decode.ts';
import { searchHalls } from './endpoints/search.ts';
import { Malformed } from './errors.ts';
import { type HallListing, listHalls } from './hallListing.ts';

/** The spellings of a hall's name, and where it lies. */
export interface HallName {
  readonly id: string;
  readonly name: string;
  readonly shortName: string | null;
  /** Reading in kana. */
  readonly kana: string | null;
  /** Romaji, in the hall's address on the site. */
  readonly slug: string | null;
  /** Name of its prefecture. */
  readonly place: string | null;
  /** Degrees; null where they are not known. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly areaSlug: string | null;
  readonly prefectureSlug: string | null;
  /** Slugs of its regions, main region first. */
  readonly regions: readonly string[];
}

/** Lifetime of the names. After `fresh` they are read again in the background. */
const TTL: CacheTtl = { fresh: 3_600, staleWhileRevalidate: Infinity, staleIfError: Infinity };
/** Pause after a failure. */
const BACKOFF_MS = 60_000;
const FAILURE_TTL: CacheTtl = { fresh: BACKOFF_MS / 1_000, staleWhileRevalidate: 0, staleIfError: 0 };
const TIMEOUT_MS = 30_000;
const KEY = 'names';

interface Names {
  readonly halls: readonly HallName[];
  /** Ids by {@link addressOf}. */
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * The names and positions of all halls, for a process: read from the pages of the hall search without conditions when
 * first requested, then hourly while requested.
 */
export class HallNames {
  readonly #upstream: UpstreamClient;
  /** Null where they cannot be read. */
  readonly #cache = new SwrCache<Names | null>({ maxBytes: 1_000, backoffMs: BACKOFF_MS });

  constructor(upstream: UpstreamClient) {
    this.#upstream = upstream;
  }

  /** The names; null where they are not loaded within `waitMs`. Old names are returned at once. */
  async get(waitMs: number): Promise<readonly HallName[] | null> {
    const read = this.#cache.read(KEY, (_signal, isRefresh) => this.#read(isRefresh));
    if ('stored' in read) return read.stored?.halls ?? null;
    const time = new Deadline(waitMs);
    const names = await untilAbort(read.result, time.signal, doNothing).catch(() => null);
    time.clear();
    return names?.halls ?? null;
  }

  /** The id of the hall at `/halls/{areaSlug}/{slug}`; undefined if there is none, or the names are not loaded. */
  idAt(areaSlug: string, slug: string): string | undefined {
    return this.#cache.peek(KEY)?.ids.get(addressOf(areaSlug, slug));
  }

  async #read(isRefresh: boolean): Promise<CacheResult<Names | null>> {
    const deadline = new Deadline(TIMEOUT_MS);
    try {
      const halls = await this.#readPages(deadline.signal);
      const ids = new Map(
        halls.flatMap(({ id, areaSlug, slug }) =>
          areaSlug && slug ? [[addressOf(areaSlug, slug), id] as const] : [],
        ),
      );
      return { value: { halls, ids }, ttl: TTL, isError: false, bytes: 0 };
    } catch (error) {
      // The cache keeps the previous names. The failure is logged and counted with its call.
      if (isRefresh) throw error;
      return { value: null, ttl: FAILURE_TTL, isError: false, bytes: 0 };
    } finally {
      deadline.clear();
    }
  }

  async #readPages(signal: AbortSignal): Promise<HallName[]> {
    const trace = new Trace(false);
    const options = { ...NO_VIEWER, signal, trace, requestId: 'hall-names', isBackground: true };
    const rest = new RestDataSource(this.#upstream, options);
    const { halls, lostCount } = await listHalls((page) => rest.get(searchHalls, { page }));
    const names = halls.flatMap((hall) => toName(hall) ?? []);
    // The previous names are of more use than none.
    if (names.length === 0 && halls.length + lostCount > 0)
      throw new Malformed(searchHalls.call, 'no hall has a name');
    return names;
  }
}

const doNothing = (): void => undefined;

const addressOf = (areaSlug: string, slug: string): string => `${areaSlug}/${slug}`;

/** Null for a hall whose name is invalid. */
function toName(hall: HallListing['halls'][number]): HallName | null {
  const name = readOptional(() => hall.name);
  return name === null
    ? null
    : {
        id: hall.id,
        name,
        shortName: readOptional(() => hall.short_name),
        kana: readOptional(() => hall.name_kana),
        slug: readOptional(() => hall.slug),
        place: readOptional(() => hall.location?.prefecture_name) ?? null,
        areaSlug: readOptional(() => hall.area_slug),
        prefectureSlug: readOptional(() => hall.prefecture_slug),
        lat: readOptional(() => hall.lat),
        lng: readOptional(() => hall.lng),
        regions: readOptional(() => hall.region_slugs) ?? [],
      };
}

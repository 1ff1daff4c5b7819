import { Trace, type UpstreamClient } from './client.ts';
import { RestDataSource } from './dataSource.ts';
import { readOptional } from './decode.ts';
import { searchHalls } from './endpoints/search.ts';
import { Malformed } from './errors.ts';
import { type HallListing, listHalls } from './hallListing.ts';
import { Deadline } from '../deadline.ts';

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

/** Age at which the names are read again, in the background. */
const FRESH_MS = 3_600_000;
/** Pause after a failure. */
const BACKOFF_MS = 60_000;
const TIMEOUT_MS = 30_000;

/**
 * The names and positions of all halls, for a process: read from the pages of the hall search without conditions when
 * first requested, then hourly while requested.
 */
export class HallNames {
  readonly #upstream: UpstreamClient;
  #names: readonly HallName[] | null = null;
  /** Ids by {@link addressOf}. */
  #ids: ReadonlyMap<string, string> = new Map();
  #nextReadAt = 0;
  #reading: Promise<void> | null = null;

  constructor(upstream: UpstreamClient) {
    this.#upstream = upstream;
  }

  /** The names; null where they are not loaded within `waitMs`. Old names are returned at once. */
  async get(waitMs: number): Promise<readonly HallName[] | null> {
    if (this.#reading === null && performance.now() >= this.#nextReadAt) this.#reading = this.#read();
    if (this.#names === null && this.#reading !== null) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
      await Promise.race([this.#reading, timeout]);
      clearTimeout(timer);
    }
    return this.#names;
  }

  /** The id of the hall at `/halls/{areaSlug}/{slug}`; undefined if there is none, or the names are not loaded. */
  idAt(areaSlug: string, slug: string): string | undefined {
    return this.#ids.get(addressOf(areaSlug, slug));
  }

  async #read(): Promise<void> {
    const deadline = new Deadline(TIMEOUT_MS);
    try {
      const names = await this.#readPages(deadline.signal);
      this.#names = names;
      this.#ids = new Map(
        names.flatMap(({ id, areaSlug, slug }) =>
          areaSlug && slug ? [[addressOf(areaSlug, slug), id] as const] : [],
        ),
      );
      this.#nextReadAt = performance.now() + FRESH_MS;
    } catch {
      // Logged and counted with the call that failed.
      this.#nextReadAt = performance.now() + BACKOFF_MS;
    } finally {
      deadline.clear();
      this.#reading = null;
    }
  }

  async #readPages(signal: AbortSignal): Promise<HallName[]> {
    const rest = new RestDataSource(this.#upstream, {
      signal,
      trace: new Trace(false),
      requestId: 'hall-names',
      isBackground: true,
      visitorId: null,
      user: () => Promise.resolve(null),
      token: () => Promise.resolve(null),
    });
    const { halls, lostCount } = await listHalls((page) => rest.get(searchHalls, { page }));
    const names = halls.flatMap((hall) => toName(hall) ?? []);
    // The previous names are of more use than none.
    if (names.length === 0 && halls.length + lostCount > 0)
      throw new Malformed(searchHalls.call, 'no hall has a name');
    return names;
  }
}

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

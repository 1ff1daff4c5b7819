import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { droppedFrom } from '#gateway/upstream/decode.ts';
import { prefectureSlug } from '#gateway/upstream/endpoints/values.ts';

/** Throws BAD_USER_INPUT for text that is not the slug of a prefecture. */
export function parsePrefecture(slug: string) {
  const { success, data } = prefectureSlug.safeParse(slug);
  if (!success) throw badUserInput('`prefectureSlug` is no prefecture of Japan.');
  return data;
}

/** What a map shows, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A place as selected by `PlaceInput`. */
export interface Place {
  readonly areaSlug?: string | null;
  readonly prefectureSlug?: string | null;
  readonly regionSlugs?: readonly string[] | null;
  readonly districtSlug?: string | null;
  readonly stationId?: string | null;
  /** The REST API has no parameter for it. */
  readonly bounds?: Bounds | null;
}

export interface PlaceParameters {
  area_slug?: string;
  prefecture_slug?: string;
  region_slugs?: string[];
  district_slug?: string;
  station_id?: string;
}

/** Drops empty strings. A region takes precedence over area and prefecture. */
export function placeParameters(place: Place | null | undefined): PlaceParameters {
  const { areaSlug, prefectureSlug, districtSlug, stationId } = place ?? {};
  const regions = place?.regionSlugs?.filter((slug) => slug !== '') ?? [];
  return {
    ...(regions.length > 0 && { region_slugs: regions }),
    ...(regions.length === 0 && areaSlug && { area_slug: areaSlug }),
    ...(regions.length === 0 && prefectureSlug && { prefecture_slug: prefectureSlug }),
    ...(districtSlug && { district_slug: districtSlug }),
    ...(stationId && { station_id: stationId }),
  };
}

/** Rows of the search options; each begins with the slug. */
export interface OfferedPlaces {
  readonly areas: readonly (readonly [string, ...unknown[]])[];
  readonly prefectures: readonly (readonly [string, ...unknown[]])[];
  readonly regions: readonly (readonly [string, ...unknown[]])[];
  readonly districts: readonly (readonly [string, ...unknown[]])[];
  readonly stations: readonly { readonly id: string }[];
}

/**
 * Whether every kind of place in a search exists; one of several regions is enough. A list that lost rows may have held
 * the place.
 */
export function isPlaceOffered(place: PlaceParameters, offered: OfferedPlaces): boolean {
  const { area_slug, prefecture_slug, region_slugs, district_slug, station_id } = place;
  const has = (rows: OfferedPlaces['areas'], slug: string | undefined): boolean =>
    slug === undefined || rows.some(([known]) => known === slug) || droppedFrom(rows) > 0;
  return (
    has(offered.areas, area_slug) &&
    has(offered.prefectures, prefecture_slug) &&
    has(offered.districts, district_slug) &&
    (region_slugs === undefined || region_slugs.some((slug) => has(offered.regions, slug))) &&
    (station_id === undefined ||
      offered.stations.some(({ id }) => id === station_id) ||
      droppedFrom(offered.stations) > 0)
  );
}

/** All other areas are destinations abroad. */
export const DOMESTIC_AREAS = {
  kanto: 'Kanto (関東), the default for visitors who chose no area.',
  kinki: 'Kinki (近畿).',
  chubu: 'Chubu (中部).',
  chugoku: 'Chugoku (中国).',
  shikoku: 'Shikoku (四国).',
  kyushu: 'Kyushu (九州) with Okinawa.',
  hokkaido: 'Hokkaido (北海道).',
  tohoku: 'Tohoku (東北).',
} as const;

export type DomesticAreaSlug = keyof typeof DOMESTIC_AREAS;

/** Null for a destination abroad. */
export function parseDomesticArea(slug: string): DomesticAreaSlug | null {
  return Object.hasOwn(DOMESTIC_AREAS, slug) ? (slug as DomesticAreaSlug) : null;
}

/** Rules of places: how a search names one. */

/** A place as clients name it: one of its kinds. */
export interface Place {
  readonly areaSlug?: string | null;
  readonly prefectureSlug?: string | null;
  readonly regionSlugs?: readonly string[] | null;
  readonly districtSlug?: string | null;
  readonly stationId?: string | null;
}

/** The same as parameters of the REST API. */
export interface PlaceParameters {
  area_slug?: string;
  prefecture_slug?: string;
  region_slugs?: string[];
  district_slug?: string;
  station_id?: string;
}

/** Parameters of a place. Empty strings are never sent; as soon as a region is given, area and prefecture are not. */
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

/** The places on offer, as rows that begin with the slug (R83). */
export interface OfferedPlaces {
  readonly areas: readonly (readonly [string, ...unknown[]])[];
  readonly prefectures: readonly (readonly [string, ...unknown[]])[];
  readonly regions: readonly (readonly [string, ...unknown[]])[];
  readonly districts: readonly (readonly [string, ...unknown[]])[];
  readonly stations: readonly { readonly id: string }[];
}

/** Whether every kind of place a search names is on offer; of several regions one will do. */
export function isOffered(place: PlaceParameters, offered: OfferedPlaces): boolean {
  const { area_slug, prefecture_slug, region_slugs, district_slug, station_id } = place;
  const has = (rows: OfferedPlaces['areas'], slug: string | undefined): boolean =>
    slug === undefined || rows.some(([known]) => known === slug);
  return (
    has(offered.areas, area_slug) &&
    has(offered.prefectures, prefecture_slug) &&
    has(offered.districts, district_slug) &&
    (region_slugs === undefined || region_slugs.some((slug) => has(offered.regions, slug))) &&
    (station_id === undefined || offered.stations.some(({ id }) => id === station_id))
  );
}

/** The eight domestic areas; every other area is a destination abroad. */
export const DOMESTIC_AREAS = {
  kanto: 'Kanto (関東), shown to a visitor who chose no area.',
  kinki: 'Kinki (近畿).',
  chubu: 'Chubu (中部).',
  chugoku: 'Chugoku (中国).',
  shikoku: 'Shikoku (四国).',
  kyushu: 'Kyushu (九州) with Okinawa.',
  hokkaido: 'Hokkaido (北海道).',
  tohoku: 'Tohoku (東北).',
} as const;

/** Slug of a domestic area. */
export type DomesticAreaSlug = keyof typeof DOMESTIC_AREAS;

/** The domestic area a slug names; null for a destination abroad. */
export function domesticArea(slug: string): DomesticAreaSlug | null {
  return Object.hasOwn(DOMESTIC_AREAS, slug) ? (slug as DomesticAreaSlug) : null;
}

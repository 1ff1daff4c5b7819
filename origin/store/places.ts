/** Places and options of hall search, loaded once: only the seed changes them. */
import type { Kysely, Selectable } from 'kysely';
import type {
  AreaTable,
  Database,
  DistrictTable,
  OptionKey,
  PrefectureTable,
  RegionTable,
  SearchOptionTable,
  StationTable,
} from '../db/tables.ts';

/** In display order. */
export type SearchPlaces = {
  areas: Selectable<AreaTable>[];
  prefectures: Selectable<PrefectureTable>[];
  regions: Selectable<RegionTable>[];
  districts: Selectable<DistrictTable>[];
  stations: Selectable<StationTable>[];
  options: Record<OptionKey, Selectable<SearchOptionTable>[]>;
};

export async function loadPlaces(db: Kysely<Database>): Promise<SearchPlaces> {
  const options = await db.selectFrom('search_options').selectAll().orderBy('id').execute();
  const of = (key: OptionKey) => options.filter((option) => option.key === key);
  return {
    areas: await db.selectFrom('areas').selectAll().orderBy('position').execute(),
    prefectures: await db.selectFrom('prefectures').selectAll().orderBy('position').execute(),
    regions: await db.selectFrom('regions').selectAll().orderBy('position').execute(),
    districts: await db.selectFrom('districts').selectAll().orderBy('position').execute(),
    stations: await db.selectFrom('stations').selectAll().orderBy('id').execute(),
    options: { p: of('p'), g: of('g'), t: of('t'), c: of('c'), ws: of('ws') },
  };
}

export function isPlace(
  places: SearchPlaces,
  kind: 'areas' | 'prefectures' | 'regions',
  slug: string,
): boolean {
  return places[kind].some((place) => place.slug === slug);
}

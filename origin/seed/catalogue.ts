/** The whole catalogue, table by table. The same at every start. */
import type { Insertable } from 'kysely';
import type { Database } from '../db/tables.ts';
import { draftHalls } from './drafts.ts';
import { hallRow } from './halls.ts';
import { readSeedPlaces } from './places.ts';

type People = 'users' | 'sessions' | 'visitors' | 'hall_views' | 'hall_clips' | 'seeded';

/** Rows of every table of the catalogue. */
export type Catalogue = { [T in Exclude<keyof Database, People>]: Insertable<Database[T]>[] };

export function buildCatalogue(): Catalogue {
  const places = readSeedPlaces();
  const drafts = draftHalls(places);
  const halls = drafts.map(hallRow);
  return {
    areas: places.areas,
    prefectures: places.prefectures,
    regions: places.regions,
    districts: places.districts,
    stations: places.stations,
    search_options: places.options,
    halls,
    sponsored_halls: [],
    photos: [],
    reports: [],
    fairs: [],
    questions: [],
    benefits: [],
    hall_videos: [],
    booking_site_categories: [],
    search_presets: [],
  };
}

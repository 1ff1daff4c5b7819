/** The whole catalogue, table by table: the same at every start. */
import type { Insertable } from 'kysely';
import type { Database, HallTable } from '../db/tables.ts';
import { hasNoPhoto, withOddities } from './awkward.ts';
import { brandRows, ringRows } from './brands.ts';
import { buildBrides } from './brides.ts';
import { draftHalls } from './drafts.ts';
import { hallFairs } from './fairs.ts';
import { hallRow } from './halls.ts';
import { buildMagazine } from './magazine/magazine.ts';
import { hallPhotos } from './photos.ts';
import { readSeedPlaces } from './places.ts';
import { hallReports, type Report } from './reports.ts';
import { hallBenefits, hallQuestions, hallVideos } from './sections.ts';
import { oneWeddingEach } from './weddings.ts';
import { BOOKING_SITE_CATEGORIES, PRESETS } from './texts/details.ts';

type People =
  | 'users'
  | 'sessions'
  | 'visitors'
  | 'hall_views'
  | 'hall_clips'
  | 'kartes'
  | 'gift_tickets'
  | 'ticket_files'
  | 'hall_clip_shares'
  | 'hall_clip_comments'
  | 'favorites'
  | 'loves'
  | 'diagnosis_sides'
  | 'survey_guests'
  | 'line_accounts'
  | 'line_files'
  | 'contact_messages'
  | 'reservations'
  | 'seeded';
/** What the database makes of its tables. */
type Views = 'public_brides';

/** Rows of every table of the catalogue. */
export type Catalogue = { [T in Exclude<keyof Database, People | Views>]: Insertable<Database[T]>[] };

/** Where the ids of each kind begin, so that one is not taken for another. */
const FIRST_ID = {
  photos: 40_001,
  reports: 20_001,
  comments: 210_001,
  fairs: 9_001,
  questions: 501,
  benefits: 1,
  videos: 7_701,
};

/** Prefectures with at least this many halls show a sponsored one. */
const SPONSORED_FROM = 12;

const numbered = <T>(rows: T[], first: number): (T & { id: number })[] =>
  rows.map((row, index) => ({ ...row, id: first + index }));

/** The hall with the rating its reports give it: their mean, to one decimal. */
function rated(row: Insertable<HallTable>, reports: Report[]): Insertable<HallTable> {
  const ratings = reports.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return row;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return { ...row, rating: Math.round(mean * 10) / 10, rating_count: ratings.length };
}

function sponsored(halls: Insertable<HallTable>[]): Catalogue['sponsored_halls'] {
  const byPrefecture = Map.groupBy(halls, ({ prefecture_slug }) => prefecture_slug ?? '');
  byPrefecture.delete('');
  return [...byPrefecture].flatMap(([prefecture_slug, own]) => {
    const chosen = own.filter(
      ({ is_official, cover_pictures }) => is_official && cover_pictures.length > 0,
    )[3];
    return own.length < SPONSORED_FROM || chosen === undefined
      ? []
      : [{ prefecture_slug, hall_id: chosen.id }];
  });
}

/** Builds all rows. */
export function buildCatalogue(): Catalogue {
  const places = readSeedPlaces();
  const drafts = draftHalls(places);
  let comment = FIRST_ID.comments;
  const reports = drafts.map((draft) => hallReports(draft));
  const halls = drafts.map((draft, index) => rated(withOddities(hallRow(draft)), reports[index] ?? []));
  const written = oneWeddingEach(reports.flat());
  const shown = drafts.filter(({ id }) => !hasNoPhoto(id));
  return {
    areas: places.areas,
    prefectures: places.prefectures,
    regions: places.regions,
    districts: places.districts,
    stations: places.stations,
    search_options: places.options,
    halls,
    sponsored_halls: sponsored(halls),
    photos: numbered(shown.flatMap(hallPhotos), FIRST_ID.photos),
    reports: numbered(written, FIRST_ID.reports).map((report) => ({
      ...report,
      comments: report.comments.map((one) => ({ id: comment++, ...one })),
    })),
    ...buildBrides(halls, written),
    fairs: numbered(drafts.flatMap(hallFairs), FIRST_ID.fairs),
    questions: numbered(drafts.flatMap(hallQuestions), FIRST_ID.questions),
    benefits: numbered(drafts.flatMap(hallBenefits), FIRST_ID.benefits),
    hall_videos: numbered(shown.flatMap(hallVideos), FIRST_ID.videos),
    booking_site_categories: BOOKING_SITE_CATEGORIES.map(([name, slug], index) => ({
      id: index + 1,
      name,
      slug,
    })),
    brands: brandRows(),
    rings: ringRows(),
    search_presets: PRESETS.map(([title, query], index) => ({ id: index + 1, title, query })),
    ...buildMagazine(places, drafts),
  };
}

/** Kysely table types; ./migrations documents the columns. */
import type { Generated } from 'kysely';
import type { BrideTables, Json } from './brideTables.ts';
import type { FormTables } from './formTables.ts';
import type { SavedItemTables } from './savedItemTables.ts';
import type { MagazineTables } from './magazineTables.ts';

type Place = { slug: string; name: string; position: number };

export type AreaTable = Place & { kind: 'domestic' | 'abroad' };
export type PrefectureTable = Place & { area_slug: string };
export type RegionTable = Place & { prefecture_slug: string };
export type DistrictTable = RegionTable & { region_slug: string };

export type StationTable = {
  id: number;
  name: string;
  line_name: string | null;
  prefecture_slug: string;
  region_slug: string;
  lat: number;
  lng: number;
};

/** Search filters whose values are option ids: plan type, goods, taste, chapel, wedding style. */
export const OPTION_KEYS = ['p', 'g', 't', 'c', 'ws'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

export type SearchOptionTable = { key: OptionKey; id: number; name: string };

export type HallTable = {
  id: number;
  name: string;
  short_name: string | null;
  name_kana: string | null;
  folded_name: string;
  slug: string | null;
  area_slug: string;
  prefecture_slug: string | null;
  region_slugs: string[];
  district_slug: string | null;
  station_id: number | null;
  address: string | null;
  access: string | null;
  tel: string | null;
  lat: number | null;
  lng: number | null;
  service_id: number;
  price_range: string | null;
  cost: number | null;
  capacity_min: number | null;
  capacity_max: number | null;
  rating: number | null;
  rating_count: number;
  cover_pictures: string[];
  reception_picture: string | null;
  reception_picture2: string | null;
  is_official: boolean;
  is_best_rate: boolean;
  clip_count: number | null;
  pv: number;
  plan_count: number;
  regulation: string | null;
  postponed_regulation: string | null;
  covid_regulation: string | null;
  score: number;
  created_at: Date | null;
  updated_at: Date | null;
} & Record<OptionKey, number[]>;

export type PhotoTable = {
  id: number;
  hall_id: number;
  source: 'official' | 'bride' | 'partner';
  category: string | null;
  caption: string | null;
  picture: string;
  width: number | null;
  height: number | null;
  uploaded_at: Date | null;
  user_id: number | null;
  basic_nickname: string | null;
  loved: number;
};

/** The contract's ReviewComment. */
export type ReviewComment = {
  id: number;
  item: string | null;
  rating: number | null;
  title: string | null;
  body: string;
};

/** One item of a bill, in yen. */
export type CostItem = { name: string; first_estimate: number | null; final: number | null };

export type ReportTable = {
  id: number;
  hall_id: number;
  user_id: number | null;
  basic_nickname: string;
  basic_region: string | null;
  icon: string | null;
  reception_picture: string | null;
  reception_taste: string | null;
  reception_style: string | null;
  customer_status: string | null;
  season: string | null;
  wedding_date: string | null;
  guest_count: number | null;
  first_estimate: number | null;
  total_cost: number | null;
  rating: number | null;
  item_ratings: Json<Record<string, number | null>> | null;
  title: string | null;
  comments: Json<ReviewComment[]>;
  cost_items: Json<CostItem[]> | null;
  love_count: number;
  posted_at: Date;
};

export type FairTable = {
  id: number;
  hall_id: number;
  name: string;
  description: string | null;
  start_date: string | null;
  hold_on: string;
  hold_times: (string | null)[];
  post_period_day: number | null;
  post_period_hour: number | null;
  contents: string[];
  price: number | null;
  picture: string | null;
  duration_minutes: number | null;
  recommended_rank: number | null;
};

export type QuestionTable = {
  id: number;
  hall_id: number;
  type: string;
  question: string;
  answer: string | null;
  answered_at: Date | null;
};

export type BenefitTable = {
  id: number;
  hall_id: number;
  title: string;
  description: string | null;
  amount: number | null;
  conditions: string | null;
  expires_on: string | null;
};

export type HallVideoTable = {
  id: number;
  hall_id: number;
  title: string | null;
  video: string;
  thumbnail: string | null;
  duration_seconds: number | null;
  published_at: Date | null;
};

export type UserTable = {
  id: Generated<number>;
  email: string;
  password_hash: string | null;
  basic_nickname: string;
  wedding_role: string | null;
  wedding_date: string | null;
  referral_code: string;
  referred_by: number | null;
  created_at: Generated<Date>;
};

export type KarteTable = {
  user_id: number;
  customer_status: string | null;
  wedding_role: string | null;
  wedding_month: string | null;
  guest_count: number | null;
  budget_band: number | null;
  ring_choice: string | null;
  purchase_status: string | null;
  payment_timing: number | null;
  prefecture_slug: string | null;
  updated_at: Date;
};

/** Dates are strings `yyyy-MM-dd`, timestamps are Dates. */
export type Database = {
  areas: AreaTable;
  prefectures: PrefectureTable;
  regions: RegionTable;
  districts: DistrictTable;
  stations: StationTable;
  search_options: SearchOptionTable;
  halls: HallTable;
  sponsored_halls: { prefecture_slug: string; hall_id: number };
  photos: PhotoTable;
  reports: ReportTable;
  fairs: FairTable;
  questions: QuestionTable;
  benefits: BenefitTable;
  hall_videos: HallVideoTable;
  booking_site_categories: { id: number; name: string; slug: string };
  search_presets: { id: number; title: string; query: string };
  users: UserTable;
  sessions: { token_hash: string; user_id: number; expires_at: Date };
  visitors: { uuid: string; referer: string | null; created_at: Generated<Date> };
  hall_views: { uuid: string; hall_id: number; viewed_at: Generated<Date> };
  hall_clips: {
    id: Generated<number>;
    user_id: number;
    hall_id: number;
    note: string | null;
    created_at: Generated<Date>;
  };
  kartes: KarteTable;
  seeded: { version: string };
} & BrideTables &
  FormTables &
  SavedItemTables &
  MagazineTables;

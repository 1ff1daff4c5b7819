/** The tables as Kysely sees them; the columns are told in ./migrations. */
import type { ColumnType, Generated } from 'kysely';
import type { ReservationTable } from './reservationTable.ts';
import type { KeepingTables } from './keepingTables.ts';
import type { MagazineTables } from './magazineTables.ts';

/** A column of JSON. Rows are inserted in bulk as JSON, so that what goes in is what comes out. */
type Json<T> = ColumnType<T, T, T>;

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

/** Filters whose values are options with an id: plan type, goods, taste, chapel, wedding style. */
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

/** One remark of a review, as the contract's ReviewComment. */
export type ReviewComment = {
  id: number;
  item: string | null;
  rating: number | null;
  title: string | null;
  body: string;
};

/** One line of a bill, in yen. */
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

export type ThemeTagTable = { id: number; name: string; slug: string; picture: string | null };

/** Names of those who helped a bride; null where she does not tell. */
export type Produce = Record<'planner_name' | 'dress_shop' | 'photographer' | 'florist', string | null>;

export type BrideTable = {
  user_id: number;
  nickname: string;
  region: string | null;
  icon: string | null;
  reception_picture: string | null;
  reception_place: string | null;
  reception_taste: string | null;
  reception_style: string | null;
  wedding_role: string | null;
  wedding_date: string | null;
  hall_id: number | null;
  hall_name: string | null;
  prefecture_slug: string | null;
  guest_count: number | null;
  total_cost: number | null;
  love_count: number;
  viewed_count: number;
  selfintroduction: string | null;
  produce: Json<Produce>;
  is_private: boolean;
  is_active: boolean;
  is_official: boolean;
  is_staff: boolean;
  line_user_id: string | null;
  theme_tag_ids: number[];
  picked_rank: number | null;
  wedding_title: string | null;
};

/** A photo of an album: the contract's AlbumPhoto with a picture of ours in place of its address. */
export type AlbumPhoto = {
  id: number;
  picture: string;
  caption: string | null;
  width: number | null;
  height: number | null;
  orientation: string | null;
  uploaded_at: string | null;
};

export type AlbumTable = {
  id: number;
  user_id: number;
  title: string | null;
  cover_picture: string | null;
  photos: Json<AlbumPhoto[]>;
};

export type BrideReportTable = {
  id: number;
  user_id: number;
  title: string | null;
  body: string;
  published_at: Date | null;
  modified_at: Date | null;
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

/** Kinds of gift tickets, each with ids of its own. */
export const TICKET_KINDS = ['general', 'ringengagement'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export type TicketStatus = 'draft' | 'applied' | 'reviewing' | 'approved' | 'sent' | 'rejected';

export type GiftTicketTable = {
  kind: TicketKind;
  id: number;
  user_id: number;
  tenant_id: number;
  title: string;
  status: TicketStatus;
  amount: number;
  hall_name: string | null;
  deadline_at: Date | null;
  applied_at: Date | null;
  sent_at: Date | null;
  updated_at: Generated<Date>;
  message: string | null;
  answers: ColumnType<Record<string, string>, Record<string, string>, string>;
};

/** One side of a diagnosis; its answers by number of the question, null until it has answered. */
export type DiagnosisSideTable = {
  diagnosis_id: string;
  respondent: 'child' | 'parent';
  key_hash: string;
  user_id: number | null;
  answers: ColumnType<Record<string, string[] | string> | null, string | undefined, string>;
  answered_at: Date | null;
  created_at: Generated<Date>;
};

/** A person who is asked to answer a survey; a login id is kept as its SHA-256. */
export type SurveyGuestTable = {
  version: string;
  login_hash: string;
  answers: ColumnType<Record<string, string[] | string> | null, string | undefined, string>;
  answered_at: Date | null;
};

/** A LINE account that may open the special form. */
export type LineAccountTable = {
  line_user_id: string;
  token_hash: string;
  display_name: string | null;
  answers: ColumnType<Record<string, string> | null, string | undefined, string>;
  submitted_at: Date | null;
};

/** Every table. Days are texts `yyyy-MM-dd`, instants are Dates. */
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
  theme_tags: ThemeTagTable;
  brides: BrideTable;
  public_brides: BrideTable;
  albums: AlbumTable;
  bride_reports: BrideReportTable;
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
  gift_tickets: GiftTicketTable;
  ticket_files: {
    id: string;
    user_id: number;
    type: string;
    bytes: Uint8Array;
    created_at: Generated<Date>;
  };
  diagnosis_sides: DiagnosisSideTable;
  survey_guests: SurveyGuestTable;
  line_accounts: LineAccountTable;
  line_files: { line_user_id: string; key: string; id: string; type: string; bytes: Uint8Array };
  contact_messages: {
    id: Generated<number>;
    form_id: number;
    fields: ColumnType<Record<string, string>, string, string>;
    created_at: Generated<Date>;
  };
  reservations: ReservationTable;
  seeded: { version: string };
} & KeepingTables &
  MagazineTables;

/** Tables of brides, albums and bride reports; ./migrations documents the columns. */
import type { ColumnType } from 'kysely';

/** A JSON column; bulk inserts write JSON, so the insert type equals the select type. */
export type Json<T> = ColumnType<T, T, T>;

export type ThemeTagTable = { id: number; name: string; slug: string; picture: string | null };

/** Vendors of the wedding; null where not stated. */
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

/** The contract's AlbumPhoto with a picture path in place of its URL. */
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

export type BrideTables = {
  theme_tags: ThemeTagTable;
  brides: BrideTable;
  public_brides: BrideTable;
  albums: AlbumTable;
  bride_reports: BrideReportTable;
};

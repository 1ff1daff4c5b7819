/** Tables of brands, rings, favorites, loves and shared clip lists; ./migrations documents the columns. */
import type { ColumnType, Generated } from 'kysely';

export type BrandTable = {
  id: number;
  name: string;
  name_kana: string | null;
  category: 'ring' | 'dress' | 'other';
  picture: string | null;
  url: string | null;
};

export type RingTable = {
  id: number;
  name: string;
  brand_id: number;
  ring_choice: 'engagement_ring' | 'wedding_ring' | 'both';
  material: string | null;
  price: number | null;
  picture: string | null;
  url: string | null;
};

/** Snapshot of a loved article or bride; pictures are paths. */
export type LoveItem = {
  id: number;
  name: string;
  owner: string | null;
  thumbnail: string | null;
  image: string | null;
  original_url: string | null;
  category_name: string | null;
  love_count: number;
};

export type LoveTable = {
  id: Generated<number>;
  user_id: number;
  kind: 'user' | 'article';
  thing_id: number;
  known: ColumnType<LoveItem, LoveItem, LoveItem>;
  created_at: Generated<Date>;
};

export type HallClipShareTable = {
  id: Generated<number>;
  hash: string;
  user_id: number;
  hall_clip_ids: number[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type HallClipCommentTable = {
  id: Generated<number>;
  hall_clip_id: number;
  comment: string;
  user_id: number | null;
  created_at: Generated<Date>;
};

export type SavedItemTables = {
  brands: BrandTable;
  rings: RingTable;
  favorites: { user_id: number; kind: 'brand' | 'ring'; thing_id: number; created_at: Generated<Date> };
  loves: LoveTable;
  hall_clip_shares: HallClipShareTable;
  hall_clip_comments: HallClipCommentTable;
};

/** Tables of the magazine; ./migrations documents the columns. */

export type ArticleTable = {
  id: number;
  title: string;
  published_at: Date;
  modified_at: Date;
  writer_id: number | null;
  excerpt: string | null;
  picture: string | null;
  pages: string[];
  category_ids: number[];
  tag_ids: number[];
  prefecture_slug: string | null;
  pr_label: string | null;
  show_floating: boolean;
  heatmap: boolean;
  no_karte: boolean;
  views_day: number;
  views_week: number;
  views_month: number;
  views_all: number;
  is_withdrawn: boolean;
};

export type ArticleCardTable = {
  id: number;
  url: string;
  title: string;
  picture: string | null;
  referer_name: string | null;
  referer_url: string | null;
  clip_count: number | null;
  category_name: string | null;
};

export type PreparationGuideTable = {
  id: number;
  title: string;
  article_id: number;
  picture: string | null;
  description: string | null;
  months_before: number | null;
};

export type MagazineTables = {
  writers: { id: number; display_name: string; description: string | null; avatar: string | null };
  article_categories: { id: number; name: string; parent_id: number | null; posts_count: number };
  article_tags: { id: number; slug: string; name: string; posts_count: number };
  articles: ArticleTable;
  article_cards: ArticleCardTable;
  preparation_guides: PreparationGuideTable;
};

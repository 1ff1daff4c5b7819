-- The magazine: articles, categories, tags, writers, articles of other sites, preparation guides.
create table writers (
  id integer primary key,
  display_name text not null,
  description text,
  avatar text
);

create table article_categories (
  id integer primary key,
  name text not null,
  parent_id integer,
  posts_count integer not null
);

create table article_tags (
  id integer primary key,
  slug text not null unique,
  name text not null,
  posts_count integer not null
);

create table articles (
  id integer primary key,
  title text not null,
  published_at timestamptz not null,
  modified_at timestamptz not null,
  writer_id integer,
  excerpt text,
  picture text,
  -- HTML of each page as written by its author: not sanitized
  pages text[] not null,
  -- the first is the main category; includes its parent
  category_ids integer[] not null,
  tag_ids integer[] not null,
  prefecture_slug text,
  -- null for unpaid articles
  pr_label text,
  show_floating boolean not null,
  heatmap boolean not null,
  no_karte boolean not null,
  views_day integer not null,
  views_week integer not null,
  views_month integer not null,
  views_all integer not null,
  -- withdrawn articles are not listed; their id returns null
  is_withdrawn boolean not null
);
create index articles_newest on articles (modified_at desc, id desc) where not is_withdrawn;
create index articles_categories on articles using gin (category_ids);
create index articles_tags on articles using gin (tag_ids);
create index articles_prefecture on articles (prefecture_slug, modified_at desc);

-- Article cards, the items users clip: 80,000 plus the id of our article, or an article of another site.
create table article_cards (
  id integer primary key,
  -- for our articles the path on the site
  url text not null unique,
  title text not null,
  picture text,
  referer_name text,
  referer_url text,
  clip_count integer,
  category_name text
);

create table preparation_guides (
  id integer primary key,
  title text not null,
  article_id integer not null,
  picture text,
  description text,
  months_before integer
);

-- People who show their wedding. Their facts agree with their own report on the hall, where they wrote one.
create table theme_tags (
  id integer primary key,
  name text not null,
  slug text not null,
  picture text
);

create table brides (
  user_id integer primary key,
  nickname text not null,
  region text,
  icon text,
  reception_picture text,
  reception_place text,
  reception_taste text,
  reception_style text,
  wedding_role text,
  wedding_date date,
  hall_id integer,
  hall_name text,
  -- where the wedding was held, for the editors' choice by prefecture
  prefecture_slug text,
  guest_count integer,
  total_cost integer,
  love_count integer not null,
  viewed_count integer not null,
  selfintroduction text,
  -- planner_name, dress_shop, photographer, florist: a name or null each
  produce jsonb not null,
  is_private boolean not null,
  is_active boolean not null,
  is_official boolean not null,
  is_staff boolean not null,
  line_user_id text,
  theme_tag_ids integer[] not null,
  -- place among the editors' choice, 1 first; null for those not chosen
  picked_rank integer,
  -- title of the wedding where the editors show weddings; null for those not chosen
  wedding_title text
);
create index brides_prefecture on brides (prefecture_slug);

-- Everybody else's view: a private or closed profile is not there. Every public call reads this and never the table.
create view public_brides as select * from brides where is_active and not is_private;

create table albums (
  id integer primary key,
  user_id integer not null,
  title text,
  cover_picture text,
  -- the contract's AlbumPhoto with a picture in place of photo_url
  photos jsonb not null
);
create index albums_user on albums (user_id);

create table bride_reports (
  id integer primary key,
  user_id integer not null unique,
  title text,
  -- HTML as the person wrote it: not cleaned
  body text not null,
  published_at timestamptz,
  modified_at timestamptz
);

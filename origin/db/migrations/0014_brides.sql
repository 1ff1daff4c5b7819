-- Profiles of brides, consistent with their reports on halls.
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
  -- place of the wedding, for editors' picks by prefecture
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
  -- rank among the editors' picks, 1 first; null for others
  picked_rank integer,
  -- title in the editors' list of weddings; null for others
  wedding_title text
);
create index brides_prefecture on brides (prefecture_slug);

-- Profiles without private and closed ones. Public endpoints read this view, never the table.
create view public_brides as select * from brides where is_active and not is_private;

create table albums (
  id integer primary key,
  user_id integer not null,
  title text,
  cover_picture text,
  -- the contract's AlbumPhoto with a picture path in place of photo_url
  photos jsonb not null
);
create index albums_user on albums (user_id);

create table bride_reports (
  id integer primary key,
  user_id integer not null unique,
  title text,
  -- HTML as written by the user: not sanitized
  body text not null,
  published_at timestamptz,
  modified_at timestamptz
);

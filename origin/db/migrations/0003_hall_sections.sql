-- Sections of a hall's page. No foreign keys: the seed is consistent, and checking each row doubles its duration.
create table photos (
  id integer primary key,
  hall_id integer not null,
  source text not null check (source in ('official', 'bride', 'partner')),
  category text,
  caption text,
  picture text not null,
  width integer,
  height integer,
  uploaded_at timestamptz,
  user_id integer,
  basic_nickname text,
  loved integer not null
);
create index photos_hall on photos (hall_id, source, category);

-- A person's report: the review and, if the costs are known, the cost case.
create table reports (
  id integer primary key,
  hall_id integer not null,
  user_id integer,
  basic_nickname text not null,
  basic_region text,
  icon text,
  reception_picture text,
  reception_taste text,
  reception_style text,
  customer_status text,
  season text,
  wedding_date date,
  guest_count integer,
  first_estimate integer,
  total_cost integer,
  rating double precision,
  item_ratings jsonb,
  title text,
  comments jsonb not null,
  cost_items jsonb,
  love_count integer not null,
  posted_at timestamptz not null
);
create index reports_hall on reports (hall_id, posted_at desc);

create table fairs (
  id integer primary key,
  hall_id integer not null,
  name text not null,
  description text,
  start_date date,
  hold_on date not null,
  -- eight elements: a time HH:mm, an empty string or null
  hold_times text[] not null,
  post_period_day integer,
  post_period_hour integer,
  contents text[] not null,
  price integer,
  picture text,
  duration_minutes integer,
  -- 1 is recommended most
  recommended_rank integer
);
create index fairs_hall on fairs (hall_id, hold_on);

create table questions (
  id integer primary key,
  hall_id integer not null,
  type text not null,
  question text not null,
  answer text,
  answered_at timestamptz
);
create index questions_hall on questions (hall_id);

create table benefits (
  id integer primary key,
  hall_id integer not null,
  title text not null,
  description text,
  amount integer,
  conditions text,
  expires_on date
);
create index benefits_hall on benefits (hall_id);

create table hall_videos (
  id integer primary key,
  hall_id integer not null,
  title text,
  video text not null,
  thumbnail text,
  duration_seconds integer,
  published_at timestamptz
);
create index hall_videos_hall on hall_videos (hall_id);

create table booking_site_categories (
  id integer primary key,
  name text not null,
  slug text not null
);

-- Search presets: a title and the query string of the search page.
create table search_presets (
  id integer primary key,
  title text not null,
  query text not null
);

-- Halls, with columns named as in the contract; pictures are paths.
create table halls (
  id integer primary key,
  name text not null,
  short_name text,
  name_kana text,
  -- name, short name and kana, normalized for search
  folded_name text not null,
  slug text,
  area_slug text not null references areas,
  prefecture_slug text references prefectures,
  region_slugs text[] not null,
  district_slug text references districts,
  station_id integer references stations,
  address text,
  access text,
  tel text,
  lat double precision,
  lng double precision,
  service_id integer not null check (service_id in (1, 2, 3, 4, 5, 6, 99)),
  price_range text,
  cost integer,
  capacity_min integer,
  capacity_max integer,
  rating double precision,
  rating_count integer not null,
  cover_pictures text[] not null,
  reception_picture text,
  reception_picture2 text,
  is_official boolean not null,
  is_best_rate boolean not null,
  clip_count integer,
  pv integer not null,
  plan_count integer not null,
  p integer[] not null,
  g integer[] not null,
  t integer[] not null,
  c integer[] not null,
  ws integer[] not null,
  regulation text,
  postponed_regulation text,
  covid_regulation text,
  -- sort key of the recommended order, descending
  score double precision not null,
  created_at timestamptz,
  updated_at timestamptz,
  unique (area_slug, slug)
);

create index halls_recommended on halls ((service_id in (1, 5, 4, 99)) desc, score desc, id);
create index halls_prefecture on halls (prefecture_slug);
create index halls_area on halls (area_slug);
create index halls_station on halls (station_id);
create index halls_district on halls (district_slug);
create index halls_regions on halls using gin (region_slugs);

-- The hall a prefecture's page advertises.
create table sponsored_halls (
  prefecture_slug text primary key references prefectures,
  hall_id integer not null references halls
);

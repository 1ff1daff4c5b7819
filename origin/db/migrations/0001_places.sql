-- Places of halls, and the options of hall search.
create table areas (
  slug text primary key,
  name text not null,
  kind text not null check (kind in ('domestic', 'abroad')),
  position integer not null
);

create table prefectures (
  slug text primary key,
  name text not null,
  area_slug text not null references areas,
  position integer not null
);

create table regions (
  slug text primary key,
  name text not null,
  prefecture_slug text not null references prefectures,
  position integer not null
);

create table districts (
  slug text primary key,
  name text not null,
  prefecture_slug text not null references prefectures,
  region_slug text not null references regions,
  position integer not null
);

create table stations (
  id integer primary key,
  name text not null,
  line_name text,
  prefecture_slug text not null references prefectures,
  region_slug text not null references regions,
  lat double precision not null,
  lng double precision not null
);

-- Values of the filters p, g, t, c and ws.
create table search_options (
  key text not null check (key in ('p', 'g', 't', 'c', 'ws')),
  id integer not null,
  name text not null,
  primary key (key, id)
);

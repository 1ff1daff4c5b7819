/** Places of the seed, read from ./data. */
import { readFileSync } from 'node:fs';
import type {
  AreaTable,
  DistrictTable,
  PrefectureTable,
  RegionTable,
  SearchOptionTable,
  StationTable,
} from '../db/tables.ts';
import { OPTION_KEYS } from '../db/tables.ts';
import { romaji } from './romaji.ts';

/** A town in which halls lie: a district with its station, or a place at a destination abroad. */
export type Town = {
  name: string;
  kana: string;
  /** Beginning of addresses there. */
  address: string;
  lat: number;
  lng: number;
  area: string;
  prefecture: string | null;
  prefectureName: string | null;
  region: string | null;
  district: string | null;
  station: StationTable | null;
  /** Whether it lies by the sea or a lake. */
  water: boolean;
};

/** What the seed knows of a prefecture beside its name. */
export type PrefectureFacts = { halls: number; dialling: string; costFactor: number };

/** All places. */
export type SeedPlaces = {
  areas: AreaTable[];
  prefectures: PrefectureTable[];
  regions: RegionTable[];
  districts: DistrictTable[];
  stations: StationTable[];
  options: SearchOptionTable[];
  towns: Town[];
  factsOf: Map<string, PrefectureFacts>;
  hallsAbroad: Map<string, number>;
};

const FILES = ['north', 'kanto', 'chubu', 'kinki', 'west', 'kyushu'];

/** Lines of a data file that are neither empty nor its heading. */
function lines(name: string): string[] {
  const text = readFileSync(new URL(`./data/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}

const rows = (name: string): string[][] =>
  lines(name)
    .filter((line) => !line.startsWith('# '))
    .map((line) => line.split(' '));

function degrees(text = ''): { lat: number; lng: number } {
  const [lat, lng] = text.split(',').map(Number);
  if (lat === undefined || lng === undefined || Number.isNaN(lat + lng))
    throw new Error(`No coordinates: ${text}`);
  return { lat, lng };
}

function optionKey(text: string | undefined): SearchOptionTable['key'] {
  const key = OPTION_KEYS.find((one) => one === text);
  if (key === undefined) throw new Error(`No option key: ${text}`);
  return key;
}

/** The station of a prefecture by its name; towns can share one. */
function stationNamed(places: SeedPlaces, station: Omit<StationTable, 'id'>): StationTable {
  const { name, prefecture_slug } = station;
  const known = places.stations.find((one) => one.name === name && one.prefecture_slug === prefecture_slug);
  if (known !== undefined) return known;
  const added = { id: 1_101 + places.stations.length, ...station };
  places.stations.push(added);
  return added;
}

/** Reads the towns of Japan: `# prefecture`, `## region-slug region name`, then `town kana|address|station|line|lat,lng`, and `|水` by the water. */
function readTowns(places: SeedPlaces): void {
  let prefecture: PrefectureTable | undefined;
  let region: RegionTable | undefined;
  const taken = new Set<string>();
  for (const line of FILES.flatMap((file) => lines(`places/${file}`))) {
    if (line.startsWith('# ')) {
      prefecture = places.prefectures.find(({ slug }) => slug === line.slice(2));
      continue;
    }
    if (prefecture === undefined) throw new Error(`No prefecture above: ${line}`);
    if (line.startsWith('## ')) {
      const [, slug = '', name = ''] = line.split(' ');
      region = { slug, name, prefecture_slug: prefecture.slug, position: places.regions.length };
      places.regions.push(region);
      continue;
    }
    if (region === undefined) throw new Error(`No region above: ${line}`);
    const [title = '', address = '', stationName = '', lineName = '', where, water] = line.split('|');
    const [name = '', kana = ''] = title.split(' ');
    const plain = romaji(kana);
    const slug = taken.has(plain) ? `${prefecture.slug}-${plain}` : plain;
    taken.add(slug);
    const at = { prefecture_slug: prefecture.slug, region_slug: region.slug };
    const { lat, lng } = degrees(where);
    places.districts.push({ slug, name, ...at, position: places.districts.length });
    const station =
      stationName === '-'
        ? null
        : stationNamed(places, { name: stationName, line_name: lineName, ...at, lat, lng });
    places.towns.push({
      name,
      kana,
      address: `${prefecture.name}${address}`,
      lat,
      lng,
      area: prefecture.area_slug,
      prefecture: prefecture.slug,
      prefectureName: prefecture.name,
      region: region.slug,
      district: slug,
      station,
      water: water !== undefined,
    });
  }
}

/** Reads the towns abroad: `# area`, then `town|address|lat,lng`, and `|水` by the water. */
function readTownsAbroad(places: SeedPlaces): void {
  let area = '';
  for (const line of lines('places/abroad')) {
    if (line.startsWith('# ')) {
      area = line.slice(2);
      continue;
    }
    const [name = '', address = '', where, water] = line.split('|');
    const nowhere = { prefecture: null, prefectureName: null, region: null, district: null, station: null };
    places.towns.push({
      name,
      kana: name,
      address,
      ...degrees(where),
      area,
      ...nowhere,
      water: water !== undefined,
    });
  }
}

/** Reads all places. */
export function readSeedPlaces(): SeedPlaces {
  const areas = rows('areas');
  const prefectures = rows('prefectures');
  const places: SeedPlaces = {
    areas: areas.map(([slug = '', name = '', kind], position) => ({
      slug,
      name,
      kind: kind === 'abroad' ? 'abroad' : 'domestic',
      position,
    })),
    prefectures: prefectures.map(([slug = '', name = '', area_slug = ''], position) => ({
      slug,
      name,
      area_slug,
      position,
    })),
    regions: [],
    districts: [],
    stations: [],
    options: rows('options').map(([key, id, name = '']) => ({ key: optionKey(key), id: Number(id), name })),
    towns: [],
    factsOf: new Map(
      prefectures.map(([slug = '', , , halls, dialling = '', percent]) => [
        slug,
        { halls: Number(halls), dialling, costFactor: Number(percent) / 100 },
      ]),
    ),
    hallsAbroad: new Map(areas.map(([slug = '', , , halls]) => [slug, Number(halls)])),
  };
  readTowns(places);
  readTownsAbroad(places);
  return places;
}

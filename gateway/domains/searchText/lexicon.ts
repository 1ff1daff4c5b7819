/** The words that search understands, by folded key: places and conditions of the search options. */
import { readOptional } from '#gateway/upstream/decode.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { getSearchProps } from '#gateway/upstream/endpoints/search.ts';

import { AREA_WORDS, FILLERS, OPTION_WORDS, VENUE_WORDS } from './conditions.ts';
import { fold } from './fold.ts';

export type SearchOptions = Reply<typeof getSearchProps>;

export type TermKind =
  | 'area'
  | 'prefecture'
  | 'region'
  | 'district'
  | 'station'
  | 'venue_type'
  | 'plan'
  | 'goods'
  | 'taste'
  | 'chapel'
  | 'wedding_style'
  | 'people'
  | 'hall'
  | 'name';

/** A condition of hall search that words can stand for. */
export interface Term {
  readonly kind: TermKind;
  /** Slug or id in the filter. */
  readonly value: string;
  readonly label: string;
  /** Where a place is: its prefecture, or the line of a station. */
  readonly detail: string | null;
  /** Slug of the prefecture of a region, district or station; of the area for a prefecture. */
  readonly parent: string | null;
}

export interface Entry {
  readonly key: string;
  readonly term: Term;
  /** Of the entries with one key, the one with the lowest rank is chosen. */
  readonly rank: number;
}

export interface Lexicon {
  /** Entries by key, best first. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly fillers: ReadonlySet<string>;
}

/** Which of several things with one name is meant: the largest that has exactly this name, then parts of names. */
const RANKS = { prefecture: 0, area: 1, wholeRegion: 2, condition: 3, district: 4, region: 5, station: 6 };
/** Under another spelling than its own. */
export const INDIRECT = 10;

/** Parts of region slugs that are no place. */
const NO_PLACE = new Set(['station', 'city', 'bay', 'bayside', 'port', 'harbor', 'kita']);

const CITY_ENDINGS = ['市', '区', '町', '村'];
const CITY_ENDINGS_IN_ROMAJI = ['shi', 'ku', 'machi', 'cho', 'mura', 'son', 'city'];

export function buildLexicon(options: SearchOptions): Lexicon {
  const entries = new Map<string, Entry[]>();
  const add = (words: readonly string[], term: Term, rank: number): void => {
    for (const word of words) {
      const key = fold(word);
      const known = entries.get(key) ?? [];
      if (key === '' || known.some((entry) => entry.term === term)) continue;
      entries.set(
        key,
        [...known, { key, term, rank }].toSorted((a, b) => a.rank - b.rank),
      );
    }
  };
  addPlaces(options, add);
  addConditions(options, add);
  return { entries, fillers: new Set(FILLERS.split(' ').map(fold)) };
}

type Add = (words: readonly string[], term: Term, rank: number) => void;

function addPlaces({ areas, prefectures, regions, districts, stations }: SearchOptions, add: Add): void {
  const prefectureNames = new Map<string, string>(prefectures.map(([slug, name]) => [slug, name]));
  const areaNames = new Map<string, string>(areas.map(([slug, name]) => [slug, name]));
  for (const [value, label] of areas) {
    const term: Term = { kind: 'area', value, label, detail: null, parent: null };
    add([label, `${label}地方`, value, ...(AREA_WORDS[value]?.split(' ') ?? [])], term, RANKS.area);
  }
  for (const [value, label, parent] of prefectures) {
    const term: Term = { kind: 'prefecture', value, label, detail: areaNames.get(parent) ?? null, parent };
    const ending = { 都: 'to', 府: 'fu', 県: 'ken', 道: '' }[label.at(-1) ?? ''] ?? '';
    add([label, label.replace(/[都府県]$/, ''), value, value + ending], term, RANKS.prefecture);
  }
  for (const [value, label, parent] of regions) {
    const term: Term = { kind: 'region', value, label, detail: prefectureNames.get(parent) ?? null, parent };
    const names = label.split(/[・、]/);
    const readings = value.split('-').filter((part) => !NO_PLACE.has(part));
    const isWhole = names.length === 1;
    add([label, value], term, RANKS.wholeRegion);
    add(isWhole ? [...names, ...readings] : [], term, RANKS.wholeRegion);
    add([...names, ...names.map((name) => name.replace(/駅前?$/, '')), ...readings], term, RANKS.region);
    add(names.flatMap(withCityEndings), term, RANKS.region);
    add(readings.flatMap(withRomajiCityEndings), term, INDIRECT);
  }
  const readings = new Map<string, string>();
  for (const [value, label, parent] of districts) {
    const term: Term = {
      kind: 'district',
      value,
      label,
      detail: prefectureNames.get(parent) ?? null,
      parent,
    };
    const reading = value.startsWith(`${parent}-`) ? value.slice(parent.length + 1) : value;
    readings.set(label, reading).set(`${parent} ${label}`, reading);
    add([label, value, reading, ...withoutHonorific(label)], term, RANKS.district);
    add([label.replace(/駅前?$/, ''), ...withCityEndings(label)], term, INDIRECT);
    add(withRomajiCityEndings(reading), term, INDIRECT);
  }
  for (const station of stations) {
    const name = readOptional(() => station.name);
    if (name === null) continue;
    const parent = readOptional(() => station.prefecture_slug);
    const place = parent === null ? null : prefectureNames.get(parent);
    const detail = [place, readOptional(() => station.line_name)].filter(Boolean).join(' ');
    const term: Term = {
      kind: 'station',
      value: station.id,
      label: `${name}駅`,
      detail: detail || null,
      parent,
    };
    const reading = readings.get(`${parent} ${name}`) ?? readings.get(name);
    const spoken = reading === undefined ? [] : [`${reading}eki`, `${reading}station`];
    add([`${name}駅`, `${name}駅前`, ...spoken], term, RANKS.prefecture);
    add([name, ...(reading === undefined ? [] : [reading])], term, RANKS.station);
  }
}

/** 台場 for お台場. */
const withoutHonorific = (name: string): string[] =>
  /^[お御]\p{Script=Han}{2}/u.test(name) ? [name.slice(1)] : [];

const withCityEndings = (name: string): string[] =>
  /[駅前]$/.test(name) ? [`${name.replace(/駅前?$/, '')}市`] : CITY_ENDINGS.map((ending) => name + ending);

const withRomajiCityEndings = (reading: string): string[] =>
  CITY_ENDINGS_IN_ROMAJI.map((ending) => reading + ending);

function addConditions(options: SearchOptions, add: Add): void {
  const lists = [
    ['goods', options.goods],
    ['taste', options.tastes],
    ['chapel', options.chapels],
    ['wedding_style', options.hall_plan_tags],
    ['plan', options.hall_plan_types],
  ] as const;
  const terms = lists.flatMap(([kind, list]) =>
    list.map(([value, label]): Term => ({ kind, value, label, detail: null, parent: null })),
  );
  for (const term of terms) {
    add([term.label, ...term.label.split(/[・、]/).filter((part) => part.length > 2)], term, RANKS.condition);
  }
  for (const [value, words] of VENUE_WORDS) {
    const [label = '', ...others] = words.split(' ');
    const term: Term = { kind: 'venue_type', value, label, detail: null, parent: null };
    add([label, ...others], term, RANKS.condition);
  }
  for (const [part, words] of OPTION_WORDS) {
    const term = terms.find(({ label }) => label.includes(part));
    if (term) add(words.split(' '), term, RANKS.condition);
  }
}

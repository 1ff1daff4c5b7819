import { describe, expect, it } from 'vitest';
import { HALL_SORTS } from '#client/hallSorts.ts';
import { VENUE_TYPES } from '#client/labels.ts';
import {
  boundsPlace,
  isListed,
  NO_CONDITIONS,
  readConditions,
  writeConditions,
  type ConditionParts,
  type Conditions,
  type PlaceCondition,
} from '#client/pages/HallSearch/searchConditions.ts';
import { toHallFilter } from '#client/pages/HallSearch/hallFilter.ts';
import * as at from '#client/paths.ts';
import { parseAddress } from '#client/router/address.ts';
import type { PathPattern } from '#client/router/path.ts';
import { seededRandom } from '#tests/harness/random.ts';

const PATHS: ReadonlyArray<PathPattern<ConditionParts>> = [
  at.hallSearchPath,
  at.hallWordSearchPath,
  at.areaHallsPath,
  at.prefectureHallsPath,
  at.regionHallsPath,
  at.districtHallsPath,
  at.stationHallsPath,
  at.venueTypeHallsPath,
  at.weddingStyleHallsPath,
  at.goodsHallsPath,
];

/** Parses a URL as the routes do. */
function read(url: string): Conditions | null {
  const address = parseAddress(url);
  for (const path of PATHS) {
    const params = path.match(address.path);
    if (params) return readConditions(address, params);
  }
  throw new Error(`no route for ${url}`);
}

function randomConditions(seed: number): Conditions {
  const roll = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(roll() * list.length)];
  const some = <T>(list: readonly T[]) => list.filter(() => roll() < 0.25);
  const places: Array<PlaceCondition | null> = [
    null,
    { kind: 'area', value: 'kanto' },
    { kind: 'prefecture', value: 'tokyo' },
    { kind: 'regions', values: ['aoyama', 'shibuya-ebisu'].slice(0, 1 + Math.floor(roll() * 2)) },
    { kind: 'district', value: 'aoyama-1' },
    { kind: 'station', value: '1101' },
    { kind: 'bounds', value: '139.6000,35.5000,139.9000,35.8000' },
  ];
  const choices = Object.fromEntries(
    at.CHOICE_KEYS.map((key) => [key, roll() < 0.3 ? some(['1', '2', '30']) : []]),
  );
  return {
    ...NO_CONDITIONS,
    place: pick(places) ?? null,
    name: roll() < 0.3 ? (pick(['青山', 'A & B?', '#1 「式場」', 'めいじ 記念館']) ?? '') : '',
    people: roll() < 0.3 ? 1 + Math.floor(roll() * 300) : null,
    venueTypes: roll() < 0.4 ? some(VENUE_TYPES).map((type) => type.value) : [],
    choices: { ...NO_CONDITIONS.choices, ...choices },
    officialOnly: roll() < 0.2,
    bestRateOnly: roll() < 0.2,
    sort: pick(HALL_SORTS)?.value ?? 'RECOMMENDED',
    page: 1 + Math.floor(roll() * 4),
  };
}

describe('conditions and URLs', () => {
  it('round-trip for random conditions', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const conditions = randomConditions(seed);
      const address = writeConditions(conditions);
      expect({ seed, address, conditions: read(address) }).toEqual({ seed, address, conditions });
      expect({ seed, again: writeConditions(read(address) ?? NO_CONDITIONS) }).toEqual({
        seed,
        again: address,
      });
    }
  });

  it('hold the bounds of a map, which no search engine lists', () => {
    const place = boundsPlace({ west: 139.6, south: -35.51234, east: 140, north: 35.8 });
    const address = writeConditions({ ...NO_CONDITIONS, place });
    expect(address).toBe('/halls/search/?bounds=139.6000%2C-35.5123%2C140.0000%2C35.8000');
    expect(read(address)?.place).toEqual(place);
    expect(toHallFilter({ ...NO_CONDITIONS, place })).toEqual({
      place: { bounds: { west: 139.6, south: -35.5123, east: 140, north: 35.8 } },
    });
    expect(isListed({ ...NO_CONDITIONS, place })).toBe(false);
    for (const wrong of ['1,2,3', '1,2,1,4', '1,4,3,2', '1,-91,3,4', 'a,b,c,d', '1,2,181,4', '1e9,2,3,4'])
      expect(read(`/halls/search/?bounds=${wrong}`)?.place).toBeNull();
  });

  it('use a landing path for a single condition', () => {
    const at = (place: PlaceCondition) => writeConditions({ ...NO_CONDITIONS, place });
    expect(at({ kind: 'area', value: 'kanto' })).toBe('/a/kanto');
    expect(at({ kind: 'prefecture', value: 'tokyo' })).toBe('/pref/tokyo');
    expect(at({ kind: 'regions', values: ['aoyama'] })).toBe('/r/aoyama');
    expect(at({ kind: 'district', value: 'ginza' })).toBe('/d/ginza');
    expect(at({ kind: 'station', value: '1101' })).toBe('/s/1101');
    expect(writeConditions({ ...NO_CONDITIONS, venueTypes: ['HOTEL'], page: 2 })).toBe('/k/1?page=2');
    expect(writeConditions({ ...NO_CONDITIONS, name: '青山' })).toBe('/halls/?name=%E9%9D%92%E5%B1%B1');
    expect(writeConditions(NO_CONDITIONS)).toBe('/halls/search/');
  });

  it('take the most specific place: regions override the prefecture submitted with the form', () => {
    expect(
      read('/halls/search/?prefecture_slug=tokyo&region_slugs=aoyama&region_slugs=ginza')?.place,
    ).toEqual({
      kind: 'regions',
      values: ['aoyama', 'ginza'],
    });
    expect(read('/halls/search/?area_slug=kanto&prefecture_slug=tokyo')?.place).toEqual({
      kind: 'prefecture',
      value: 'tokyo',
    });
  });

  it('ignore malformed conditions', () => {
    const garbage =
      '/halls/search/?people=abc&k=77&k=x&t=-1&c=%00&name=++&s=best&official=yes&prefecture_slug=../x&zzz=1';
    expect(read(garbage)).toEqual(NO_CONDITIONS);
    expect(read('/halls/search/?people=999999999999')?.people).toBeNull();
  });

  it('reject malformed page numbers', () => {
    expect(read('/halls/search/?page=0')).toBeNull();
    expect(read('/halls/search/?page=two')).toBeNull();
    expect(read('/pref/tokyo?page=-1')).toBeNull();
  });
});

describe('indexed searches', () => {
  it.each([
    ['/pref/tokyo', true],
    ['/k/1?page=2', true],
    ['/ws/1', true],
    ['/halls/search/?g=4', true],
    ['/halls/search/', true],
    ['/halls/search/?people=60', false],
    ['/halls/search/?p=1', false],
    ['/halls/search/?official=1', false],
    ['/pref/tokyo?s=cost_low', false],
    ['/halls/?name=x', false],
    ['/halls/search/?prefecture_slug=tokyo&k=1', false],
  ])('%s: %s', (url, listed) => expect(isListed(read(url) ?? NO_CONDITIONS)).toBe(listed));
});

describe('the GraphQL filter', () => {
  it('holds only active conditions', () => {
    expect(toHallFilter(NO_CONDITIONS)).toEqual({});
    expect(
      toHallFilter(
        read('/halls/search/?region_slugs=aoyama&k=1&k=4&ws=2&people=60&best_rate=1') ?? NO_CONDITIONS,
      ),
    ).toEqual({
      place: { regionSlugs: ['aoyama'] },
      venueTypes: ['HOTEL', 'RESTAURANT'],
      weddingStyleIds: ['2'],
      people: 60,
      bestRateOnly: true,
    });
  });
});

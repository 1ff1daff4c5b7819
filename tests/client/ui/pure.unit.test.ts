import { expect, it } from 'vitest';
import { increasePercent } from '#client/ui/cost/CostBar.tsx';
import { normalizeDigits, normalizeKana, normalizeText } from '#client/ui/form/normalize.ts';
import { projectMap } from '#client/ui/place/mapProjection.ts';
import { PREFECTURE_TILES } from '#client/ui/place/tileMap.ts';

it('takes digits with every kind of hyphen', () => {
  for (const typed of ['０９０−１２３４ー５６７８', '090‐1234–5678', ' (090)1234-5678 '])
    expect(normalizeDigits(typed)).toBe('09012345678');
});

it('writes readings in katakana and keeps the long vowel', () => {
  expect(normalizeKana('さとう ﾊﾙｶ')).toBe('サトウハルカ');
  expect(normalizeKana('すーざん')).toBe('スーザン');
  expect(normalizeText(' Ａｂｃ　')).toBe('Abc');
});

it('tells how far a bill rose', () => {
  expect(increasePercent(2_800_000, 3_457_000)).toBe(23);
  expect(increasePercent(2_000_000, 1_900_000)).toBe(-5);
});

it('lays points out with north up and a round scale', () => {
  const point = (key: string, latitude: number, longitude: number) => ({
    key,
    name: key,
    latitude,
    longitude,
    kind: 'hall' as const,
  });
  const [south, north] = [point('south', 35.66, 139.7), point('north', 35.67, 139.71)];
  const { project: place, scaleBar: bar } = projectMap([south, north]);
  expect(place(north).y).toBeLessThan(place(south).y);
  expect(place(north).x).toBeGreaterThan(place(south).x);
  expect(bar.label).toBe('500m');
  expect(projectMap([south]).project(south)).toEqual({ x: 320, y: 220 });
});

it('gives every prefecture a tile of its own', () => {
  const places = Object.values(PREFECTURE_TILES).map(String);
  expect(places).toHaveLength(47);
  expect(new Set(places).size).toBe(47);
});

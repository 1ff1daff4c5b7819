import { expect, it } from 'vitest';
import { increasePercent } from '#client/ui/cost/CostBar.tsx';
import { normalizeDigits, normalizeKana, normalizeNumber, normalizeText } from '#client/ui/form/normalize.ts';
import { projectMap } from '#client/ui/place/mapProjection.ts';
import { PREFECTURE_TILES } from '#client/ui/place/tileMap.ts';

it('removes every kind of hyphen from digits', () => {
  for (const input of ['０９０−１２３４ー５６７８', '090‐1234–5678', ' (090)1234-5678 '])
    expect(normalizeDigits(input)).toBe('09012345678');
});

it('converts readings to katakana and keeps the long vowel mark', () => {
  expect(normalizeKana('さとう ﾊﾙｶ')).toBe('サトウハルカ');
  expect(normalizeKana('すーざん')).toBe('スーザン');
  expect(normalizeText(' Ａｂｃ　')).toBe('Abc');
});

it('converts full-width ASCII, half-width kana and wide spaces, and no other character', () => {
  expect(normalizeText('ＡＢＣ－１２３（株）　ﾊﾟﾝﾌﾞｰ｡')).toBe('ABC-123(株) パンブー。');
  expect(normalizeText('カﾞ')).toBe('ガ');
  for (const kept of ['\uFA19谷', '\uFA11', '①', '～', '〜', '㈱', '㎡', '…', 'Ⅱ', '½', 'が', 'か\u3099'])
    expect(normalizeText(kept)).toBe(kept);
  expect(normalizeKana('か\u3099')).toBe('ガ');
});

it.each([
  ['６０', '60'],
  ['1,000', '1000'],
  ['１，２３４，０００', '1234000'],
  ['60-70', '60-70'],
  ['６０〜７０', '60〜70'],
  ['-5', '-5'],
  ['1,00', '1,00'],
  ['1,000,5', '1,000,5'],
])('reads %s as the number %s, or leaves it for the visitor to correct', (typed, expected) => {
  expect(normalizeNumber(typed)).toBe(expected);
});

it('computes the increase of a cost in percent', () => {
  expect(increasePercent(2_800_000, 3_457_000)).toBe(23);
  expect(increasePercent(2_000_000, 1_900_000)).toBe(-5);
});

it('projects points north up with a round scale', () => {
  const point = (key: string, latitude: number, longitude: number) => ({
    key,
    name: key,
    latitude,
    longitude,
    kind: 'hall' as const,
  });
  const [south, north] = [point('south', 35.66, 139.7), point('north', 35.67, 139.71)];
  const { project, scaleBar } = projectMap([south, north]);
  expect(project(north).y).toBeLessThan(project(south).y);
  expect(project(north).x).toBeGreaterThan(project(south).x);
  expect(scaleBar.label).toBe('500m');
  expect(projectMap([south]).project(south)).toEqual({ x: 320, y: 220 });
});

it('has one tile for each prefecture', () => {
  const positions = Object.values(PREFECTURE_TILES).map(String);
  expect(positions).toHaveLength(47);
  expect(new Set(positions).size).toBe(47);
});

import { expect, it } from 'vitest';
import { rankedBy, RANKING_SORTS } from '#client/hallSorts.ts';

it('the title of a ranking follows its order', () => {
  expect(RANKING_SORTS.map(({ value }) => `${rankedBy(value)}結婚式場ランキング`)).toEqual([
    '結婚式場ランキング',
    '評価が高い結婚式場ランキング',
    '評価件数が多い結婚式場ランキング',
    '費用が低い結婚式場ランキング',
    '費用が高い結婚式場ランキング',
  ]);
});

it('every order of a ranking says once where halls without a score stand', () => {
  for (const { why } of RANKING_SORTS) expect(why.split('評価のない会場は後に並びます。')).toHaveLength(2);
});

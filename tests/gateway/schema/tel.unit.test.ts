import { expect, it } from 'vitest';
import { normalizeTel } from '#gateway/schema/kit/validation.ts';

it.each([
  '09012345678',
  '０９０−１２３４ー５６７８',
  '+819012345678',
  '+81 90 1234 5678',
  '＋８１ー９０ー１２３４ー５６７８',
  '+81 (0)90-1234-5678',
  '+81-090-1234-5678',
  '(+81) 90 1234 5678',
  '0081 90 1234 5678',
])('reads the telephone number %s', (typed) => {
  expect(normalizeTel(typed)).toBe('09012345678');
});

it.each(['+81 3 1234 5678', '03(1234)5678'])('reads the number of a landline %s', (typed) => {
  expect(normalizeTel(typed)).toBe('0312345678');
});

it.each(['+16502530000', '110', '電話なし', ''])('leaves %s as it is', (typed) => {
  expect(normalizeTel(typed)).toBe(typed);
});

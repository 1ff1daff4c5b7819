import { expect, it } from 'vitest';
import {
  countReactions,
  normalizeName,
  readComment,
  writeComment,
} from '#client/components/clip/familyComment.ts';

it.each([
  ['料理がおいしそう', { name: null, reaction: null, text: '料理がおいしそう' }],
  ['【母】料理がおいしそう', { name: '母', reaction: null, text: '料理がおいしそう' }],
  ['【母・行きたい】料理が\nおいしそう', { name: '母', reaction: '行きたい', text: '料理が\nおいしそう' }],
  ['【父・合わない】', { name: '父', reaction: '合わない', text: '' }],
  ['【迷う】駅から遠い', { name: null, reaction: '迷う', text: '駅から遠い' }],
] as const)('%j is written and read back', (comment, parts) => {
  expect(readComment(comment)).toEqual(parts);
  expect(writeComment(parts)).toBe(comment);
});

it.each([
  '料理【おすすめ】がよい',
  '【】空',
  '【持ち物・カメラ】を忘れずに',
  `【${'長'.repeat(21)}】名前ではない`,
  '【閉じない',
])('%j, which has another head, is all text', (comment) => {
  expect(readComment(comment)).toEqual({ name: null, reaction: null, text: comment });
});

it('nothing but a name is no comment', () => {
  expect(writeComment({ name: '母', reaction: null, text: '' })).toBe('');
});

it.each([
  [' 母 ', '母'],
  ['お母さん・花子】', 'お母さん 花子'],
  ['【】', null],
  ['あ'.repeat(30), 'あ'.repeat(20)],
])('the name %j is kept as %j', (typed, kept) => expect(normalizeName(typed)).toBe(kept));

it('the last reaction of each person counts, and guests without a name are a person each', () => {
  const comments = [
    { id: '1', author: '母', reaction: '迷う' },
    { id: '2', author: '父', reaction: '行きたい' },
    { id: '3', author: '母', reaction: '行きたい' },
    { id: '4', author: null, reaction: '合わない' },
    { id: '5', author: null, reaction: '合わない' },
    { id: '6', author: '父', reaction: null },
  ] as const;
  expect(countReactions(comments)).toEqual([
    { reaction: '行きたい', people: ['母', '父'] },
    { reaction: '合わない', people: ['ゲスト', 'ゲスト'] },
  ]);
});

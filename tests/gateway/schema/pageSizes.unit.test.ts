import { readFileSync } from 'node:fs';

import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Default page sizes in the printed schema. */
function defaultPageSize(typeName: string, field: string): string | undefined {
  const type = schema.getType(typeName);
  const args = isObjectType(type) ? (type.getFields()[field]?.args ?? []) : [];
  const value = args.find(({ name }) => name === 'first')?.astNode?.defaultValue;
  return value?.kind === 'IntValue' ? value.value : undefined;
}

test.each([
  ['Hall', 'bridePhotos', 36],
  ['Hall', 'fairs', 4],
  ['Hall', 'reviews', 18],
  ['Account', 'hallClips', 30],
  ['Query', 'halls', 30],
  ['Query', 'hallVideos', 20],
  ['Query', 'recentArticles', 20],
  ['Query', 'articleRanking', 20],
  ['ArticleCategory', 'articles', 18],
  ['ArticleCategory', 'ranking', 20],
  ['ArticleTag', 'articles', 18],
])('%s.%s returns %d rows by default', (type, field, rows) => {
  expect(defaultPageSize(type, field)).toBe(String(rows));
});

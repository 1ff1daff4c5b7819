import { expect, it } from 'vitest';
import {
  withReadingPosition,
  withViewedArticle,
  type ViewedArticle,
} from '#client/components/article/viewedArticlesStorage.ts';

const article = (rawId: string, at = 0): ViewedArticle => ({
  rawId,
  title: `記事${rawId}`,
  picture: null,
  at,
});

it('moves an article opened again to the front, with its reading position', () => {
  const articles = withReadingPosition([article('1'), article('2')], '2', { page: 2, block: 7 });
  const updated = withViewedArticle(articles, article('2', 5));
  expect(updated.map(({ rawId }) => rawId)).toEqual(['2', '1']);
  expect(updated[0]).toEqual({ ...article('2', 5), place: { page: 2, block: 7 } });
});

it('removes the position, and ignores articles not in the list', () => {
  const articles = withReadingPosition([article('1')], '1', { page: 1, block: 3 });
  expect(withReadingPosition(articles, '1', null)).toEqual([article('1')]);
  expect(withReadingPosition(articles, '9', { page: 1, block: 1 })).toEqual(articles);
});

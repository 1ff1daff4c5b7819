import { expect, it } from 'vitest';
import { withPlace, withViewed, type ViewedArticle } from '#client/components/article/viewed.ts';

const article = (rawId: string, at = 0): ViewedArticle => ({
  rawId,
  title: `記事${rawId}`,
  picture: null,
  at,
});

it('an article opened again moves to the front and keeps the place where reading stopped', () => {
  const kept = withPlace([article('1'), article('2')], '2', { page: 2, block: 7 });
  const again = withViewed(kept, article('2', 5));
  expect(again.map(({ rawId }) => rawId)).toEqual(['2', '1']);
  expect(again[0]).toEqual({ ...article('2', 5), place: { page: 2, block: 7 } });
});

it('reading to the end forgets the place, and articles that were not opened have none', () => {
  const kept = withPlace([article('1')], '1', { page: 1, block: 3 });
  expect(withPlace(kept, '1', null)).toEqual([article('1')]);
  expect(withPlace(kept, '9', { page: 1, block: 1 })).toEqual(kept);
});

it('twelve are remembered, the newest', () => {
  const many = Array.from({ length: 20 }, (_, index) => article(String(index + 1)));
  const kept = many.reduce<ViewedArticle[]>((list, one) => withViewed(list, one), []);
  expect(kept).toHaveLength(12);
  expect(kept[0]?.rawId).toBe('20');
});

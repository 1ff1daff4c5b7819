import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ArticleCard } from '#client/ui/article/ArticleCard.tsx';

const card = (href: string | null) => (
  <ArticleCard
    article={{
      href,
      title: '冬の式場めぐり',
      prLabel: null,
      category: null,
      referrer: '花嫁だより',
      excerpt: null,
      picture: null,
    }}
  />
);

it('F99 an article of another site whose address is not known is no link and says so', () => {
  const { rerender } = render(card('https://other.example/1'));
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://other.example/1');
  rerender(card(null));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('リンク先を表示できません')).toBeDefined();
});

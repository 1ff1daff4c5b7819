/** Conditions that are changed one after another, before the page with the first change has loaded. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const brides = {
  totalCount: 0,
  edges: [],
  prefectureCounts: [],
  styleCounts: [],
  index: { readHallCount: 9, unreadableHallCount: 0, hallCount: 9, isComplete: true },
};
const found = {
  totalCount: 0,
  nodes: [],
  tagCounts: [],
  phaseCounts: [],
  prefectureCounts: [],
  index: { isTried: true },
};

it.each([
  {
    url: '/brides/search?guests=60&season=undecided&style=教会式',
    page: 'BrideSearchPageQuery',
    data: { hallSearchOptions: { seasons: [], prefectures: [] }, brides },
    press: [/^60名前後/, /^教会式/],
    next: '/brides/search?season=undecided',
  },
  {
    url: '/magazine/category/3?tag=hana&phase=10&prefecture=tokyo',
    page: 'CategoryPageQuery',
    data: {
      category: { rawId: '3', name: '装花', children: [], parent: null, found },
      options: { prefectures: [{ slug: 'tokyo', name: '東京都' }] },
    },
    press: [/^hana/, /^東京都/],
    next: '/magazine/category/3?phase=10',
  },
  {
    url: '/magazine/ranking',
    page: 'ArticleRankingPageQuery',
    data: { category: null, ranking: [], categories: [{ rawId: '3', name: '装花', children: [] }] },
    press: [/^直近一週間$/, /^装花$/],
    next: '/magazine/ranking?category=3&period=week',
  },
])('$url', async ({ url, page, data, press, next }) => {
  const { answer } = await openPage(url, data);
  for (const name of press) fireEvent.click(screen.getByRole('link', { name }));
  await answer(page, data);
  await waitFor(() => expect(location.pathname + location.search).toBe(next));
});

/** Where lists without rows lead. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GUEST, MEMBER, openPage } from '../relay/openPage.tsx';
import { accountOf } from './clipsData.ts';

const index = { readHallCount: 9, unreadableHallCount: 0, hallCount: 9, isComplete: true };

it.each([
  {
    url: '/fairs/tokyo/2026-12?kind=show',
    data: {
      hallSearchOptions: { areas: [], prefectures: [{ slug: 'tokyo', name: '東京都' }], stations: [] },
      fairs: { totalCount: 0, nodes: [], contentCounts: [], prefectureCounts: [], index },
      onAnyDay: { nodes: [], dayCounts: [] },
    },
    viewer: GUEST,
    link: ['全国のフェアを見る', '/fairs'],
  },
  {
    url: '/magazine/writers?q=みつからない',
    data: { writers: { totalCount: 0, nodes: [] } },
    viewer: GUEST,
    link: ['書いている人をすべて見る', '/magazine/writers'],
  },
  {
    url: '/mypage/reservations',
    data: { viewer: { account: { id: 'account', reservations: [] } } },
    viewer: MEMBER,
    link: ['フェアを探す', '/fairs'],
  },
  {
    url: '/mypage/clips?page=4',
    data: { viewer: { isLoggedIn: true, account: accountOf([], 'r1', 60) } },
    viewer: MEMBER,
    link: ['最後のページへ', '/mypage/clips?page=2'],
  },
])('$url leads to $link', async ({ url, data, viewer, link: [name = '', href] }) => {
  await openPage(url, data, viewer);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

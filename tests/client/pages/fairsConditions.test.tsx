/** The conditions of the fairs of all halls, as links. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

async function daysMenu(url: string) {
  await openPage(url, {
    hallSearchOptions: { areas: [], prefectures: [{ slug: 'tokyo', name: '東京都' }], stations: [] },
    fairs: { totalCount: 0, nodes: [], contentCounts: [], prefectureCounts: [] },
    onAnyDay: { nodes: [], dayCounts: [] },
  });
  const menu = within(screen.getByRole('navigation', { name: '日にち' }));
  return (label: string) => {
    const link = menu.getByRole('link', { name: label });
    return [link.getAttribute('href'), link.getAttribute('aria-current')];
  };
}

it('all days and kinds of days replace the chosen day', async () => {
  const option = await daysMenu('/fairs/tokyo/2026-12?day=2026-12-31&off=1');
  expect(option('すべての日')).toEqual(['/fairs/tokyo/2026-12', null]);
  expect(option('土日祝')).toEqual(['/fairs/tokyo/2026-12?off=1', 'true']);
  expect(option('大安')).toEqual(['/fairs/tokyo/2026-12?off=1&rokuyo=taian', null]);
});

it.each([
  ['/fairs/tokyo?day=2026-12-31', null],
  ['/fairs/tokyo', 'true'],
])('%s: all days are current only without a chosen day', async (url, current) => {
  expect((await daysMenu(url))('すべての日')).toEqual(['/fairs/tokyo', current]);
});

it('conditions pressed before the first one has loaded add up', async () => {
  const data = {
    hallSearchOptions: { areas: [], prefectures: [{ slug: 'tokyo', name: '東京都' }], stations: [] },
    fairs: { totalCount: 0, nodes: [], contentCounts: [], prefectureCounts: [] },
    onAnyDay: { nodes: [], dayCounts: [{ date: '2026-12-05', count: 1, firstFairs: null }] },
  };
  const { answer } = await openPage('/fairs/tokyo', data);
  for (const name of ['土日祝', '2026年12月', '手ぶらで2時間以内']) {
    fireEvent.click(screen.getByRole('link', { name }));
    // A condition pressed twice is loaded once.
    fireEvent.click(screen.getByRole('link', { name }));
  }
  expect(location.pathname).toBe('/fairs/tokyo');
  await answer('FairsPageQuery', data);
  await waitFor(() => expect(location.pathname + location.search).toBe('/fairs/tokyo/2026-12?off=1&short=1'));
});

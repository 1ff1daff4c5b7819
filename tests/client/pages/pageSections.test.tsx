/** A section that failed is fetched again without the rest of its page. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

/** React reports what boundaries catch. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const RECENT = { totalCount: 1, nodes: [{ id: 'article', rawId: '101', title: '指輪の選び方' }] };
const BRIDE = { id: 'bride', rawId: '1001', nickname: 'ゆいまま' };

it.each([
  [
    '/magazine',
    'MagazinePage',
    { recent: RECENT },
    '記事のランキング',
    'articleSectionsRanking',
    { articleRanking: [] },
  ],
  ['/brides/1001', 'BridePage', { bride: BRIDE }, 'レポート', 'brideSectionsReport', { bride: BRIDE }],
  ['/', 'HomePage', {}, '地域ごとの会場数', 'homeSectionsPlaces', {}],
])('on %s', async (path, page, data, name, section, refetched) => {
  // The parts that the page's query defers are missing: their sections have failed.
  const { answer, sent } = await openPage(path, data);
  const failed = await screen.findByRole('region', { name });
  fireEvent.click(within(failed).getByRole('button', { name: 'もう一度試す' }));
  await answer(`${section}Query`, refetched);
  await vi.waitFor(() => expect(failed.isConnected).toBe(false));
  expect(sent(`${page}Query`)).toHaveLength(1);
});

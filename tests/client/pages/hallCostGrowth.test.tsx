/** How the bills of a hall grow: its own items first, all of them beside the prefecture when that is asked for. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

beforeEach(() => {
  // React reports what boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
});

const item = (name: string, increase: number, billCount = 23) => ({ name, billCount, increase });
const ITEMS = [
  item('料理', 180_000),
  item('衣裳', 120_000, 9),
  item('装花', 95_000),
  item('引出物', -32_000),
];
const GROWTH = { billCount: 23, increase: 823_000, items: ITEMS };
const PREFECTURE = {
  hallCount: 30,
  billCount: 1412,
  increase: 760_000,
  items: [item('料理', 120_000), item('装花', 90_000), item('引出物', 0)],
};

const HALL = { id: 'hall', rawId: '1', slug: 'aoyama', areaSlug: 'kanto', name: '青山迎賓館' };

/** The section as its own query answers; the parts that the page defers are missing in the test. */
async function openGrowth(growth: object | null, prefecture: object | null = null) {
  const page = await openPage('/halls/kanto/aoyama?more=growth', { hall: HALL });
  const failed = await screen.findByRole('region', { name: '見積もりと最終金額' });
  fireEvent.click(within(failed).getByRole('button', { name: 'もう一度試す' }));
  await page.answer('hallSectionsGrowthQuery', {
    hall: {
      ...HALL,
      costGrowth: growth,
      location: { prefecture: { name: '東京都', costGrowth: prefecture } },
    },
  });
  await vi.waitFor(() => expect(failed.isConnected).toBe(false));
  return page;
}

const section = () => screen.getByRole('region', { name: '見積もりと最終金額' });
/** Cells by the name of the item. */
const row = (name: string) => {
  const line = within(section())
    .getByRole('rowheader', { name: new RegExp(`^${name}`) })
    .closest('tr');
  if (!line) throw new Error(`no row of ${name}`);
  return within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

it('compares every item with the prefecture, and marks in words what grows more', async () => {
  const { sent } = await openGrowth(GROWTH, PREFECTURE);
  expect(sent('hallSectionsGrowthQuery')[0]).toMatchObject({ comparesGrowth: true });
  expect(section().textContent).toContain('実例23件初回見積もりから最終金額まで、中央値で+82.3万円');
  expect(section().textContent).toContain('（東京都の中央値 +76万円、30会場の実例1,412件）');
  expect(row('料理')).toEqual(['+18万円東京都より増える', '+12万円']);
  expect(row('衣裳')).toEqual(['+12万円', '実例なし']);
  // 5,000 yen are no difference.
  expect(row('装花')).toEqual(['+9.5万円', '+9万円']);
  expect(row('引出物')).toEqual(['−3.2万円', '増減なし']);
  const bars = [...section().querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(bars.slice(0, 2)).toEqual(['100%', `${(120 / 180) * 100}%`]);
  expect(bars.slice(-2)).toEqual(['0%', '0%']);
});

it('is a line among the costs, which leads to the comparison', async () => {
  const { answer } = await openGrowth(GROWTH);
  const costs = screen.getByRole('region', { name: '実際の費用' });
  fireEvent.click(within(costs).getByRole('button', { name: 'もう一度試す' }));
  await answer('hallSectionsCostsQuery', { hall: { ...HALL, costs: { totalCount: 0, nodes: [] } } });
  const line = await screen.findByRole('link', { name: '初回見積もりから+82.3万円（23件の中央値）' });
  expect(line.getAttribute('href')).toBe('#growth');
});

it('says that medians of few bills are no more than a hint', async () => {
  await openGrowth({ ...GROWTH, billCount: 2 });
  expect(section().textContent).toContain('実例が少ないため');
});

it('is absent without a bill that has both amounts', async () => {
  await openGrowth(null);
  expect(screen.queryByRole('region', { name: '見積もりと最終金額' })).toBeNull();
  expect(screen.queryByRole('link', { name: /中央値/ })).toBeNull();
});

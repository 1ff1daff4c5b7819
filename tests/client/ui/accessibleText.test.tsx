import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { halls } from '#client/catalogue/samples.ts';
import { Pager } from '#client/ui/base/Pager.tsx';
import { Price } from '#client/ui/base/Price.tsx';
import { RatingLine } from '#client/ui/base/RatingLine.tsx';
import { CostBar } from '#client/ui/cost/CostBar.tsx';
import { PeoplePriceGrid } from '#client/ui/cost/PeoplePriceGrid.tsx';
import { CalendarLeaf } from '#client/ui/fair/CalendarLeaf.tsx';
import { ClipButton } from '#client/ui/hall/ClipButton.tsx';
import { HallCard } from '#client/ui/hall/HallCard.tsx';
import { FilterOption } from '#client/ui/search/FilterGroup.tsx';

it('a card has one tabbable link and a focusable photo group', () => {
  render(<HallCard hall={halls[0]} />);
  expect(screen.getByRole('heading', { name: '青山 白樺迎賓館' })).toBeTruthy();
  const tabbable = screen.getAllByRole('link').filter((link) => link.tabIndex >= 0);
  expect(tabbable.map((link) => link.textContent)).toEqual(['青山 白樺迎賓館']);
  expect(screen.getByRole('group', { name: '青山 白樺迎賓館の写真6枚' }).tabIndex).toBe(0);
});

it('a hall without photographs, reviews or cost has fallback texts', () => {
  render(<HallCard hall={halls[1]} />);
  for (const text of ['写真は準備中です', '評価はまだありません', '費用情報なし'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('a clip button has the hall’s name and its pressed state', () => {
  const { rerender } = render(<ClipButton id="a" name="森の家" clipped={false} count={12} />);
  expect(screen.getByRole('button', { name: /森の家を.?クリップ/, pressed: false })).toBeTruthy();
  rerender(<ClipButton id="a" name="森の家" clipped={true} count={13} />);
  expect(screen.getByRole('button', { name: /13/, pressed: true })).toBeTruthy();
});

it('a rating is announced as a sentence', () => {
  render(<RatingLine rating={4.25} count={128} />);
  expect(screen.getByRole('img', { name: '5点中4.3点、評価128件' })).toBeTruthy();
});

it('prices are in 万円 with one decimal, or in yen', () => {
  const { container } = render(
    <>
      <Price yen={3_456_789} />
      <Price yen={2_500_000} to={3_000_000} />
      <Price yen={3_456_789} unit="yen" />
    </>,
  );
  expect([...container.children].map((price) => price.textContent)).toEqual([
    '345.7万円',
    '250〜300万円',
    '¥3,456,789',
  ]);
});

it('the pager links to the first, last and adjacent pages', () => {
  render(<Pager page={7} lastPage={14} hrefFor={(page) => `/?page=${page}`} label="検索結果" />);
  const pages = within(screen.getByRole('list')).getAllByRole('link');
  expect(pages.map((page) => page.textContent)).toEqual(['1', '6', '7', '8', '14']);
  expect(screen.getByRole('link', { name: '7ページ目' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: '次へ' }).getAttribute('href')).toBe('/?page=8');
});

it.each([
  [14, 8, '/?page=8'],
  [3, 1, '/?page=1'],
  [3, 0, '/?page=1'],
])('page %i of a list that has %i pages leads back to %s', (page, lastPage, href) => {
  render(<Pager page={page} lastPage={lastPage} hrefFor={(number) => `/?page=${number}`} />);
  const pager = screen.getByRole('navigation', { name: 'ページのページ送り' });
  expect(within(pager).getByRole('link', { name: '前へ' }).getAttribute('href')).toBe(href);
  expect(within(pager).queryByRole('link', { name: '次へ' })).toBeNull();
  expect(pager.textContent).not.toContain(' / ');
});

it('a filter without halls is disabled unless selected', () => {
  render(
    <>
      <FilterOption name="k" value="5" label="神社・寺院" count={0} />
      <FilterOption name="k" value="1" label="ホテル" count={0} defaultChecked />
    </>,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /神社・寺院.*該当なし/ }).disabled).toBe(
    true,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /ホテル/ }).disabled).toBe(false);
});

it('the price grid is a table with row and column headers', () => {
  render(
    <PeoplePriceGrid
      counts={[
        { people: 40, price: 1_000_000, count: 3 },
        { people: 101, price: 1_000_000, count: 0 },
        { people: 40, price: 4_000_001, count: 12 },
        { people: 101, price: 4_000_001, count: 6 },
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '総額と人数',
    '〜40名',
    '101名〜',
  ]);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    '〜100万円',
    '400万円〜',
  ]);
  expect(screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset.heat])).toEqual([
    ['3', '3'],
    ['0', '1'],
    ['12', '6'],
    ['6', '4'],
  ]);
});

it('a cost bar has a text equivalent', () => {
  const { container } = render(<CostBar estimate={2_000_000} final={2_600_000} />);
  expect(container.textContent).toContain('初回見積もり 200万円');
  expect(container.textContent).toContain('+30%（25%の目安を超えています）');
});

it('a cost bar gives a lower final amount with the minus sign of other amounts', () => {
  const { container } = render(<CostBar estimate={2_000_000} final={1_900_000} />);
  expect(container.textContent).toContain('最終 190万円−5%（');
});

it('a calendar leaf contains day, weekday and holiday', () => {
  const { container } = render(<CalendarLeaf date="2026-11-23" holiday="勤労感謝の日" />);
  expect(container.textContent).toBe('11月23日月曜日祝日 勤労感謝の日');
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-23');
});

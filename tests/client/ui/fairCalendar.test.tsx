/** The calendar of a hall's fairs by keyboard. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairCalendar, type FairCalendarDay } from '#client/ui/fair/FairCalendar.tsx';
import { FairMonth, fairSummary } from '#client/ui/fair/FairMonth.tsx';

// Before all days of the tests, none of which is today then.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00+09:00') }));
afterEach(() => void vi.useRealTimers());

/** December 2026 begins on a Tuesday. */
function renderMonth(fairDays: readonly number[], selectedDate: string | null = null) {
  const days = Array.from({ length: 31 }, (_, index): FairCalendarDay => {
    const date = `2026-12-${String(index + 1).padStart(2, '0')}`;
    const hasFair = fairDays.includes(index + 1);
    return {
      date,
      holiday: null,
      rokuyo: null,
      fairs: hasFair ? 2 : 0,
      href: hasFair ? `?day=${date}` : null,
    };
  });
  render(<FairCalendar title="2026年12月" days={days} selectedDate={selectedDate} />);
}

const link = (day: number) => screen.getByRole('link', { name: new RegExp(`^${day}日`) });
const focusedDay = () => Number(document.activeElement?.getAttribute('data-day')?.slice(8));

it('weeks begin on Monday; days without fairs are no links', () => {
  renderMonth([5, 31]);
  const weeks = screen.getAllByRole('row').slice(1);
  const cells = weeks.map((week) =>
    [...week.children].map(({ textContent }) => parseInt(textContent, 10) || null),
  );
  expect(cells[0]).toEqual([null, 1, 2, 3, 4, 5, 6]);
  expect(cells.at(-1)).toEqual([28, 29, 30, 31, null, null, null]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['5日2件', '31日2件']);
});

it('the selected day is said to be the current one', () => {
  renderMonth([5, 6], '2026-12-06');
  expect(link(6).getAttribute('aria-current')).toBe('date');
  expect(within(link(6)).getByText('2件')).toBeTruthy();
  expect(link(5).getAttribute('aria-current')).toBeNull();
});

it('arrows move to the next fair in their direction, up and down within the day of the week', async () => {
  renderMonth([5, 12, 13, 20, 26, 27]);
  link(5).focus();
  const visited = [];
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowDown',
  ]) {
    await userEvent.keyboard(`{${key}}`);
    visited.push(focusedDay());
  }
  expect(visited).toEqual([12, 13, 20, 13, 13, 12, 26, 26]);
});

it('other keys stay the browser’s', async () => {
  renderMonth([5, 12]);
  link(5).focus();
  await userEvent.keyboard('{Home}x');
  expect(focusedDay()).toBe(5);
  await userEvent.tab();
  expect(focusedDay()).toBe(12);
});

it('today and past days are marked, large cells say what is held', () => {
  vi.useFakeTimers({ now: new Date('2026-12-05T03:00:00Z') });
  try {
    const days = ['2026-12-04', '2026-12-05', '2026-12-06'].map((date): FairCalendarDay => {
      const isHeld = date === '2026-12-06';
      return {
        date,
        holiday: null,
        rokuyo: null,
        fairs: isHeld ? 1 : 0,
        summaries: isHeld ? [{ label: '10:00 試食', price: '無料' }] : [],
        href: null,
      };
    });
    render(<FairCalendar title="2026年12月" days={days} />);
    const cell = (day: number) => screen.getByText(String(day)).closest('td');
    expect([4, 5, 6].map((day) => cell(day)?.hasAttribute('data-past'))).toEqual([true, false, false]);
    expect([4, 5, 6].map((day) => cell(day)?.hasAttribute('data-today'))).toEqual([false, true, false]);
    expect(cell(6)?.textContent).toContain('10:00 試食 無料');
  } finally {
    vi.useRealTimers();
  }
});

it('months without fairs are named where the links lead past them, and while one of them is shown', () => {
  const days = [{ date: '2027-01-01', holiday: '元日', rokuyo: null, fairs: 0, href: null }];
  const month = (months: string[], without: string | null) => (
    <FairMonth
      days={days}
      selectedDate={null}
      months={months}
      hrefOf={(to) => `?month=${to}`}
      without={without}
    />
  );
  const { container, rerender } = render(month(['2026-11', '2027-03'], 'にはありません。'));
  expect(container.textContent).toContain('2026年12月、2027年1月、2027年2月にはありません。');
  expect(container.textContent).toContain('1日 元日');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['2026年11月', '?month=2026-11'],
    ['2027年3月', '?month=2027-03'],
  ]);
  rerender(month(['2027-01', '2027-02'], 'にはありません。'));
  expect(container.textContent).not.toContain('にはありません。');
  rerender(month(['2027-03'], null));
  expect(container.textContent).not.toContain('ありません');
});

it('equal fairs of a day are said once, with the number of the others', () => {
  const consultation = { label: '09:00 相談会', price: '無料' };
  const tasting = { label: '10:00 試食', price: '無料' };
  const cellOf = (fairs: number, summaries: FairCalendarDay['summaries']) => {
    const day = { date: '2026-12-01', holiday: null, rokuyo: null, fairs, summaries, href: '?day=1' };
    const { unmount } = render(<FairCalendar title="2026年12月" days={[day]} />);
    const { textContent } = screen.getByRole('link');
    unmount();
    return textContent;
  };
  expect(cellOf(2, [consultation, consultation])).toBe('1日2件09:00 相談会 無料ほか1件');
  expect(cellOf(20, [consultation, consultation])).toBe('1日20件09:00 相談会 無料ほか19件');
  expect(cellOf(3, [consultation, consultation, tasting])).toBe(
    '1日3件09:00 相談会 無料10:00 試食 無料ほか1件',
  );
  expect(cellOf(2, [consultation, tasting])).toBe('1日2件09:00 相談会 無料10:00 試食 無料');
});

it('a summary says time, kind and price, as far as they are known', () => {
  expect(fairSummary({ times: ['10:00', '14:00'], kinds: ['相談会', '試食'], price: 0 })).toEqual({
    label: '10:00 試食',
    price: '無料',
  });
  expect(fairSummary({ times: [], kinds: ['相談会'], price: null })).toEqual({
    label: '相談会',
    price: null,
  });
});

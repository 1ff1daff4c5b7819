/** The search form: how many halls the choices would find, while they change faster than they are counted. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, pass } from '../relay/openPage.tsx';
import { searchHalls as halls, SEARCH_OPTIONS as options } from './searchData.ts';

const DEBOUNCE_MS = 250;
const COUNT = 'useHallCountQuery';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The search page, which finds 12 halls. */
async function openSearch() {
  const gateway = await openPage('/halls/search/', {
    halls: halls(12, { 1: 5, 3: 2, 4: 3 }),
    options,
  });
  // jsdom takes the sheet for a closed popover, whatever the width.
  const choice = (name: string) =>
    within(screen.getByRole('group', { name: '会場の種類', hidden: true })).getByRole<HTMLInputElement>(
      'checkbox',
      { name: new RegExp(`^${name}`), hidden: true },
    );
  return {
    ...gateway,
    choice,
    choose: (name: string) => void fireEvent.click(choice(name)),
    label: (name: string) => choice(name).closest('label')?.textContent,
    button: () =>
      document.querySelector('form button[aria-busy], form > section > div:last-child button')?.textContent,
    filters: () => gateway.sent(COUNT).map(({ filter }) => filter),
    count: (total: number | null, kinds: Record<string, number> = {}) =>
      gateway.answer(COUNT, { halls: halls(total, kinds) }),
  };
}

it('a change is counted after a moment, once for several changes in it, and the button says the number', async () => {
  const { choose, button, filters, count } = await openSearch();
  expect(button()).toBe('12会場を見る');
  choose('ホテル');
  await pass(DEBOUNCE_MS - 50);
  choose('レストラン');
  expect([button(), filters()]).toEqual(['数えています…', []]);
  await pass(DEBOUNCE_MS);
  expect(filters()).toEqual([{ venueTypes: ['HOTEL', 'RESTAURANT'] }]);
  await count(8);
  expect(button()).toBe('8会場を見る');
});

it('a count that a change overtakes is cancelled, and the next one is shown', async () => {
  const { choose, button, filters, waiting, count } = await openSearch();
  choose('ホテル');
  await pass(DEBOUNCE_MS);
  choose('レストラン');
  expect(waiting(COUNT)).toBe(0);
  expect(button()).toBe('数えています…');
  await pass(DEBOUNCE_MS);
  expect([filters().length, waiting(COUNT)]).toEqual([2, 1]);
  await count(8);
  expect(button()).toBe('8会場を見る');
});

it('an option that the counts do not list has no number: it is unknown, not zero', async () => {
  const { label } = await openSearch();
  expect(label('ホテル')).toBe('ホテル5会場');
  expect(label('神社')).toMatch(/^神社[^\d]*$/);
});

it('a choice that is taken back before it is counted costs one count, of what is chosen then', async () => {
  const { choose, filters } = await openSearch();
  choose('ホテル');
  choose('ホテル');
  await pass(DEBOUNCE_MS);
  expect(filters()).toEqual([{}]);
});

it('with one kind chosen, others say how many halls they add, and one that adds none cannot be chosen', async () => {
  const { choose, choice, label, count } = await openSearch();
  expect([label('ホテル'), label('レストラン')]).toEqual(['ホテル5会場', 'レストラン3会場']);
  choose('ホテル');
  await pass(DEBOUNCE_MS);
  await count(5, { 1: 5, 3: 5, 4: 8 });
  expect([label('ホテル'), label('レストラン')]).toEqual(['ホテル', 'レストラン+3会場']);
  expect([choice('専門式場').disabled, label('専門式場')]).toEqual([true, '専門式場増えません']);
  expect(choice('ホテル').checked).toBe(true);
});

describe('a count that fails', () => {
  it('leaves the button without a number, and the choices with those of the page', async () => {
    const { choose, choice, label, button, fail } = await openSearch();
    choose('ホテル');
    await pass(DEBOUNCE_MS);
    await fail(COUNT);
    expect([button(), choice('ホテル').checked]).toEqual(['この条件で探す', true]);
    expect([label('レストラン'), choice('レストラン').disabled]).toEqual(['レストラン3会場', false]);
  });

  it('is followed by the count of the next change', async () => {
    const { choose, button, fail, count } = await openSearch();
    choose('ホテル');
    await pass(DEBOUNCE_MS);
    await fail(COUNT);
    choose('レストラン');
    await pass(DEBOUNCE_MS);
    await count(0);
    expect(button()).toBe('該当する会場がありません');
  });
});

it('choices go into the links of the page, and what they counted ends with the search that a link opens', async () => {
  const { choose, choice, button, answer, waiting, count } = await openSearch();
  choose('ホテル');
  await pass(DEBOUNCE_MS);
  await count(5, { 1: 5 });
  const place = screen.getByRole('link', { name: /^関東/, hidden: true });
  expect(place.getAttribute('href')).toBe('/halls/search/?area_slug=kanto&k=1');
  fireEvent.click(place);
  await answer('HallSearchPageQuery', { halls: halls(3, { 1: 3 }), options });
  await vi.waitFor(() => expect(button()).toBe('3会場を見る'));
  expect([choice('ホテル').checked, waiting(COUNT)]).toEqual([true, 0]);
});

it('a search that is returned to shows its own number and links', async () => {
  const { choose, choice, button, answer, count } = await openSearch();
  const place = () => screen.getByRole('link', { name: /^関東/, hidden: true });
  choose('ホテル');
  await pass(DEBOUNCE_MS);
  await count(5, { 1: 5 });
  fireEvent.click(place());
  await answer('HallSearchPageQuery', { halls: halls(3, { 1: 3 }), options });
  await vi.waitFor(() => expect(button()).toBe('3会場を見る'));
  history.back();
  await vi.waitFor(() => expect(button()).toBe('12会場を見る'));
  expect([choice('ホテル').checked, place().getAttribute('href')]).toEqual([false, '/a/kanto']);
});

it('a page that is left counts no more', async () => {
  const { choose, sent, waiting, unmount } = await openSearch();
  choose('ホテル');
  await pass(DEBOUNCE_MS);
  expect(waiting(COUNT)).toBe(1);
  unmount();
  expect(waiting(COUNT)).toBe(0);
  expect(sent(COUNT)).toHaveLength(1);
});

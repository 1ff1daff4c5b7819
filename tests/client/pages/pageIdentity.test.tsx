/** A page at another of its addresses stays the page it is: what is open, focused or scrolled stays. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../relay/openPage.tsx';
import { searchHalls, SEARCH_OPTIONS } from './searchData.ts';

const found = (totalCount: number) => ({
  halls: {
    ...searchHalls(totalCount, { 1: 5 }),
    id: `${totalCount} halls`,
    nodes: [
      {
        id: 'hall',
        name: '青山の式場',
        rawId: '1',
        slug: 'aoyama',
        areaSlug: 'kanto',
        coverImages: [],
        clip: null,
      },
    ],
  },
  options: SEARCH_OPTIONS,
});

/** The search page with a group of conditions that the visitor has opened. */
async function openSearch(url = '/halls/search/?k=1') {
  const gateway = await openPage(url, found(12));
  const group = document.querySelector<HTMLDetailsElement>('form details:not([open])');
  if (!group) throw new Error('Every group is open');
  group.open = true;
  return { ...gateway, group, title: screen.getByRole('heading', { level: 1 }) };
}

const total = () => document.querySelector('[aria-label=検索結果] output')?.textContent;
const kind = (name: string) =>
  within(screen.getByRole('group', { name: '会場の種類', hidden: true })).getByRole<HTMLInputElement>(
    'checkbox',
    {
      name: new RegExp(`^${name}`),
      hidden: true,
    },
  );

it('a search that is sorted keeps its open conditions, its focus and its scroll position', async () => {
  const { group, title, answer } = await openSearch();
  const sort = within(screen.getByRole('navigation', { name: '並び順', hidden: true })).getAllByRole('link', {
    hidden: true,
  })[1];
  sort?.focus();
  if (sort) fireEvent.click(sort);
  await answer('HallSearchPageQuery', found(11));
  await waitFor(() => expect(total()).toBe('11会場'));
  expect(location.search).toContain('s=');
  expect([group.isConnected, group.open, title.isConnected]).toEqual([true, true, true]);
  expect(document.activeElement).toBe(sort);
  expect(sort?.getAttribute('aria-current')).toBe('true');
});

it('the fields of a search follow its address, also where the visitor has changed them', async () => {
  const { group, answer, sent } = await openSearch();
  fireEvent.click(kind('ホテル'));
  expect(kind('ホテル').checked).toBe(false);
  const form = group.closest('form');
  if (form) fireEvent.submit(form);
  await answer('HallSearchPageQuery', found(30));
  await waitFor(() => expect(total()).toBe('30会場'));
  expect(kind('ホテル').checked).toBe(false);
  history.back();
  await waitFor(() => expect(total()).toBe('12会場'));
  expect(kind('ホテル').checked).toBe(true);
  expect([group.isConnected, group.open]).toEqual([true, true]);
  // The first search is still in the store.
  expect(sent('HallSearchPageQuery')).toHaveLength(2);
});

it('a place is another address of the same search', async () => {
  const { group, answer } = await openSearch('/halls/search/');
  fireEvent.click(screen.getByRole('link', { name: /^関東/, hidden: true }));
  await answer('HallSearchPageQuery', found(3));
  await waitFor(() => expect(total()).toBe('3会場'));
  expect(location.pathname).toBe('/a/kanto');
  expect([group.isConnected, group.open]).toEqual([true, true]);
});

it('the address that is shown starts the page again', async () => {
  const { group } = await openSearch('/halls/search/');
  fireEvent.click(screen.getByRole('link', { name: 'すべて外す', hidden: true }));
  await waitFor(() => expect(group.isConnected).toBe(false));
});

it('going back to an anchor of the page keeps it', async () => {
  const { group, sent } = await openSearch('/halls/search/');
  history.pushState({ key: 'anchor' }, '', '/halls/search/#conditions');
  history.back();
  await waitFor(() => expect(location.hash).toBe(''));
  await pass();
  expect([group.isConnected, group.open]).toEqual([true, true]);
  expect(sent('HallSearchPageQuery')).toHaveLength(1);
});

const themes = (...names: string[]) => ({
  themeTags: {
    id: 'themes',
    nodes: names.map((name, index) => ({
      id: name,
      rawId: String(index),
      name,
      brideCount: 3,
      image: null,
    })),
    pageCursors: { around: [{ page: 1 }, { page: 2 }], last: { page: 2 } },
  },
});

it('a list keeps its form on the next page, and shows the words of the address in it', async () => {
  const { answer } = await openPage('/brides/themes?query=和装', themes('和装'));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(field, { target: { value: 'ガーデン' } });
  fireEvent.click(screen.getByRole('link', { name: '次へ' }));
  await answer('ThemesPageQuery', themes('白無垢'));
  await screen.findByText('白無垢');
  expect([field.isConnected, field.value]).toEqual([true, 'ガーデン']);
  if (field.form) fireEvent.submit(field.form);
  await answer('ThemesPageQuery', themes('ガーデン'));
  await waitFor(() => expect(location.search).toContain(encodeURIComponent('ガーデン')));
  history.back();
  await screen.findByText('白無垢');
  expect([field.isConnected, field.value]).toEqual([true, '和装']);
});

/** Lets a navigation that needs no request end. */
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

const HALL = {
  id: 'hall',
  rawId: '1',
  name: '青山の式場',
  slug: 'aoyama',
  areaSlug: 'kanto',
  coverImages: [],
};

it('a hall keeps its other sections when one is fetched or filtered, and the filter follows the address', async () => {
  const Observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  Element.prototype.scrollTo = () => {};
  // The parts that the query defers are missing: their sections have failed.
  const { answer, sent } = await openPage('/halls/kanto/aoyama', { hall: HALL });
  const title = await screen.findByRole('heading', { level: 1 });
  const costs = await screen.findByRole('region', { name: '実際の費用' });
  fireEvent.click(within(costs).getByRole('button', { name: 'もう一度試す' }));
  await answer('hallSectionsCostsQuery', { hall: HALL });
  const guests = await screen.findByRole<HTMLInputElement>('textbox', { name: /^人数/ });
  fireEvent.change(guests, { target: { value: '60' } });
  if (guests.form) fireEvent.submit(guests.form);
  await answer('hallSectionsCostsQuery', { hall: HALL });
  await waitFor(() => expect(location.search).toBe('?guests=60'));
  await waitFor(() => expect(guests.defaultValue).toBe('60'));
  history.back();
  await waitFor(() => expect(guests.value).toBe(''));
  expect([guests.isConnected, title.isConnected]).toEqual([true, true]);
  expect(sent('HallPageQuery')).toHaveLength(1);
});

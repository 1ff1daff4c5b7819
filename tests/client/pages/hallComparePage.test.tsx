/** Halls side by side: what is known of them, what is not, and those that are gone. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const hall = (id: string, more: object = {}) => ({
  __typename: 'Hall',
  id,
  rawId: '13',
  name: `会場${id}`,
  coverImages: [],
  location: null,
  capacityMin: 10,
  capacityMax: 80,
  cost: 3_200_000,
  rating: 4.5,
  ratingCount: 12,
  isBestRate: false,
  ...more,
});

const open = (query: string, ...nodes: (object | null)[]) => openPage(`/halls/compare?${query}`, { nodes });

/** The cells of a row of the table. */
const row = (label: string) => {
  const head = screen.getByRole('rowheader', { name: new RegExp(`^${label}`) });
  const line = head.closest('tr') ?? head;
  return within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
/** What is equal everywhere, below the table. */
const folded = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
const heads = () =>
  screen.getAllByRole('link', { name: /^会場[a-z]$/ }).map(({ textContent }) => textContent);

it('stand in the order of the address, with what differs', async () => {
  await open('hall=b&hall=a', hall('b', { capacityMax: 120 }), hall('a'));
  expect(heads()).toEqual(['会場b', '会場a']);
  expect(screen.getByRole('rowheader', { name: '人数' })).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: '評価' })).toBeNull();
  expect(folded('評価')).toBe('5点中4.5点');
});

it('say what is not known, also whether the rate is guaranteed', async () => {
  const unknown = { rating: null, ratingCount: null, cost: null, isBestRate: null };
  await open('hall=a&hall=b', hall('a', { isBestRate: true }), hall('b', unknown));
  for (const label of ['評価', '口コミ', '費用の目安', 'ベストレート保証'])
    expect(row(label)[1]).toBe('情報なし');
  expect(row('ベストレート保証')[0]).toBe('あり');
});

it('do not have a rate that the API says is not guaranteed', async () => {
  await open('hall=a&hall=b', hall('a'), hall('b'));
  expect(folded('ベストレート保証')).toBe('なし');
});

it('say that one of them is gone, and what one alone lacks', async () => {
  await open('hall=a&hall=gone', hall('a'), null);
  expect(heads()).toEqual(['会場a']);
  expect(screen.getByText(/^選んだ会場の一部を表示できません/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2〜4会場を選ぶと、並べて比べられます' })).toBeTruthy();
});

it('are four, and the page says how many are left out', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const query = ids.map((id) => `hall=${id}`).join('&');
  await open(query, ...ids.slice(0, 4).map((id) => hall(id)));
  expect(heads()).toHaveLength(4);
  expect(screen.getByText('比べられるのは4会場までです。あとの1会場は表示していません。')).toBeTruthy();
});

it('can each be clipped, visited and taken out', async () => {
  await open('hall=a&hall=b&hall=c', hall('a'), hall('b', { rawId: '14' }), hall('c'));
  expect(screen.getAllByRole('button', { name: /を ?クリップ$/ })).toHaveLength(3);
  const hrefs = (name: RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(hrefs(/^見学の予約$/)[1]).toBe('/halls/14/fairs');
  expect(hrefs(/を外す$/)).toEqual([
    '/halls/compare?hall=b&hall=c',
    '/halls/compare?hall=a&hall=c',
    '/halls/compare?hall=a&hall=b',
  ]);
});

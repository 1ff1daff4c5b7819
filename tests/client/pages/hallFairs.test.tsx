/** The calendar of a hall's fairs: what it says where a day, a month or a content has none. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const fair = (heldOn: string, ...contents: string[]) => ({
  id: `fair${heldOn}`,
  rawId: heldOn.replaceAll('-', ''),
  name: `${heldOn}のフェア`,
  heldOn,
  day: null,
  holdTimes: ['10:00'],
  contents,
  price: 0,
  image: null,
  reservationsCloseAt: null,
  isReservable: true,
  isOnline: false,
});

const FAIRS = [
  fair('2026-12-05', 'FOOD'),
  fair('2026-12-20', 'TASTING'),
  fair('2027-01-09', 'TASTING'),
  fair('2027-02-07', 'FOOD'),
];

/** Opens December. */
async function openFairs(query: string) {
  const calendarDays = Array.from({ length: 31 }, (_, index) => ({
    date: `2026-12-${String(index + 1).padStart(2, '0')}`,
    holidayName: null,
    rokuyo: null,
  }));
  const hall = {
    id: 'hall',
    rawId: '13',
    name: '青山の杜',
    fairContents: ['FOOD', 'TASTING', 'SHOW'],
    fairsOfSimilarHalls: [],
    location: null,
    fairs: { nodes: FAIRS },
  };
  await openPage(`/halls/13/fairs?month=2026-12${query}`, { hall, calendarDays });
  const held = screen.getByRole('region', { name: /のフェア（/ });
  return {
    text: held.textContent,
    links: within(held)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  };
}

it('a day without fairs leads to later fairs, not to earlier ones', async () => {
  const { text, links } = await openFairs('&day=2026-12-20&kind=food');
  expect(text).toContain('2026年12月20日(日)のフェア（0件）次の日程はこちらです。');
  expect([...new Set(links)]).toEqual(['/halls/13/fairs/20270207']);
});

it('a day after the last fair leads to the other days', async () => {
  const { text, links } = await openFairs('&day=2027-02-28');
  expect(text).toBe('2027年2月28日(日)のフェア（0件）ほかの日程もご覧ください。');
  expect(links).toEqual([]);
});

it('a month without fairs of the chosen content is not said to have none at all', async () => {
  await openFairs('&kind=food');
  expect(screen.getByText(/^2027年1月に/).textContent).toBe('2027年1月にこの内容のフェアはありません。');
});

it('a content without fairs leads to the other contents', async () => {
  const { text } = await openFairs('&kind=show');
  expect(text).toBe('2026年12月のフェア（0件）ほかの内容もご覧ください。');
});

it('a content pressed while the list loads keeps the list', async () => {
  await openFairs('');
  const menu = within(screen.getByRole('navigation', { name: '内容' }));
  const content = () => menu.getAllByRole('link')[1]?.getAttribute('href');
  expect(content()).toBe('/halls/13/fairs?month=2026-12&kind=food');
  fireEvent.click(screen.getByRole('link', { name: '一覧' }));
  await waitFor(() => expect(content()).toBe('/halls/13/fairs?view=list&kind=food'));
});

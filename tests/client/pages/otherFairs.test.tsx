/** Other dates of a hall on the page of a fair. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const fair = (rawId: string, isReservable: boolean | null) => ({
  id: `fair${rawId}`,
  rawId,
  name: `フェア${rawId}`,
  heldOn: '2026-12-05',
  day: null,
  holdTimes: ['10:00'],
  contents: [],
  price: 0,
  image: null,
  reservationsCloseAt: null,
  isReservable,
  isOnline: false,
});

async function otherFairs(...nodes: ReturnType<typeof fair>[]) {
  const hall = { id: 'hall', rawId: '13', name: '青山の杜', tel: null, fairs: { nodes } };
  await openPage('/halls/13/fairs/5', { fair: { ...fair('5', true), hall }, hall });
  return within(screen.getByRole('region', { name: 'ほかの日程' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

it('are those that take reservations, or may take them', async () => {
  const shown = await otherFairs(
    fair('1', false),
    fair('2', null),
    fair('5', true),
    ...['6', '7', '8', '9'].map((rawId) => fair(rawId, true)),
  );
  expect(shown).toEqual(['フェア2', 'フェア6', 'フェア7', 'フェア8']);
});

it('are closed ones where no other is left', async () => {
  expect(await otherFairs(fair('1', false), fair('5', true))).toEqual(['フェア1']);
});

/** The map of the search: linked with the cards; without WebGL, as in jsdom, its sketch and list stay. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const hall = (rawId: string, name: string, longitude: number) => ({
  id: `hall-${rawId}`,
  rawId,
  slug: null,
  name,
  cost: 2_850_000,
  coverImages: [],
  location: { latitude: 35.7, longitude, prefecture: null, regions: [] },
});

async function openMap(longitudes: readonly [number, number]) {
  await openPage('/halls/search/', {
    halls: {
      id: 'halls',
      totalCount: 2,
      interpretation: null,
      edges: [{ __typename: 'HallSearchEdge' }],
      nodes: [hall('1', '青山迎賓館', longitudes[0]), hall('2', '豊洲の森', longitudes[1])],
      pageCursors: null,
      areaCounts: [],
      facetCounts: null,
    },
    options: null,
  });
  const details = screen.getByText('地図で見る').closest('details');
  if (!details) throw new Error('no map');
  const open = () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  return { open, map: screen.getByRole('figure', { name: '検索結果の会場の位置', hidden: true }) };
}

const FAILED = 'この端末では地図を表示できないため、略図でお見せしています。';

it('where the map cannot be drawn, the sketch and the list stay, and a sentence says why', async () => {
  const { open, map } = await openMap([139.7, 139.8]);
  expect(screen.queryByText(FAILED)).toBeNull();
  open();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(map.querySelector('svg')).not.toBeNull();
  expect(within(map).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
});

it('the sketch shows what would overlap as one pin with both numbers', async () => {
  const pins = (map: HTMLElement) =>
    [...map.querySelectorAll('svg text')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d/.test(text));
  const { map } = await openMap([139.7, 139.7001]);
  expect(pins(map)).toEqual(['1・2', '200m']);
});

it('halls abroad alone have the sketch, as the shipped map ends with Japan', async () => {
  const { open, map } = await openMap([-157.9, -157.8]);
  open();
  expect(map.querySelector('canvas')).toBeNull();
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('what is pointed at in the list is marked among the cards, and the other way round', async () => {
  const { map } = await openMap([139.7, 139.8]);
  const card = screen.getByRole('heading', { name: '豊洲の森' }).closest('[data-active], div:has(> article)');
  const link = within(map).getByText('豊洲の森');
  const row = link.closest('li');
  if (!card || !row) throw new Error('no card or row');
  const before = row.className;
  fireEvent.focus(link);
  expect(card.hasAttribute('data-active')).toBe(true);
  expect(row.className).not.toBe(before);
  fireEvent.blur(link);
  expect(card.hasAttribute('data-active')).toBe(false);
  fireEvent.focus(card);
  expect(row.className).not.toBe(before);
});

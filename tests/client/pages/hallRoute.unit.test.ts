import { expect, it } from 'vitest';
import { expandedListUrl, hallVariables, isExpanded, readGuests } from '#client/pages/Hall/hallRoute.ts';
import { DEFAULT_AREA } from '#client/requestContext.ts';
import { parseAddress } from '#client/router/address.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

it('expanding a second list keeps the first', () => {
  const first = parseAddress(expandedListUrl(parseAddress('/halls/kanto/aoyama?guests=60'), 'costs'));
  const both = expandedListUrl(first, 'reviews');
  expect(both).toBe('/halls/kanto/aoyama?guests=60&more=costs&more=reviews#reviews');
  const address = parseAddress(both);
  expect((['costs', 'reviews', 'fairs'] as const).map((list) => isExpanded(address, list))).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['', null],
  ['60', 60],
  ['６０名', 60],
  ['47 人', 47],
  ['0', null],
  ['many', null],
  ['123456', null],
])('a typed number of guests: %s', (text, count) => {
  const address = parseAddress(`/halls/kanto/aoyama?guests=${encodeURIComponent(text)}`);
  expect(readGuests(address, 'guests')).toEqual({ text, count });
});

it.each([
  ['', null, false],
  [
    'status=wedding_held&stars=4&review_guests=６０名',
    { customerStatus: 'WEDDING_HELD', stars: 4, guestCount: 60 },
    false,
  ],
  ['stars=9&status=someone&review_guests=many', null, false],
  ['order=rating_asc', null, true],
])('reviews at ?%s', (query, reviewFilter, lowestRatedFirst) => {
  const context = {
    address: parseAddress(`/halls/7?${query}`),
    params: { rawId: '7' },
    request: {
      site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
      inApp: false,
      area: DEFAULT_AREA,
      hidesRokuyo: false,
    },
  };
  expect(hallVariables(context)).toMatchObject({ reviewFilter, lowestRatedFirst });
});

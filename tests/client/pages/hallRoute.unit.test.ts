import { expect, it } from 'vitest';
import { expandedListUrl, isExpanded } from '#client/pages/Hall/hallRoute.ts';
import { parseAddress } from '#client/router/address.ts';

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

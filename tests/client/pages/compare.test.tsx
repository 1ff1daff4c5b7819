/** Halls side by side: what the address means, and what is lit. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compareOutcome, compareVariables, leftOut } from '#client/pages/HallCompare/compareAddress.ts';
import { parseAddress } from '#client/router/address.ts';
import { CompareTable, differs } from '#client/ui/clip/CompareTable.tsx';

const place = (query: string) => ({ address: parseAddress(`/halls/compare${query}`) });

it('reads an address as a set of at most four halls, in its order', () => {
  expect(compareVariables(place('?hall=b&hall=a&hall=b'))).toEqual({ ids: ['b', 'a'] });
  const five = place('?hall=a&hall=b&hall=c&hall=d&hall=e');
  expect([compareVariables(five), leftOut(five)]).toEqual([{ ids: ['a', 'b', 'c', 'd'] }, 1]);
  expect([compareVariables(place('')), leftOut(place(''))]).toEqual([{ ids: [] }, 0]);
});

it('is there with one hall or no choice at all, and missing when nothing of the choice is', () => {
  const hall = { __typename: 'Hall' } as const;
  expect(compareOutcome({ nodes: [] })).toEqual({ kind: 'found' });
  expect(compareOutcome({ nodes: [null, { __typename: 'Brand', hall: undefined }] })).toEqual({
    kind: 'missing',
  });
  expect(compareOutcome({ nodes: [null, { ...hall, hall: undefined }] })).toEqual({ kind: 'found' });
});

it('lights the rows in which halls differ, unknown values too, and says so to those who hear it', () => {
  expect(differs({ label: '場所', values: ['東京都', '東京都'] })).toBe(false);
  expect(differs({ label: '場所', values: ['東京都', null] })).toBe(true);
  const heads = ['A', 'B'].map((name) => ({ id: name, name, href: `/halls/${name}`, picture: null }));
  const rows = [
    { label: '場所', values: ['東京都', '東京都'] },
    { label: '人数', values: ['80名', null] },
  ];
  render(<CompareTable heads={heads} rows={rows} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['場所', '人数（ちがいあり）']);
  expect(screen.getByText('情報なし')).toBeTruthy();
});

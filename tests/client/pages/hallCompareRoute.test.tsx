import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  compareOutcome,
  compareVariables,
  omittedHallCount,
} from '#client/pages/HallCompare/hallCompareRoute.ts';
import { parseAddress } from '#client/router/address.ts';
import { CompareTable, differs } from '#client/ui/clip/CompareTable.tsx';

const context = (query: string) => ({ address: parseAddress(`/halls/compare${query}`) });

it('reads at most four distinct hall ids from the URL, in order', () => {
  expect(compareVariables(context('?hall=b&hall=a&hall=b'))).toEqual({ ids: ['b', 'a'] });
  const five = context('?hall=a&hall=b&hall=c&hall=d&hall=e');
  expect([compareVariables(five), omittedHallCount(five)]).toEqual([{ ids: ['a', 'b', 'c', 'd'] }, 1]);
  expect([compareVariables(context('')), omittedHallCount(context(''))]).toEqual([{ ids: [] }, 0]);
});

it('is found with one hall or without ids, and missing when no id resolves', () => {
  const hall = { __typename: 'Hall' } as const;
  expect(compareOutcome({ nodes: [] })).toEqual({ kind: 'found' });
  expect(compareOutcome({ nodes: [null, { __typename: 'Brand', hall: undefined }] })).toEqual({
    kind: 'missing',
  });
  expect(compareOutcome({ nodes: [null, { ...hall, hall: undefined }] })).toEqual({ kind: 'found' });
});

it('shows the rows that differ, including unknown values, and folds the others away', () => {
  expect(differs({ label: '場所', values: ['東京都', '東京都'] })).toBe(false);
  expect(differs({ label: '場所', values: ['東京都', null] })).toBe(true);
  const heads = ['A', 'B'].map((name) => ({ id: name, name, href: `/halls/${name}`, picture: null }));
  const rows = [
    { label: '場所', values: ['東京都', '東京都'] },
    { label: '人数', values: ['80名', null] },
  ];
  render(<CompareTable heads={heads} rows={rows} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['人数']);
  expect(screen.getByText('どの会場も同じところ（1項目）')).toBeTruthy();
  expect(screen.getByText('東京都')).toBeTruthy();
  expect(screen.getByText('情報なし')).toBeTruthy();
});

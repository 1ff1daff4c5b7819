/** The halls selected for comparison: at most four, stored for the tab. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { CompareBar, CompareChoice } from '#client/pages/Clips/CompareBar.tsx';
import { withItem, withoutItem } from '#client/components/clip/compareSelection.ts';

beforeEach(() => sessionStorage.clear());

it('adds each hall once, and removes by id', () => {
  expect(withItem(['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(withItem(['a'], 'c')).toEqual(['a', 'c']);
  expect(withoutItem(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  expect(withoutItem(['a'], 'x')).toEqual(['a']);
});

const NAMES = ['A', 'B', 'C', 'D', 'E'];

const list = () => (
  <>
    {NAMES.map((name) => (
      <CompareChoice key={name} id={name} name={name} />
    ))}
    <CompareBar />
  </>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${name}をくらべる` });

it('takes the first four halls chosen before hydration', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(list());
  document.body.append(container);
  for (const name of NAMES) box(name).checked = true;
  render(list(), { container, hydrate: true });
  expect(NAMES.filter((name) => box(name).checked)).toEqual(['A', 'B', 'C', 'D']);
  expect(screen.getByText('4会場を選んでいます（4会場まで）。')).toBeTruthy();
});

it('takes up to four halls and links to them in order of selection', async () => {
  const { unmount } = render(list());
  expect(screen.getByRole('status').textContent).toBe('2〜4会場を選ぶと、並べて比べられます。');
  await userEvent.click(box('C'));
  expect(screen.queryByRole('link', { name: 'くらべる' })).toBeNull();
  for (const name of ['A', 'E', 'B']) await userEvent.click(box(name));
  expect(box('D').disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'くらべる' }).getAttribute('href')).toBe(
    '/halls/compare?hall=C&hall=A&hall=E&hall=B',
  );
  await userEvent.click(box('A'));
  expect(box('D').disabled).toBe(false);

  // Another page of the list in the same tab.
  unmount();
  const { container } = render(list());
  expect(within(container).getByText('3会場を選んでいます（4会場まで）。')).toBeTruthy();
  expect(NAMES.filter((name) => box(name).checked)).toEqual(['B', 'C', 'E']);
  await userEvent.click(screen.getByRole('button', { name: '選択を外す' }));
  expect(NAMES.some((name) => box(name).checked)).toBe(false);
});

/** The leaflet of the family meeting: its contents, and undoing a reset. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { leafletContents, type DiagnosisResult } from '#client/components/diagnosis/diagnosisResult.ts';
import { RESULT_SECTIONS, starterQuestion } from '#client/components/diagnosis/resultSections.ts';
import { Leaflet } from '#client/components/kaoawase/Leaflet.tsx';

beforeEach(() => sessionStorage.clear());

const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: '会場' });
const reset = () => screen.getByRole('button', { name: '最初の状態に戻す' });
const UNDO = { name: '書き込んだ内容を元に戻す' };

it('can undo a reset until something is typed again', async () => {
  render(<Leaflet />);
  await userEvent.type(place(), '料亭 結');
  await userEvent.click(reset());
  expect(place().value).toBe('');
  await userEvent.click(screen.getByRole('button', UNDO));
  expect(place().value).toBe('料亭 結');
  expect(JSON.stringify(Object.values(sessionStorage))).toContain('料亭 結');

  await userEvent.click(reset());
  await userEvent.type(place(), '鎌倉');
  expect(screen.queryByRole('button', UNDO)).toBeNull();
});

it('carries the points agreed on, which can be edited, and the starters', async () => {
  const points = [{ topic: '挙式の形', text: '神社での式' }];
  const { unmount } = render(<Leaflet points={points} starters={['「一つめ」', '「二つめ」']} name="one" />);
  const point = () => screen.getByRole<HTMLInputElement>('textbox', { name: '挙式の形' });
  expect(point().value).toBe('神社での式');
  expect(screen.getByText('「二つめ」')).toBeTruthy();
  await userEvent.type(point(), '（鶴岡八幡宮）');
  unmount();
  render(<Leaflet points={points} name="one" />);
  expect(point().value).toBe('神社での式（鶴岡八幡宮）');
});

it('keeps what was typed before hydration, beside what was written earlier', async () => {
  sessionStorage.setItem('musubi.kaoawase', JSON.stringify({ date: '10月10日', place: '料亭 結' }));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Leaflet />);
  document.body.append(container);
  await userEvent.type(place(), '鎌倉');
  render(<Leaflet />, { container, hydrate: true });
  expect(place().value).toBe('鎌倉');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '日時' }).value).toBe('10月10日');
});

/** A result with the numbers of its questions by section: 同じ, 広さが違う, ふたりとも未定, 違う. */
const resultOf = (...numbers: number[][]): DiagnosisResult => ({
  childAnsweredAt: null,
  parentAnsweredAt: null,
  sections: RESULT_SECTIONS.map((section, at) => ({
    section,
    questions: (numbers[at] ?? []).map((number) => ({
      number,
      title: '',
      child: [`${number}の答え`],
      parent: [],
    })),
  })),
});

it('takes the points agreed on from a result, and three starters, differences first', () => {
  const mixed = leafletContents(resultOf([1, 3], [4, 5], [7], [9]));
  expect(mixed.points).toEqual([
    { topic: 'どんな一日に', text: '1の答え' },
    { topic: '挙式の形', text: '3の答え' },
  ]);
  expect(mixed.starters).toEqual([9, 4, 5].map(starterQuestion));
  const agreed = leafletContents(resultOf([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12], [], [], [7]));
  expect(agreed.starters).toEqual([7, 1, 2].map(starterQuestion));
});

/** The leaflet of the family meeting: its contents, and undoing a reset. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
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

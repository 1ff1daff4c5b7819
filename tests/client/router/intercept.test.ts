/** Which pointers prefetch the page of a link. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { parseAddress } from '#client/router/address.ts';
import { interceptNavigation } from '#client/router/intercept.ts';

const prefetch = vi.fn();
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockReset();
  document.body.innerHTML = '<a href="/login">link</a>';
  stop = interceptNavigation(() => ({
    address: parseAddress('/'),
    historyKey: '',
    contentKey: '',
    loadKey: '',
    showsHeadFirst: true,
    navigate() {},
    prefetch,
    reload: async () => true,
  }));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it.each([
  ['the main button of a mouse does, at once', {}, 1],
  ['another button does not', { button: 2 }, 0],
  ['a press for a new tab does not', { ctrlKey: true }, 0],
])('%s', (_, init, count) => {
  fireEvent.pointerDown(screen.getByText('link'), { pointerType: 'mouse', ...init });
  expect(prefetch).toHaveBeenCalledTimes(count);
});

it('a touch does after a moment, unless it begins a swipe or has ended in a click', () => {
  const link = screen.getByText('link');
  const touch = { pointerType: 'touch' };
  for (const end of [fireEvent.pointerCancel, fireEvent.pointerUp]) {
    fireEvent.pointerDown(link, touch);
    vi.advanceTimersByTime(50);
    end(link, touch);
    vi.advanceTimersByTime(200);
  }
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerDown(link, touch);
  vi.advanceTimersByTime(100);
  expect(prefetch).toHaveBeenCalledOnce();
});

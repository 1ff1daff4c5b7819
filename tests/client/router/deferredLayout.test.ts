/** When the parts of a page that are out of view are laid out. */
import { afterEach, expect, test, vi } from 'vitest';
import { layOutDeferredParts } from '#client/router/deferredLayout.ts';

const isLaidOut = (): boolean => 'laidOut' in document.documentElement.dataset;
const dispatch = (type: string): boolean => dispatchEvent(new Event(type));

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['laidOut'];
});

test('a scroll lays out the whole page', () => {
  vi.useFakeTimers();
  layOutDeferredParts();
  expect(isLaidOut()).toBe(false);
  dispatch('scroll');
  expect(isLaidOut()).toBe(true);
});

test('nothing moves between a press and the click that ends it', () => {
  vi.useFakeTimers();
  layOutDeferredParts();
  dispatch('pointerdown');
  dispatch('scroll');
  // Longer than a press rests.
  vi.advanceTimersByTime(2_000);
  expect(isLaidOut()).toBe(false);
  dispatch('pointerup');
  expect(isLaidOut()).toBe(false);
  vi.advanceTimersByTime(0);
  expect(isLaidOut()).toBe(true);
});

/** Sections whose data arrive late: they are inserted where the visitor does not look. */
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeferredSection } from '#client/components/page/DeferredSection.tsx';

const HEIGHT = 800;

let report = (): void => {};
let isObserving = false;
/** Distance of the section from the top of the window. */
let top = 0;

beforeEach(() => {
  report = () => {};
  isObserving = false;
  vi.stubGlobal('innerHeight', HEIGHT);
  // jsdom has no layout and no observer of it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {
        isObserving = true;
      }
      disconnect() {
        isObserving = false;
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
});

const section = (isReady: boolean) => (
  <DeferredSection isReady={isReady}>
    <p>最近見た会場</p>
  </DeferredSection>
);
const isShown = () => screen.queryByText('最近見た会場') !== null;
const scrollTo = (position: number) => {
  top = position;
  act(() => report());
};

it('data that are there from the start, as on back navigation, are shown at once', () => {
  render(section(true));
  expect(isShown()).toBe(true);
});

it('what arrives later is inserted where it is well below the window', () => {
  const { rerender } = render(section(false));
  expect([isShown(), isObserving]).toEqual([false, false]);
  rerender(section(true));
  expect(isShown()).toBe(false);
  scrollTo(2 * HEIGHT);
  expect(isShown()).toBe(true);
});

it('what arrives in or near view waits until the visitor has scrolled away from it', () => {
  const { rerender } = render(section(false));
  rerender(section(true));
  for (const position of [0, 0.5 * HEIGHT, 1.5 * HEIGHT, -HEIGHT]) {
    scrollTo(position);
    expect(isShown()).toBe(false);
  }
  scrollTo(2 * HEIGHT);
  expect(isShown()).toBe(true);
});

it('data that are gone again are hidden, and observed no more', () => {
  const { rerender } = render(section(false));
  rerender(section(true));
  scrollTo(2 * HEIGHT);
  expect([isShown(), isObserving]).toEqual([true, true]);
  rerender(section(false));
  expect([isShown(), isObserving]).toEqual([false, false]);
});

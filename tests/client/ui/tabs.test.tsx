import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tabs } from '#client/ui/base/Tabs.tsx';

const TABS = [
  { id: 'costs', label: '費用' },
  { id: 'reviews', label: '口コミ' },
];

it('tabs mark the section that is read, also where it arrives after them', async () => {
  let report = (_entries: readonly { target: Element; isIntersecting: boolean }[]): void => {};
  const observed = new Set<Element>();
  // jsdom has no layout and no observer of it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.add(element);
      }
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
  const page = (sections: boolean) => (
    <>
      <Tabs tabs={TABS} />
      {sections && <section id="reviews" />}
    </>
  );
  const { rerender, container } = render(page(false));
  rerender(page(true));
  const reviews = container.querySelector('section');
  await vi.waitFor(() => expect([...observed]).toEqual([reviews]));
  act(() => report([...observed].map((target) => ({ target, isIntersecting: true }))));
  expect(screen.getByRole('link', { name: '口コミ' }).getAttribute('aria-current')).toBe('true');
});

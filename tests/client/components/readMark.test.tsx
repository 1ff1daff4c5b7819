import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReadMark } from '#client/components/page/ReadMark.tsx';
import { deliverTo } from '#client/analytics/queue.ts';

afterEach(() => {
  deliverTo(null);
  vi.unstubAllGlobals();
});

it('a text counts as read when its end is seen, once', () => {
  const sightings: ((isSeen: boolean) => void)[] = [];
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        sightings.push((isIntersecting) => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const told: string[] = [];
  deliverTo(({ event }) => told.push(event));
  const onRead = vi.fn<() => void>();
  render(<ReadMark event={{ event: 'BrideDataEvent', bride: { id: '1' } }} onRead={onRead} />);
  sightings[0]?.(false);
  expect([told, onRead.mock.calls.length]).toEqual([[], 0]);
  sightings[0]?.(true);
  expect([told, disconnect.mock.calls.length, onRead.mock.calls.length]).toEqual([['BrideDataEvent'], 1, 1]);
});

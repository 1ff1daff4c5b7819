import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReadTracker } from '#client/components/page/ReadTracker.tsx';
import { setEventSink } from '#client/analytics/track.ts';

afterEach(() => {
  setEventSink(null);
  vi.unstubAllGlobals();
});

it('tracks the event once, when the end scrolls into view', () => {
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
  const events: string[] = [];
  setEventSink(({ event }) => events.push(event));
  const onRead = vi.fn<() => void>();
  render(<ReadTracker event={{ event: 'BrideDataEvent', bride: { id: '1' } }} onRead={onRead} />);
  sightings[0]?.(false);
  expect([events, onRead.mock.calls.length]).toEqual([[], 0]);
  sightings[0]?.(true);
  expect([events, disconnect.mock.calls.length, onRead.mock.calls.length]).toEqual([
    ['BrideDataEvent'],
    1,
    1,
  ]);
});

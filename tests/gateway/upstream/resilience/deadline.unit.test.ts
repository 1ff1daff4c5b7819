import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CoarseTimer } from '#gateway/upstream/resilience/deadline.ts';

/** Longer than any timer of these tests. */
const LONG_MS = 120;

it('fires once, not early, in the order of due times', async () => {
  const began = performance.now();
  const fired: [string, number][] = [];
  const fire = (name: string) => () => void fired.push([name, performance.now() - began]);
  new CoarseTimer(began + 60, fire('second'));
  new CoarseTimer(began + 20, fire('first'));
  await sleep(LONG_MS);
  expect(fired.map(([name]) => name)).toEqual(['first', 'second']);
  expect(fired[0]?.[1]).toBeGreaterThanOrEqual(20);
  expect(fired[1]?.[1]).toBeGreaterThanOrEqual(60);
});

it('does not fire when cleared, in any order', async () => {
  const fired: number[] = [];
  const at = performance.now() + 30;
  const timers = [0, 1, 2, 3, 4].map((number) => new CoarseTimer(at, () => fired.push(number)));
  for (const number of [1, 4, 0, 1]) timers[number]?.clear();
  await sleep(LONG_MS);
  expect(new Set(fired)).toEqual(new Set([2, 3]));
  expect(fired).toHaveLength(2);
  timers.forEach((timer) => timer.clear());
});

it('can be rescheduled, and cleared or created by another timer that fires', async () => {
  const fired: string[] = [];
  const now = performance.now();
  const moved = new CoarseTimer(now + 20, () => fired.push('moved'));
  const others = ['one', 'other'].map(
    (name, at): CoarseTimer =>
      new CoarseTimer(now + 20, () => {
        fired.push(name);
        others[1 - at]?.clear();
        new CoarseTimer(now + 40, () => fired.push('created late'));
      }),
  );
  moved.dueAt = now + LONG_MS * 2;
  await sleep(LONG_MS);
  expect(fired).toEqual(['one', 'created late']);
  moved.clear();
});

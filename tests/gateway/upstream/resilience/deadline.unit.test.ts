/** Deadlines that one timer looks at. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CoarseTimer } from '#gateway/upstream/resilience/deadline.ts';

/** Long enough for every alarm of these tests. */
const LONG = 120;

it('rings once, not before its time, those that are due first', async () => {
  const began = performance.now();
  const rung: [string, number][] = [];
  const ring = (name: string) => () => void rung.push([name, performance.now() - began]);
  new CoarseTimer(began + 60, ring('second'));
  new CoarseTimer(began + 20, ring('first'));
  await sleep(LONG);
  expect(rung.map(([name]) => name)).toEqual(['first', 'second']);
  expect(rung[0]?.[1]).toBeGreaterThanOrEqual(20);
  expect(rung[1]?.[1]).toBeGreaterThanOrEqual(60);
});

it('does not ring when it is cleared, whichever are cleared before and after it', async () => {
  const rung: number[] = [];
  const at = performance.now() + 30;
  const alarms = [0, 1, 2, 3, 4].map((number) => new CoarseTimer(at, () => rung.push(number)));
  for (const number of [1, 4, 0, 1]) alarms[number]?.clear();
  await sleep(LONG);
  expect(new Set(rung)).toEqual(new Set([2, 3]));
  expect(rung).toHaveLength(2);
  alarms.forEach((alarm) => alarm.clear());
});

it('may be moved, and may be cleared or set by another that rings', async () => {
  const rung: string[] = [];
  const now = performance.now();
  const moved = new CoarseTimer(now + 20, () => rung.push('moved'));
  const others = ['one', 'other'].map(
    (name, at): CoarseTimer =>
      new CoarseTimer(now + 20, () => {
        rung.push(name);
        others[1 - at]?.clear();
        new CoarseTimer(now + 40, () => rung.push('set late'));
      }),
  );
  moved.dueAt = now + LONG * 2;
  await sleep(LONG);
  expect(rung).toEqual(['one', 'set late']);
  moved.clear();
});

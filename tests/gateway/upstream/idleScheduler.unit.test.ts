import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { expect, test } from 'vitest';
import { IdleScheduler } from '#gateway/upstream/client.ts';

test('a task runs after the calls that loaders start, in the same turn of the event loop', async () => {
  const scheduler = new IdleScheduler();
  const events: string[] = [];
  const known = new DataLoader<string, string>((ids) => Promise.resolve(ids));
  const called = new DataLoader<string, string>(async (ids) => {
    scheduler.callStarted();
    await Promise.resolve();
    events.push('reply');
    scheduler.callEnded();
    return ids;
  });
  const nextTurn = setImmediate().then(() => events.push('next turn'));
  scheduler.whenNoCallRuns(() => events.push('task'));
  await known.load('1').then((id) => called.load(id));
  await nextTurn;
  expect(events).toEqual(['reply', 'task', 'next turn']);
});

test('a task waits for a call in flight', async () => {
  const scheduler = new IdleScheduler();
  let hasRun = false;
  scheduler.callStarted();
  scheduler.whenNoCallRuns(() => (hasRun = true));
  await setImmediate();
  expect(hasRun).toBe(false);
  scheduler.callEnded();
  await setImmediate();
  expect(hasRun).toBe(true);
});

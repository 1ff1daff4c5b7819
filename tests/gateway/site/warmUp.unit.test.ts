import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { warmUp } from '#gateway/site/warmUp.ts';
import { testSite } from './linkedPages.ts';

test('renders the home page and one page of each kind, again and again, until the time is over', async () => {
  const { options, rendered, errors } = testSite();
  await warmUp(options, 200);
  const round = ['/', '/halls/kanto/one', '/magazine/101', '/pref/tokyo'];
  expect(rendered.slice(0, 5)).toEqual(['/', ...round]);
  expect(new Set(rendered)).toEqual(new Set(round));
  expect(rendered.length).toBeGreaterThan(9);
  const count = rendered.length;
  await sleep(20);
  expect([rendered.length, errors]).toEqual([count, []]);
});

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

test('leaves most of the processor to others', async () => {
  const { options, rendered } = testSite(async () => {
    const end = cpuMs() + 10;
    while (cpuMs() < end);
  });
  await warmUp(options, 500);
  expect(rendered.length).toBeGreaterThan(1);
  // Without pauses it renders 50.
  expect(rendered.length).toBeLessThan(20);
});

test('ends in time when pages are rendered in microtasks alone', async () => {
  const { options, rendered } = testSite(() => Promise.resolve());
  await warmUp(options, 50);
  expect(rendered.length).toBeGreaterThan(1);
});

test('ends in time when a page hangs', async () => {
  const { options, rendered } = testSite((url) =>
    url === '/magazine/101' ? new Promise(() => {}) : sleep(1),
  );
  await warmUp(options, 500);
  expect(rendered.at(-1)).toBe('/magazine/101');
});

test('reports a page that fails, and ends', async () => {
  const { options, errors } = testSite(() => Promise.reject(new Error('broken')));
  await warmUp(options, 1_000);
  expect(errors.map(String)).toEqual(['Error: broken']);
});

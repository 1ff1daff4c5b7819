import { afterEach, expect, test, vi } from 'vitest';
import { listenToHistory, pushEntry, pushOverlay } from '#client/router/history.ts';

const went = vi.fn<(path: string) => void>();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  went.mockReset();
});

/** Goes back and waits until the browser has told. */
async function back(): Promise<void> {
  const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await told;
}

test('going back closes what lies over the page; only the next step leaves it', async () => {
  stop = listenToHistory(({ path }) => went(path));
  pushEntry('/brides/1001');
  pushEntry('/albums/6001');
  const key: unknown = history.state;
  const close = vi.fn<() => void>();
  pushOverlay(close);
  expect(history.state).toEqual(key);
  await back();
  expect(close).toHaveBeenCalledTimes(1);
  expect(went).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/albums/6001');
  await back();
  expect(went.mock.calls).toEqual([['/brides/1001']]);
});

test('what was closed otherwise takes its entry with it, and the page stays', async () => {
  stop = listenToHistory(({ path }) => went(path));
  pushEntry('/albums/6001');
  const close = vi.fn<() => void>();
  const leave = pushOverlay(close);
  const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  leave();
  await told;
  leave();
  expect(close).not.toHaveBeenCalled();
  expect(went).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/albums/6001');
});

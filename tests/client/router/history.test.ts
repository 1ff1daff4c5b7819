import { afterEach, expect, test, vi } from 'vitest';
import { listenToHistory, pushEntry, pushOverlay } from '#client/router/history.ts';

const onNavigate = vi.fn<(path: string) => void>();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  onNavigate.mockReset();
});

/** Goes back and waits for `popstate`. */
async function back(): Promise<void> {
  const popstate = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popstate;
}

test('going back closes an overlay first and leaves the page second', async () => {
  stop = listenToHistory(({ path }) => onNavigate(path));
  pushEntry('/brides/1001');
  pushEntry('/albums/6001');
  const key: unknown = history.state;
  const close = vi.fn<() => void>();
  pushOverlay(close);
  expect(history.state).toEqual(key);
  await back();
  expect(close).toHaveBeenCalledTimes(1);
  expect(onNavigate).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/albums/6001');
  await back();
  expect(onNavigate.mock.calls).toEqual([['/brides/1001']]);
});

test('closing an overlay removes its history entry and keeps the page', async () => {
  stop = listenToHistory(({ path }) => onNavigate(path));
  pushEntry('/albums/6001');
  const close = vi.fn<() => void>();
  const removeEntry = pushOverlay(close);
  const popstate = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  removeEntry();
  await popstate;
  removeEntry();
  expect(close).not.toHaveBeenCalled();
  expect(onNavigate).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/albums/6001');
});

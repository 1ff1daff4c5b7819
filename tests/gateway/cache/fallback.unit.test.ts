import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failFast } from '#gateway/cache/fallback.ts';
import { createMemoryStore } from '#gateway/cache/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('callers of one store share its back-off, and one report a back-off', async () => {
  const down = new Error('the store is down');
  const store = createMemoryStore();
  const reads = vi.spyOn(store, 'get').mockRejectedValue(down);
  const writes = vi.spyOn(store, 'set');
  const onError = vi.fn();
  const guarded = failFast(store, onError);
  const results = await Promise.allSettled([guarded.get('a'), guarded.get('b'), guarded.get('c')]);
  expect(results).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: down })));
  await expect(guarded.set('d', 'value', 1_000)).rejects.toBe(down);
  expect([reads.mock.calls.length, writes.mock.calls.length, onError.mock.calls]).toEqual([3, 0, [[down]]]);

  await store.set('e', 'value', 1_000);
  await guarded.delete('e');
  expect(await store.getWithTtl('e')).toBeNull();

  vi.advanceTimersByTime(1_000);
  await guarded.set('d', 'value', 1_000);
  expect(await store.getWithTtl('d')).toMatchObject({ value: 'value' });
  await expect(guarded.get('d')).rejects.toBe(down);
  expect(onError.mock.calls).toEqual([[down], [down]]);
});

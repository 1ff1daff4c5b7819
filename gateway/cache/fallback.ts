import { createMemoryStore, type KeyValueStore } from './store.ts';

/** How long a failed store is not called, so that not every request waits for a time-out. */
const BACKOFF_MS = 1_000;

/** Runs `operation`; returns `fallback()` when it fails and for a moment after. */
export type FailFast = <T>(operation: () => Promise<T>, fallback: () => T | Promise<T>) => Promise<T>;

/**
 * Guards one store; its calls share the back-off.
 * @param onFallback called for each operation that falls back
 * @param onError called once per back-off
 */
export function failFast(
  onFallback: () => void = doNothing,
  onError: (error: unknown) => void = doNothing,
): FailFast {
  let blockedUntil = 0;
  return async (operation, fallback) => {
    if (performance.now() >= blockedUntil) {
      try {
        return await operation();
      } catch (error) {
        if (performance.now() >= blockedUntil) onError(error);
        blockedUntil = performance.now() + BACKOFF_MS;
      }
    }
    onFallback();
    return fallback();
  };
}

const doNothing = (): void => undefined;

/**
 * Falls back to a store in this process while the shared one fails. During an outage an idempotent operation may run
 * once per process, so it needs a second guard: the REST APIs reject a second reservation by the same address.
 */
export function withLocalFallback(
  shared: KeyValueStore,
  ...callbacks: Parameters<typeof failFast>
): KeyValueStore {
  const local = createMemoryStore();
  const guarded = failFast(...callbacks);
  return {
    setIfAbsent: (key, value, ttlMs) =>
      guarded(
        async () => {
          const existing = await shared.setIfAbsent(key, value, ttlMs);
          await local.set(key, existing ?? value, ttlMs);
          return existing;
        },
        () => local.setIfAbsent(key, value, ttlMs),
      ),
    compareAndSet: (key, expected, value, ttlMs) =>
      guarded(
        async () => {
          const isReplaced = await shared.compareAndSet(key, expected, value, ttlMs);
          if (isReplaced) await (value === null ? local.delete(key) : local.set(key, value, ttlMs));
          return isReplaced;
        },
        () => local.compareAndSet(key, expected, value, ttlMs),
      ),
    get: (key) =>
      guarded(
        () => shared.get(key),
        () => local.get(key),
      ),
    getWithTtl: (key) =>
      guarded(
        () => shared.getWithTtl(key),
        () => local.getWithTtl(key),
      ),
    async set(key, value, ttlMs) {
      await local.set(key, value, ttlMs);
      await guarded(() => shared.set(key, value, ttlMs), doNothing);
    },
    async delete(key) {
      await local.delete(key);
      await guarded(() => shared.delete(key), doNothing);
    },
    increment: (key, by, windowMs) =>
      guarded(
        () => shared.increment(key, by, windowMs),
        () => local.increment(key, by, windowMs),
      ),
  };
}

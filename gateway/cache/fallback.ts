import { createMemoryStore, type KeyValueStore } from './store.ts';

/** How long a failed store is not called, so that not every request waits for a time-out. */
const BACKOFF_MS = 1_000;

/**
 * Guards a store that many callers share: for a moment after a failure, other operations reject with the same error.
 * @param onError called once per back-off
 */
export function failFast(store: KeyValueStore, onError: (error: unknown) => void = doNothing): KeyValueStore {
  let blockedUntil = 0;
  let lastError: unknown = null;
  const run = async <T>(operation: () => Promise<T>): Promise<T> => {
    try {
      return await operation();
    } catch (error) {
      // Operations that began before the first failure end later.
      if (performance.now() >= blockedUntil) onError(error);
      blockedUntil = performance.now() + BACKOFF_MS;
      lastError = error;
      throw error;
    }
  };
  const guarded = <T>(operation: () => Promise<T>): Promise<T> =>
    performance.now() < blockedUntil ? Promise.reject(lastError) : run(operation);
  return {
    setIfAbsent: (key, value, ttlMs) => guarded(() => store.setIfAbsent(key, value, ttlMs)),
    compareAndSet: (key, expected, value, ttlMs) =>
      guarded(() => store.compareAndSet(key, expected, value, ttlMs)),
    get: (key) => guarded(() => store.get(key)),
    getWithTtl: (key) => guarded(() => store.getWithTtl(key)),
    set: (key, value, ttlMs) => guarded(() => store.set(key, value, ttlMs)),
    // During a back-off too: otherwise all gateways would go on serving a reply that a write has changed.
    delete: (key) => run(() => store.delete(key)),
    increment: (key, by, windowMs) => guarded(() => store.increment(key, by, windowMs)),
  };
}

const doNothing = (): void => undefined;

/**
 * Falls back to a store in this process while the shared one fails. During an outage an idempotent operation may run
 * once per process, so it needs a second guard: the REST APIs reject a second reservation by the same address.
 * @param onFallback called for each operation that falls back
 */
export function withLocalFallback(shared: KeyValueStore, onFallback: () => void = doNothing): KeyValueStore {
  const local = createMemoryStore();
  const withFallback = async <T>(operation: () => Promise<T>, fallback: () => T | Promise<T>): Promise<T> => {
    try {
      return await operation();
    } catch {
      onFallback();
      return fallback();
    }
  };
  return {
    setIfAbsent: (key, value, ttlMs) =>
      withFallback(
        async () => {
          const existing = await shared.setIfAbsent(key, value, ttlMs);
          await local.set(key, existing ?? value, ttlMs);
          return existing;
        },
        () => local.setIfAbsent(key, value, ttlMs),
      ),
    compareAndSet: (key, expected, value, ttlMs) =>
      withFallback(
        async () => {
          const isReplaced = await shared.compareAndSet(key, expected, value, ttlMs);
          if (isReplaced) await (value === null ? local.delete(key) : local.set(key, value, ttlMs));
          return isReplaced;
        },
        () => local.compareAndSet(key, expected, value, ttlMs),
      ),
    get: (key) =>
      withFallback(
        () => shared.get(key),
        () => local.get(key),
      ),
    getWithTtl: (key) =>
      withFallback(
        () => shared.getWithTtl(key),
        () => local.getWithTtl(key),
      ),
    async set(key, value, ttlMs) {
      await local.set(key, value, ttlMs);
      await withFallback(() => shared.set(key, value, ttlMs), doNothing);
    },
    async delete(key) {
      await local.delete(key);
      await withFallback(() => shared.delete(key), doNothing);
    },
    increment: (key, by, windowMs) =>
      withFallback(
        () => shared.increment(key, by, windowMs),
        () => local.increment(key, by, windowMs),
      ),
  };
}

import { inProcess, type KeyValues } from './keyValueStore.ts';

/** How long a store that failed is left alone: finding out anew costs whoever asks the time of a failure. */
const REST_MS = 1_000;

/** Asks a store; while it fails, and for a moment after, the answer is the other one. */
export type Try = <T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>) => Promise<T>;

/** Ways to ask one store that may be lost; it has a rest after each failure. */
export function trying(): Try {
  let restsUntil = 0;
  return async (ask, otherwise) => {
    if (performance.now() < restsUntil) return otherwise();
    try {
      return await ask();
    } catch {
      restsUntil = performance.now() + REST_MS;
      return otherwise();
    }
  };
}

/**
 * Values in a store that may be lost: while it is, each process goes on with what it knows and with values of its own.
 * What several processes do once for a key together they then may do once each, so that whatever must not be done twice
 * needs another guard behind it: the REST APIs refuse a second reservation by the same address.
 */
export function surviving(store: KeyValues): KeyValues {
  const own = inProcess();
  const first = trying();
  const nothing = (): void => undefined;
  return {
    claim: (key, value, ttlMs) =>
      first(
        async () => {
          const there = await store.claim(key, value, ttlMs);
          await own.write(key, there ?? value, ttlMs);
          return there;
        },
        () => own.claim(key, value, ttlMs),
      ),
    read: (key) =>
      first(
        () => store.read(key),
        () => own.read(key),
      ),
    find: (key) =>
      first(
        () => store.find(key),
        () => own.find(key),
      ),
    async write(key, value, ttlMs) {
      await own.write(key, value, ttlMs);
      await first(() => store.write(key, value, ttlMs), nothing);
    },
    async remove(key) {
      await own.remove(key);
      await first(() => store.remove(key), nothing);
    },
    count: (key, by, windowMs) =>
      first(
        () => store.count(key, by, windowMs),
        () => own.count(key, by, windowMs),
      ),
  };
}

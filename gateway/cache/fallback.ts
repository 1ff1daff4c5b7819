import { inProcess, type KeyValues } from './keyValueStore.ts';
import { trying } from './failFast.ts';

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

import { LRUCache } from 'lru-cache';
import { SwrCache } from '#gateway/cache/swrCache.ts';
import type { MicroBench } from './measure.ts';

const ENTRIES = 2_000;
const ENTRY_BYTES = 1_000;
const TTL = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };

/** A read of a full cache whose values are created at once. */
export const cache: MicroBench = {
  name: 'cache',
  about: 'reads a full cache; on a miss it creates a value, which takes no time itself',
  async contenders() {
    const created = { value: {}, ttl: TTL, isError: false, bytes: ENTRY_BYTES };
    const own = new SwrCache<object>({ maxBytes: 1e9, maxEntries: ENTRIES });
    const library = new LRUCache<string, object>({
      max: ENTRIES,
      ttl: TTL.fresh * 1_000,
      allowStaleOnFetchRejection: true,
      fetchMethod: () => Promise.resolve(created.value),
    });
    const create = () => Promise.resolve(created);
    const readOwn = (key: string): object | Promise<object> => {
      const read = own.read(key, create);
      return 'result' in read ? read.result : read.stored;
    };
    for (let entry = 0; entry < ENTRIES; entry += 1) {
      await readOwn(`hit ${entry}`);
      await library.fetch(`hit ${entry}`);
    }
    let count = 0;
    const hit = (): string => `hit ${(count += 1) % ENTRIES}`;
    const miss = (): string => `miss ${(count += 1)}`;
    return [
      { name: 'own, hit', run: () => readOwn(hit()) },
      { name: 'lru-cache fetch, hit', run: () => library.fetch(hit()) },
      { name: 'own, miss', run: () => readOwn(miss()) },
      { name: 'lru-cache fetch, miss', run: () => library.fetch(miss()) },
    ];
  },
};

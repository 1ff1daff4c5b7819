import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SwrCache, type CacheResult } from '#gateway/cache/swrCache.ts';

/** A cache with a fake clock that counts creations. */
function setUp(ttl = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 100 }, maxBytes = 10_000) {
  let seconds = 0;
  let count = 0;
  let outcome: 'success' | 'error' | 'throws' | 'uncacheable' = 'success';
  const cache = new SwrCache<string>({ maxBytes, now: () => seconds * 1000 });
  const create = async (): Promise<CacheResult<string>> => {
    count += 1;
    if (outcome === 'throws') throw new Error('down');
    return {
      value: `value ${count}`,
      ttl: outcome === 'uncacheable' ? null : ttl,
      isError: outcome === 'error',
      bytes: 100,
    };
  };
  return {
    cache,
    get: (key = 'key') => cache.getOrCreate(key, create).finally(() => turn()),
    at: (time: number, then: typeof outcome = 'success') => {
      seconds = time;
      outcome = then;
    },
    count: () => count,
  };
}

describe('SwrCache', () => {
  it('serves fresh values', async () => {
    const { get, at, cache, count } = setUp();
    expect(await get()).toBe('value 1');
    at(9.9);
    expect(cache.getFresh('key')).toBe('value 1');
    expect(await get()).toBe('value 1');
    expect(count()).toBe(1);
    at(10);
    expect(cache.getFresh('key')).toBeUndefined();
  });

  it('serves a stale value while creating a new one in the background', async () => {
    const { get, at, count } = setUp();
    await get();
    at(15);
    expect(await Promise.all([get(), get()])).toEqual(['value 1', 'value 1']);
    await turn();
    expect(await get()).toBe('value 2');
    expect(count()).toBe(2);
  });

  it('serves a stale value when creation fails, until it is too old', async () => {
    const { get, at } = setUp();
    await get();
    at(40, 'throws');
    expect(await get()).toBe('value 1');
    at(50, 'error');
    expect(await get()).toBe('value 1');
    at(131, 'error');
    expect(await get()).toBe('value 4');
    at(300, 'throws');
    await expect(get()).rejects.toThrow('down');
  });

  it('ignores a failing background creation', async () => {
    const { get, at } = setUp();
    await get();
    at(15, 'throws');
    expect(await get()).toBe('value 1');
    await turn();
    at(16);
    expect(await get()).toBe('value 1');
  });

  it('shares one creation between concurrent callers', async () => {
    const { get, count } = setUp();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get()))).size).toBe(1);
    expect(count()).toBe(1);
  });

  it('does not store errors and uncacheable values', async () => {
    const { get, at, count } = setUp();
    at(0, 'error');
    await get();
    at(0, 'uncacheable');
    await get();
    at(0);
    await get();
    await get();
    expect(count()).toBe(3);
  });

  it('limits the stored bytes', async () => {
    const { get, cache } = setUp(undefined, 1_000);
    for (let key = 0; key < 10; key += 1) await get(`key ${key}`);
    await turn();
    expect(Array.from({ length: 10 }, (_, key) => cache.getFresh(`key ${key}`)).filter(Boolean)).toHaveLength(
      3,
    );
    expect(cache.getFresh('key 9')).toBe('value 10');
  });

  it('does not store a value whose writing breaks off', async () => {
    const cache = new SwrCache<string>({ maxBytes: 1_000 });
    const bytes = Promise.reject(new Error('broke off'));
    const created = {
      value: 'half',
      ttl: { fresh: 10, staleWhileRevalidate: 0, staleIfError: 0 },
      isError: false,
      bytes,
    };
    expect(await cache.getOrCreate('key', async () => created)).toBe('half');
    await turn();
    expect(cache.getFresh('key')).toBeUndefined();
  });
});

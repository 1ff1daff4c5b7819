import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type CacheResult, SwrCache, type SwrCacheOptions } from '#gateway/cache/swrCache.ts';

const TTL = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 100 };

/** A cache with a fake clock that counts creations. */
function setUp(options: Partial<SwrCacheOptions> = {}) {
  let seconds = 0;
  let count = 0;
  let outcome: 'success' | 'error' | 'throws' | 'uncacheable' = 'success';
  const cache = new SwrCache<string>({ maxBytes: 10_000, now: () => seconds * 1000, ...options });
  const createValue = async (): Promise<CacheResult<string>> => {
    count += 1;
    if (outcome === 'throws') throw new Error('down');
    return {
      value: `value ${count}`,
      ttl: outcome === 'uncacheable' ? null : TTL,
      isError: outcome === 'error',
      bytes: 100,
    };
  };
  return {
    cache,
    create: createValue,
    get: async (key = 'key') => {
      try {
        return (await cache.getOrCreate(key, createValue)).value;
      } finally {
        await turn();
      }
    },
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
    at(111, 'error');
    expect(await get()).toBe('value 4');
    at(300, 'throws');
    await expect(get()).rejects.toThrow('down');
  });

  it('serves a stale value without another try for a while after a failure', async () => {
    const { cache, create, get, at, count } = setUp();
    await get();
    at(40, 'throws');
    await get();
    at(44.9);
    expect(cache.read('key', create)).toEqual({ stored: 'value 1', status: 'stale' });
    expect(count()).toBe(2);
    at(45);
    expect(await get()).toBe('value 3');
  });

  it('serves no stale value for an error that is no outage', async () => {
    const { get, at } = setUp({ isOutage: (error) => !(error instanceof Error && error.message === 'down') });
    await get();
    at(40, 'throws');
    await expect(get()).rejects.toThrow('down');
    at(43, 'throws');
    await expect(get()).rejects.toThrow('down');
  });

  it('serves no value again that was too old when it expired', async () => {
    const { cache, get, at } = setUp();
    await get();
    at(200, 'throws');
    await expect(get()).rejects.toThrow('down');
    cache.expire('key');
    await expect(get()).rejects.toThrow('down');
  });

  it('creates an expired value anew, and serves the old one when that fails', async () => {
    const { cache, get, at } = setUp();
    await get();
    cache.expire('key');
    at(0, 'throws');
    expect(await get()).toBe('value 1');
    at(6);
    expect(await get()).toBe('value 3');
  });

  it('creates an expired value at once, also just after a failed creation', async () => {
    const { cache, get, at } = setUp();
    await get();
    at(15, 'throws');
    await get();
    at(16);
    cache.expire('key');
    expect(await get()).toBe('value 3');
  });

  it('does not store a value whose creation began before it expired', async () => {
    const { cache, get } = setUp();
    const early = get();
    cache.expire('key');
    const late = get();
    expect(await Promise.all([early, late])).toEqual(['value 1', 'value 2']);
    expect(cache.getFresh('key')).toBe('value 2');
  });

  it('says where a value came from', async () => {
    const { cache, create, at } = setUp();
    const statusOf = async (): Promise<string> => {
      const read = cache.read('key', create);
      if (!('result' in read)) return read.status;
      await read.result;
      await turn();
      return read.status();
    };
    expect(await Promise.all([statusOf(), statusOf()])).toEqual(['miss', 'shared']);
    expect(await statusOf()).toBe('hit');
    at(15);
    expect(await statusOf()).toBe('refreshing');
    await turn();
    at(50, 'throws');
    expect(await statusOf()).toBe('stale');
  });

  it('aborts a creation when its last reader leaves, but no refresh', async () => {
    const { cache, create, get, at } = setUp();
    const aborted: string[] = [];
    const start = (key: string, signal?: AbortSignal) =>
      cache.read(
        key,
        async (ends) => {
          ends.addEventListener('abort', () => aborted.push(key));
          await turn();
          return create();
        },
        signal,
      );
    const leavers = [new AbortController(), new AbortController()];
    const reads = leavers.map(({ signal }) => start('new', signal));
    const results = reads.map((read) => ('result' in read ? read.result : read.stored));
    leavers[0]?.abort(new Error('left'));
    await expect(results[0]).rejects.toThrow('left');
    expect(aborted).toEqual([]);
    const staying = cache.read('new', create);
    leavers[1]?.abort(new Error('left'));
    await expect(results[1]).rejects.toThrow('left');
    expect(aborted).toEqual([]);
    expect('result' in staying && (await staying.result)).toBe('value 1');
    const last = new AbortController();
    const alone = start('other', last.signal);
    last.abort(new Error('left'));
    await expect('result' in alone ? alone.result : null).rejects.toThrow('left');
    expect(aborted).toEqual(['other']);
    await get('old');
    at(15);
    start('old', AbortSignal.abort());
    await turn();
    expect(aborted).toEqual(['other']);
  });

  it('lets no reader join a creation that its readers have left, which changes nothing when it ends', async () => {
    const { cache, get, create, at, count } = setUp();
    await get();
    at(50);
    const last = new AbortController();
    const fails = Promise.withResolvers<never>();
    const left = cache.read('key', () => fails.promise, last.signal);
    last.abort(new Error('left'));
    expect('result' in left && (await left.result)).toBe('value 1');
    const next = cache.read('key', create);
    fails.reject(new Error('aborted'));
    expect('result' in next && (await next.result)).toBe('value 2');
    await turn();
    expect(await get()).toBe('value 2');
    expect(count()).toBe(2);
  });

  it('reads what there is when nothing may be created', async () => {
    const { cache, get, at } = setUp();
    expect(cache.read('key', () => null)).toBeNull();
    await get();
    at(15);
    expect(cache.read('key', () => null)).toEqual({ stored: 'value 1', status: 'refreshing' });
    at(50);
    expect(cache.read('key', () => null)).toEqual({ stored: 'value 1', status: 'stale' });
  });

  it('stores another form of a value, and the age it came with', async () => {
    const { cache, at } = setUp();
    const created = { value: 'decoded', stored: 'bytes', ttl: TTL, isError: false, bytes: 1, ageMs: 4_000 };
    expect(await cache.getOrCreate('key', async () => created)).toEqual({ value: 'decoded', status: 'miss' });
    at(5.9);
    expect(cache.getFresh('key')).toBe('bytes');
    at(6);
    expect(cache.getFresh('key')).toBeUndefined();
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

  it.each([
    ['bytes', { maxBytes: 1_000 }],
    ['entries', { maxEntries: 3 }],
  ])('limits the %s: a scan evicts nothing, a second miss is admitted', async (_what, options) => {
    const { get, cache } = setUp(options);
    const kept = (): number[] =>
      Array.from({ length: 10 }, (_, key) => key).filter((key) => cache.getFresh(`key ${key}`));
    for (let key = 0; key < 10; key += 1) await get(`key ${key}`);
    expect(kept()).toEqual([0, 1, 2]);
    await get('key 0');
    await get('key 9');
    expect(kept()).toEqual([0, 2, 9]);
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
    expect(await cache.getOrCreate('key', async () => created)).toMatchObject({ value: 'half' });
    await turn();
    expect(cache.getFresh('key')).toBeUndefined();
  });
});

import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SwrCache, type CacheResult } from '#gateway/cache/swrCache.ts';

/** Answers by a clock of the test's own, which counts what is made. */
function setUp(policy = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 100 }, maxBytes = 10_000) {
  let seconds = 0;
  let count = 0;
  let outcome: 'fine' | 'failed' | 'throws' | 'unkept' = 'fine';
  const answers = new SwrCache<string>({ maxBytes, now: () => seconds * 1000 });
  const make = async (): Promise<CacheResult<string>> => {
    count += 1;
    if (outcome === 'throws') throw new Error('down');
    return {
      value: `answer ${count}`,
      ttl: outcome === 'unkept' ? null : policy,
      isError: outcome === 'failed',
      bytes: 100,
    };
  };
  return {
    answers,
    /** Asks, and lets what was made be put away. */
    get: (key = 'key') => answers.getOrCreate(key, make).finally(() => turn()),
    at: (time: number, then: typeof outcome = 'fine') => {
      seconds = time;
      outcome = then;
    },
    count: () => count,
  };
}

describe('whole answers', () => {
  it('are given while fresh', async () => {
    const { get, at, answers, count } = setUp();
    expect(await get()).toBe('answer 1');
    at(9.9);
    expect(answers.getFresh('key')).toBe('answer 1');
    expect(await get()).toBe('answer 1');
    expect(count()).toBe(1);
    at(10);
    expect(answers.getFresh('key')).toBeUndefined();
  });

  it('are given once more while a new one is made behind their back', async () => {
    const { get, at, count } = setUp();
    await get();
    at(15);
    expect(await Promise.all([get(), get()])).toEqual(['answer 1', 'answer 1']);
    await turn();
    expect(await get()).toBe('answer 2');
    expect(count()).toBe(2);
  });

  it('stand in for one that cannot be made, until they are too old', async () => {
    const { get, at } = setUp();
    await get();
    at(40, 'throws');
    expect(await get()).toBe('answer 1');
    at(50, 'failed');
    expect(await get()).toBe('answer 1');
    at(131, 'failed');
    expect(await get()).toBe('answer 4');
    at(300, 'throws');
    await expect(get()).rejects.toThrow('down');
  });

  it('a failing renewal in the background harms nobody', async () => {
    const { get, at } = setUp();
    await get();
    at(15, 'throws');
    expect(await get()).toBe('answer 1');
    await turn();
    at(16);
    expect(await get()).toBe('answer 1');
  });

  it('are made once, however many ask', async () => {
    const { get, count } = setUp();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get()))).size).toBe(1);
    expect(count()).toBe(1);
  });

  it('failures and what may not be kept are not kept', async () => {
    const { get, at, count } = setUp();
    at(0, 'failed');
    await get();
    at(0, 'unkept');
    await get();
    at(0);
    await get();
    await get();
    expect(count()).toBe(3);
  });

  it('are bounded by their bytes', async () => {
    const { get, answers } = setUp(undefined, 1_000);
    for (let key = 0; key < 10; key += 1) await get(`key ${key}`);
    await turn();
    expect(
      Array.from({ length: 10 }, (_, key) => answers.getFresh(`key ${key}`)).filter(Boolean),
    ).toHaveLength(3);
    expect(answers.getFresh('key 9')).toBe('answer 10');
  });

  it('one that breaks off while it is written is not kept', async () => {
    const answers = new SwrCache<string>({ maxBytes: 1_000 });
    const broken = Promise.reject(new Error('broke off'));
    const made = {
      value: 'half',
      ttl: { fresh: 10, staleWhileRevalidate: 0, staleIfError: 0 },
      isError: false,
      bytes: broken,
    };
    expect(await answers.getOrCreate('key', async () => made)).toBe('half');
    await turn();
    expect(answers.getFresh('key')).toBeUndefined();
  });
});

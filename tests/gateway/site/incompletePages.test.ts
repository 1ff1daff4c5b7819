/** What pages cost that lack a section, by how many visitors read them. */
import { describe, expect, it } from 'vitest';
import { startSite as startWholeSite } from '#tests/harness/gateway.ts';
import { hallData } from '../graphql/testSchema.ts';
import { documentId } from '../http/testbed.ts';
import { DEFERRED, echoPage, FAILING_LATE, RATING, startSite } from './testSite.ts';

const READERS = 30;
/** A page is shared for two seconds; the rest is for a busy machine. */
const WITHIN_SECONDS = { timeout: 10_000 };

type Read = () => Promise<string>;

/** All at once, then one after the other. */
async function readAsMany(read: Read): Promise<Set<string>> {
  const texts = new Set(await Promise.all(Array.from({ length: READERS }, read)));
  for (let count = 0; count < READERS; count += 1) texts.add(await read());
  return texts;
}

describe('incomplete pages', () => {
  it('are rendered once for those who read them within a moment, and are kept by no other cache', async () => {
    let cache: null | undefined = null;
    await using site = await startSite(async (request) => echoPage(request, cache === null ? { cache } : {}));
    const read = () => site.get('/x').then((response) => response.text());
    expect((await readAsMany(read)).size).toBe(1);
    expect(site.rendered()).toBe(1);
    const cachingOf = async () => (await site.get('/x')).headers.get('cache-control');
    expect(await cachingOf()).toBe('private, no-store');
    cache = undefined;
    await expect.poll(cachingOf, WITHIN_SECONDS).toContain('s-maxage=60');
    expect(site.rendered()).toBe(2);
  });

  it('are rendered once when a late part fails, and anew when it only was late', async () => {
    for (const [text, times] of [
      [FAILING_LATE, 1],
      [DEFERRED, 2],
    ] as const) {
      await using site = await startSite(async (request, execute) => {
        const { late } = await execute(documentId(text), {});
        expect(late).not.toBeNull();
        for await (const _part of late ?? []);
        return echoPage(request, { cache: null });
      });
      for (let count = 1; count <= 2; count += 1) await (await site.get('/x')).text();
      expect(site.rendered()).toBe(times);
    }
  });

  it('take the place of no complete page that may be served, and are rendered once to replace it', async () => {
    const complete = { fresh: 0, staleWhileRevalidate: 100, staleIfError: 100 };
    let isDown = false;
    await using site = await startSite(async (request, execute) => {
      const { first } = await execute(documentId(RATING), {});
      const page = { ...request, url: isDown ? 'incomplete' : 'complete' };
      return echoPage(page, { cache: isDown || !first.data ? null : complete });
    });
    const read = () => site.get('/x').then((response) => response.text());
    await read();
    isDown = true;
    hallData.rating += 1;
    expect([...(await readAsMany(read))]).toEqual([expect.stringContaining('>complete<')]);
    expect(site.rendered()).toBe(2);
  });

  it.each([
    ['/mypage/reservations', 200],
    ['/x', 429],
    ['/x', 503],
  ])('are never shared where they are personal or failures: %s %i', async (path, status) => {
    await using site = await startSite(async (request) => echoPage(request, { status, cache: null }));
    for (let count = 1; count <= 3; count += 1) {
      await (await site.get(path)).text();
      expect(site.rendered()).toBe(count);
    }
  });
});

it('a section that fails costs its REST API one attempt per moment, and is there soon after it recovers', async () => {
  await using site = await startWholeSite();
  const questions = '/api/wn/halls/1/question_and_answers';
  const read = () => fetch(`${site.url}/halls/1`).then((response) => response.text());
  await site.origin.fault({ path: questions, status: 500 });
  const startedAt = performance.now();
  const texts = await readAsMany(read);
  const moments = Math.ceil((performance.now() - startedAt) / 2_000);
  expect([...texts].every((text) => text.includes('質問と回答を読み込めませんでした'))).toBe(true);
  // An attempt is a call and two retries.
  expect((await site.origin.calls(questions)).length).toBeLessThanOrEqual(3 * moments);
  await site.origin.clearFaults();
  await expect.poll(read, WITHIN_SECONDS).not.toContain('質問と回答を読み込めませんでした');
});

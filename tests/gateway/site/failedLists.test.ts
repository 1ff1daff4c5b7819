/** Pages whose lists come with invalid rows alone: the visitor reads that they could not be loaded, never "none". */
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '#tests/harness/browser.ts';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Fault, type Origin, startOrigin } from '#tests/harness/origin.ts';
import { logInBySite } from '#tests/harness/session.ts';

const ROWS = Array.from({ length: 36 }, () => ({ broken: true }));
const paged = { total: 36, page: 1, per_page: 30 };

/** A reply with invalid rows alone, by path. */
const FAULTS: readonly Fault[] = [
  { path: '^/api/halls/($|\\?)', body: { halls: ROWS, ...paged } },
  { path: '^/api/wn/halls/ranking', body: { halls: ROWS } },
  { path: '^/api/wn/halls/\\d+/costs', body: { costs: ROWS, ...paged } },
  { path: '^/api/wn/halls/\\d+/official_photos', body: { photos: ROWS } },
  { path: '^/api/wn/halls/\\d+/zexy_photos', body: { photos: ROWS } },
  { path: '^/api/wn/halls/\\d+/photo_sections', body: { photo_sections: ROWS } },
  { path: '^/api/wn/halls/\\d+/bride_photos($|\\?)', body: { photos: ROWS, ...paged } },
  { path: '^/api/wn/halls/\\d+/nearby_halls', body: { halls: ROWS } },
  { path: '^/api/wn/halls/\\d+/benefits', body: { benefits: ROWS } },
  { path: '^/api/wn/halls/\\d+/question_and_answers', body: { question_and_answers: ROWS } },
  { path: '^/api/wn/halls/\\d+/brides', body: { brides: ROWS, ...paged } },
  { path: '^/api/wn/halls/\\d+/fairs($|\\?)', body: { fairs: ROWS, ...paged } },
  { path: '^/api/wn/hall_clips($|\\?)', body: { hall_clips: ROWS, ...paged } },
  { path: '^/api/web/post/recent', body: { posts: ROWS, total: 36 } },
  { path: '^/api/web/pv/ranking', body: { posts: ROWS } },
  { path: '^/api/brides/theme_tags/', body: { results: ROWS, count: 36 } },
  { path: '^/1/indexes', body: { hits: ROWS, nbHits: 36, hitsPerPage: 20 } },
  { path: '^/api/v1/brands($|\\?)', body: { status_code: 200, meta: { total: 36 }, data: ROWS } },
  { path: '^/api/wn/reservations/', body: { reservations: ROWS, total: 36 } },
];

/** Texts of pages for empty lists. */
const NONE = /見つかりませんでした|(?:は|が)(?:まだ)?(?:ありません(?!でした)|いません)|まだ順位/;
const FAILED = /(?:読み込め|表示でき)ません/;

let origin: Origin;
let gateway: Gateway;
let cookie: string;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = await startGateway({ upstream: origin.url });
  cookie = await logInBySite(gateway.url);
  await origin.fault(...FAULTS);
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await origin.stop();
});

/** The visible text of a page, and how it may be cached. */
async function open(path: string): Promise<{ text: string; caching: string | null }> {
  const response = await fetch(gateway.url + path, { headers: { cookie } });
  const html = await response.text();
  const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '\n');
  return { text, caching: response.headers.get('cache-control') };
}

describe('F78 as HTML', () => {
  it.each([
    '/halls/',
    '/pref/tokyo',
    '/halls/ranking/tokyo/',
    '/halls/1/fairs',
    '/magazine',
    '/magazine/ranking',
    '/magazine/writers',
    '/brides/themes',
    '/brands/',
    '/mypage/reservations',
  ])('%s says so, and no cache keeps it', async (path) => {
    const { text, caching } = await open(path);
    expect(text).toMatch(FAILED);
    expect(text).not.toMatch(NONE);
    expect(caching).toBe('private, no-store');
  });

  it.each(['/', '/halls/1', '/halls/1?more=photos', '/mypage/clips'])(
    '%s says nothing of "none", and no cache keeps it',
    async (path) => {
      const { text, caching } = await open(path);
      expect(text).not.toMatch(NONE);
      expect(caching).toBe('private, no-store');
    },
  );
});

describe('F78 in the browser', () => {
  it.each([
    ['/halls/1', 8],
    ['/mypage/clips', 1],
  ])('%s names at least %i parts that could not be loaded', async (path, parts) => {
    const browser = await chromium.launch(launchOptions);
    const context = await browser.newContext();
    const cookies = cookie.split('; ').map((one) => one.split('='));
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: gateway.url })));
    const page = await context.newPage();
    await page.goto(gateway.url + path);
    const notes = page.getByText(/を(読み込め|表示でき)ませんでした/);
    await expect.poll(() => notes.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(parts);
    // Halls recommended below may have no scores.
    const text = (await page.locator('main').innerText()).replaceAll('評価はまだありません', '');
    expect(text).not.toMatch(NONE);
    await browser.close();
  });
});

it('F78 the rows are there as soon as the REST APIs send them', async () => {
  await origin.clearFaults();
  const read = async () => (await open('/halls/')).text;
  await expect.poll(read, { timeout: 10_000 }).not.toMatch(FAILED);
  expect(await read()).not.toMatch(NONE);
});

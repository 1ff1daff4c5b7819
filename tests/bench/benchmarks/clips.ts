import { chromium, type Page } from '@playwright/test';
import { ApiClient } from '#tests/contract/api.ts';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import type { Benchmark } from '../benchmark.ts';
import { round, type Row } from '../table.ts';

const CLIPS = 1000;
const CPU_SLOWDOWN = 4;
/** REST calls of the list: a page of clips, the newest clips for the revision, and clip states. */
const LIST_PATHS = /^\/api\/wn\/hall_clips(\/bulk)?$/;

/** Clips the first thousand halls for the demo account, at the REST API: the gateway limits a member's changes. */
async function addClips(site: Site): Promise<void> {
  const api = new ApiClient(site.origin.url);
  for (let hall = 1; hall <= CLIPS; hall += 1)
    await api.send('/api/wn/hall_clips', {
      method: 'POST',
      form: { hall_id: String(hall), user_id: demo.userId },
      as: demo,
    });
}

async function logIn(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(demo.email);
  await page.getByRole('textbox', { name: /^パスワード/ }).fill(demo.password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByRole('link', { name: 'ログアウト' }).waitFor();
}

/** Scrolls down and up with the CPU throttled and returns the long tasks in milliseconds. */
async function measureScroll(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    // Browsers report tasks of 50 ms and more.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const step of [200, -200])
    for (let scrolled = 0; scrolled < height; scrolled += Math.abs(step)) {
      await page.mouse.wheel(0, step);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  const tasks = await page.evaluate(() => (globalThis as { long?: number[] }).long ?? []);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return tasks;
}

/** A list of a thousand clips: upstream calls per page, and long tasks while scrolling on a slow phone. */
export const clips: Benchmark = {
  name: 'clips',
  description: `A clip list with ${CLIPS} clips: upstream calls of a page, long tasks while scrolling at ${CPU_SLOWDOWN}× CPU slowdown`,
  async run({ rounds }) {
    await using site = await startSite();
    await addClips(site);
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage({ viewport: { width: 375, height: 812 }, locale: 'ja-JP' });
    await logIn(page, site);
    const rows: Row[] = [];
    for (const number of [1, 17, 34]) {
      const address = `${site.url}/mypage/clips?page=${number}`;
      await site.origin.clearJournal();
      await page.request.get(address);
      const calls = (await site.origin.calls()).filter(({ path }) => LIST_PATHS.test(path));
      // Measure the hydrated page after deferred layout, with its subscription.
      await page.goto(address, { waitUntil: 'load' });
      await page.locator('html[data-laid-out]').waitFor();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const tasks: number[] = [];
      for (let turn = 0; turn < rounds; turn += 1) tasks.push(...(await measureScroll(page)));
      rows.push({
        page: number,
        clips: await page.getByRole('main').getByRole('article').count(),
        'calls of the list': calls.length,
        'tasks over 50 ms': tasks.length,
        'longest ms': round(Math.max(0, ...tasks), 0),
      });
    }
    await browser.close();
    return {
      rows,
      targets: [
        {
          text: 'a page of the list takes at most 2 upstream calls, excluding authentication and counts',
          isMet: rows.every((row) => Number(row['calls of the list']) <= 2),
        },
        {
          text: `no task over 50 ms while scrolling at ${CPU_SLOWDOWN}× CPU slowdown`,
          isMet: rows.every((row) => row['tasks over 50 ms'] === 0),
        },
      ],
    };
  },
};

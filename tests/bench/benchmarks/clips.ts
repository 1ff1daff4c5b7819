import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import type { Bench } from '../benchmark.ts';
import { round, type Row } from '../table.ts';

const CLIPS = 1000;
/** Halls kept by one document: the gateway takes twenty fields of the root. */
const AT_ONCE = 20;
const SLOWDOWN = 4;
/** Calls of the list itself: its page of clips (R46), the newest of them for the stamp, which halls are kept (R45). */
const LIST = /^\/api\/wn\/hall_clips(\/bulk)?$/;

/** Keeps the first thousand halls for the seeded account. */
async function keep(site: Site): Promise<void> {
  for (let start = 1; start <= CLIPS; start += AT_ONCE) {
    const fields = Array.from({ length: AT_ONCE }, (_, index) => {
      const target = `hallRawId: "${start + index}"`;
      return `c${index}: clip(input: { target: { ${target} } }) { userErrors { code } }`;
    });
    await site.graphql(`mutation { ${fields.join(' ')} }`, {}, { 'x-wedding-token': demo.token });
  }
}

async function logIn(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(demo.email);
  await page.getByRole('textbox', { name: /^パスワード/ }).fill(demo.password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByRole('link', { name: 'ログアウト' }).waitFor();
}

/** Scrolls a page down and up with the wheel, on a processor slowed down, and tells its long tasks in milliseconds. */
async function scroll(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    // The browser itself calls a task long from 50 ms on.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const step of [200, -200])
    for (let way = 0; way < height; way += Math.abs(step)) {
      await page.mouse.wheel(0, step);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  const tasks = await page.evaluate(() => (globalThis as { long?: number[] }).long ?? []);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return tasks;
}

/** A list of a thousand kept halls: what a page of it costs upstream, and how smoothly it scrolls on a slow phone. */
export const clips: Bench = {
  name: 'clips',
  about: `A clip list with ${CLIPS} clips: upstream calls of a page, long tasks while scrolling at ${SLOWDOWN}× CPU slowdown`,
  async run({ rounds }) {
    await using site = await startSite();
    await keep(site);
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage({ viewport: { width: 375, height: 812 }, locale: 'ja-JP' });
    await logIn(page, site);
    const rows: Row[] = [];
    for (const number of [1, 17, 34]) {
      const address = `${site.url}/mypage/clips?page=${number}`;
      await site.origin.clearJournal();
      await page.request.get(address);
      const calls = (await site.origin.calls()).filter(({ path }) => LIST.test(path));
      // The page as it is used: it also watches its list, and is scrolled as soon as it is taken over and laid out.
      await page.goto(address, { waitUntil: 'load' });
      await page.locator('html[data-laid]').waitFor();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const tasks: number[] = [];
      for (let turn = 0; turn < rounds; turn += 1) tasks.push(...(await scroll(page)));
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
      claims: [
        {
          text: 'a page of the list costs at most 2 upstream calls, proof and counts apart',
          holds: rows.every((row) => Number(row['calls of the list']) <= 2),
        },
        {
          text: `no task over 50 ms while scrolling at ${SLOWDOWN}× CPU slowdown`,
          holds: rows.every((row) => row['tasks over 50 ms'] === 0),
        },
      ],
    };
  },
};

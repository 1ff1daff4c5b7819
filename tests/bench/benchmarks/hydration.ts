import { chromium, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measure.ts';
import { openUnattachedPage } from '../unattachedPage.ts';

const SLOWDOWN = 4;
const LOADS = 10;
const NAVIGATIONS = 20;
// A slowed-down page takes longer than Playwright's own limit of 30 s.
const MAX_LOAD_MS = 120_000;
const MAX_TASK_MS = 50;
const MAX_NAVIGATION_MS = 100;

async function openPhone(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  context.setDefaultTimeout(MAX_LOAD_MS);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const laidOut = (page: Page) =>
  page.waitForFunction(
    () => history.scrollRestoration === 'manual' && 'laidOut' in document.documentElement.dataset,
  );

/** Ends with the longest task since the first paint, in ms; 0 where none has the 50 ms that browsers report. */
const LONGEST_TASK = `new Promise((resolve) => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= paint) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  setTimeout(() => resolve(longest), 100);
})`;

/** The longest task between the first paint of a page and the end of its layout; 0 below 50 ms. */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await openUnattachedPage(browser, SLOWDOWN);
  await page.goto(url);
  await page.waitFor(`'laidOut' in document.documentElement.dataset`);
  const longest = z.number().parse(await page.evaluate(LONGEST_TASK));
  await page.close();
  return longest;
}

/** From the click on a hall of the search, whose data a press has fetched, to the paint of its heading. */
async function navigate(page: Page, url: string, number: number): Promise<number> {
  await page.goto(`${url}/halls/search/`);
  await laidOut(page);
  const link = page.getByRole('article').nth(number).getByRole('heading').getByRole('link');
  const name = (await link.innerText()).replaceAll(/\s/g, '');
  await link.dispatchEvent('pointerdown', { bubbles: true });
  // The browser lists what it has loaded.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name: address }) => address.includes('documentId=')),
  );
  const painted = page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const check = () => {
              const shown = document.querySelector('h1')?.textContent?.replaceAll(/\s/g, '');
              if (shown?.includes(heading)) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(check);
            };
            requestAnimationFrame(check);
          },
          { once: true, capture: true },
        );
      }),
    name,
  );
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  return painted;
}

/** How long a phone is busy while a hall page hydrates, and how soon a prefetched hall is shown. */
export const hydration: Benchmark = {
  name: 'hydration',
  description: `hall page on a phone: longest task after the first paint (processor slowed down ${SLOWDOWN} times), and from a click in the search to the heading of a prefetched hall`,
  isOptIn: true,
  async run() {
    await using site = await startSite();
    await using browser = await chromium.launch(launchOptions);
    const tasks: number[] = [];
    for (let load = 0; load <= LOADS; load += 1)
      tasks.push(await longestTask(browser, `${site.url}/halls/1`));
    // The first load fills the caches of the gateway.
    const loads = tasks.slice(1);
    const rows = [{ measure: 'longest task', slowdown: SLOWDOWN, ...summarize(loads) }];
    const navigations: Record<number, readonly number[]> = {};
    for (const slowdown of [1, SLOWDOWN]) {
      const page = await openPhone(browser, slowdown);
      const times: number[] = [];
      for (let number = 0; number < NAVIGATIONS; number += 1)
        times.push(await navigate(page, site.url, number));
      navigations[slowdown] = times;
      rows.push({ measure: 'heading of a prefetched hall', slowdown, ...summarize(times) });
      await page.context().close();
    }
    return {
      rows,
      targets: [
        { text: `no task over ${MAX_TASK_MS} ms`, isMet: Math.max(...loads) <= MAX_TASK_MS },
        {
          text: `a prefetched hall shows its heading within ${MAX_NAVIGATION_MS} ms (median, not slowed down)`,
          isMet: median(navigations[1] ?? []) <= MAX_NAVIGATION_MS,
        },
      ],
    };
  },
};

const summarize = (times: readonly number[]) => ({
  'median ms': Math.round(median(times)),
  'longest ms': Math.round(Math.max(...times)),
});

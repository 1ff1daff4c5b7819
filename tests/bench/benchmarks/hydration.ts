import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measure.ts';

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

/**
 * The longest task between the first paint of a page and the end of its layout; 0 below 50 ms. The page says by itself
 * when it is laid out: Playwright's scripts, which wait in the page, are tasks of their own.
 */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await openPhone(browser, SLOWDOWN);
  await page.addInitScript(() => {
    const tasks: { start: number; duration: number }[] = [];
    // Browsers report tasks of 50 ms and more.
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    const report = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const afterPaint = tasks.filter(({ start }) => start >= (paint?.startTime ?? 0));
      console.log(`longest task: ${Math.max(0, ...afterPaint.map(({ duration }) => duration))}`);
    };
    const attributes = new MutationObserver(() => {
      if (!('laidOut' in document.documentElement.dataset)) return;
      attributes.disconnect();
      // The tasks before are reported by then.
      requestIdleCallback(() => setTimeout(report, 100));
    });
    attributes.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-laid-out'] });
  });
  const reported = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('longest task'),
  });
  await page.goto(url);
  const longest = Number((await reported).text().replace('longest task: ', ''));
  await page.context().close();
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

import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import type { Benchmark } from '../benchmark.ts';
import { untilQuiet } from '../measure.ts';

const SLOWDOWN = 4;
const PRESSES = 20;
const MAX_MS = 100;
/** A short touch of a finger. */
const TOUCH_MS = 60;
const TIMEOUT_MS = 120_000;
/** Shorter events are not reported. */
const SHORTEST_MS = 16;

interface Interaction {
  readonly name: string;
  readonly path: string;
  target(page: Page, number: number): Locator;
  /** Waits for what the press shows; puts it back where the next press needs that. */
  settle?(page: Page): Promise<void>;
}

const cards = (page: Page) => page.getByRole('article');

const presses: readonly Interaction[] = [
  {
    name: 'clip',
    path: '/halls/search/',
    target: (page, number) =>
      cards(page)
        .nth(number)
        .getByRole('button', { name: /を ?クリップ$/ }),
  },
  {
    name: 'open filter',
    path: '/halls/search/',
    target: (page) => page.getByRole('button', { name: /^条件で絞り込む/ }),
    async settle(page) {
      const sheet = page.getByRole('region', { name: '絞り込み条件' });
      await sheet.waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'change sort',
    path: '/halls/search/',
    target: (page, number) => sorts(page).nth(number % 2),
    settle: (page) => page.locator('main:not([aria-busy])').waitFor(),
  },
  {
    name: 'open photo',
    path: '/halls/1',
    target: (page) => page.locator('#photos').getByRole('link').first(),
    async settle(page) {
      const viewer = page.getByRole('dialog');
      await viewer.waitFor();
      // It takes no key while it opens.
      while (await viewer.isVisible()) {
        await page.keyboard.press('Escape');
        await idle(page);
      }
    },
  },
  {
    name: 'switch month',
    path: '/halls/1/fairs',
    target(page, number) {
      // The next month, then back.
      const months = page.locator('#month + div').getByRole('link');
      return number % 2 === 0 ? months.last() : months.first();
    },
    settle: (page) => page.locator('main:not([aria-busy])').waitFor(),
  },
];

/** Links to the sorts that are not shown. */
const sorts = (page: Page) =>
  page.getByRole('navigation', { name: '並び順' }).locator('a:not([aria-current])');

/** Keeps the longest pointer event of each interaction, as the browser's event timing gives it. */
async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const longest = new Map<number, number>();
    Object.assign(globalThis, { longest });
    const options = { type: 'event', durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue;
        const { name, interactionId, duration } = entry;
        if (interactionId > 0 && /^(pointer|click)/.test(name))
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
    }).observe(options);
  }, SHORTEST_MS);
}

/** Waits until the browser has painted and is idle. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await new Promise((done) => requestIdleCallback(done));
  });

/**
 * Presses what is in view, once the page rests. Playwright's own tap scrolls at the same time, looks for what is pressed in
 * the page's events, and lifts the finger in the moment in which it touches.
 */
async function press(page: Page, devTools: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await idle(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(TOUCH_MS);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(demo.email);
  await page.getByRole('textbox', { name: /^パスワード/ }).fill(demo.password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByRole('link', { name: 'ログアウト' }).waitFor();
}

/** Scrolls through a page, so that the gateway makes its pictures before anything is pressed. */
async function loadPictures(page: Page, url: string, site: Site): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  await untilQuiet(site.pid);
}

/** Durations of the presses in ms, ascending. The browser does not report those below its shortest. */
async function measure(
  page: Page,
  devTools: CDPSession,
  url: string,
  { path, target, settle }: Interaction,
): Promise<number[]> {
  await page.goto(url + path);
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  for (let number = 0; number < PRESSES; number += 1) {
    await press(page, devTools, target(page, number));
    await idle(page);
    await settle?.(page);
    await idle(page);
  }
  const reported = await page.evaluate(() => [
    ...((globalThis as { longest?: Map<number, number> }).longest ?? []).values(),
  ]);
  const unreported = Array<number>(Math.max(0, PRESSES - reported.length)).fill(SHORTEST_MS);
  return [...reported, ...unreported].toSorted((one, other) => one - other);
}

/** Interaction to Next Paint on a phone with a slow processor. */
export const interactions: Benchmark = {
  name: 'interactions',
  description: `from a press to the next paint, phone, processor slowed down ${SLOWDOWN} times`,
  isOptIn: true,
  async run() {
    await using site = await startSite();
    await using browser = await chromium.launch(launchOptions);
    const rows = [];
    const targets = [];
    for (const interaction of presses) {
      const context = await browser.newContext({
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
      });
      context.setDefaultTimeout(TIMEOUT_MS);
      const page = await context.newPage();
      await observeEvents(page);
      await logIn(page, site.url);
      await loadPictures(page, site.url + interaction.path, site);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const durations = await measure(page, devTools, site.url, interaction);
      const at = (share: number) => durations[Math.ceil(share * durations.length) - 1] ?? NaN;
      rows.push({ interaction: interaction.name, 'p50 ms': at(0.5), 'p98 ms': at(0.98) });
      targets.push({ text: `${interaction.name}: p98 at most ${MAX_MS} ms`, isMet: at(0.98) <= MAX_MS });
      await context.close();
    }
    return { rows, targets };
  },
};

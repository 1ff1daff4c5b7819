/**
 * What every journey starts from: a started product per worker, and a watch over the page that fails the journey on
 * console errors and uncaught exceptions, unless the journey expects them.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { startSite, type Site } from '#tests/harness/gateway.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** What is noticed while a page is used. */
export interface Watch {
  /** Messages that count as errors. */
  errors: string[];
  /** Requests to the gateway's GraphQL endpoint, newest last, as `GET Name` or `POST Name` with their variables. */
  graphql: { method: string; documentId: string; variables: unknown }[];
  /** Lets failing loads of the network pass, for journeys that break the network on purpose. */
  expectFailures(): void;
}

interface Fixtures {
  /** The watch over `page`. */
  watch: Watch;
  /** A product of the journey's own, to be disturbed: faults, a stopped origin. Its caches are empty. */
  ownSite: Site;
}

interface WorkerFixtures {
  /** The product all journeys of a worker share. They read it and sign up, but do not disturb it. */
  site: Site;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, provide) => {
      await using site = await startSite();
      await provide(site);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  ownSite: async ({ page }, provide) => {
    await using site = await startSite();
    await provide(site);
    // Nothing the page still does may fail because the site is gone.
    await page.goto('about:blank');
  },
  watch: [
    async ({ page }, provide) => {
      const watch = await watchOver(page);
      await provide(watch);
      expect(watch.errors).toEqual([]);
    },
    { auto: true },
  ],
});

async function watchOver(page: Page): Promise<Watch> {
  let failuresExpected = false;
  const watch: Watch = {
    errors: [],
    graphql: [],
    expectFailures() {
      failuresExpected = true;
    },
  };
  page.on('pageerror', (error) => watch.errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() !== 'error' || (isNetwork && failuresExpected)) return;
    watch.errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The body of an upload is no JSON.
    const isUpload = request.headers()['content-type']?.startsWith('multipart/') ?? false;
    if (url.pathname !== '/graphql' || isUpload) return;
    const sent = request.method() === 'GET' ? Object.fromEntries(url.searchParams) : request.postDataJSON();
    watch.graphql.push({ method: request.method(), documentId: sent.documentId, variables: sent.variables });
  });
  // Counted from before the first paint; shifts right after an input are the input's.
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry && 'sources' in entry;
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? 'a picture');
        shifts.push({ value: entry.value, moved: `${Math.round(entry.startTime)} ms: ${moved.join(' | ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return watch;
}

/** Expects the current document to have stood still so far: 0.02 is the most we allow ourselves. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => {
    const { shifts = [] } = globalThis as { shifts?: { value: number; moved: string }[] };
    return shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)} at ${moved}`).join('\n');
  expect(sum, `what moved:\n${told}`).toBeLessThanOrEqual(0.02);
}

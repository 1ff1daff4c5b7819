/**
 * Fixtures of the journeys: one running site per worker, and a page monitor that fails a journey on console errors and
 * uncaught exceptions.
 */
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { startSite, type Site } from '#tests/harness/gateway.ts';

export { expect, type Locator, type Page } from '@playwright/test';

export interface PageMonitor {
  /** Console errors and uncaught exceptions. */
  errors: string[];
  /** Requests to the GraphQL endpoint, oldest first. */
  graphqlRequests: { method: string; documentId: string; variables: unknown }[];
  /** Ignores failed network loads, for journeys that cause them. */
  allowNetworkErrors(): void;
  /** Waits until no request is on its way and the browser has nothing left to do that could send one. */
  settled(): Promise<void>;
}

interface Fixtures {
  monitor: PageMonitor;
  /** A site of the journey's own, for faults and a stopped origin. Starts with empty caches. */
  ownSite: Site;
}

interface WorkerFixtures {
  /** The site shared by all journeys of a worker; not to be broken. */
  site: Site;
}

/** The gateway shares the processors with browsers and other tests: that it is late does not mean too many visitors. */
const UNHURRIED = { env: { MAX_EVENT_LOOP_DELAY_MS: '60000' } };

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, provide) => {
      await using site = await startSite(UNHURRIED);
      await provide(site);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  ownSite: async ({ page }, provide) => {
    await using site = await startSite(UNHURRIED);
    await provide(site);
    // Stops the page's requests before the site stops.
    await page.goto('about:blank');
  },
  monitor: [
    async ({ page }, provide) => {
      const monitor = await monitorPage(page);
      await provide(monitor);
      expect(monitor.errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Idle turns without a request: effects run in the first, and what they loaded in the next. */
const QUIET_TURNS = 4;

async function monitorPage(page: Page): Promise<PageMonitor> {
  let networkErrorsAllowed = false;
  const pending = new Set<Request>();
  const monitor: PageMonitor = {
    errors: [],
    graphqlRequests: [],
    allowNetworkErrors() {
      networkErrorsAllowed = true;
    },
    async settled() {
      let quietTurns = 0;
      const turn = async () => {
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        quietTurns = pending.size === 0 ? quietTurns + 1 : 0;
        return quietTurns;
      };
      await expect.poll(turn, { intervals: [50], timeout: 30_000 }).toBeGreaterThanOrEqual(QUIET_TURNS);
    },
  };
  page.on('request', (request) => {
    // Requests of the page before may end without an event.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('pageerror', (error) => monitor.errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() !== 'error' || (isNetwork && networkErrorsAllowed)) return;
    monitor.errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    // Uploads have no JSON body.
    const isUpload = request.headers()['content-type']?.startsWith('multipart/') ?? false;
    if (url.pathname !== '/graphql' || isUpload) return;
    const sent = request.method() === 'GET' ? Object.fromEntries(url.searchParams) : request.postDataJSON();
    monitor.graphqlRequests.push({
      method: request.method(),
      documentId: sent.documentId,
      variables: sent.variables,
    });
  });
  // Observes layout shifts from before the first paint, except those caused by input.
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
  return monitor;
}

/** Expects that the cumulative layout shift so far is at most `max`. */
export async function expectNoLayoutShift(page: Page, max = 0.02): Promise<void> {
  const shifts = await page.evaluate(() => {
    const { shifts = [] } = globalThis as { shifts?: { value: number; moved: string }[] };
    return shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const details = shifts.map(({ value, moved }) => `${value.toFixed(4)} at ${moved}`).join('\n');
  expect(sum, `what moved:\n${details}`).toBeLessThanOrEqual(max);
}

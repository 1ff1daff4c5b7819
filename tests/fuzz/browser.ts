/**
 * Opens pages in Chromium, for a sample of the cases: by a click on a link of another page, as a navigation of the
 * site's router, and by loading them. Sections that wait for deferred or personal data are rendered here alone.
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import documents from '#client/documents.json' with { type: 'json' };
import { launchOptions } from '#tests/harness/browser.ts';
import { faultsOf, type Baseline, type Case } from './cases.ts';
import { believable, type Finding } from './checks.ts';
import type { Lane, Viewer } from './lane.ts';
import { MARKER } from './mutations.ts';
import { BROKEN_TEXT, isAbsence } from './statements.ts';
import { takesSubject } from './subjects.ts';

/** A page without data, from which the others are reached. */
const START = '/reservations/cancel';

/** Id of the document by which a hall's page records its view. */
const RECORD_VIEW =
  Object.entries(documents).find(([, text]) => text.startsWith('mutation RecordHallViewMutation('))?.[0] ??
  '';

/** The visible page. */
interface View {
  readonly texts: readonly string[];
  readonly heading: string | null;
  /** Uncaught errors and elements made of hostile text. */
  readonly problems: readonly string[];
}

export interface BrowserLane extends AsyncDisposable {
  /** Runs a case on a page with an address. */
  run(test: Case, baseline: Baseline): Promise<Finding[]>;
}

export async function startBrowser(lane: Lane): Promise<BrowserLane> {
  const browser = await chromium.launch(launchOptions);
  const contexts = new Map<Viewer, BrowserContext>();
  const known = new Map<string, readonly View[]>();

  const contextOf = async (viewer: Viewer): Promise<BrowserContext> => {
    const existing = contexts.get(viewer);
    if (existing) return existing;
    const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    await context.addCookies(
      lane.cookies[viewer].split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        return { name, value, url: lane.url };
      }),
    );
    // Pictures are not checked: they show no data.
    await context.route(/\/img\?/, (route) => route.abort());
    // Views are not recorded: the halls seen last are on pages of the same visitor.
    await context.route(/\/graphql/, (route) =>
      route.request().postData()?.includes(RECORD_VIEW)
        ? route.fulfill({ json: { data: { recordHallView: null } } })
        : route.continue(),
    );
    contexts.set(viewer, context);
    return context;
  };

  const views = async ({ page: { address }, viewer }: Baseline): Promise<readonly View[]> => {
    const page = await (await contextOf(viewer)).newPage();
    try {
      return [
        await viewAfter(page, () => navigate(page, lane.url + START, address ?? '/')),
        await viewAfter(page, () => page.goto(lane.url + address)),
      ];
    } finally {
      await page.close();
    }
  };

  return {
    async run(test, baseline) {
      const key = `${baseline.page.name} ${baseline.viewer}`;
      const before = known.get(key) ?? (await views(baseline));
      known.set(key, before);
      await lane.expire();
      for (const fault of faultsOf(test, baseline) ?? []) lane.fields.break(fault);
      await lane.fill(baseline.page);
      const after = await views(baseline);
      lane.fields.restore();
      return after.flatMap((view, at) =>
        checkView(test, baseline, view, before[at], at === 0 ? 'navigation' : 'load'),
      );
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Clicks on a link to an address, in a page of the site. */
async function navigate(page: Page, start: string, address: string): Promise<void> {
  await page.goto(start);
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
  await page.waitForFunction((from) => location.href !== from, start);
}

async function viewAfter(page: Page, open: () => Promise<unknown>): Promise<View> {
  const problems: string[] = [];
  const pending = new Set<object>();
  const listeners = {
    pageerror: (error: Error) => void problems.push(`uncaught: ${error.message}`),
    request: (request: { url(): string }) =>
      void (request.url().includes('/graphql') && pending.add(request)),
    requestfinished: (request: object) => void pending.delete(request),
    requestfailed: (request: object) => void pending.delete(request),
  };
  page.on('pageerror', listeners.pageerror);
  page.on('request', listeners.request);
  page.on('requestfinished', listeners.requestfinished);
  page.on('requestfailed', listeners.requestfailed);
  try {
    await open();
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    // Personal queries start after the page, and sections after them.
    for (let quiet = 0, left = MAX_WAITS; quiet < 3 && left > 0; left -= 1) {
      await page.waitForTimeout(50);
      const isLoading = await page.evaluate(() => document.body.innerText.includes('読み込んでいます'));
      quiet = pending.size > 0 || isLoading ? 0 : quiet + 1;
    }
    const seen = await page.evaluate(
      (marker) => ({
        texts: document.body.innerText.split('\n').map((text) => text.trim()),
        heading: document.querySelector('h1')?.textContent ?? null,
        injected: document.querySelectorAll(marker).length,
      }),
      MARKER,
    );
    if (seen.injected > 0) problems.push(`${seen.injected} × <${MARKER}>`);
    return { ...seen, problems };
  } catch (error) {
    return { texts: [], heading: null, problems: [...problems, String(error).slice(0, 200)] };
  } finally {
    page.off('pageerror', listeners.pageerror);
    page.off('request', listeners.request);
    page.off('requestfinished', listeners.requestfinished);
    page.off('requestfailed', listeners.requestfailed);
  }
}

const MAX_WAITS = 160;

function checkView(
  test: Case,
  baseline: Baseline,
  view: View,
  before: View | undefined,
  how: string,
): Finding[] {
  const where = `browser, ${how}`;
  const findings: Finding[] = view.problems.map((detail) => ({ class: 'browser', where, detail }));
  if (view.heading === null || view.heading.trim() === '')
    findings.push({ class: 'browser', where, detail: 'no heading' });
  if (
    view.texts.some((text) => text.includes('ページを表示できませんでした')) &&
    !takesSubject(test, baseline)
  )
    findings.push({ class: 'browser', where, detail: 'the page could not be shown' });
  const known = new Set(before?.texts);
  const isBelievable = believable(test, baseline).length > 0;
  for (const detail of new Set(view.texts)) {
    if (known.has(detail)) continue;
    if (BROKEN_TEXT.test(detail)) findings.push({ class: 'brokenText', where, detail });
    if (!isBelievable && isAbsence(detail, baseline)) findings.push({ class: 'emptyAsTruth', where, detail });
  }
  return findings;
}

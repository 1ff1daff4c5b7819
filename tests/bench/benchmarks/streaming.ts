import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '#tests/harness/browser.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { round, type Row } from '../table.ts';

/** Of every REST call, and of the call for one section. */
const UPSTREAM_MS = 300;
const SLOW_SECTION_MS = 900;
/** Pages of each kind read by HTTP, and opened in the browser. */
const READ = 7;
const OPENED = 3;

interface PageKind {
  readonly page: string;
  /** Not cached, and opened once each. */
  readonly urls: readonly string[];
  /** Path of the REST call of a late section; null without one. */
  readonly slowPath: string | null;
}
/** A phone on a slow mobile network. */
const PHONE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };
const SLOWDOWN = 4;

const SAMPLES = READ + OPENED + 1;

/** Pages with deferred sections. None is opened twice while its replies are not in the cache. */
async function pageKinds(site: Site): Promise<PageKind[]> {
  const query = '{ halls(first: 30, sort: REVIEWS_MANY) { nodes { brides { rawId } } } }';
  const { data } = await site.graphql<{ halls: { nodes: { brides: { rawId: string }[] }[] } }>(query);
  const brides = (data?.halls.nodes ?? []).flatMap((hall) => hall.brides.map(({ rawId }) => rawId));
  const numbers = (first: number) => Array.from({ length: 2 * SAMPLES }, (_, at) => first + at);
  const kind = (page: string, path: string, ids: readonly unknown[], slowPath: string): PageKind[] => {
    const urls = ids.map((id) => `${site.url}${path}${String(id)}`);
    return [
      { page, urls: urls.slice(0, SAMPLES), slowPath: null },
      { page: `${page}, one section late`, urls: urls.slice(SAMPLES, 2 * SAMPLES), slowPath },
    ];
  };
  return [
    ...kind('hall', '/halls/', numbers(1), '^/api/wn/halls/[0-9]+/brides'),
    ...kind('bride', '/brides/', [...new Set(brides)], '^/api/brides/[0-9]+/albums'),
    ...kind('article', '/magazine/', numbers(101), '^/wp-json/[^/]+/v1/related-posts'),
  ];
}

/** Delays the REST APIs. */
async function slowDown(site: Site, { slowPath }: PageKind): Promise<void> {
  if (slowPath !== null) await site.origin.fault({ path: slowPath, delayMs: SLOW_SECTION_MS });
  await site.origin.fault({ path: '/', delayMs: UPSTREAM_MS });
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Number of characters that a reader without script sees. */
const textLength = (html: string): number =>
  html
    .replaceAll(/<(script|style|template|head)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, '').length;

interface Reading {
  readonly firstByteMs: number;
  readonly endMs: number;
  readonly html: string;
}

async function read(url: string): Promise<Reading> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 200 || !response.body) throw new Error(`${url} answered ${response.status}`);
  const decoder = new TextDecoder();
  let firstByteMs = NaN;
  let html = '';
  for await (const chunk of response.body) {
    if (html === '') firstByteMs = performance.now() - startedAt;
    html += decoder.decode(chunk, { stream: true });
  }
  return { firstByteMs, endMs: performance.now() - startedAt, html };
}

/** Reads a page on slow REST APIs, then without the delay until no part of it is late. */
async function readTwice(site: Site, kind: PageKind, url: string): Promise<Reading & { share: number }> {
  await slowDown(site, kind);
  const reading = await read(url);
  await site.origin.clearFaults();
  for (;;) {
    const { html } = await read(url);
    if (html.includes('data-hydration="late"')) continue;
    return { ...reading, share: textLength(reading.html) / textLength(html) };
  }
}

/** Largest contentful paint and the end of hydration of a page on slow REST APIs. */
async function open(
  browser: Browser,
  site: Site,
  kind: PageKind,
  url: string,
): Promise<{ lcpMs: number; readyMs: number }> {
  await using context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    locale: 'ja-JP',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(globalThis, { lcpMs: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', PHONE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await slowDown(site, kind);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const readyMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('load');
  await page.waitForTimeout(1_000);
  const lcpMs = await page.evaluate(() => (globalThis as { lcpMs?: number }).lcpMs ?? NaN);
  await site.origin.clearFaults();
  return { lcpMs, readyMs };
}

/** What readers with and without script get of a page while its REST APIs are slow. */
export const streaming: Benchmark = {
  name: 'streaming',
  description: `pages with deferred sections at ${UPSTREAM_MS} ms upstream latency (a late section: ${SLOW_SECTION_MS} ms), nothing cached; browser: phone, slow mobile network, processor slowed down ${SLOWDOWN} times`,
  isOptIn: true,
  async run() {
    await using site = await startSite();
    await using browser = await chromium.launch(launchOptions);
    const rows: Row[] = [];
    for (const kind of await pageKinds(site)) {
      const [first = '', ...others] = kind.urls;
      // Chunks, templates and search options are read once.
      await read(first);
      const readings = [];
      for (const url of others.slice(0, READ)) readings.push(await readTwice(site, kind, url));
      const openings = [];
      for (const url of others.slice(READ, READ + OPENED))
        openings.push(await open(browser, site, kind, url));
      rows.push({
        page: kind.page,
        'first byte ms': round(median(readings.map(({ firstByteMs }) => firstByteMs)), 0),
        'end of document ms': round(median(readings.map(({ endMs }) => endMs)), 0),
        'text without script %': round(100 * median(readings.map(({ share }) => share)), 0),
        'LCP ms': round(median(openings.map(({ lcpMs }) => lcpMs)), 0),
        'hydrating ms': round(median(openings.map(({ readyMs }) => readyMs)), 0),
      });
    }
    return {
      rows,
      targets: rows.map((row) => ({
        text: `${row.page}: at least 95 % of the text without script`,
        isMet: Number(row['text without script %']) >= 95,
      })),
    };
  },
};

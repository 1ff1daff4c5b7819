/**
 * Lighthouse on public pages, emulating a phone: best practices and SEO. Its rules of accessibility are those of axe, which
 * accessibility.journey.ts checks; performance is measured by `npm run bench`.
 */
import lighthouse from 'lighthouse';
import { freePort } from '#tests/harness/process.ts';
import { expect, test as base } from './fixtures.ts';

/** Indexed public pages, one of each layout; seo.journey.ts reads the heads of the others. */
const INDEXED = [
  '/',
  '/halls/search/',
  '/pref/tokyo',
  '/halls/1',
  '/halls/ranking/tokyo/',
  '/halls/1/fairs',
  '/brides',
  '/brides/1001',
  '/albums/6001',
  '/magazine',
  '/magazine/905',
  '/magazine/category/26',
  '/magazine/guides',
  '/go_to_wedding/',
  '/lp/kaoawase_template',
  '/videos/',
  '/stats/',
  '/brands/',
  '/diagnosis',
  '/contact',
];

/** Public pages with noindex: an empty search and two forms. */
const NOINDEX = ['/halls/?name=zzzzzzzz', '/login', '/enquete/2026-autumn'];

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;

/**
 * Without performance no throttling, waiting or screenshots are needed. Simulated throttling avoids Lighthouse's fixed
 * wait of five seconds.
 */
const FLAGS: Flags = {
  onlyCategories: ['best-practices', 'seo'],
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 0,
};

/** Has no weight, and alone needs a trace, whose end takes Chromium up to five seconds. */
const SKIPPED_AUDITS = ['baseline'];

/** A separate browser with a debugging port for Lighthouse. */
const test = base.extend<object, { port: number }>({
  port: [
    async ({ playwright, launchOptions }, provide) => {
      const port = await freePort();
      const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await provide(port);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Failed weighted audits with their first finding. */
async function failedAudits(url: string, flags: Flags): Promise<string[]> {
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  return Object.values(categories).flatMap(({ id, score, auditRefs }) => {
    if (score === 1) return [];
    const failed = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1);
    return failed.map(
      (ref) => `${id}: ${ref.id} ${JSON.stringify(audits[ref.id]?.details ?? '').slice(0, 600)}`,
    );
  });
}

// Lighthouse is slow on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const path of INDEXED) {
  test(`${path} gets full marks`, async ({ site, port }) => {
    expect(await failedAudits(site.url + path, { ...FLAGS, port, skipAudits: SKIPPED_AUDITS })).toEqual([]);
  });
}

for (const path of NOINDEX) {
  test(`${path} gets full marks except for indexing`, async ({ site, port }) => {
    const flags = { ...FLAGS, port, skipAudits: [...SKIPPED_AUDITS, 'is-crawlable'] };
    expect(await failedAudits(site.url + path, flags)).toEqual([]);
  });
}

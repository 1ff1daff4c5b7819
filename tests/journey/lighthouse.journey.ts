/** Lighthouse over the public pages, as on a phone: accessibility, best practices and search engines. Its performance category belongs to `npm run bench`. */
import lighthouse from 'lighthouse';
import { freePort } from '#tests/harness/process.ts';
import { expect, test as base } from './fixtures.ts';

/** Public pages that search engines may list, of each kind one. */
const LISTED = [
  '/',
  '/halls/search/',
  '/a/kanto',
  '/pref/tokyo',
  '/halls/1',
  '/halls/ranking/tokyo/',
  '/halls/1/fairs',
  '/brides',
  '/brides/1001',
  '/brides/pref/tokyo',
  '/brides/themes',
  '/albums/6001',
  '/magazine',
  '/magazine/905',
  '/magazine/category/26',
  '/magazine/ranking',
  '/magazine/writers',
  '/magazine/guides',
  '/magazine/prefecture/tokyo',
  '/tag/photo',
  '/go_to_wedding/',
  '/lp/kaoawase_template',
  '/videos/',
  '/photos/food/',
  '/stats/',
  '/stats/pref/tokyo/',
  '/booking_sites/',
  '/brands/',
  '/rings/',
  '/diagnosis',
  '/contact',
];

/** Public pages that ask search engines to stay away, on purpose. */
const UNLISTED = [
  '/halls/?name=zzzzzzzz',
  '/halls/compare?hall=SGFsbDox&hall=SGFsbDoy',
  '/register',
  '/login',
  '/reservations/cancel',
  '/area/',
  '/referral',
  '/enquete/2026-autumn',
  '/special',
  '/thankyou?fid=12',
];

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;

/**
 * Nothing is measured, so nothing is slowed down, waited for after loading, or photographed. Lighthouse waits for five
 * seconds, whatever it is told, unless slowness is simulated; what it would simulate is not asked for.
 */
const FLAGS: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 0,
};

/** With a browser of its own, which Lighthouse talks to through a port. */
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

/** Audits that count and that a page does not pass, with what they found first. */
async function failedAudits(url: string, flags: Flags): Promise<string[]> {
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse told nothing of ${url}`);
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

// Lighthouse waits by itself; on two busy cores it does so for long.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const path of LISTED) {
  test(`${path} gets full marks`, async ({ site, port }) => {
    expect(await failedAudits(site.url + path, { ...FLAGS, port })).toEqual([]);
  });
}

for (const path of UNLISTED) {
  test(`${path} gets full marks but for being listed`, async ({ site, port }) => {
    const flags = { ...FLAGS, port, skipAudits: ['is-crawlable'] };
    expect(await failedAudits(site.url + path, flags)).toEqual([]);
  });
}

/** Pages and answers with HTML that multiplies in parsers, from real REST replies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { FLOODS } from './floods.ts';

const MULTIPLYING = FLOODS['17 kB of formatting elements that each paragraph opens again'] ?? '';
const LONG = FLOODS['formatting elements that each paragraph opens again'] ?? '';
const NOTICE = '文章が長すぎるため、ここから先は表示していません。';
/** The event loop is blocked for a hundredth of this; a loaded machine adds the rest. */
const MAX_PING_MS = 3_000;

let site: SiteWithFieldFaults;
beforeAll(async () => {
  site = await startSiteWithFieldFaults();
  site.fields.break({
    path: /\/api\/web\/post\?id=905\b/,
    field: ['post', 'content'],
    kind: () => MULTIPLYING,
  });
  site.fields.break({ path: /\/api\/web\/post\?id=904\b/, field: ['post', 'content'], kind: () => LONG });
  site.fields.break({ path: /\/report$/, field: ['body'], kind: () => `<h2>当日</h2>${LONG}` });
}, 120_000);
afterAll(() => site?.stop());

/** Runs a task while asking the gateway for its health; the longest answer in milliseconds. */
async function longestPing(task: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = task.finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const started = performance.now();
    await fetch(`${site.url}/healthz`);
    longest = Math.max(longest, performance.now() - started);
    await sleep(5);
  }
  await done;
  return longest;
}

const pageOf = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

describe('HTML that multiplies in parsers', () => {
  it.each(['/magazine/905', '/magazine/904'])('S77 %s says that its text is cut', async (path) => {
    let page = '';
    const ping = await longestPing(pageOf(path).then((text) => (page = text)));
    expect(ping).toBeLessThan(MAX_PING_MS);
    expect(page.includes(NOTICE)).toBe(true);
    expect(page.includes(`${site.url}/contact`)).toBe(true);
    expect(page.length).toBeLessThan(1_000_000);
  });

  it('S77 the API marks it', async () => {
    const { data, errors } = await site.graphql<{
      article: { body: string; blocks: { html?: string }[] };
      bride: { report: { body: string; blocks: { html?: string }[] } };
    }>(`{
      article(by: { rawId: "905" }) { body blocks { ... on ArticleText { html } } }
      bride(by: { rawId: "2001" }) { report { body blocks { ... on ArticleText { html } } } }
    }`);
    expect(errors).toEqual([]);
    for (const text of [data?.article, data?.bride.report]) {
      expect(text?.body).toMatch(/<p data-truncated>[^<]*<a href="[^"]*\/contact">お問い合わせ<\/a><\/p>$/);
      expect(text?.blocks.at(-1)?.html).toContain(NOTICE);
    }
  });
});

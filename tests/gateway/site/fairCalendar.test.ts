/** Days and months in the addresses of fairs: days that do not exist, and the month that opens. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';

interface Found {
  fairs: { index: { isComplete: boolean }; dayCounts: { date: string }[] };
}

const SEARCH = `query ($filter: FairFilter!) {
  fairs(filter: $filter) { index { isComplete } dayCounts { date } } }`;

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await vi.waitUntil(async () => (await search({}))?.index.isComplete, { timeout: 100_000, interval: 500 });
}, 120_000);
afterAll(() => site?.stop());

const search = async (filter: Record<string, unknown>) =>
  (await site.graphql<Found>(SEARCH, { filter })).data?.fairs;

const open = async (path: string) => {
  const page = await fetch(site.url + path);
  return { status: page.status, html: (await page.text()).replaceAll('<!-- -->', '') };
};

/** The heading of the calendar. */
const monthShown = async (path: string) => /<h2 id="month">(.*?)<\/h2>/.exec((await open(path)).html)?.[1];

it.each(['/fairs?day=2026-11-31', '/fairs?day=2026-02-30', '/fairs/tokyo?day=2027-02-29'])(
  '%s is the page without that day',
  async (path) => {
    const { status, html } = await open(path);
    expect([status, html]).toEqual([200, expect.stringMatching(/<h2 id="found">フェア（/)]);
  },
);

it('the calendar of a hall ignores the month of a day that does not exist', async () => {
  const month = await monthShown('/halls/1/fairs');
  expect(month).toMatch(/月$/);
  expect(await monthShown('/halls/1/fairs?day=2030-02-31')).toBe(month);
});

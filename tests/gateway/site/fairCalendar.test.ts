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

const heading = (month: string) => month.replace(/^(\d+)-0?(\d+)$/, '$1年$2月');

const thisMonth = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7);

it.each(['/fairs?day=2026-11-31', '/fairs?day=2026-02-30', '/fairs/tokyo?day=2027-02-29'])(
  '%s is the page without that day',
  async (path) => {
    const { status, html } = await open(path);
    expect([status, html]).toEqual([200, expect.stringMatching(/<h2 id="found"[^>]*>フェア（/)]);
  },
);

it('the calendar of a hall ignores the month of a day that does not exist', async () => {
  const month = await monthShown('/halls/1/fairs');
  expect(month).toMatch(/月$/);
  expect(await monthShown('/halls/1/fairs?day=2030-02-31')).toBe(month);
});

/** A prefecture and a 六輝 whose first fair is not held in this month, with its month. */
async function laterFairs(): Promise<{ path: string; month: string }> {
  const { data } = await site.graphql<{ hallSearchOptions: { prefectures: { slug: string }[] } }>(
    '{ hallSearchOptions { prefectures { slug } } }',
  );
  for (const { slug: prefectureSlug } of data?.hallSearchOptions.prefectures ?? [])
    for (const rokuyo of ['TAIAN', 'SHAKKU', 'SENSHO', 'TOMOBIKI', 'SENBU', 'BUTSUMETSU']) {
      const found = await search({ prefectureSlug, rokuyo: [rokuyo], exceptClosed: true });
      const month = found?.dayCounts[0]?.date.slice(0, 7);
      if (month && month !== thisMonth())
        return { path: `/fairs/${prefectureSlug}?rokuyo=${rokuyo.toLowerCase()}`, month };
    }
  throw new Error('every first fair is held in this month');
}

it('opens on the first month with fairs; a month that was chosen is shown, with fairs or without', async () => {
  const { path, month } = await laterFairs();
  const { html } = await open(`${path}&view=calendar`);
  expect(html).toContain(`<h2 id="month">${heading(month)}</h2>`);
  expect(html).not.toContain(`${heading(thisMonth())}に条件に合うフェアはありません。`);
  const chosen = path.replace('?', `/${thisMonth()}?`);
  expect(await monthShown(`${chosen}&view=calendar`)).toBe(heading(thisMonth()));
  const [first] = (await search({ exceptClosed: true }))?.dayCounts ?? [];
  expect(await monthShown('/fairs?view=calendar')).toBe(heading(first?.date.slice(0, 7) ?? ''));
});

it('opens on this month where no fair is found', async () => {
  expect(await monthShown('/fairs?view=calendar&station=999999999')).toBe(heading(thisMonth()));
});

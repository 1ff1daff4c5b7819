/** The search of fairs while replies that its index reads are invalid. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { createReader, type Page } from './brokenPages.ts';

const HALLS = /^\/api\/halls\/\?page=/;
const FAIRS = /^\/api\/wn\/halls\/\d+\/fairs\?/;

const POLL = { timeout: 30_000, interval: 50 };
/** Longer than the index waits after its last call. */
const ROUND_END_MS = 100;
/** Longer than fairs are kept that cannot be read any more. */
const ENV = { CLOCK_STEP_MS: String(9 * 86_400_000) };

let site: SiteWithFieldFaults;
beforeAll(async () => {
  site = await startSiteWithFieldFaults(ENV);
});
afterAll(() => site.stop());
afterEach(() => site.fields.restore());

/** Reads the page before and after the index has read a few halls. */
async function readIndexed(of = site, path = '/fairs'): Promise<Page> {
  const { read } = createReader(of);
  const firstRows = (rows: unknown): unknown => (Array.isArray(rows) ? rows.slice(0, 4) : rows);
  of.fields.break({ path: HALLS, field: ['halls'], kind: firstRows });
  await sleep(ROUND_END_MS);
  await of.expireCaches();
  expect((await read('/fairs')).text).toContain('集めています');
  await expect.poll(async () => (await read('/fairs')).text, POLL).not.toContain('集めています');
  return read(path);
}

const cardsOn = ({ html }: Page): number => html.split('<article').length - 1;

const saysUnreadable = (page: Page): void => {
  expect([page.status, cardsOn(page)]).toEqual([200, 0]);
  expect(page.text).toContain('フェアの情報を、いまは読み込めません');
  expect(page.text).not.toMatch(/ありません|0件/);
};

it.each([[['fairs']], [['fairs', '*', 'hold_at']]])(
  'F97 where %j cannot be read it does not say that there are none',
  async (field) => {
    site.fields.break({ path: FAIRS, field, kind: 'wrongType' });
    saysUnreadable(await readIndexed());
  },
);

it('F97 where the list of halls cannot be read it does not say that there are none', async () => {
  await using other = await startSiteWithFieldFaults(ENV);
  other.fields.break({ path: HALLS, field: ['halls'], kind: 'wrongType' });
  saysUnreadable(await readIndexed(other));
});

it('F97 lists all fairs of the halls it knows', async () => {
  const page = await readIndexed();
  expect(page.text).toMatch(/フェア （\d+件）/);
  expect(cardsOn(page)).toBeGreaterThan(10);
});

it('F97 says how many halls are missing, and counts none of them', async () => {
  let broken = '';
  const brokenOfFirst = { path: FAIRS, field: ['fairs', '*', 'hall_id'] };
  // All fairs of the hall that is read first.
  const kind = (id: unknown): unknown => ((broken ||= String(id)) === String(id) ? null : id);
  site.fields.break({ ...brokenOfFirst, kind });
  const page = await readIndexed();
  expect([page.status, cardsOn(page) > 0]).toEqual([200, true]);
  expect(page.text).toContain('1会場のフェアを、いまは読み込めません');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
});

it.each(['price', 'name', 'hold_time1', 'duration_minutes', 'contents', 'post_period_day'])(
  'F97 fairs stay without their %s',
  async (field) => {
    const whole = cardsOn(await readIndexed());
    site.fields.break({ path: FAIRS, field: ['fairs', '*', field], kind: 'wrongType' });
    const page = await readIndexed();
    expect([page.status, cardsOn(page)]).toEqual([200, whole]);
    expect(page.text).not.toContain('いまは読み込めません');
  },
);

it('F97 halls without their place stay in the list', async () => {
  for (const field of ['lat', 'prefecture_slug', 'location', 'station_id'])
    site.fields.break({ path: HALLS, field: ['halls', '*', field], kind: 'wrongType' });
  const page = await readIndexed();
  expect([page.status, cardsOn(page)]).toEqual([200, 30]);
});

it.each([
  ['/fairs/tokyo', HALLS, ['halls', '*', 'prefecture_slug']],
  ['/fairs?kind=tasting', FAIRS, ['fairs', '*', 'contents']],
  ['/fairs?short=1', FAIRS, ['fairs', '*', 'duration_minutes']],
])(
  'F97 %s does not say that there are none where the values to compare are invalid',
  async (path, reply, field) => {
    site.fields.break({ path: reply, field, kind: 'wrongType' });
    saysUnreadable(await readIndexed(site, path));
  },
);

it('the sitemap has no list of fairs that accept no reservations any more', async () => {
  const today = `${new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)}T00:00:00+09:00`;
  site.fields.break({ path: FAIRS, field: ['fairs', '*', 'hold_at'], kind: () => today });
  expect((await readIndexed()).text).toContain('条件に合うフェアはありません');
  const sitemap = await (await fetch(`${site.url}/sitemap-landings.xml`)).text();
  expect(sitemap.match(/(?<=<loc>[^<]+)\/fairs(?=[/<])[^<]*/g)).toEqual(['/fairs']);
});

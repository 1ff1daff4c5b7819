/** Fairs of all halls: list, calendar, conditions, landing pages. */
import { liveRegion, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';
import type { Site } from '#tests/harness/gateway.ts';

/** Waits for enough fairs for every condition; the index is still being filled in the background. */
async function waitForFairs(site: Site): Promise<void> {
  await expect
    .poll(
      async () =>
        (await site.graphql<{ fairs: { totalCount: number } }>('{ fairs(first: 1) { totalCount } }')).data
          ?.fairs.totalCount,
      { timeout: 90_000 },
    )
    .toBeGreaterThan(1_000);
}

const cards = (page: Page) => page.getByRole('article');
const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test('a cold start says that fairs are being collected', async ({ page, ownSite }) => {
  await visit(page, `${ownSite.url}/fairs`);
  await expect(page.getByText(/^全国の会場のフェアを集めています/)).toBeVisible();
  // Not cached: every reload shows more.
  const { headers } = await fetch(`${ownSite.url}/fairs`);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('conditions, calendar and place narrow the list', async ({ page, site, isMobile }) => {
  test.setTimeout(180_000);
  await waitForFairs(site);
  await visit(page, '/fairs');
  await expect(cards(page)).toHaveCount(30);
  const announced = await liveRegion(page);
  await menu(page, '日にち').getByRole('link', { name: '土日祝' }).click();
  await expect(page).toHaveURL(/\/fairs\?off=1$/);
  // The count may stay the same: the index is still being filled.
  await expect(cards(page).filter({ hasNotText: /土曜日|日曜日|祝/ })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(30);
  await expect(announced).toHaveText(/^フェア（(?:これまでに)?[\d,]+件）$/);
  await menu(page, '所要時間').getByRole('link', { name: '2時間以内' }).click();
  await expect(page).toHaveURL(/off=1&short=1$/);
  await expect(cards(page).first()).toContainText(/土曜日|日曜日|祝/);
  await page.getByText('都道府県から選ぶ').click();
  await menu(page, '都道府県').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/fairs\/[a-z]+\?off=1&short=1$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await menu(page, '表示').getByRole('link', { name: 'カレンダー' }).click();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await menu(page, '月').getByRole('link').nth(1).click();
  const summary = table.getByText(/^\d{1,2}:\d\d .*(?:無料|¥)/).first();
  await (isMobile ? expect(summary).toBeHidden() : expect(summary).toBeVisible());
  const cells = () =>
    table
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.textContent.match(/\d{1,2}:\d\d \S+ (?:無料|¥[\d,]+)/g) ?? []),
      );
  await expect.poll(async () => (await cells()).flat().length).toBeGreaterThan(5);
  expect((await cells()).filter((fairs) => new Set(fairs).size < fairs.length)).toEqual([]);
  await table.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/day=20\d\d-\d\d-\d\d/);
  await expect(page.getByRole('heading', { name: /のフェア（(?:これまでに)?\d+件）/ })).toBeVisible();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/halls\/\d+\/fairs\/\d+$/);
});

test('lists fairs that can be reserved, with their pictures; those that cannot at a press', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await waitForFairs(site);
  await visit(page, '/fairs');
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByText('受付は終了しました')).toHaveCount(0);
  const pictures = cards(page).getByRole('presentation');
  expect(await pictures.count()).toBeGreaterThan(20);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await menu(page, '受付').getByRole('link', { name: '受付が終わったものも' }).click();
  await expect(page).toHaveURL(/\/fairs\?closed=1$/);
  await expect(page.getByText('受付は終了しました').first()).toBeVisible();
});

test('landings of area, prefecture and month are indexed, narrowed lists are not', async ({ page, site }) => {
  test.setTimeout(180_000);
  await waitForFairs(site);
  await visit(page, '/fairs/tokyo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都のブライダルフェア');
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).not.toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/fairs/tokyo`);
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    'ItemList',
  );
  expect(await axeViolations(page)).toEqual([]);
  await visit(page, '/fairs/tokyo?kind=tasting');
  await expect(robots).toHaveAttribute('content', /noindex/);
  for (const place of ['nowhere', 'area/nowhere'])
    expect((await page.request.get(`/fairs/${place}`)).status()).toBe(404);
  await visit(page, '/fairs');
  await expect(menu(page, 'エリア').getByRole('link')).toHaveCount(9);
  await menu(page, 'エリア').getByRole('link', { name: '関東' }).click();
  await expect(page).toHaveURL(/\/fairs\/area\/kanto$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('関東のブライダルフェア');
  await expect(robots).not.toHaveAttribute('content', /noindex/);
  await visit(page, '/fairs/tokyo');
  await page.getByText('駅から選ぶ').click();
  const station = menu(page, '駅').getByRole('link').nth(1);
  const name = await station.innerText();
  await station.click();
  await expect(page).toHaveURL(/\/fairs\/tokyo\?station=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}のブライダルフェア`);
  // While a REST API is slow it answers 503, and crawlers come again.
  let sitemap = '';
  const readSitemap = async () => {
    const response = await page.request.get('/sitemap-landings.xml', { timeout: 60_000 });
    sitemap = await response.text();
    return response.status();
  };
  await expect.poll(readSitemap, { timeout: 60_000 }).toBe(200);
  expect(sitemap).toContain(`<loc>${site.url}/fairs/tokyo</loc>`);
  expect(sitemap).toMatch(/<loc>[^<]*\/fairs\/tokyo\/20\d\d-\d\d<\/loc>/);
  expect(sitemap).toMatch(/<loc>[^<]*\/fairs\/area\/kanto\/20\d\d-\d\d<\/loc>/);
});

test('a fair that its hall lists no more is said to be over, with the next ones', async ({
  page,
  site,
  monitor,
}) => {
  test.setTimeout(180_000);
  await waitForFairs(site);
  // One that no other page has asked for.
  const FAIRS = '{ fairs(first: 1, page: 900) { nodes { rawId name url hall { name } } } }';
  const { data } = await site.graphql<{
    fairs: { nodes: { rawId: string; name: string; url: string; hall: { name: string } }[] };
  }>(FAIRS);
  const [fair] = data?.fairs.nodes ?? [];
  if (!fair) throw new Error('no fair found');
  await site.origin.fault({ path: `^/api/wn/halls/\\d+/fairs/${fair.rawId}$`, status: 404, body: {} });
  try {
    monitor.allowNetworkErrors();
    const response = await page.goto(fair.url);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('このフェアの掲載は終わりました');
    await expect(page.getByRole('main')).toContainText(`「${fair.name}」は、${fair.hall.name}の一覧に`);
    await expect(page.getByRole('article').first().getByRole('link')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  } finally {
    await site.origin.clearFaults();
  }
});

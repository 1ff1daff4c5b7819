/** Brides of all halls: conditions, paging, the way to a hall's list and back, with and without script. */
import type { Site } from '#tests/harness/gateway.ts';
import { liveRegion, visit, waitForHydration } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Waits for all brides; the index is still being filled in the background. */
async function waitForBrides(site: Site): Promise<void> {
  const read = () =>
    site.graphql<{ brides: { index: { isComplete: boolean } } }>('{ brides { index { isComplete } } }');
  await expect
    .poll(async () => (await read()).data?.brides.index.isComplete, { timeout: 150_000 })
    .toBe(true);
}

const found = (page: Page) => page.getByRole('region', { name: /^花嫁の記録（/ });
const robots = (page: Page) => page.locator('meta[name="robots"]');

/** From the list of all to a few, by the form, the chips and the pager. */
async function search(page: Page, { javaScriptEnabled = true } = {}): Promise<void> {
  await page.getByRole('link', { name: '会場・人数・費用から花嫁を探す' }).click();
  await expect(page).toHaveURL(/\/brides\/search$/);
  await expect(found(page).getByRole('article')).toHaveCount(18);
  if (javaScriptEnabled) await waitForHydration(page);
  const announced = await liveRegion(page);
  const all = await announced.innerText();
  await found(page).getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/\/brides\/search\?page=2$/);
  await expect(found(page).getByRole('article')).toHaveCount(18);
  await page.getByLabel('人数（前後10名）').selectOption('60');
  await page.getByLabel('会場の都道府県').selectOption('tokyo');
  await page.getByRole('button', { name: 'この条件で探す' }).click();
  await expect(page).toHaveURL(/\/brides\/search\?prefecture=tokyo&.*guests=60/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都で挙げた花嫁を探す');
  await expect(found(page).getByRole('article').first()).toContainText(/(?:5\d|6\d|70)名/);
  if (javaScriptEnabled) await expect(announced).not.toHaveText(all);
  await page.getByRole('link', { name: /^60名前後 ?を外す$/ }).click();
  await expect(page).toHaveURL(/\/brides\/search\?prefecture=tokyo$/);
  await expect(page.getByLabel('人数（前後10名）')).toHaveValue('');
}

test('a cold start says that records are being collected', async ({ page, ownSite }) => {
  await visit(page, `${ownSite.url}/brides/search`);
  await expect(page.getByText(/^全国の会場の花嫁の記録を集めています/)).toBeVisible();
  const { headers } = await fetch(`${ownSite.url}/brides/search`);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('conditions narrow the list; without results it leads on', async ({ page, site }) => {
  test.setTimeout(240_000);
  await waitForBrides(site);
  await visit(page, '/brides');
  await search(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(robots(page)).toHaveAttribute('content', /noindex/);
  expect(await axeViolations(page)).toEqual([]);
  await visit(page, '/brides/search?guests=9999');
  await expect(page.getByText('条件に合う花嫁の記録はありません')).toBeVisible();
  await page.getByRole('link', { name: '全国の花嫁の記録を見る' }).click();
  await expect(page).toHaveURL(/\/brides\/search$/);
  await expect(robots(page)).not.toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/brides/search`);
  expect((await page.request.get('/brides/search?page=9999')).status()).toBe(404);
});

test('the list of a hall leads to the search there and back', async ({ page, site }) => {
  test.setTimeout(240_000);
  await waitForBrides(site);
  await visit(page, '/halls/10/brides');
  await page.getByRole('link', { name: '人数・費用・挙式スタイルで絞り込む' }).click();
  await expect(page).toHaveURL(/\/brides\/search\?hall=10$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('で挙げた花嫁を探す');
  await page.getByLabel('最終の費用').selectOption('300-400');
  await page.getByRole('button', { name: 'この条件で探す' }).click();
  await expect(page).toHaveURL(/hall=10&.*cost=300-400/);
  await page.getByRole('link', { name: 'この会場の花嫁をすべて見る' }).click();
  await expect(page).toHaveURL(/\/halls\/10\/brides$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the conditions work too', async ({ page, site, javaScriptEnabled }) => {
    test.setTimeout(240_000);
    await waitForBrides(site);
    await page.goto('/brides');
    await search(page, { javaScriptEnabled });
  });
});

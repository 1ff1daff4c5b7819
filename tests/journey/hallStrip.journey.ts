import { visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Screens of the window, from 0, in which a section begins. */
const screenOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((anchor) => {
    const section = document.getElementById(anchor);
    return section ? (section.getBoundingClientRect().top + scrollY) / innerHeight : Infinity;
  }, id);

test('name, cost, next fair, clip and reservation stay in sight; costs begin within two screens', async ({
  page,
}) => {
  await visit(page, '/halls/1');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const strip = page.getByRole('region', { name: `${name}の見学予約` });
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  for (const id of ['costs', 'reviews', 'photos', 'access']) {
    await page.evaluate((anchor) => document.getElementById(anchor)?.scrollIntoView(), id);
    await expect(strip.getByText(name, { exact: true })).toBeInViewport();
    await expect(strip.getByText(/総額の目安 [\d,.]+万円/)).toBeInViewport();
    await expect(strip.getByText(/次のフェア \d+月\d+日\(.\)/)).toBeInViewport();
    await expect(strip.getByRole('button', { name: /を ?クリップ/ })).toBeInViewport();
    await expect(strip.getByRole('link', { name: '見学予約' })).toBeInViewport();
  }
  if (isPhone) expect(await screenOf(page, 'costs')).toBeLessThan(2);
  expect(await screenOf(page, 'costs')).toBeLessThan(await screenOf(page, 'reviews'));
  expect(await screenOf(page, 'reviews')).toBeLessThan(await screenOf(page, 'photos'));
  expect(await axeViolations(page)).toEqual([]);
});

test('photos show one scene at a time, and each photo is counted once', async ({ page, browser, site }) => {
  await visit(page, '/halls/1');
  const photos = page.locator('#photos');
  const tabs = photos.getByRole('tab');
  await expect(photos.getByRole('tabpanel')).toHaveCount(1);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(photos.getByRole('tabpanel')).toHaveCount(1);
  const note = await photos.getByText(/^\d+枚$/).innerText();
  await photos.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText(`/ ${note.replace('枚', '')}`);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto('/halls/1');
  expect(await plain.locator('#photos').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5);
  await context.close();
});

test('a filter keeps the lists that are expanded and records no second view', async ({ page, site }) => {
  await site.origin.clearJournal();
  await visit(page, '/halls/1?more=fairs');
  const views = () => site.origin.calls('/api/uuid/halls/create');
  await expect.poll(views).toHaveLength(1);
  await page.getByLabel('並び順').selectOption('created_at_desc');
  await page.locator('#reviews').getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(/more=fairs.*order=created_at_desc|order=created_at_desc.*more=fairs/);
  // The next hall's view is the second, and comes after any of the filter.
  await visit(page, '/halls/2');
  await expect
    .poll(async () => (await views()).map(({ query }) => /hall_id=(\d+)/.exec(query)?.[1]))
    .toEqual(['1', '2']);
});

import { visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('a hall has an address of its own, and its number leads there', async ({ page, watch }) => {
  const answer = await page.request.get('/halls/1', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  const address = answer.headers().location ?? '';
  expect(address).toMatch(/\/halls\/[a-z0-9_-]+\/[a-z0-9_-]+$/);
  await visit(page, '/halls/1');
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  expect(watch.errors).toEqual([]);
});

test('the photo viewer opens, moves and closes by keyboard, and gives the focus back', async ({ page }) => {
  await visit(page, '/halls/1');
  const photos = page.locator('#photos');
  await photos.scrollIntoViewIfNeeded();
  const opener = photos.getByRole('link').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1 / ');
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('links within the page move to their section and leave it 80 px below the top', async ({ page }) => {
  await visit(page, '/halls/1');
  const link = page.getByRole('main').locator('a[href*="#"]').filter({ hasText: '口コミ' }).first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect
    .poll(() =>
      page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top ?? 0, id),
    )
    .toBeLessThan(200);
});

test('search → detail → viewer by keyboard alone', async ({ page }) => {
  await visit(page, '/halls/search/');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

import { visit, waitForHydration } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Scrolls and waits until the position is stored. */
async function readAt(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('musubi.scroll')))
    .toMatch(new RegExp(`:${top}\\b`));
}

/** Presses a link of the table of contents. A mouse click would first scroll to it. */
async function pressTab(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'このページの内容' })
    .getByRole('link', { name })
    .evaluate((link: HTMLElement) => link.click());
}

/** By the router. */
async function goToMagazine(page: Page): Promise<void> {
  await page
    .locator('a[href="/magazine"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'マガジン' })).toBeVisible();
}

/** Distance of a section from the top of the viewport. */
const distance = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (anchor) => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? 0),
    id,
  );

test('an in-page link has a history entry with a position of its own', async ({ page }) => {
  await visit(page, '/halls/1');
  await readAt(page, 600);
  await pressTab(page, '口コミ');
  await expect.poll(() => distance(page, 'reviews')).toBe(80);
  const reviews = await scrollTop(page);
  // Another press of the same link adds none.
  const before = await entries(page);
  await pressTab(page, '口コミ');
  expect(await entries(page)).toBe(before);

  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(reviews);

  await readAt(page, reviews + 150);
  await goToMagazine(page);
  await page.goBack();
  await expect(page).toHaveURL(/#reviews$/);
  await expect.poll(() => scrollTop(page)).toBe(reviews + 150);
});

test('an entry without a stored position shows its section', async ({ page }) => {
  await visit(page, '/halls/1#reviews');
  await goToMagazine(page);
  // The page that was left stores no position any more.
  await page.evaluate(() => sessionStorage.removeItem('musubi.scroll'));
  await page.goBack();
  await expect(page).toHaveURL(/#reviews$/);
  await expect.poll(() => distance(page, 'reviews')).toBe(160);
});

test('a document keeps its positions when another is loaded in its tab', async ({ page }) => {
  await visit(page, '/halls/search/');
  await readAt(page, 1500);
  await goToMagazine(page);
  await visit(page, '/brides');
  await readAt(page, 300);
  await page.goBack();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/magazine$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/halls\/search\/$/);
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test('going back twice before hydration shows the page of the address where it was left', async ({
  page,
}) => {
  await visit(page, '/halls/search/');
  await readAt(page, 1500);
  await goToMagazine(page);
  await visit(page, '/brides');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry-.*\.js/, (route) => released.then(() => route.continue()));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'マガジン' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/halls\/search\/$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('結婚式場');
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

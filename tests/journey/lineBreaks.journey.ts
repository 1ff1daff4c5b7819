/** Lines of headings, names and facts break between phrases, not inside words or between a number and its unit. */
import { expect, test } from './fixtures.ts';
import { brokenNames } from './brokenNames.ts';

const WIDTHS = [320, 375, 768, 1280];
/** Headings, facts and texts of cards. */
const NAMES = 'h1, main h2, main h3, main dd, article p, article b';
const PAGES = [
  '/',
  '/halls/search/',
  '/halls/1',
  '/halls/40',
  '/halls/40/fairs',
  '/halls/ranking/tokyo/',
  '/fairs',
  '/brides',
  '/brands/',
  '/rings/',
  '/magazine/ranking',
  '/magazine/905',
];

for (const path of PAGES) {
  test(`${path} breaks no name inside a word`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.dataset['laidOut'] = ''));
      expect(await brokenNames(page, NAMES), `${width} px`).toEqual([]);
    }
  });
}

test('titles of the ranking of articles are not cut off', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/magazine/ranking');
    const titles = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect(titles).toHaveCount(20);
    const cut = await titles.evaluateAll((links) =>
      links.filter((link) => link.scrollHeight > link.clientHeight + 2).map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

/** Headings and numbers take the display font when it has arrived. */
import { expect, test, type Page } from './fixtures.ts';

/** Texts that keep the fallback, which has the metrics of the display font. */
const fallbackTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudoElement) => {
        const { fontFamily, content } = getComputedStyle(element, pseudoElement);
        if (!/^["']?Mincho Fallback/.test(fontFamily) || (pseudoElement && content === 'none')) return [];
        return [`${element.className}${pseudoElement ?? ''}: ${element.textContent.slice(0, 20)}`];
      }),
    ),
  );

for (const path of [
  '/',
  '/halls/search/',
  '/halls/1/fairs',
  '/halls/ranking/tokyo/',
  '/magazine/ranking',
  '/stats/',
  '/diagnosis',
  '/go_to_wedding/',
  '/lp/kaoawase_template',
])
  test(`all headings and numbers of ${path} take the display font`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-display-font', '');
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
    expect(await fallbackTexts(page)).toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('headings use the display font at once', async ({ page }) => {
    await page.goto('/login');
    for (const selector of ['h1', '.display-font'])
      await expect(page.locator(selector).first()).toHaveCSS('font-family', /^"?Shippori Mincho/);
  });
});

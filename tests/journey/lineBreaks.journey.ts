/** Lines of headings, names and facts break between phrases, not inside words or between a number and its unit. */
import { visit } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { brokenNames } from './brokenNames.ts';

const WIDTHS = [320, 375, 768, 1280];
/** Headings, facts, captions and texts of cards. */
const NAMES = 'h1, main h2, main h3, main dd, figcaption, article p, article b';
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

test('the heading of a search keeps 結婚式 on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const prefecture of ['tokyo', 'osaka', 'kanagawa']) {
    await page.goto(`/pref/${prefecture}?k=1`);
    const tops = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.nodeValue?.indexOf('結婚式') ?? -1;
        if (start < 0) continue;
        range.setStart(node, start);
        range.setEnd(node, start + 3);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
      }
      return 0;
    });
    expect(tops, prefecture).toBe(1);
  }
});

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

test('the contents beside an article have lines of similar width', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  for (const article of [905, 906, 900]) {
    await visit(page, `/magazine/${article}`);
    const contents = page.getByRole('group').filter({ hasText: '目次' }).getByRole('link');
    expect(await contents.count()).toBeGreaterThan(2);
    const uneven = await contents.evaluateAll((links) =>
      links.flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const lines = new Map<number, number>();
        for (const { top, width } of range.getClientRects()) lines.set(top, (lines.get(top) ?? 0) + width);
        const widths = [...lines.values()];
        const isUneven = widths.length > 3 || Math.min(...widths) < Math.max(...widths) * 0.4;
        return isUneven ? [link.textContent] : [];
      }),
    );
    expect(uneven, `article ${article}`).toEqual([]);
  }
});

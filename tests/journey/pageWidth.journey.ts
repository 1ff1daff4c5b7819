/** Pages are as wide as the window from their first frame on, and tables keep numbers and their units on one line. */
import { logIn, scrollThrough, visit, waitForHydration } from './actions.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Of all frames since the document was created. */
    widestFrame: number;
  }
}

for (const path of [
  '/',
  '/magazine',
  '/halls/search/',
  '/halls/1',
  '/magazine/905',
  '/halls/1/fairs',
  '/fairs',
  '/brides/1001',
]) {
  test(`${path} is never wider than the window while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      window.widestFrame = 0;
      const measure = () => {
        window.widestFrame = Math.max(window.widestFrame, document.scrollingElement?.scrollWidth ?? 0);
        requestAnimationFrame(measure);
      };
      measure();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await waitForHydration(page);
    await scrollThrough(page);
    expect(await page.evaluate(() => window.widestFrame)).toBe(page.viewportSize()?.width);
  });
}

for (const path of ['/magazine/905', '/magazine/765', '/halls/1']) {
  test(`the tables of ${path} break no number from its unit`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await scrollThrough(page);
    const cells = page.locator('main :is(th, td)');
    const broken = await cells.evaluateAll((all) => {
      const range = document.createRange();
      return all.flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        let before: DOMRect | undefined;
        let text = '';
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const [index, character] of [...(node.nodeValue ?? '')].entries()) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const box = [...range.getClientRects()].at(-1);
            const isNextLine = box && before && box.top - before.top > box.height / 2;
            if (isNextLine && /[\d.,万億]$/.test(text) && /\S/.test(character))
              found.push(`${text}／${character}`);
            text += character;
            before = box ?? before;
          }
        return found;
      });
    });
    expect(await cells.count()).toBeGreaterThan(8);
    expect(broken).toEqual([]);
  });
}

test('at every width the header is one row, and a calendar lists the fairs of a day inside its cell', async ({
  page,
}) => {
  await visit(page, '/halls/38/fairs');
  const cells = page.getByRole('table').getByRole('cell');
  for (const width of [320, 375, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
    expect(height, `${width} px`).toBeLessThan(80);
    const excess = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { right } = cell.getBoundingClientRect();
        return Math.max(
          ...[...cell.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right - right),
        );
      }),
    );
    expect(Math.max(...excess), `${width} px`).toBeLessThan(1);
  }
  await expect(cells.getByText(/^\d{1,2}:\d\d /).first()).toBeVisible();
});

for (const width of [360, 390])
  test(`the header of a member with a long nickname is one row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    const nickname = page.getByRole('banner').getByRole('link', { name: 'さんのマイページ' });
    await nickname
      .locator('span')
      .first()
      .evaluate((span) => (span.textContent = 'さくらこゆいまるはなこ'));
    const tops = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
  });

/** Pages in forced colors, with enlarged text and by keyboard. */
import { logIn, scrollThrough, visit } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

test('forced colors show no paper behind texts', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/halls/1');
  for (const element of ['html', 'body'])
    await expect(page.locator(element)).toHaveCSS('background-image', 'none');
});

/** By the setting of the browser, which media queries in em follow. */
async function doubleTextSize(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Visible texts and controls that end beyond the window, outside of boxes that scroll sideways. */
const cutContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
    const range = document.createRange();
    return [...document.querySelectorAll('body :not(script, noscript, .visually-hidden)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) =>
        [element, ...element.childNodes]
          .filter(
            (node) => node instanceof Text || (node === element && element.matches('a, button, input, img')),
          )
          .filter((node) => {
            range.selectNode(node);
            // Those of a range include what is inside an element, also where it is visually hidden.
            const rects = node instanceof Element ? node.getClientRects() : range.getClientRects();
            const right = Math.max(...[...rects].map((rect) => rect.right));
            return right > clientWidth + 1 && !isScrolled(element);
          })
          .map(
            (node) =>
              `${element.tagName} ${element.getAttribute('class')}: ${node.textContent?.slice(0, 30)}`,
          ),
      );
  });

for (const path of [
  '/',
  '/halls/1/fairs?view=list',
  '/halls/search/',
  '/diagnosis',
  '/halls/38',
  '/halls/ranking/',
  '/magazine/123',
]) {
  test(`${path} fits windows of all widths with text of twice the size`, async ({ page }) => {
    await doubleTextSize(page);
    await visit(page, path);
    await scrollThrough(page);
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await cutContent(page), `${width} px`).toEqual([]);
    }
    const header = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().height);
    expect(header).toBeLessThan(160);
  });
}

/** Texts of lists that are cut off, or that stand in a column of one or two letters. */
const crampedTexts = (page: Page): Promise<string[]> =>
  page
    .locator(
      'main :is(h2, h3) :is(a, b), main :is(h2, h3):not(:has(a)), main :is(article, li) :is(p, dd):not(.visually-hidden)',
    )
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility() && text.textContent.trim().length > 3)
        .filter(
          (text) => text.getBoundingClientRect().width < 80 || text.scrollHeight > text.clientHeight + 4,
        )
        .map((text) => `${text.tagName} ${text.getAttribute('class')}: ${text.textContent.slice(0, 30)}`),
    );

test('rows of lists stay readable on a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await doubleTextSize(page);
  await logIn(page);
  for (const path of ['/magazine/123', '/magazine/guides', '/rings/', '/mypage', '/mypage/reservations']) {
    await visit(page, path);
    await scrollThrough(page);
    expect(await crampedTexts(page), path).toEqual([]);
    expect(await cutContent(page), path).toEqual([]);
  }
});

test('the form of a reservation fits a phone with text of twice the size', async ({ page }) => {
  await doubleTextSize(page);
  await page.goto('/halls/38/fairs');
  const address = await page.locator('main a[href*="/halls/38/fairs/"]').first().getAttribute('href');
  await visit(page, address ?? '');
  await expect(page.getByLabel(/^挙式希望日/)).toBeVisible();
  expect(await cutContent(page)).toEqual([]);
});

test('the menu and the filters close when the focus moves to what may lie beneath', async ({ page }) => {
  await visit(page, '/halls/search/?prefecture_slug=tokyo');
  for (const name of [/^メニュー$/, /^条件で絞り込む/]) {
    const open = page.locator(':popover-open');
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.getByRole('button', { name }).press('Enter');
      const stops = open.locator('a, button, input, summary').filter({ visible: true });
      await (key === 'Tab' ? stops.last() : stops.first()).press(key);
      await expect(open).toHaveCount(0);
      await expect(page.locator(':focus')).toBeInViewport();
    }
  }
});

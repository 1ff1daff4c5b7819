/** Positions of pages that are loaded again as documents. */
import { visit, waitForHydration } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls until the position stays and is stored. @returns the position */
async function readAt(page: Page, position: number): Promise<number> {
  await expect(async () => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), position);
    const stored = await page.evaluate(() => sessionStorage.getItem('musubi.scroll'));
    expect(stored).toMatch(new RegExp(`:${await scrollTop(page)}\\}$`));
  }).toPass();
  return scrollTop(page);
}

const recommended = (page: Page) => page.getByRole('heading', { name: 'あなたへのおすすめ' });
const viewed = (page: Page) => page.getByRole('heading', { name: '最近見た会場' });

test('a hall is read on where it was left though the figures for the guests stand above', async ({
  page,
  monitor,
}) => {
  await visit(page, '/halls/10');
  await page.evaluate(() => localStorage.setItem('musubi.guestCount', '60'));
  await visit(page, '/halls/10');
  await expect(page.getByText(/^60名なら約/).first()).toBeVisible();
  await monitor.settled();
  const left = await readAt(page, 1500);
  await visit(page, '/brides');
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByText(/^60名なら約/)).not.toHaveCount(0);
  await monitor.settled();
  expect(await scrollTop(page)).toBe(left);
  // Scrolling ends the hold.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(left + 300);
});

test('the end of a hall is where it was left, with the halls for the visitor above', async ({ page }) => {
  await visit(page, '/halls/1');
  await visit(page, '/halls/13');
  await expect(recommended(page)).toBeVisible();
  await expect(viewed(page)).toBeVisible();
  const left = await readAt(page, 1e6);
  await visit(page, '/brides');
  await page.goBack();
  await waitForHydration(page);
  await expect(recommended(page)).toBeVisible();
  await expect(viewed(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('a hall is where it was left after another site and when the browser restores nothing', async ({
  page,
  monitor,
}) => {
  await visit(page, '/halls/1');
  await monitor.settled();
  const left = await readAt(page, 3000);
  // Chromium swaps the process before the page hears that it is left.
  await page.goto('about:blank');
  await page.goBack();
  await waitForHydration(page);
  await monitor.settled();
  expect(await scrollTop(page)).toBe(left);
});

import { logIn, seeAll, visit } from './actions.ts';
import { violations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

const pages = [
  '/',
  '/halls/search/',
  '/halls/search/?k=3&people=60',
  '/halls/?name=zzzzzzzz',
  '/halls/1',
  '/halls/ranking/tokyo/',
  '/halls/1/fairs',
  '/halls/1/fairs?view=list',
  '/mypage/reservations',
  '/reservations/cancel',
  '/brides',
  '/brides/1001',
  '/albums/6001',
  '/brides/picked',
  '/brides/themes',
  '/magazine',
  '/magazine/905',
  '/magazine/category/26',
  '/magazine/ranking',
  '/magazine/writers',
  '/magazine/guides',
  '/register',
  '/go_to_wedding/',
  '/lp/kaoawase_template',
  '/videos/',
  '/photos/food/',
  '/stats/',
  '/booking_sites/',
  '/area/',
  '/native/',
  '/login',
  '/mypage/clips',
  '/brands/',
  '/rings/',
  '/halls/compare?hall=SGFsbDox&hall=SGFsbDoy',
  '/mypage',
  '/mypage/tickets',
  '/referral',
  '/referral/MUSUBI2026',
  '/diagnosis',
  '/contact',
  '/enquete/2026-autumn',
  '/special',
  '/thankyou?fid=12',
];

const memberPages = ['/mypage', '/mypage/tickets', '/mypage/tickets/88001', '/mypage/tickets/88005'];

/** The widths at which pages are looked at, in CSS pixels; tall windows come to the end of a page in a few steps. */
const widths = [1280, 768, 375];
const HEIGHT = 2_400;

/** Controls that are too low for a finger. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.closest('label') ?? element)
      .filter((element) => element.getBoundingClientRect().height < 24)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** How far the page can be scrolled sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens a page once and looks at it at every width: axe, nothing sideways, nothing lost at 320 px, targets. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
  await visit(page, path);
  await seeAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await violations(page), `${path} at ${width} px`).toEqual([]);
  }
  expect(await smallTargets(page), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
}

test.describe.configure({ mode: 'parallel' });

for (const path of pages) {
  test(`${path} breaks no rule of axe, and loses nothing at 320 px`, ({ page }) =>
    expectAccessible(page, path));
}

test('the pages of a member break none either', async ({ page }) => {
  await logIn(page);
  for (const path of memberPages) await expectAccessible(page, path);
});

test('open sheet, prompt, viewer and error states break none either', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/halls/search/');
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ })
    .click();
  await expect(page.getByText('保存するには登録が必要です')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await visit(page, '/register');
  await page.getByRole('main').getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  watch.expectFailures();
  await page.goto('/nowhere');
  expect(await violations(page)).toEqual([]);
});

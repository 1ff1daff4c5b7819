import { logIn, scrollThrough, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

const pages = [
  '/',
  '/halls/search/',
  '/halls/search/?k=3&people=60',
  '/halls/?name=zzzzzzzz',
  '/pref/tokyo',
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
  '/brides/search',
  '/brides/themes',
  '/magazine',
  '/magazine/905',
  '/magazine/category/26',
  '/magazine/ranking',
  '/magazine/writers',
  '/magazine/guides',
  '/tag/photo',
  '/stats/pref/tokyo/',
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

/** Of these the axe rules are checked at 320 px too, which is also the width at 400 % zoom. */
const narrowestPages = ['/', '/pref/tokyo', '/halls/1', '/magazine/905'];

const memberPages = ['/mypage', '/mypage/tickets', '/mypage/tickets/88001', '/mypage/tickets/88005'];

/** Viewport widths in CSS pixels: a computer, a phone, and a tablet, which shows the elements of one of the two. */
const WIDE = 1280;
const NARROW = 375;
const MIDDLE = 768;
/** Tall viewports scroll through a page in few steps. */
const HEIGHT = 2_400;

/** Controls below 24 px in height. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.closest('label') ?? element)
      .filter((element) => element.getBoundingClientRect().height < 24)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Horizontal overflow in CSS pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Grids of cards, two or more in a row, whose last row ends before the others. */
const unfilledRows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(ul, ol, div):has(> article, > * > article, > * > a > span > img, > * > figure)',
      ),
    ]
      .filter((grid) => {
        const { display, gridTemplateColumns } = getComputedStyle(grid);
        return display === 'grid' && gridTemplateColumns.split(' ').length > 1;
      })
      .filter((grid) => {
        const end = grid.lastElementChild?.getBoundingClientRect().right ?? 0;
        return grid.getBoundingClientRect().right - end > 1;
      })
      .map((grid) => `${grid.className}: ${grid.textContent.slice(0, 40)}`),
  );

/** Checks axe rules and the ends of rows at every width, target sizes, and overflow at 320 px. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  await visit(page, path);
  await scrollThrough(page);
  for (const width of [WIDE, MIDDLE, NARROW]) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (width !== MIDDLE) expect(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
    expect(await unfilledRows(page), `${path} at ${width} px`).toEqual([]);
  }
  expect(await smallTargets(page), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
  if (narrowestPages.includes(path)) expect(await axeViolations(page), `${path} at 320 px`).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const path of pages) {
  test(`${path} violates no axe rule and does not overflow at 320 px`, ({ page }) =>
    expectAccessible(page, path));
}

test('member pages violate no axe rule', async ({ page }) => {
  await logIn(page);
  for (const path of memberPages) await expectAccessible(page, path);
});

test('open sheets, prompts and error states violate no axe rule', async ({ page, monitor }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/halls/search/');
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ })
    .click();
  await expect(page.getByText('保存するには登録が必要です')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await visit(page, '/register');
  await page.getByRole('main').getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  monitor.allowNetworkErrors();
  await page.goto('/nowhere');
  expect(await axeViolations(page)).toEqual([]);
});

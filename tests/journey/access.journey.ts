import { AxeBuilder } from '@axe-core/playwright';
import { logIn, seeAll, visit } from './actions.ts';
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
  '/brides/themes',
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
  '/referral/MUSUBI2026',
  '/diagnosis',
  '/contact',
  '/enquete/2026-autumn',
  '/special',
  '/thankyou?fid=12',
];

/** Rules the page breaks, with the elements that break them. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const path of pages) {
  test(`${path} breaks no rule of axe`, async ({ page }, info) => {
    const widths = info.project.name === 'phone' ? [375] : [768, 1280];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await seeAll(page);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('the pages of a member break none either', async ({ page }) => {
  await logIn(page);
  for (const path of ['/mypage', '/mypage/tickets', '/mypage/tickets/88001', '/mypage/tickets/88005']) {
    await visit(page, path);
    await seeAll(page);
    expect(await violations(page), path).toEqual([]);
  }
});

test('open sheet, prompt, viewer and error states break none either', async ({ page, watch }) => {
  await visit(page, '/halls/search/');
  const filter = page.getByRole('button', { name: '条件で絞り込む' });
  if (await filter.isVisible()) {
    await filter.click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
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

test('nothing is lost at 320 px, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await visit(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('targets are at least 44 px high, or 24 within text', async ({ page }) => {
  for (const path of ['/', '/halls/search/', '/halls/1', '/register']) {
    await visit(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, summary, input:not([type=hidden])')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => element.closest('label') ?? element)
        .filter((element) => element.getBoundingClientRect().height < 24)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small, path).toEqual([]);
  }
});

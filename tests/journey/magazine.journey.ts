import { logIn, visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('from the magazine to an article, its contents and the hall it names, and found again', async ({
  page,
}) => {
  await visit(page, '/magazine');
  await page.getByRole('article').first().getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await visit(page, '/magazine/905');
  const contents = page.getByRole('group').filter({ hasText: '目次' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(2);
  await contents.nth(1).click();
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect(page.getByRole('link', { name: '北新地ノ邸 月草' }).last()).toHaveAttribute(
    'href',
    /^\/halls\//,
  );
  await expect(page.getByRole('region', { name: '書いた人' })).toBeVisible();

  await visit(page, '/magazine/906');
  const viewed = page.getByRole('region', { name: '最近読んだ記事' });
  await expect(viewed.getByRole('link', { name: '大阪府で考える当日の写真' })).toBeAttached();
  await visit(page, '/mypage');
  await expect(
    page
      .getByRole('region', { name: '最近読んだ記事' })
      .getByRole('link', { name: '大阪府で考える当日の写真' }),
  ).toBeAttached();
});

test('somebody who left in the middle goes on there', async ({ page }) => {
  await visit(page, '/magazine/905');
  const part = page.locator('#section-3');
  await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewedArticles') ?? ''))
    .toContain('"block"');
  await visit(page, '/magazine');
  await visit(page, '/magazine/905');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: '続きから読む' }).click();
  await expect(part).toBeInViewport();
});

test('a member keeps an article from its page and finds it among the clips', async ({ page }) => {
  await logIn(page);
  await visit(page, '/magazine/912');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const button = page.getByRole('button', { name: `${title}をクリップ` }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`${title}をクリップしました`)).toBeVisible();
  await visit(page, '/mypage/clips?kind=articles');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

test('rankings by period and category, and what is not there answers 404', async ({ page, watch }) => {
  await visit(page, '/magazine/category/26');
  await page.getByRole('link', { name: /のランキング$/ }).click();
  await expect(page).toHaveURL(/\/magazine\/ranking\?category=26$/);
  await page.getByRole('link', { name: '今週' }).click();
  await expect(page).toHaveURL(/category=26&period=week$/);
  await expect(page.getByRole('article')).toHaveCount(20);
  watch.expectFailures();
  for (const path of [
    '/magazine/999999',
    '/magazine/401',
    '/magazine/category/9999',
    '/tag/none',
    '/magazine/category/26?page=900',
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

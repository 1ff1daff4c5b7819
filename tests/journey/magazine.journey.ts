import { visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('from the magazine to an article, its contents and the hall it names, and found again', async ({
  page,
}) => {
  await visit(page, '/magazine');
  const recent = page.getByRole('region', { name: /^新着の記事/ });
  await recent.getByRole('article').first().getByRole('heading').getByRole('link').click();
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

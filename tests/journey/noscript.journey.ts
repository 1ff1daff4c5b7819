import { demo } from '#tests/harness/origin.ts';
import { register, sendLogIn } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('search with conditions, sort and pager', async ({ page }) => {
  await page.goto('/halls/search/');
  const form = page
    .locator('form[method="get"]', { has: page.getByRole('checkbox', { includeHidden: true }) })
    .first();
  await expect(form).toBeAttached();
  await page.goto('/halls/search/?k=3&people=60');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: '並び順' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/s=/);
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the sketch of a wide search has its coast, one of a district has none', async ({ page }) => {
  await page.goto('/pref/okinawa');
  await page.getByText('地図で見る').click();
  const map = page.getByRole('figure', { name: '検索結果の会場の位置' });
  const coast = map.locator('img[src*=land]');
  await expect.poll(() => coast.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(map.getByText(/^海岸線：Natural Earth/)).toBeVisible();
  await page.goto('/pref/tokyo');
  await page.getByText('地図で見る').click();
  await expect(map.getByRole('listitem').first()).toBeVisible();
  await expect(coast).toHaveCount(0);
});

test('search by name from the home page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').first().fill('教会');
  await page.getByRole('button', { name: '検索する' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the home page links to every part of the site', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const section of ['花嫁の記録', 'マガジンから', '地域から探す', '条件から探す', '準備を進める'])
    await expect(main.getByRole('region', { name: section }).getByRole('link').first()).toBeAttached();
  for (const path of ['/brides', '/magazine', '/go_to_wedding/', '/diagnosis', '/videos/', '/stats/'])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeAttached();
});

test('a hall with its sections; its clip button leads over registration to the clip', async ({ page }) => {
  await page.goto('/halls/1');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
  await page
    .getByRole('main')
    .getByRole('button', { name: /を ?クリップ/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?to=%2Fclip/);
  await page.getByRole('main').getByRole('link', { name: '会員登録（無料）' }).click();
  await register(page);
  await page.getByRole('button', { name: 'クリップする' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('クリップしました');
  await expect(page).toHaveURL(/\/clip\?id=/);
  await expect(page.getByText(`「${name}」はクリップに入っています`)).toBeVisible();
  // Guests and members see the same header, which is right for both.
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '会員登録' })).toBeHidden();
  await header.getByRole('link', { name: 'マイページ' }).click();
  await expect(page.getByText('ゆいさん').first()).toBeVisible();
});

test('an article: contents, text, images, tables, linked halls, next page and related sections', async ({
  page,
}) => {
  await page.goto('/magazine/601');
  const text = page.locator('#text');
  const contents = page.getByRole('group').filter({ hasText: '目次' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(2);
  await contents.last().click();
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect(text.getByRole('paragraph').first()).toBeVisible();
  await expect(text.getByRole('figure').getByRole('img').first()).toBeVisible();
  for (const name of ['書いた人', '関連する記事', 'よく読まれている記事'])
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: '記事のページ送り' })
    .getByRole('link', { name: '次へ' })
    .click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(text.getByRole('paragraph').first()).toBeVisible();
  await expect(text.getByRole('table').first()).toBeVisible();
  await expect(text.getByRole('article').getByRole('heading').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/halls\//,
  );
});

test('log in', async ({ page }) => {
  await page.goto('/login');
  await sendLogIn(page, demo.email, demo.password);
  await expect(page).toHaveURL(/\/$/);
});

test('choose a prefecture', async ({ page }) => {
  await page.goto('/area/?to=/videos/');
  await page.getByRole('button', { name: '京都府' }).click();
  await expect(page).toHaveURL(/\/videos\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('京都府の会場の動画');
});

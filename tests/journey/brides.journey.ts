import {
  expectViewerKeyboard,
  liveRegion,
  register,
  scrollThrough,
  visit,
  waitForHydration,
} from './actions.ts';
import { expect, test } from './fixtures.ts';

test('from the picked brides to a profile, its report and hall', async ({ page }) => {
  await visit(page, '/brides');
  await page.locator('#picked').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/brides\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#report').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.locator('#hall').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/halls\//);
  await page.getByRole('link', { name: 'この会場の花嫁をすべて見る' }).click();
  await expect(page).toHaveURL(/\/halls\/\d+\/brides$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('で挙げた花嫁');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('all picked brides, page by page', async ({ page }) => {
  await visit(page, '/brides');
  await page.locator('#picked').getByRole('link', { name: 'これまでに選んだ花嫁をすべて見る' }).click();
  await expect(page).toHaveURL(/\/brides\/picked$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await waitForHydration(page);
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page).toHaveTitle(/^2ページ目 - /);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
});

test('an album opens in the viewer by keyboard and restores the focus', async ({ page }) => {
  await visit(page, '/brides/1001');
  await page.locator('#albums').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/albums\/\d+$/);
  const opener = page.getByRole('main').getByRole('figure').first().getByRole('link');
  await expectViewerKeyboard(page, opener);
});

test('photos are swiped; the back button first closes the viewer, then leaves the album', async ({
  page,
}) => {
  await visit(page, '/brides/1001');
  await page.locator('#albums').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/albums\/\d+$/);
  await page.getByRole('main').getByRole('figure').first().getByRole('link').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1 / ');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // Swipes are ignored until the viewer has opened completely, so retry.
  await expect(async () => {
    await page.mouse.move(width * 0.8, height / 2);
    await page.mouse.down();
    await page.mouse.move(width * 0.15, height / 2, { steps: 10 });
    await page.mouse.up();
    await expect(viewer).not.toContainText('1 / ', { timeout: 2_000 });
  }).toPass();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/albums\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/brides\/1001$/);
});

test('a guest is asked to register, clips a bride from her card, finds her among the clips and unclips her', async ({
  page,
}) => {
  const card = page.locator('#picked').getByRole('article').first();
  const button = card.getByRole('button', { name: /さんを ?クリップ$/ });
  await visit(page, '/brides');
  await button.click();
  await expect(page.getByText('保存するには登録が必要です')).toBeVisible();
  await visit(page, '/register?to=%2Fbrides');
  await register(page);
  await expect(page).toHaveURL(/\/brides$/);
  // The pending clip is saved after registration.
  const name = await card.getByRole('heading').innerText();
  await expect(page.getByText(`${name}をクリップしました`)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/mypage/clips/brides');
  const row = page.getByRole('main').getByRole('article');
  await expect(row.getByRole('heading')).toHaveText([name]);
  await row.getByRole('button', { name: /クリップ/ }).click();
  await expect(page.getByText(`${name}のクリップを外しました`)).toBeVisible();
});

test('a profile link is copied and shared on LINE with title and URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/brides/1001');
  const address = await page.getByLabel('このページのリンク').inputValue();
  expect(new URL(address).pathname).toBe('/brides/1001');
  await page.getByRole('button', { name: 'リンクをコピー' }).click();
  await expect(page.getByText('コピーしました')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute(
    'href',
    new RegExp(`^https://line\\.me/.*${encodeURIComponent(address)}$`),
  );
});

test('themes are searched, and the brides of a theme are paged', async ({ page }) => {
  await visit(page, '/brides/themes');
  await page.getByRole('searchbox', { name: 'テーマの名前' }).fill('和装');
  await page.getByRole('button', { name: '検索する' }).click();
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /和装/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('和装');
  await waitForHydration(page);
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(/^2ページ目 - /);
  await expect(page.getByRole('article').first()).toBeVisible();
  const announced = await liveRegion(page);
  await page.getByRole('searchbox', { name: 'ニックネーム・会場・雰囲気' }).fill('いない花嫁');
  await page.getByRole('button', { name: '検索する' }).click();
  await expect(announced).toHaveText('0人');
});

test('a hidden profile has no page, no album and no mention', async ({ page, monitor }) => {
  monitor.allowNetworkErrors();
  for (const path of ['/brides/2006', '/brides/2009', '/brides/999999', '/albums/999999']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
  }
});

test('user content runs no script and cannot imitate the page', async ({ page }) => {
  await visit(page, '/brides/2104');
  await scrollThrough(page);
  const report = page.locator('#report');
  await expect(report).toContainText('お申し込み後のキャンセル');
  expect(
    await report.locator('script, iframe, svg, form, [onclick], [onerror], [style*="fixed"]').count(),
  ).toBe(0);
  expect(await report.locator('a[href^="javascript"]').count()).toBe(0);
});

test('a hall lists its brides, and a review links to its author', async ({ page }) => {
  await visit(page, '/halls/10');
  await scrollThrough(page);
  await expect(page.locator('#brides').getByRole('article').first()).toBeVisible();
  await page.locator('#reviews').getByRole('link', { name: /さん$/ }).first().click();
  await expect(page).toHaveURL(/\/brides\/\d+$/);
  await visit(page, '/halls/38/brides');
  const announced = await liveRegion(page);
  const all = await announced.innerText();
  await page.getByLabel('挙式の時期').selectOption({ index: 1 });
  await page.getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(/season=/);
  await expect(announced).not.toHaveText(all);
});

test('the last card of a list in four columns has its text under its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/halls/38/brides');
  const cards = page.getByRole('main').getByRole('article');
  expect((await cards.count()) % 4).toBeGreaterThan(0);
  const name = await cards.last().getByRole('heading').boundingBox();
  const first = await cards.first().boundingBox();
  const last = await cards.last().boundingBox();
  if (!name || !first || !last) throw new Error('the list has no card');
  expect(name.x + name.width).toBeLessThanOrEqual(last.x + first.width + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('profile, report, albums and pictures render, and prefectures link to their brides', async ({
    page,
  }) => {
    await page.goto('/brides/1001');
    await expect(page.locator('#report').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.locator('#albums').getByRole('link').first().click();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await page.goto('/brides');
    await page.locator('#places').getByRole('link', { name: '東京' }).click();
    await expect(page).toHaveURL(/\/brides\/pref\/tokyo$/);
    await expect(page.locator('#weddings').getByRole('article').first()).toBeVisible();
  });
});

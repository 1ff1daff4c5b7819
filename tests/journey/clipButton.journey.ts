import { logIn, register, registerMember, visit } from './actions.ts';
import { expect, test, type Locator, type Page } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('article');
const clipButton = (page: Page, n = 0) =>
  cards(page)
    .nth(n)
    .getByRole('button', { name: /を ?クリップ$/ });

/** Without a pointer. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

test('by keyboard: search → hall → clip as a guest → register → the clip is saved → compare → share', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/');
  await page.getByRole('main').getByRole('combobox').first().fill('教会');
  await page.getByRole('main').getByRole('combobox').first().press('Enter');
  await expect(page).toHaveURL(/\/halls\/\?name=/);
  await expect(page.getByRole('region', { name: '検索結果' })).toBeVisible();
  const name = await cards(page).first().getByRole('heading').innerText();
  await press(cards(page).first().getByRole('heading').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const hall = page.url();

  const button = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}を ?クリップ`) })
    .first();
  await press(button);
  const prompt = page.getByText('保存するには登録が必要です');
  await expect(prompt).toBeVisible();
  // The prompt has the focus and follows the button in the tab order.
  const offer = page.getByRole('link', { name: '無料で登録する' });
  await expect(offer).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`登録すると、「${name}」をクリップに残します。`)).toBeVisible();
  await register(page);

  await expect(page).toHaveURL(hall);
  await expect(page.getByText(`${name}をクリップしました`)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // The header counts it, and the message leads to the list.
  await press(page.getByRole('button', { name: 'メニュー' }));
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^クリップ ?1 ?件$/ })
      .filter({ visible: true }),
  ).toHaveAttribute('href', '/mypage/clips');
  await press(page.getByRole('button', { name: 'メニューを閉じる' }));
  await press(page.getByRole('link', { name: 'クリップを見る' }));
  await expect(page).toHaveURL(/\/mypage\/clips$/);

  await visit(page, '/halls/search/');
  const other = cards(page).filter({ hasNotText: name }).first();
  await press(other.getByRole('button', { name: /を ?クリップ$/ }), ' ');
  await expect(page.getByText('をクリップしました')).toBeVisible();
  await visit(page, '/mypage/clips');
  await expect(cards(page)).toHaveCount(2);
  for (const row of [0, 1]) await press(cards(page).nth(row).getByRole('checkbox'), ' ');
  await press(page.getByRole('link', { name: 'くらべる', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会場をくらべる');
  await page.goBack();
  await press(page.getByRole('link', { name: 'リストを共有する' }));
  await press(page.getByRole('button', { name: 'リンクを作る' }));
  await expect(page).toHaveURL(/\/clips\/shared\/[\w-]{16,}$/);
});

for (const [shape, size] of [
  ['a snackbar on phones', { width: 375, height: 812 }],
  ['a tooltip on wider screens', { width: 1_280, height: 900 }],
] as const)
  test(`the prompt is ${shape}`, async ({ page }) => {
    const { width, height } = size;
    await page.setViewportSize(size);
    await visit(page, '/halls/search/');
    await clipButton(page).click();
    const prompt = page.locator('output', { hasText: '保存するには登録が必要です' });
    await expect(prompt).toBeVisible();
    const box = await prompt.boundingBox();
    const button = await clipButton(page).boundingBox();
    if (!box || !button) throw new Error('prompt and button have no place');
    if (width < 768) expect(box.y + box.height).toBeGreaterThan(height - 120);
    else expect(Math.abs(box.y - (button.y + button.height))).toBeLessThan(40);

    // A moving address bar changes the height of a phone's viewport; only a change of width closes the prompt.
    await page.setViewportSize({ width, height: height - 80 });
    await expect(prompt).toBeVisible();
    await page.setViewportSize({ width: width - 40, height });
    await expect(prompt).toBeHidden();
  });

test('a clip shows immediately, can be undone and survives a reload', async ({ page }) => {
  await logIn(page);
  await visit(page, '/halls/search/?s=cost_low');
  const button = clipButton(page, 1);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  // A new toast replaces the previous one.
  await expect(page.getByText('のクリップを外しました')).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('をクリップしました')).toBeVisible();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.getByText('のクリップを外しました')).toBeVisible();
});

test('clicks before hydration are replayed', async ({ page }) => {
  await logIn(page);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/halls/search/?s=cost_low');
  const buttons = [clipButton(page, 4), clipButton(page, 5)];
  for (const button of buttons) {
    await button.click();
    await expect(button).toHaveAttribute('data-pressed');
  }
  script.resolve();
  for (const button of buttons) {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).not.toHaveAttribute('data-pressed');
  }
});

test('a clip appears in another tab without a reload; one of another member loads that tab again', async ({
  page,
}) => {
  await registerMember(page, '/halls/search/');
  const other = await page.context().newPage();
  await visit(other, '/halls/search/');
  for (const tab of [page, other]) await expect(clipButton(tab)).toHaveAttribute('aria-pressed', 'false');
  const count = page
    .getByRole('banner')
    .getByRole('link', { name: /^クリップ ?1 ?件$/, includeHidden: true });
  await clipButton(other).click();
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(count.first()).toBeAttached();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('musubi.clip');

  await page.context().clearCookies();
  await registerMember(other, '/halls/search/');
  await clipButton(other, 1).click();
  await expect(clipButton(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a click just before leaving the page is not lost', async ({ page }) => {
  await logIn(page);
  await visit(page, '/halls/search/?s=cost_low');
  const button = clipButton(page, 2);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    location.assign('/stats/');
  });
  await expect(page).toHaveURL(/\/stats\/$/);
  await visit(page, '/halls/search/?s=cost_low');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('clip states of a page are fetched in one request, and none for a guest', async ({
  page,
  monitor,
  site,
}) => {
  await visit(page, '/halls/search/');
  await monitor.settled();
  expect(
    monitor.graphqlRequests.filter(({ variables }) => JSON.stringify(variables ?? '').includes('ids')),
  ).toEqual([]);

  await logIn(page);
  await monitor.settled();
  await site.origin.clearJournal();
  monitor.graphqlRequests.length = 0;
  await visit(page, '/halls/search/?page=2');
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', /true|false/);
  await monitor.settled();
  expect(
    monitor.graphqlRequests.filter(({ variables }) => JSON.stringify(variables ?? '').includes('ids')),
  ).toHaveLength(1);
  expect(await site.origin.calls('/api/wn/hall_clips/bulk')).toHaveLength(1);
});

/** Members whose session ends while a page stays open: cookies are cleared, or they log out elsewhere. */
import { clipHalls, PASSWORD, registerMember, sendLogIn, visit } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

const ENDED = 'ログインの有効期限が切れました';
const clipButton = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });

test('unclipping a hall asks to log in and leaves it clipped', async ({ page }) => {
  await registerMember(page);
  await clipHalls(page, 1);
  await page.context().clearCookies();
  await clipButton(page).click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.locator('output').getByRole('link', { name: 'ログイン' })).toBeFocused();
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('クリップを外しました')).toBeHidden();
});

test('a session that ends during undo restores the hall and asks to log in', async ({ page }) => {
  await registerMember(page);
  const [name = ''] = await clipHalls(page, 1);
  await visit(page, '/mypage/clips');
  await clipButton(page).click();
  await expect(page.getByText('クリップを外しました')).toBeVisible();
  await page.context().clearCookies();
  await page.locator('output').getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([name]);
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', 'true');
});

test('undo that ends on another page asks to log in there', async ({ page }) => {
  await registerMember(page);
  await clipHalls(page, 2);
  await visit(page, '/mypage/clips');
  await clipButton(page).click();
  await expect(page.getByText('クリップを外しました')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'リストを共有する' }).click();
  await expect(page).toHaveURL(/\/mypage\/clips\/share$/);
  await page.locator('output').getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByText(ENDED)).toBeVisible();
});

test('a note is kept until it can be saved after log-in', async ({ page }) => {
  const email = await registerMember(page);
  const [name = ''] = await clipHalls(page, 1);
  await visit(page, '/mypage/clips');
  const note = page.getByRole('textbox', { name: `${name}のメモ` });
  await page.context().clearCookies();
  await note.fill('12月に見学。中庭がよい');
  await expect(page.getByText(ENDED)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'ログインする' }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fmypage%2Fclips$/);
  await sendLogIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/mypage\/clips$/);
  await expect(note).toHaveValue('12月に見学。中庭がよい');
  await expect(page.getByText('保存しました')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('12月に見学。中庭がよい');
});

test('an application for a ticket leads to log-in and back, and what was typed is kept', async ({ page }) => {
  const email = await registerMember(page, '/mypage/tickets');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^式場見学/ })
    .click();
  const name = page.getByRole('textbox', { name: /^お名前/ });
  await name.fill('佐藤 結衣');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'この内容で申請する' }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fmypage%2Ftickets%2F/);
  await sendLogIn(page, email, PASSWORD);
  await expect(name).toHaveValue('佐藤 結衣');
});

test('sharing clips leads to log-in and back, and a hall that was removed stays so', async ({ page }) => {
  const email = await registerMember(page);
  await clipHalls(page, 2);
  await visit(page, '/mypage/clips/share');
  const removed = page.getByRole('checkbox').first();
  await removed.uncheck();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fmypage%2Fclips%2Fshare$/);
  await sendLogIn(page, email, PASSWORD);
  await expect(page.getByRole('button', { name: 'リンクを作る' })).toBeVisible();
  await expect(removed).not.toBeChecked();
  await expect(page.getByRole('checkbox').last()).toBeChecked();
});

test('a reservation is a guest’s, says so, and is listed on this device also after log-in', async ({
  page,
}) => {
  const email = await registerMember(page, '/halls/1/fairs');
  await page.getByRole('table').getByRole('link').last().click();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'このフェアを予約する' })).toBeVisible();
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const typed = { 姓: '佐藤', 名: '結衣', セイ: 'サトウ', メイ: 'ユイ', 電話番号: '09012345678' };
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  await field('メールアドレス').fill(email);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('radio', { name: '女性' }).check({ force: true });
  await page.getByRole('combobox', { name: /^参加人数/ }).selectOption('2');
  await page.context().clearCookies();
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByText('会員でない方の予約として受け付けました')).toBeVisible();
  await visit(page, '/login?to=%2Fmypage%2Freservations');
  await sendLogIn(page, email, PASSWORD);
  await expect(page.getByText('予約はまだありません')).toBeVisible();
  await page.getByRole('link', { name: /予約番号 \d+/ }).click();
  await expect(page.getByRole('article').filter({ hasText: '確認番号' })).toBeVisible();
});

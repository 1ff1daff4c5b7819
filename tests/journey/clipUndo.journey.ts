import { clipHalls, registerMember, visit, waitForHydration } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const clipButton = (page: Page) =>
  rows(page)
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });

/** Shares the clipped halls and comments on the first as a guest. @returns the path of the list */
async function shareWithComment(page: Page, name: string): Promise<string> {
  await visit(page, '/mypage/clips/share');
  await page.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(page).toHaveURL(/\/clips\/shared\/[\w-]{16,}$/);
  await waitForHydration(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('textbox', { name: `${name}へのコメント` }).fill('母も行ってみたいです');
  await rows(page).filter({ hasText: name }).getByRole('button', { name: 'コメントする' }).click();
  await expect(page.getByText('母も行ってみたいです')).toBeVisible();
  return pathname;
}

test('undo restores the note, the comments and the place in a shared list; a dialog names them first', async ({
  page,
  site,
}) => {
  await registerMember(page);
  const names = await clipHalls(page, 2);
  const [first = '', last = ''] = names;
  await visit(page, '/mypage/clips');
  const note = page.getByRole('textbox', { name: `${last}のメモ` });
  await note.fill('12月に見学。中庭がよい');
  await expect(page.getByText('保存しました')).toBeVisible();
  const shared = await shareWithComment(page, last);

  await visit(page, '/mypage/clips');
  await expect(rows(page).getByRole('heading')).toHaveText([last, first]);
  await site.origin.clearJournal();
  const removals = async () =>
    (await site.origin.calls(/hall_clips/)).filter(({ method }) => method === 'DELETE');

  // Leaving the dialog returns the focus.
  await clipButton(page).click();
  const dialog = page.getByRole('dialog', { name: `${last}のクリップを外しますか` });
  await expect(dialog).toContainText('届いたコメント1件が消え、共有リストからも外れます。');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(clipButton(page)).toBeFocused();
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', 'true');

  await clipButton(page).click();
  await dialog.getByRole('button', { name: 'クリップを外す' }).click();
  await expect(rows(page).getByRole('heading')).toHaveText([first]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(rows(page).getByRole('heading')).toHaveText([last, first]);
  await expect(note).toHaveValue('12月に見学。中庭がよい');
  await expect(rows(page).first()).toContainText('母も行ってみたいです');
  expect(await removals()).toEqual([]);

  await visit(page, shared);
  await expect(rows(page).filter({ hasText: last })).toContainText('母も行ってみたいです');

  // Closing the message ends the time for undo.
  await visit(page, '/mypage/clips');
  await clipButton(page).click();
  await dialog.getByRole('button', { name: 'クリップを外す' }).click();
  await page.locator('output').getByRole('button', { name: '閉じる' }).click();
  await expect.poll(removals).toHaveLength(1);
  await page.reload();
  await expect(rows(page).getByRole('heading')).toHaveText([first]);

  // The last row of a page.
  await clipButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'クリップを外す' }).click();
  await expect(page.getByText('このページの会場は、すべて外しました。')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(rows(page).getByRole('heading')).toHaveText([first]);
  await expect(page.getByText('このページの会場は、すべて外しました。')).toBeHidden();
});

test('a hall without comments is unclipped at once, and pressing again undoes it', async ({ page, site }) => {
  await registerMember(page);
  await clipHalls(page, 1);
  await site.origin.clearJournal();
  const card = page.getByRole('article').first();
  const button = card.getByRole('button', { name: /を ?クリップ$/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('のクリップを外しました')).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('のクリップを元に戻しました')).toBeVisible();
  const writes = (await site.origin.calls(/hall_clips/)).filter(({ method }) => method !== 'GET');
  expect(writes).toEqual([]);
});

test('the undo ends eight seconds after the pointer left it, at the latest after a minute', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await registerMember(page);
  const [name = ''] = await clipHalls(page, 1);
  await site.origin.clearJournal();
  const writes = async () =>
    (await site.origin.calls(/hall_clips/)).map(({ method }) => method).filter((method) => method !== 'GET');
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });
  const close = page.locator('output').getByRole('button', { name: '閉じる' });
  const message = page.getByText(`${name}のクリップを外しました`);
  await close.click();
  await expect(button).toBeFocused();

  await button.click();
  await message.waitFor();
  await page.clock.runFor(9_000);
  await expect(message).toBeHidden();
  await expect.poll(writes).toEqual(['DELETE']);

  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await page.getByText(`${name}をクリップしました`).waitFor();
  await button.click();
  await message.hover();
  await page.clock.runFor(55_000);
  await expect(message).toBeVisible();
  expect(await writes()).toEqual(['DELETE', 'POST']);
  await page.clock.runFor(6_000);
  await expect(message).toBeHidden();
  await expect.poll(writes).toEqual(['DELETE', 'POST', 'DELETE']);
});

test('without the script that asks first, nothing is unclipped', async ({ page, monitor, site }) => {
  monitor.allowNetworkErrors();
  await registerMember(page);
  const [name = ''] = await clipHalls(page, 1);
  await page.route(/unclipHall/, (route) => route.abort());
  await visit(page, '/mypage/clips');
  await page.getByRole('textbox', { name: `${name}のメモ` }).fill('中庭がよい');
  await expect(page.getByText('保存しました')).toBeVisible();
  await site.origin.clearJournal();
  await clipButton(page).click();
  await expect(page.getByText(`${name}：変更できませんでした`)).toBeVisible();
  await expect(clipButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('textbox', { name: `${name}のメモ` })).toHaveValue('中庭がよい');
  const calls = await site.origin.calls(/hall_clips/);
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

import { register, visit, waitForHydration } from './actions.ts';
import { expect, test } from './fixtures.ts';

const KEEP = '写真を残す';

test('a guest keeps a photo: logs in, comes back to it, finds it in the clips, and the family sees it', async ({
  page,
}) => {
  await visit(page, '/halls/1');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const viewer = page.getByRole('dialog', { name: '写真', exact: true });
  const shownPhoto = viewer.locator('.pswp__item[aria-hidden=false] img');
  await page.getByRole('link', { name: /の写真2を拡大する$/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#photo-\w+$/);
  const address = new URL(page.url());
  const alt = (await shownPhoto.getAttribute('alt')) ?? '';
  await expect(viewer.getByRole('status')).toHaveText(/^2 \/ \d+/);
  const caption = alt === name ? '会場の写真' : alt;
  await viewer.getByRole('button', { name: KEEP }).click();

  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByRole('main').getByRole('link', { name: '会員登録（無料）' }).click();
  await waitForHydration(page);
  await register(page);
  await expect(page).toHaveURL(address.href);
  await expect(shownPhoto).toHaveAttribute('alt', alt);
  await viewer.getByRole('button', { name: KEEP }).click();
  await expect(viewer.getByRole('button', { name: 'メモに残しました' })).toBeVisible();
  await viewer.getByRole('button', { name: '閉じる' }).click();
  await expect(viewer).toHaveCount(0);

  await visit(page, '/mypage/clips');
  await expect(page.getByRole('textbox', { name: `${name}のメモ` })).toHaveValue(
    `写真「${caption}」 ${address.href}`,
  );
  const photo = page.getByRole('list', { name: '残した写真' }).getByRole('link', { name: caption });
  await photo.click();
  await expect(page).toHaveURL(address.href);
  await expect(shownPhoto).toHaveAttribute('alt', alt);
  await viewer.getByRole('button', { name: KEEP }).click();
  await expect(viewer.getByRole('button', { name: 'メモにあります' })).toBeVisible();

  await visit(page, '/mypage/clips/share');
  await page.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(page).toHaveURL(/\/clips\/shared\/[\w-]{16,}$/);
  await expect(photo).toHaveAttribute('href', address.pathname + address.hash);
});

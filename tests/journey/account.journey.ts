import { demo } from '#tests/harness/origin.ts';
import { logIn, sendLogIn, visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('log-in and log-out; the session cookie is HttpOnly', async ({ page, context }) => {
  await logIn(page);
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).not.toEqual([]);
  expect(JSON.stringify(cookies)).not.toContain(demo.token);

  await page.getByRole('link', { name: 'ログアウト' }).click();
  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
});

test('a wrong password keeps the input and shows an error', async ({ page }) => {
  await visit(page, '/login');
  await sendLogIn(page, demo.email, 'wrong-password');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^メールアドレス/ })).toHaveValue(demo.email);
});

test('registration lists the missing fields', async ({ page }) => {
  await visit(page, '/register');
  await page.getByRole('main').getByRole('button', { name: '登録する' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('入力してください');
  await summary.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /^メールアドレス/ })).toBeFocused();
});

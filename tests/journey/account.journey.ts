import { demo } from '#tests/harness/origin.ts';
import { logIn, registerMember, sendLogIn, visit } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

test('log-in and log-out; the session cookie is HttpOnly', async ({ page, context }) => {
  await logIn(page);
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).not.toEqual([]);
  expect(JSON.stringify(cookies)).not.toContain(demo.token);

  await page.getByRole('link', { name: 'ログアウト' }).click();
  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
});

const CONTACT_TEXT = '12月の見学について';
const body = (page: Page) => page.getByRole('textbox', { name: /^お問い合わせ内容/ });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Types into the contact form and waits until this tab keeps it. */
async function draft(page: Page) {
  await visit(page, '/contact');
  await body(page).fill(CONTACT_TEXT);
  expect(await stored(page)).toContain(CONTACT_TEXT);
}

test('log-out deletes what the member wrote in every tab, and keeps values that identify nobody', async ({
  page,
  monitor,
}) => {
  await registerMember(page);
  await page.evaluate(() => localStorage.setItem('musubi.guestCount', '60'));
  const other = await page.context().newPage();
  await draft(other);
  await other.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await draft(page);
  await visit(page, '/logout');
  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
  await expect.poll(() => stored(other)).not.toContain(CONTACT_TEXT);
  for (const tab of [page, other]) {
    await visit(tab, '/contact');
    await expect(body(tab)).toHaveValue('');
    expect(await stored(tab)).not.toContain(CONTACT_TEXT);
  }
  expect(await stored(page)).toContain('musubi.guestCount');
  // A guest's draft after that survives a reload.
  await draft(page);
  await monitor.settled();
  await page.reload();
  await expect(body(page)).toHaveValue(CONTACT_TEXT);
});

test('the page after a log-out that was sent before scripts had loaded clears what the member wrote', async ({
  page,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  await registerMember(page);
  await draft(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/logout');
  await page.unroute('**/*.js');
  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain(CONTACT_TEXT);
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

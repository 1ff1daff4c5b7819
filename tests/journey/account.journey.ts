import { demo } from '#tests/harness/origin.ts';
import { clipHalls, logIn, registerMember, sendLogIn, visit, waitForHydration } from './actions.ts';
import { expect, test, type Page, type PageMonitor } from './fixtures.ts';

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

async function logOut(page: Page) {
  await visit(page, '/logout');
  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
}

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
  await logOut(page);
  await expect(body(other)).toHaveValue('');
  await waitForHydration(other);
  expect(await stored(other)).not.toContain(CONTACT_TEXT);
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

const clipped = (page: Page) => page.locator('[form=clip-form][aria-pressed=true]');

/** One until the document is loaded again. */
const marked = (page: Page) => page.locator('html[data-marked]');
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['marked'] = ''));

/** Opens a list of halls of which a new member has clipped one, and marks its document. */
async function openMarkedClip(page: Page, monitor: PageMonitor): Promise<void> {
  await registerMember(page);
  await clipHalls(page, 1);
  await expect(clipped(page)).toHaveCount(1);
  await monitor.settled();
  await mark(page);
}

test('an open tab loads its document again after a log-out in another, and never shows clips of the member before', async ({
  page,
  monitor,
}) => {
  await openMarkedClip(page, monitor);
  const other = await page.context().newPage();
  await logOut(other);
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
  await expect(clipped(page)).toHaveCount(0);
  // A log-out changes nothing for the tab of a guest.
  await waitForHydration(page);
  await mark(page);
  await registerMember(other);
  await logOut(other);
  await expect(marked(page)).toHaveCount(1);
});

test('a tab whose session ended loads its document again where another member is logged in', async ({
  page,
  monitor,
}) => {
  await openMarkedClip(page, monitor);
  await page.context().clearCookies();
  const other = await page.context().newPage();
  await registerMember(other);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(marked(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(clipped(page)).toHaveCount(0);
});

test('a page of a member from the back-forward cache is loaded again after a log-out', async ({
  page,
  monitor,
}) => {
  await openMarkedClip(page, monitor);
  // The browsers of the tests have no such cache.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    localStorage.setItem('musubi.loggedOut', 'later');
  });
  await expect(marked(page)).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(marked(page)).toHaveCount(0);
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

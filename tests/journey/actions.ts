/** What people do on the site, in their words. */
import { randomUUID } from 'node:crypto';
import { demo } from '#tests/harness/origin.ts';
import { expect, type Locator, type Page } from './fixtures.ts';

/**
 * Waits until the page's script has taken over (the router then restores scroll positions itself) and all of the page
 * has its place: nobody clicks as fast as a journey, which would miss what moves under its pointer.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => history.scrollRestoration === 'manual' && 'laid' in document.documentElement.dataset,
  );
}

/** Opens a page and waits until it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** What the page has told the tag manager so far. */
export const told = (page: Page): Promise<{ event: string }[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as { event: string }[]);

/** A field of the form, by the first words of its label; 必須 or 任意 follow. */
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Fills in the registration form, as somebody nobody knows yet, and sends it. */
export async function register(page: Page): Promise<void> {
  await field(page, 'メールアドレス').fill(`${randomUUID()}@example.jp`);
  await field(page, 'パスワード').fill('kekkon-2027');
  await field(page, 'ニックネーム').fill('ゆい');
  await page.getByRole('radio', { name: 'ふたりで' }).check();
  await page.getByRole('button', { name: '登録する' }).click();
}

/** Fills in the log-in form and sends it. */
export async function sendLogIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'メールアドレス').fill(email);
  await field(page, 'パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

/** Logs in with the account every embedded origin has; `site` unless it is the journey's base address. */
export async function logIn(page: Page, site = ''): Promise<void> {
  await visit(page, `${site}/login`);
  await sendLogIn(page, demo.email, demo.password);
  await expect(page.getByRole('link', { name: 'ログアウト' })).toBeVisible();
}

/** Scrolls through the whole page, so that everything that comes lazily has come. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Opens the photo viewer from a picture by keyboard, leafs on, closes it, and finds the focus where it was. */
export async function leafByKeyboard(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1 / ');
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
}

/** User actions shared by the journeys. */
import { randomUUID } from 'node:crypto';
import { demo } from '#tests/harness/origin.ts';
import { expect, type Locator, type Page } from './fixtures.ts';

/**
 * Waits for hydration (the router then controls scroll restoration) and the complete layout, so that nothing moves under
 * the pointer.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => history.scrollRestoration === 'manual' && 'laidOut' in document.documentElement.dataset,
  );
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Events pushed to the tag manager so far. */
export const dataLayer = (page: Page): Promise<{ event: string }[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as { event: string }[]);

/** A field by the start of its label; 必須 or 任意 follows. */
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Of the members that `register` registers. */
export const PASSWORD = 'kekkon-2027';

/** Submits the registration form with a new e-mail address, which it returns. */
export async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.jp`;
  // The page for log-in, which may still be shown, has a field of the same name.
  await expect(page).toHaveURL(/\/register/);
  await field(page, 'メールアドレス').fill(email);
  await field(page, 'パスワード').fill(PASSWORD);
  await field(page, 'ニックネーム').fill('ゆい');
  await page.getByRole('radio', { name: 'ふたりで' }).check();
  await page.getByRole('button', { name: '登録する' }).click();
  return email;
}

export async function sendLogIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'メールアドレス').fill(email);
  await field(page, 'パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

/** Logs in with the demo account. `site` defaults to the base URL. */
export async function logIn(page: Page, site = ''): Promise<void> {
  await visit(page, `${site}/login`);
  await sendLogIn(page, demo.email, demo.password);
  // On a site that has just started, the home page waits for its first answers.
  await expect(page.getByRole('link', { name: 'ログアウト' })).toBeVisible({ timeout: 30_000 });
}

/** Registers a new member, so that journeys do not share clips. @returns the e-mail address */
export async function registerMember(page: Page, to = '/mypage/clips'): Promise<string> {
  await visit(page, `/register?to=${encodeURIComponent(to)}`);
  const email = await register(page);
  await expect(page).toHaveURL(new RegExp(`${to.replaceAll('/', '\\/')}$`));
  await waitForHydration(page);
  return email;
}

/** Clips the first halls of a search, in order. */
export async function clipHalls(page: Page, count: number): Promise<string[]> {
  await visit(page, '/halls/search/?s=reviews_many');
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = page.getByRole('article').nth(index);
    names.push(await card.getByRole('heading').innerText());
    const button = card.getByRole('button', { name: /を ?クリップ$/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(page.getByText(`${names[index]}をクリップしました`)).toBeVisible();
  }
  return names;
}

/** Scrolls through the page to trigger lazy content. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Opens the photo viewer by keyboard, moves on, closes it, and expects the focus back on `opener`. */
export async function expectViewerKeyboard(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1 / ');
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 / ');
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  // The address of a photo opens it again.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(viewer).toContainText('2 / ');
  // It takes no key while it opens.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Distance of an element from the top of the viewport in CSS pixels. */
export const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** The live region of the page or of a part of it. Matches nothing once another element replaces it, which would not be announced. */
export async function liveRegion(page: Page, part = page.getByRole('main')): Promise<Locator> {
  const region = part.locator('[aria-live]');
  await region.evaluate((element) => element.setAttribute('data-observed', ''));
  return page.locator('[data-observed]');
}

/** Words of titles that are set on two lines though a line would hold them. A title without marked phrases is one. */
export function splitWords(titles: Locator): Promise<string[]> {
  return titles.evaluateAll((elements) =>
    elements.flatMap((title) => {
      const texts = [...title.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap((text) =>
        [...text.data.matchAll(/\S+/g)].flatMap(([word], index, words) => {
          const range = document.createRange();
          const start = words[index]?.index ?? 0;
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
          const isWider = width > title.getBoundingClientRect().width;
          return new Set(lines).size > 1 && !isWider ? [word] : [];
        }),
      );
    }),
  );
}

/** Lets the gateway carry out mutations whose replies get lost on the way. Returns how to end it. */
export async function loseReplies(
  page: Page,
  mutation: string,
  times?: number,
): Promise<() => Promise<void>> {
  const address = `**/graphql?operationName=${mutation}`;
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
  return () => page.unroute(address);
}

import { leafByKeyboard, visit } from './actions.ts';
import { expect, test, type Locator } from './fixtures.ts';

test('a hall has an address of its own, and its number leads there', async ({ page, watch }) => {
  const answer = await page.request.get('/halls/1', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  const address = answer.headers().location ?? '';
  expect(address).toMatch(/\/halls\/[a-z0-9_-]+\/[a-z0-9_-]+$/);
  await visit(page, '/halls/1');
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  expect(watch.errors).toEqual([]);
});

test('the photo viewer opens, moves and closes by keyboard, and gives the focus back', async ({ page }) => {
  await visit(page, '/halls/1');
  await leafByKeyboard(page, page.locator('#photos').getByRole('link').first());
});

test('links within the page move smoothly to their section: 160 px below the top from there, else 80 px', async ({
  page,
}) => {
  await visit(page, '/halls/1');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'このページの内容' }).getByRole('link', { name });
  const leads = async (name: string, distance: number) => {
    const link = tab(name);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    // A mouse would first scroll to the link, and so leave the top of the page.
    await link.evaluate((node: HTMLElement) => node.click());
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect
      .poll(() =>
        page.evaluate(
          (anchor) => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? 0),
          id,
        ),
      )
      .toBe(distance);
  };
  await leads('口コミ', 160);
  await leads('質問', 80);
});

test('search → detail → viewer by keyboard alone', async ({ page }) => {
  await visit(page, '/halls/search/');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Backwards from the title lie the photographs.
  const photo = page.getByRole('link', { name: /の写真1を拡大する$/ });
  for (let step = 0; step < 15 && !(await isFocused(photo)); step += 1)
    await page.keyboard.press('Shift+Tab');
  await leafByKeyboard(page, photo);
});

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test('a video plays in the place of its still', async ({ page }) => {
  await visit(page, '/halls/1');
  const videos = page.locator('#videos');
  await videos.scrollIntoViewIfNeeded();
  await videos.getByRole('article').first().getByRole('link').first().click();
  const film = videos.locator('video');
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime), {
      timeout: 40_000,
    })
    .toBeGreaterThan(0);
});

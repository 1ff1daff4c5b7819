import { expectViewerKeyboard, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Locator } from './fixtures.ts';

/** Of the seed, where no hall abroad has fairs. */
const HALL_ABROAD = '1287';

test('the id URL of a hall redirects to its slug URL', async ({ page, monitor }) => {
  const response = await page.request.get('/halls/1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  const address = response.headers().location ?? '';
  expect(address).toMatch(/\/halls\/[a-z0-9_-]+\/[a-z0-9_-]+$/);
  await visit(page, '/halls/1');
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  expect(monitor.errors).toEqual([]);
});

test('the cancellation fees of a hall become dates for a wedding day', async ({ page, monitor }) => {
  await visit(page, '/halls/10');
  await page.getByRole('link', { name: '挙式日からキャンセル料の日付を調べる' }).click();
  await expect(page).toHaveURL(/\/halls\/10\/cancellation$/);
  const day = page.getByRole('textbox', { name: '挙式日' });
  await day.fill('2031-05-24');
  await page.getByRole('button', { name: '日付を計算する' }).click();
  await expect(page).toHaveURL(/\?wedding_date=2031-05-24$/);
  const steps = page.getByRole('table', { name: 'お申し出の日とキャンセル料' }).getByRole('row');
  await expect(steps.last()).toContainText('2031年5月10日(土)〜2031年5月24日(土)');
  await expect(day).toHaveValue('2031-05-24');
  // Of the steps, the first is current: the wedding is years ahead.
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'date');
  const file = page.getByRole('link', { name: '金額が変わる前の日をカレンダーに追加' });
  const response = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await axeViolations(page)).toEqual([]);

  await day.fill('2020-05-24');
  await page.getByRole('button', { name: '日付を計算する' }).click();
  await expect(page.getByText('過ぎた日付です。年をご確認ください。')).toBeVisible();
  await expect(day).toHaveValue('2020-05-24');
  await expect(file).toHaveCount(0);
  expect(monitor.errors).toEqual([]);
});

test('the photo viewer opens, moves and closes by keyboard, and restores the focus', async ({ page }) => {
  await visit(page, '/halls/1');
  await expectViewerKeyboard(page, page.locator('#photos').getByRole('link').first());
});

test('in-page links scroll smoothly to their section: offset 160 px from the top of the page, else 80 px', async ({
  page,
}) => {
  await visit(page, '/halls/1');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'このページの内容' }).getByRole('link', { name });
  const leads = async (name: string, distance: number) => {
    const link = tab(name);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    // A mouse click would first scroll away from the top of the page.
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
  // The photos precede the title in tab order.
  const photo = page.getByRole('link', { name: /の写真1を拡大する$/ });
  for (let step = 0; step < 15 && !(await isFocused(photo)); step += 1)
    await page.keyboard.press('Shift+Tab');
  await expectViewerKeyboard(page, photo);
});

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test('a video plays in place of its thumbnail', async ({ page }) => {
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

test('a hall abroad without fairs leads to those of other halls; the menu and the home page too', async ({
  page,
  isMobile,
}) => {
  await visit(page, `/halls/${HALL_ABROAD}`);
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(/ · アメリカ合衆国\S+/);
  const section = page.getByRole('region', { name: 'ブライダルフェア' });
  await expect(section.getByText('予定されているフェアはありません')).toBeVisible();
  await expect(section.getByText('近くの会場のフェアを見る')).toHaveCount(0);
  await section.getByRole('link', { name: 'ほかの会場のフェアを探す' }).click();
  await expect(page).toHaveURL(/\/fairs$/);
  await visit(page, `/halls/${HALL_ABROAD}/fairs`);
  await expect(page.getByRole('link', { name: 'ほかの会場のフェアも探す' })).toHaveAttribute(
    'href',
    '/fairs',
  );
  await visit(page, '/halls/1/fairs');
  await expect(page.getByRole('link', { name: 'ほかの会場のフェアも探す' })).toHaveAttribute(
    'href',
    /^\/fairs\/[a-z]+$/,
  );
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'ブライダルフェアを日にちから探す' })).toHaveAttribute(
    'href',
    '/fairs',
  );
  if (isMobile) await page.getByRole('button', { name: 'メニュー', exact: true }).click();
  await page
    .getByRole('navigation', { name: isMobile ? 'メニュー' : 'サイト' })
    .getByRole('link', { name: 'フェア', exact: true })
    .click();
  await expect(page).toHaveURL(/\/fairs$/);
});

test('the print of a hall and a fair has no controls, but the telephone number', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/halls/1');
  const links = (href: string) => page.locator(`a[href${href}]`).filter({ visible: true });
  await expect(page.getByText('口コミをすべて読む').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('続きを読む').filter({ visible: true })).toHaveCount(0);
  const controls = page.getByRole('link', { name: /(?:読む|見る|開く（新しいタブで開きます）|調べる)$/ });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(links('^="tel:"')).not.toHaveCount(0);
  await page.goto((await links('*="/fairs/"').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#reserve')).toBeHidden();
  await expect(page.getByText('カレンダーに追加').filter({ visible: true })).toHaveCount(0);
});

test('the photos of a hall are 2 px apart on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [count, hall] of [
    [3, '/halls/hawaii/hortensie-bay-church-kairua'],
    [5, '/halls/kinki/the-lemuriana-maiko'],
  ] as const) {
    await visit(page, hall);
    const photos = page.getByRole('link', { name: /の写真\d+を拡大する$/ }).locator('img');
    await expect(photos).toHaveCount(count);
    const [first, second] = [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()];
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(2, 1);
  }
});

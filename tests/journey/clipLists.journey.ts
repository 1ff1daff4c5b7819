import { clipHalls, logIn, registerMember, visit, waitForHydration } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');

test('a guest sees what the list is for; a member sees clipped halls, newest first, with autosaved notes', async ({
  page,
}) => {
  await visit(page, '/mypage/clips');
  await expect(page.getByRole('link', { name: 'ログイン' }).last()).toBeVisible();
  await registerMember(page);
  await expect(page.getByText('クリップした会場はまだありません')).toBeVisible();
  const names = await clipHalls(page, 2);
  await visit(page, '/mypage/clips');
  await expect(rows(page).getByRole('heading')).toHaveText(names.toReversed());
  await expect(
    page.getByRole('navigation', { name: 'クリップの種類' }).getByRole('link', { name: /^式場 ?2$/ }),
  ).toBeVisible();
  await expect(page.getByText('最後にクリップした日')).toBeVisible();

  const note = page.getByRole('textbox', { name: `${names[1]}のメモ` });
  await note.fill('12月に見学。中庭がよい');
  await expect(page.getByText('保存しました')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('12月に見学。中庭がよい');
});

test('halls selected and a note written before hydration are kept', async ({ page }) => {
  await registerMember(page);
  const [name = ''] = await clipHalls(page, 2);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/mypage/clips');
  for (const row of [0, 1]) await rows(page).nth(row).getByRole('checkbox').check();
  await page.getByRole('textbox', { name: `${name}のメモ` }).fill('中庭がよい');
  script.resolve();
  await expect(page.getByText('2会場を選んでいます')).toBeVisible();
  await expect(page.getByText('保存しました')).toBeVisible();
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('halls are selected and compared side by side, with and without script', async ({
  page,
  browser,
  site,
}) => {
  await registerMember(page);
  const names = await clipHalls(page, 4);
  await visit(page, '/mypage/clips');
  for (const row of [0, 1, 2, 3]) await rows(page).nth(row).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'くらべる', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会場をくらべる');
  const table = page.getByRole('table');
  for (const name of names) await expect(table.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByLabel('挙式日（キャンセル料の計算に）').fill('2027-05-22');
  await page.getByRole('button', { name: '計算する' }).click();
  await expect(page.getByText(/^キャンセル料は2027年5月22日\(土\)の挙式について/)).toBeVisible();
  // The table scrolls, not the page.
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await excess()).toBe(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);

  const address = new URL(page.url());
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const noScript = await context.newPage();
  await noScript.goto(address.pathname + address.search);
  await expect(noScript.getByRole('table').getByRole('link', { name: '見学の予約' })).toHaveCount(4);
  await noScript.getByRole('link', { name: `${names[0]}を外す` }).click();
  await expect(noScript.getByRole('columnheader').getByRole('link', { name: names[0] })).toHaveCount(0);
  await context.close();
});

test('a list is shared by link; a guest comments without script, and the owner sees it live', async ({
  page,
  browser,
  site,
}) => {
  await registerMember(page);
  const names = await clipHalls(page, 2);
  await visit(page, '/mypage/clips/share');
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .filter({ hasText: names[0] ?? '' })
    .getByRole('button', { name: /上へ$/ })
    .click();
  await page.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(page).toHaveURL(/\/clips\/shared\/[\w-]{16,}$/);
  await waitForHydration(page);
  await expect(rows(page).getByRole('heading')).toHaveText(names);
  const headerBottom = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
  const titleTop = await page.getByText('共有リスト').evaluate((each) => each.getBoundingClientRect().top);
  expect(titleTop - headerBottom).toBeGreaterThan(16);
  await expect(page.getByRole('img', { name: '共有リンクのQRコード' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute('href', /line\.me/);
  const address = await page.getByRole('textbox', { name: '共有のリンク' }).inputValue();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  const response = await guest.goto(`${site.url}${new URL(address).pathname}`);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await guest.getByRole('textbox', { name: `${names[1]}へのコメント` }).fill('駅から近くて安心です');
  const guestRow = guest.getByRole('article').nth(1);
  await guestRow.getByRole('combobox', { name: 'お名前' }).fill('母');
  await guestRow.getByRole('button', { name: '行きたい' }).click();
  await expect(guest.getByText('駅から近くて安心です')).toBeVisible();
  await expect(guest.getByText('1人が行きたい')).toBeVisible();
  await context.close();
  // Without a reload of the owner's page.
  await expect(page.getByText('駅から近くて安心です')).toBeVisible();
  await expect(page.getByRole('list', { name: 'みんなの気持ち' })).toHaveText('1人が行きたい母');
  expect((await page.request.get('/clips/shared/nobodyKnowsThisHash00')).status()).toBe(404);
});

test('clicks faster than the network settle on the last one', async ({ page, ownSite, monitor }) => {
  monitor.allowNetworkErrors();
  await logIn(page, ownSite.url);
  await visit(page, `${ownSite.url}/halls/search/?s=cost_high`);
  await ownSite.origin.fault(
    { method: 'POST', path: '/api/wn/hall_clips', delayMs: 150 },
    { method: 'DELETE', path: '/api/wn/hall_clips', delayMs: 150 },
    { method: 'POST', path: '/api/wn/hall_clips', reset: true, times: 2 },
  );
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.evaluate((pressed: HTMLElement) => {
    for (let press = 0; press < 7; press += 1) pressed.click();
  });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('をクリップしました')).toBeVisible();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a queued click is sent before leaving the page', async ({ page, ownSite }) => {
  await logIn(page, ownSite.url);
  await visit(page, `${ownSite.url}/halls/search/?s=cost_high`);
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  // The first request outlasts the navigation.
  await ownSite.origin.fault(
    { method: 'DELETE', path: '/api/wn/hall_clips', delayMs: 1_000 },
    { method: 'POST', path: '/api/wn/hall_clips', delayMs: 1_000 },
  );
  await ownSite.origin.clearJournal();
  const changes = async () =>
    (await ownSite.origin.calls(/hall_clips/))
      .map(({ method }) => method)
      .filter((method) => method !== 'GET');
  await button.click();
  await expect.poll(changes).toEqual(['POST']);
  await button.click();
  await expect(page.getByText('のクリップを外しました')).toBeVisible();
  await page.evaluate(() => location.assign('/robots.txt'));
  await expect(page).toHaveURL(/robots/);
  await expect.poll(changes).toEqual(['POST', 'DELETE']);
});

test('brands and rings are clipped by the same button and have their own lists', async ({ page }) => {
  await registerMember(page, '/brands/');
  for (const [path, list] of [
    ['/brands/', 'brands'],
    ['/rings/', 'rings'],
  ] as const) {
    await visit(page, path);
    const row = rows(page).nth(2);
    const name = await row.getByRole('heading').innerText();
    await row.getByRole('button', { name: /を ?クリップ$/ }).click();
    await expect(page.getByText(`${name}をクリップしました`)).toBeVisible();
    await visit(page, `/mypage/clips/${list}`);
    await expect(rows(page).getByRole('heading')).toHaveText([name]);
  }
});

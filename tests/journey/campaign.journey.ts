import { dataLayer, liveRegion, visit, waitForHydration } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('campaign versions are linked and tracked; unknown versions are 404', async ({ page, monitor }) => {
  await visit(page, '/?utm_source=line&utm_medium=post');
  await page.getByRole('contentinfo').getByRole('link', { name: '結婚式へ行こう' }).click();
  await expect(page).toHaveURL(/\/go_to_wedding\/$/);
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(
      expect.objectContaining({
        event: 'wn_goto_wedding',
        campaign_version: null,
        page_path: '/go_to_wedding/',
        utm_source: 'line',
        utm_medium: 'post',
      }),
    );
  await waitForHydration(page);
  await page.getByRole('link', { name: 'ご両親・ご家族へ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ご家族の準備');
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(expect.objectContaining({ event: 'wn_goto_wedding', campaign_version: 'family' }));
  monitor.allowNetworkErrors();
  expect((await page.goto('/go_to_wedding/nobody/'))?.status()).toBe(404);
});

test('halls and brides are tracked, and the device history holds the paths', async ({ page, site }) => {
  const { data } = await site.graphql<{ pickupBrides: { rawId: string }[] }>('{ pickupBrides { rawId } }');
  const id = data?.pickupBrides[0]?.rawId ?? '';
  await visit(page, `/brides/${id}`);
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual({
      event: 'BrideDataEvent',
      bride: { id },
      page_path: `/brides/${id}`,
      is_in_app: false,
    });
  await visit(page, '/halls/1');
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(expect.objectContaining({ event: 'HallDataEvent' }));
  const visited = await page.evaluate(() => localStorage.getItem('musubi.visited'));
  expect(visited).toContain('/halls/');
});

test('the kaoawase leaflet is filled in, survives a reload and prints alone', async ({ page }) => {
  await visit(page, '/lp/kaoawase_template');
  await page.getByLabel('会場', { exact: true }).fill('料亭 結');
  await page.reload();
  await expect(page.getByLabel('会場', { exact: true })).toHaveValue('料亭 結');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: '印刷する' })).toBeHidden();
  await expect(page.getByRole('heading', { name: '顔合わせのしおり' })).toBeVisible();
  await expect(page.getByLabel('1番目の内容')).toHaveValue('はじめの挨拶');
});

test('the footer leads to the page about external services', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: '外部送信について' }).click();
  await expect(page).toHaveURL(/\/external_transmission$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('www.openstreetmap.org');
  await expect(main).toContainText('「地図を表示」を押したとき');
  await expect(page.getByRole('heading', { name: '広告のリンク' })).toBeVisible();
});

test('the chosen prefecture applies to the next pages', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: /東京都で選ばれている/ })).toBeVisible();
  await page.goto('/area/?to=/videos/');
  await page.getByRole('button', { name: '大阪府' }).click();
  await expect(page).toHaveURL(/\/videos\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('大阪府の会場の動画');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /大阪府で選ばれている/ })).toBeVisible();
  await visit(page, '/area/');
  await expect(page.getByText(/年\d+月\d+日.*に選びました/)).toBeVisible();
});

test('a prefecture chosen on the home page applies to the pages after it, also the first one again', async ({
  page,
}) => {
  await visit(page, '/');
  const halls = page.locator('#popular');
  const choose = async (name: string) => {
    await halls.getByRole('combobox', { name: '都道府県' }).selectOption(name);
    const announced = await liveRegion(page, halls);
    await halls.getByRole('button', { name: '変える' }).click();
    await expect(announced).toHaveText(`${name}で選ばれている会場`);
  };
  await choose('大阪府');
  await page.getByRole('contentinfo').getByRole('link', { name: '会場の動画' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('大阪府の会場の動画');
  await page.goBack();
  await choose('東京都');
  await page.reload();
  await expect(halls.getByRole('heading', { name: '東京都で選ばれている会場' })).toBeVisible();
  await page.goto('/videos/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都の会場の動画');
});

test('videos, photos, statistics and booking sites are linked in the footer and link to halls', async ({
  page,
}) => {
  await visit(page, '/stats/');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
  await page.getByRole('table').getByRole('link', { name: '近畿' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('近畿の結婚式の数字');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '写真から探す' }).click();
  await page.getByRole('main').getByRole('link', { name: /^料理/ }).click();
  await expect(page).toHaveURL(/\/photos\/food\/$/);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '会場の動画' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await waitForHydration(page);
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveTitle(/^2ページ目 - /);
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '予約サイトの種類' }).click();
  await expect(page).toHaveURL(/\/booking_sites\/$/);
  await expect(page.getByText('総合情報サイト')).toBeVisible();
});

test('a search in a prefecture labels the sponsored hall', async ({ page }) => {
  await page.goto('/pref/tokyo');
  await expect(page.getByRole('article').filter({ hasText: 'PR' })).toHaveCount(1);
});

test('the app is offered on a later page, and a dismissal is remembered', async ({ page }, info) => {
  await page.clock.install();
  await visit(page, '/go_to_wedding/');
  await page.clock.runFor(30_000);
  const banner = page.getByRole('complementary', { name: 'ご案内' });
  await expect(banner).toBeHidden();

  // The delay starts after loading.
  const isOffered = () =>
    expect(async () => {
      await page.clock.runFor(5_000);
      await expect(banner).toBeVisible({ timeout: 500 });
    }).toPass();
  await page.getByRole('main').getByRole('link', { name: '会場を探す' }).click();
  await expect(page).toHaveURL(/\/halls\/search\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('結婚式場を探す');
  await isOffered();
  await banner.getByRole('link', { name: 'アプリを見る' }).click();
  const modal = page.getByRole('dialog', { name: 'アプリのご案内' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: '今後この案内を表示しない' }).click();
  await expect(modal).toBeHidden();

  // Next visit on the same device: no offer.
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, '/stats/');
  await page.getByRole('contentinfo').getByRole('link', { name: '予約サイトの種類' }).click();
  await expect(page).toHaveURL(/\/booking_sites\/$/);
  await page.clock.runFor(30_000);
  await expect(banner).toBeHidden();

  // Without a dismissal, the offer closes on navigation:
  const offer = async () => {
    await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
    await visit(page, '/stats/');
    await page.getByRole('contentinfo').getByRole('link', { name: '予約サイトの種類' }).click();
    await expect(page).toHaveURL(/\/booking_sites\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('予約サイト');
    await isOffered();
  };
  await offer();
  await page.getByRole('main').getByRole('link', { name: '会場を探す' }).press('Enter');
  await expect(page).toHaveURL(/\/halls\/search\/$/);
  await expect(banner).toBeHidden();
  // and on a change of width, but not of height:
  await offer();
  const { width = 375 } = info.project.use.viewport ?? {};
  await page.setViewportSize({ width, height: 600 });
  await expect(banner).toBeVisible();
  await page.setViewportSize({ width: width - 40, height: 600 });
  await expect(banner).toBeHidden();
});

test('reading an article to its end shows the campaign card, and a dismissal is remembered', async ({
  page,
  site,
}) => {
  type Articles = { recentArticles: { nodes: { rawId: string; showsFloatingBanner: boolean }[] } };
  const { data } = await site.graphql<Articles>(
    '{ recentArticles(first: 20) { nodes { rawId showsFloatingBanner } } }',
  );
  const articles = data?.recentArticles.nodes ?? [];
  const card = page.getByRole('complementary', { name: 'ご案内' });
  // Promotions wait until the page is idle.
  const viewsNoted = () => page.evaluate(() => Number(sessionStorage.getItem('musubi.app.views') ?? 0));
  const readToTheEnd = async (shows: boolean) => {
    const views = await viewsNoted();
    const article = articles.find(({ showsFloatingBanner }) => showsFloatingBanner === shows);
    await visit(page, `/magazine/${article?.rawId}`);
    await expect.poll(viewsNoted).toBe(views + 1);
    await page.evaluate(() => document.querySelector('article > span[aria-hidden]')?.scrollIntoView());
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual(expect.objectContaining({ event: 'ReadedPostDataEvent' }));
  };
  await visit(page, '/stats/');
  await expect.poll(viewsNoted).toBe(1);
  await readToTheEnd(false);
  await expect(card).toBeHidden();
  await readToTheEnd(true);
  await expect(card.getByRole('link', { name: /結婚式へ行こう/ })).toHaveAttribute('href', '/go_to_wedding/');
  await card.getByRole('button', { name: '案内を閉じる' }).click();
  // Next visit on the same device.
  await page.evaluate(() => sessionStorage.removeItem('musubi.campaign.offered'));
  await readToTheEnd(true);
  await expect(card).toBeHidden();
});

test('the app view has no header, footer or promotion, and sends bridge messages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) MusubiApp/3.2.1',
  });
  const page = await context.newPage();
  await visit(page, '/native/');
  await expect(page.getByText('アプリの中で表示しています')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  const log = page.getByRole('list', { name: 'サイトからアプリへのメッセージ' });
  await page.getByRole('button', { name: '3.0.0（通知に対応する）' }).click();
  await page.getByRole('button', { name: '記事101をクリップ' }).click();
  await page.getByRole('button', { name: '番号のない記事をクリップ' }).click();
  await expect(log.getByRole('listitem')).toHaveText([
    '{"type":"article_clip","article_id":"101","is_clipped":true}',
  ]);
  await page.getByRole('button', { name: 'お知らせを出す' }).click();
  await expect(log.getByRole('listitem').last()).toContainText('"type":"notification"');
  await page.getByRole('button', { name: '最後の通知のボタンを押す' }).click();
  await expect(page.getByText('1回')).toBeVisible();

  await page.getByRole('button', { name: '2.9.9（通知に対応しない）' }).click();
  await page.getByRole('button', { name: 'お知らせを出す' }).click();
  await expect(page.getByText('クリップを外しました', { exact: true })).toBeVisible();
  await context.close();
});

import {
  waitForHydration,
  liveRegion,
  register,
  scrollThrough,
  splitWords,
  dataLayer,
  top,
  visit,
} from './actions.ts';
import { expect, test } from './fixtures.ts';

test('from the magazine to an article, its contents and its hall, and back via the history', async ({
  page,
}) => {
  await visit(page, '/magazine');
  const recent = page.getByRole('region', { name: /^新着の記事/ });
  await recent.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await visit(page, '/magazine/905');
  const titles = page.locator('main :is(h1, h2, h3, li, a):has(> wbr)');
  expect(await titles.count()).toBeGreaterThan(10);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const narrow of [320, 375, 768, 1_280]) {
    await page.setViewportSize({ width: narrow, height });
    expect(await splitWords(titles), `at ${narrow} px`).toEqual([]);
  }
  await page.setViewportSize({ width, height });
  const contents = page.getByRole('group').filter({ hasText: '目次' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(2);
  // A click of the mouse would first scroll away from the top of the page.
  await contents.nth(1).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect(contents.nth(1)).toHaveAttribute('aria-current', 'location');
  await expect.poll(() => top(page, new URL(page.url()).hash)).toBe(160);
  await contents.nth(2).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => top(page, new URL(page.url()).hash)).toBe(80);
  await expect(contents.nth(1)).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('link', { name: '天童ノ邸 水鏡' }).last()).toHaveAttribute(
    'href',
    /^\/halls\//,
  );
  await expect(page.getByRole('region', { name: '書いた人' })).toBeVisible();

  await visit(page, '/magazine/906');
  const viewed = page.getByRole('region', { name: '最近読んだ記事' });
  await expect(
    viewed.getByRole('link', { name: '庄内と内陸で考える山形県の結婚式費用 平均229万円と果物の季節' }),
  ).toBeAttached();
  await visit(page, '/mypage');
  await expect(
    page
      .getByRole('region', { name: '最近読んだ記事' })
      .getByRole('link', { name: '庄内と内陸で考える山形県の結婚式費用 平均229万円と果物の季節' }),
  ).toBeAttached();
});

test('reading resumes where it stopped', async ({ page }) => {
  await visit(page, '/magazine/905');
  const part = page.locator('#section-3');
  await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewedArticles') ?? ''))
    .toContain('"block"');
  await visit(page, '/magazine');
  await visit(page, '/magazine/905');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const resume = page.getByRole('button', { name: '続きから読む' });
  await resume.click();
  await expect(part).toBeInViewport();
  await expect(resume).toBeHidden({ timeout: 2_000 });

  // The offer is of this article alone.
  await visit(page, '/magazine/905');
  await expect(resume).toBeVisible();
  const other = page.getByRole('main').locator('a[href^="/magazine/"]:not([href*="905"])').first();
  await other.evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/905/);
  await expect(resume).toBeHidden({ timeout: 2_000 });
});

test('an article is tracked when opened and once when read to its end', async ({ page }) => {
  await visit(page, '/magazine/905');
  const events = async () =>
    (await dataLayer(page)).map(({ event }) => event).filter((event) => event.endsWith('PostDataEvent'));
  await expect.poll(events).toEqual(['PostDataEvent']);
  await scrollThrough(page);
  await expect.poll(events).toEqual(['PostDataEvent', 'ReadedPostDataEvent']);
  await scrollThrough(page);
  expect(await events()).toEqual(['PostDataEvent', 'ReadedPostDataEvent']);
  expect(await dataLayer(page)).toContainEqual(
    expect.objectContaining({
      event: 'ReadedPostDataEvent',
      no_karte: false,
      post: expect.objectContaining({
        id: '905',
        title: '庄内と内陸で考える山形県の結婚式費用 平均229万円と果物の季節',
        pr: false,
      }),
    }),
  );
});

test('an article shows as clipped before the response, and is among the clips', async ({ page }) => {
  const title = '庄内と内陸で考える山形県の結婚式費用 平均229万円と果物の季節';
  await visit(page, '/register?to=%2Fmagazine%2F905');
  await register(page);
  await expect(page).toHaveURL(/\/magazine\/905$/);
  await waitForHydration(page);
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${title}を ?クリップ`) });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const release = Promise.withResolvers<void>();
  await page.route(/operationName=ClipMutation/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  release.resolve();
  await expect(page.getByText(`${title}をクリップしました`)).toBeVisible();
  await visit(page, '/mypage/clips/articles');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([title]);
});

test('a cold start shows no row of categories with 「すべて」 alone', async ({ page, ownSite }) => {
  await visit(page, `${ownSite.url}/magazine/ranking`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'カテゴリー' })).toHaveCount(0);
});

test('a category is found below its parent and narrowed; its articles have dates and tags', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const categories = page.getByRole('region', { name: 'カテゴリー' });
  // The index of articles is read in the background.
  await expect(async () => {
    await page.goto('/magazine/category/24?prefecture=tokyo');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2, { timeout: 500 });
    await expect(page.getByText('条件に合う記事を集めています')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const main = page.getByRole('main');
  const story = main.getByRole('link', {
    name: /^東京都で\d+名、総額\d+万円の実例/,
  });
  await expect(story).toHaveAttribute('href', '/magazine/765');
  await visit(page, '/magazine/category/24');
  await expect(main.getByText('85件の記事', { exact: true })).toBeVisible();
  await expect(main.getByRole('article').locator('time')).toHaveCount(18);
  await expect(main.getByRole('article').first().getByRole('list', { name: 'タグ' })).toBeVisible();
  await expect(main.getByRole('list', { name: '費用とお金の中のカテゴリー' }).getByRole('link')).toHaveText([
    '費用とお金のすべて',
    '見積もりと節約',
    'ご祝儀とお金のマナー',
  ]);
  const announced = await liveRegion(page);
  await main.getByLabel('準備の時期').selectOption('10');
  await main.getByRole('button', { name: 'この条件で絞り込む' }).click();
  await expect(page).toHaveURL(/phase=10/);
  await expect(main.getByRole('article').getByRole('heading')).toHaveText([
    '見積もりで上がるのはどこ？ 八つの項目を数字で読む',
  ]);
  await expect(announced).toHaveText('1件の記事');
  await main.getByRole('link', { name: /12〜10か月前 ?を外す/ }).click();
  await expect(main.getByText('85件の記事', { exact: true })).toBeVisible();

  await visit(page, '/magazine/ranking?category=24');
  await expect(main.getByRole('link', { name: '見積もりと節約', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
  const parent = categories.getByRole('listitem').filter({ hasText: /^費用とお金/ });
  // A copy of the page may be older than the index.
  await expect(async () => {
    await visit(page, '/magazine');
    const children = ['見積もりと節約（85）', 'ご祝儀とお金のマナー（3）'];
    await expect(parent.getByRole('listitem').getByRole('link')).toHaveText(children, { timeout: 1_000 });
  }).toPass({ timeout: 100_000 });
  await expect(categories.getByRole('heading', { level: 3 })).toHaveCount(8);
});

test('an article about costs shows the figures of a prefecture; from 1280 px others are beside it', async ({
  page,
}) => {
  await visit(page, '/magazine/928');
  const costs = page.getByRole('region', { name: /の見積もりと最終金額$/ });
  await costs.scrollIntoViewIfNeeded();
  await expect(costs.getByRole('heading')).toHaveText('奈良県の見積もりと最終金額');
  await expect(costs.getByText('最終金額', { exact: true })).toBeVisible();
  await costs.getByLabel('都道府県').selectOption('osaka');
  await expect(costs.getByRole('heading')).toHaveText('大阪府の見積もりと最終金額');
  await expect(
    costs.getByText(/会場の実例[\d,]+件の中央値です。増えた額は1件ごとの差の中央値のため.*本文の平均とは/),
  ).toBeVisible();
  await expect(costs.getByRole('link')).toHaveAttribute('href', '/stats/pref/osaka/');

  await page.setViewportSize({ width: 1_280, height: 900 });
  const text = await page.locator('#text').boundingBox();
  const related = await page.getByRole('region', { name: '関連する記事' }).boundingBox();
  expect(related?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(related?.y).toBeLessThan(text?.y ?? 0);

  await page.context().addCookies([{ name: 'area', value: 'kinki/kyoto', url: page.url() }]);
  await visit(page, '/magazine/928');
  await costs.scrollIntoViewIfNeeded();
  await expect(costs.getByRole('heading')).toHaveText('京都府の見積もりと最終金額');
});

test('the print of an article is its text, with the figures of costs once they are there', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/magazine/928');
  const costs = page.getByRole('region', { name: /の見積もりと最終金額$/ });
  await expect(page.locator('#text')).toBeVisible();
  await expect(costs).toBeHidden();
  await expect(page.getByText('関連する記事')).toBeHidden();
  await expect(page.getByRole('link', { name: /見る$/ }).filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await costs.scrollIntoViewIfNeeded();
  await expect(costs.getByText('最終金額', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(costs.getByText('最終金額', { exact: true })).toBeVisible();
  await expect(costs.getByLabel('都道府県')).toBeHidden();
  await expect(costs.getByRole('link')).toHaveCount(0);
});

import { liveRegion, visit } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

const chips = (page: Page) => page.getByRole('list', { name: '選択中の条件' });
/** The first number in a text, e.g. 1335 in 「1,335会場」. */
const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
/** The displayed number of results. */
const total = async (page: Page) =>
  numberIn(await page.getByRole('region', { name: '検索結果' }).getByRole('status').first().innerText());

/** Opens the filter sheet on narrow screens. */
async function openConditions(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: '条件で絞り込む' });
  if (await open.isVisible()) await open.click();
  // The filters are laid out one frame after the sheet.
  await expect(page.getByRole('group', { name: 'エリア' })).toBeVisible();
}

test('facets narrow the list, with counts; a chip removes a condition', async ({ page }) => {
  await visit(page, '/halls/search/');
  const all = await total(page);
  await openConditions(page);
  const option = page.getByRole('group', { name: '会場の種類' }).getByRole('checkbox').first();
  const promised = numberIn(await option.locator('..').innerText());
  expect(promised).toBeGreaterThan(0);
  expect(promised).toBeLessThan(all);
  await option.check();
  const button = page.getByRole('button', { name: /会場を見る$/ });
  await expect.poll(async () => numberIn(await button.innerText())).toBe(promised);
  await button.click();
  await expect(chips(page).getByRole('link')).toHaveCount(1);
  await expect.poll(() => total(page)).toBe(promised);

  await chips(page).getByRole('link').first().click();
  await expect(chips(page)).toBeHidden();
  await expect.poll(() => total(page)).toBe(all);
});

test('a choice made before hydration is counted', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/halls/search/');
  await openConditions(page);
  const option = page.getByRole('group', { name: '会場の種類' }).getByRole('checkbox').first();
  const promised = numberIn(await option.locator('..').innerText());
  await option.check();
  script.resolve();
  const button = page.getByRole('button', { name: /会場を見る$/ });
  await expect.poll(async () => numberIn(await button.innerText())).toBe(promised);
  await expect(option).toBeChecked();
});

test('six sort orders, each with its own URL', async ({ page }) => {
  await visit(page, '/halls/search/');
  const sorts = page.getByRole('navigation', { name: '並び順' });
  await expect(sorts.getByRole('link')).toHaveCount(6);
  const first = page.getByRole('article').first().getByRole('heading');
  const before = await first.innerText();
  const announced = await liveRegion(page);
  await sorts.getByRole('link').last().click();
  await expect(page).toHaveURL(/[?&]s=/);
  await expect(first).not.toHaveText(before);
  await expect(sorts.locator('[aria-current]')).toHaveCount(1);
  await expect(announced).toHaveText(/新しい順/);
});

test('the order of a ranking is announced when it changes', async ({ page }) => {
  await visit(page, '/halls/ranking/tokyo/');
  const halls = await liveRegion(page);
  await page.getByRole('link', { name: '費用が低い順' }).click();
  await expect(halls).toHaveText(/^掲載されている総額の目安が低い順です/);
  await visit(page, '/magazine/ranking');
  const articles = await liveRegion(page);
  await page.getByRole('link', { name: '直近一週間' }).click();
  await expect(articles).toHaveText('直近一週間に読まれた回数の順です。');
});

test('the pager works, and back restores list, scroll position and focus', async ({ page }) => {
  await visit(page, '/halls/search/');
  const pager = page.getByRole('navigation', { name: /ページ送り$/ });
  const next = pager.getByRole('link', { name: '次へ' });
  await next.press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(page).toHaveTitle(/^2ページ目 - /);

  const card = page.getByRole('article').nth(12);
  const link = card.getByRole('heading').getByRole('link');
  await link.focus();
  // Stored with the next frame after each scroll.
  const isStored = () =>
    page.evaluate(() => {
      const stored: unknown = JSON.parse(sessionStorage.getItem('musubi.scroll') ?? '{}');
      return Object.values(Object(stored)).includes(Math.round(scrollY));
    });
  await expect.poll(isStored).toBe(true);
  const top = await page.evaluate(() => scrollY);
  const name = await card.getByRole('heading').innerText();
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('article').nth(12).getByRole('heading')).toHaveText(name);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThanOrEqual(8);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2$/);
  await expect(next).toBeFocused();
});

test('no results: shows a message and suggestions', async ({ page }) => {
  await visit(page, '/halls/?name=zzzzzzzz');
  await expect(page.getByRole('main')).toContainText('見つかりませんでした');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('no results with several conditions: suggests the one to drop, with its result count', async ({
  page,
}) => {
  await visit(page, '/halls/search/?prefecture_slug=tokyo&name=zzzzzzzz');
  // Dropping the prefecture would find nothing either, so it is not suggested.
  const way = page.getByRole('main').getByRole('link', { name: /を外す（[\d,]+会場）$/ });
  await expect(way).toHaveCount(1);
  await expect(way).toContainText('「zzzzzzzz」');
  const promised = numberIn(/（.*）/.exec(await way.innerText())?.[0] ?? '');
  await way.click();
  await expect(page).toHaveURL(/\/pref\/tokyo$/);
  await expect.poll(() => total(page)).toBe(promised);
});

test('from area to prefecture, region and station, each with its number of halls', async ({ page }) => {
  await visit(page, '/halls/search/');
  const step = async (name: RegExp) => {
    await openConditions(page);
    const places = page.getByRole('group', { name: 'エリア' });
    for (const folded of await places.locator('details').all())
      await folded.evaluate((node) => node.setAttribute('open', ''));
    const link = places.getByRole('link', { name }).first();
    const promised = numberIn((await link.innerText()).replace(/^\D+/, ''));
    await link.click();
    await expect.poll(() => total(page)).toBe(promised);
  };
  await step(/^関東/);
  await step(/^東京都/);
  await expect(page).toHaveURL(/\/pref\/tokyo$/);
  await step(/駅/);
  await expect(page).toHaveURL(/\/s\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('駅');
});

test('photos of a card are swiped, and the map shows the listed halls', async ({ page }) => {
  await visit(page, '/halls/search/');
  const strip = page.getByRole('group', { name: /の写真\d枚$/ }).first();
  await expect(strip.getByRole('link', { includeHidden: true })).toHaveCount(2);
  await strip.evaluate((scroller) => scroller.scrollBy({ left: scroller.clientWidth, behavior: 'instant' }));
  await expect(page.getByText(/^2\/\d$/).first()).toBeVisible();
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^3\/\d$/).first()).toBeVisible();

  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByText('地図で見る').click();
  const map = page.getByRole('figure', { name: '検索結果の会場の位置' });
  // Drawn by WebGL, with its worker from the site.
  await expect(map.locator('canvas')).toBeVisible({ timeout: 20_000 });
  const group = map.locator('button[class*=cluster]').first();
  const pins = map.locator('a[class*=pin]');
  const apart = await pins.count();
  await pins.first().hover();
  await expect(map.locator('p[class*=named]')).not.toHaveText(/^このページの/);
  await group.click();
  await expect.poll(() => pins.count()).not.toBe(apart);
  await expect(map.getByRole('listitem').first()).toBeVisible();
  const drawn = await map.getByRole('list').getByRole('link').allTextContents();
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((name) => !names.includes(name))).toEqual([]);

  // What the map shows is an address of its own.
  const everywhere = await total(page);
  await map.getByRole('link', { name: 'この範囲で探す' }).click();
  await expect(page).toHaveURL(/\?bounds=[-\d.%C]+$/, { timeout: 20_000 });
  const chip = chips(page).getByRole('link', { name: /^地図の範囲/ });
  await expect(chip).toBeVisible();
  const inside = await total(page);
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThan(everywhere);
  await expect(map.getByRole('link', { name: 'この範囲で探す' })).toHaveCount(0);
  expect(await (await page.request.get(page.url())).text()).toMatch(
    new RegExp(`<b[^>]*>${inside}</b>(<!-- -->)?会場`),
  );
  await chip.click();
  await expect.poll(() => total(page)).toBe(everywhere);

  const first = map.getByRole('list').getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('searching again does not reload the page', async ({ page }) => {
  await visit(page, '/halls/search/');
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await openConditions(page);
  await page.getByRole('main').getByRole('combobox').first().fill('グランド');
  await page.getByRole('main').getByRole('combobox').first().press('Enter');
  await expect(page).toHaveURL(/name=/);
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
});

const landings = ['/a/kanto', '/pref/tokyo', '/k/3', '/halls/?name=教会'];
for (const landing of landings) {
  test(`landing page ${landing} lists halls`, async ({ page }) => {
    await visit(page, landing);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a suggestion is added to the conditions that are chosen', async ({ page }) => {
  await visit(page, '/k/1');
  await openConditions(page);
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.fill('軽井沢');
  await expect(page.getByRole('option', { name: '軽井沢' }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/region_slugs=karuizawa.*k=1/);
});

test('going back to a search shows its own number and links, without what was chosen since', async ({
  page,
}) => {
  await visit(page, '/halls/search/');
  const button = page.getByRole('button', { name: /会場を見る$|^数えています/ });
  const kind = page.getByRole('group', { name: '会場の種類' }).getByRole('checkbox').first();
  const sort = page.getByRole('navigation', { name: '並び順' }).getByRole('link').last();
  await openConditions(page);
  const text = await button.innerText();
  await kind.check();
  await expect(sort).toHaveAttribute('href', '/k/1?s=created_at_desc');
  await button.click();
  await expect(chips(page).getByRole('link')).toHaveCount(1);
  await page.goBack();
  await expect(chips(page)).toBeHidden();
  await openConditions(page);
  await expect(kind).not.toBeChecked();
  await expect(button).toHaveText(text);
  await expect(sort).toHaveAttribute('href', '/halls/search/?s=created_at_desc');
});

test('choices that are not submitted are kept when the order or the place changes', async ({ page }) => {
  await visit(page, '/halls/search/');
  await openConditions(page);
  const kinds = page.getByRole('group', { name: '会場の種類' });
  await kinds.getByRole('checkbox', { name: /^ホテル/ }).check();
  const area = page.getByRole('group', { name: 'エリア' }).getByRole('link', { name: /^関東/ });
  await expect(area).toHaveAttribute('href', '/halls/search/?area_slug=kanto&k=1');
  await area.click();
  await expect(page).toHaveURL(/area_slug=kanto&k=1/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('関東');
  await openConditions(page);
  await expect(kinds.getByRole('checkbox', { name: /^ホテル/ })).toBeChecked();

  // Another kind adds to the halls that are found, and says by how much.
  const before = await total(page);
  const other = kinds.getByRole('checkbox', { name: /^レストラン/ });
  const promised = Number(/\+([\d,]+)/.exec(await other.locator('..').innerText())?.[1]?.replaceAll(',', ''));
  await other.check();
  const button = page.getByRole('button', { name: /会場を見る$/ });
  await expect.poll(async () => numberIn(await button.innerText())).toBe(before + promised);
  await expect(page.getByRole('navigation', { name: '並び順' }).getByRole('link').last()).toHaveAttribute(
    'href',
    /k=1&k=4&s=created_at_desc/,
  );
});

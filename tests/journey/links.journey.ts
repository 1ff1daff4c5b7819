/** Pages without a journey of their own, reached by links. */
import { visit } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

// Each opens many pages.
test.describe.configure({ timeout: 240_000 });

/** Follows the first link to a URL that starts with `to`. */
async function follow(page: Page, from: string, to: string): Promise<void> {
  await visit(page, from);
  await page.locator(`a[href^="${to}"]:visible`).first().click();
  await expectPage(page, to);
}

/** Opens a URL linked inside a collapsed element. */
async function openCollapsedLink(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  const address = await page.locator(`a[href^="${to}"]`).first().getAttribute('href');
  await page.goto(address ?? '/nowhere');
  await expectPage(page, to);
}

async function expectPage(page: Page, at: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.startsWith(at));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText(/見つかりません/);
}

test('the home page links to halls by place, type, style and taste, to brands, rings and the contact form', async ({
  page,
}) => {
  await follow(page, '/', '/a/kanto');
  await follow(page, '/', '/k/1');
  await follow(page, '/', '/ws/1');
  await follow(page, '/', '/g/4');
  await follow(page, '/', '/halls/kanto/');
  await follow(page, '/', '/brands/');
  await follow(page, '/', '/rings/');
  await follow(page, '/', '/contact');
});

test('halls by prefecture, region, district and station, and rankings', async ({ page }) => {
  await openCollapsedLink(page, '/', '/pref/');
  await openCollapsedLink(page, '/pref/ibaraki', '/d/');
  await openCollapsedLink(page, '/pref/ibaraki', '/s/');
  await follow(page, '/halls/1', '/r/');
  await follow(page, '/halls/ranking/tokyo/', '/halls/ranking/tokyo/ginza');
});

test('the magazine links to articles, categories, tags, ranking, writers and guides', async ({
  page,
  monitor,
}) => {
  await follow(page, '/', '/magazine');
  await follow(page, '/magazine', '/magazine/category/');
  await follow(page, '/magazine', '/magazine/ranking');
  await follow(page, '/magazine', '/magazine/writers');
  await follow(page, '/magazine/writers', '/magazine/writer/');
  await follow(page, '/magazine', '/magazine/guides');
  await follow(page, '/stats/pref/tokyo/', '/magazine/prefecture/tokyo');
  await follow(page, '/magazine/101', '/tag/');
  await openCollapsedLink(page, '/tag/budget', '/tag/budget/page/2');
  await page.goto('/magazine/101');
  await expectPage(page, '/magazine/101');
  monitor.allowNetworkErrors();
  expect((await page.goto('/magazine/999999'))?.status()).toBe(404);
});

test('brides by prefecture and theme, and their albums', async ({ page, site }) => {
  await openCollapsedLink(page, '/brides', '/brides/pref/');
  await openCollapsedLink(page, '/brides/themes', '/brides/themes/');
  const { data } = await site.graphql<{ pickupBrides: { albums: { rawId: string }[] }[] }>(
    '{ pickupBrides { albums { rawId } } }',
  );
  const album = data?.pickupBrides.flatMap(({ albums }) => albums)[0]?.rawId ?? '';
  await page.goto(`/albums/${album}`);
  await expectPage(page, '/albums/');
});

test('member pages lead guests to the log-in', async ({ page, site }) => {
  for (const address of ['/mypage/tickets/ring/89001', '/mypage/reservations']) {
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /ログイン/ })
        .first(),
    ).toBeVisible();
  }
  const { data } = await site.graphql<{ halls: { nodes: { id: string }[] } }>(
    '{ halls(first: 2) { nodes { id } } }',
  );
  const chosen = data?.halls.nodes.map(({ id }) => `hall=${encodeURIComponent(id)}`) ?? [];
  await page.goto(`/halls/compare?${chosen.join('&')}`);
  await expectPage(page, '/halls/compare');
});

import { logIn, visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.describe('unknown and malformed URLs', () => {
  const missing = [
    '/nowhere',
    '/halls/999999999',
    '/halls/kanto/no-such-hall',
    '/halls/search/?page=9999',
    '/pref/nowhere',
  ];
  for (const path of [...missing, '/halls/search/?page=0', '/halls/search/?page=abc']) {
    test(`${path} responds with 404 and links`, async ({ page, monitor }) => {
      monitor.allowNetworkErrors();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりませんでした');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }

  const garbage = [
    '/halls/search/?k=abc&p=%00&people=-1&s=nonsense&station_id=1e9',
    '/halls/search/?%E0%A4%A=1&name=%F0%9F%92%92%00',
    '/halls/?name=%27%3B--%3Cscript%3E',
    '/?page[]=1&__proto__[x]=1',
  ];
  for (const path of garbage) {
    test(`${path} does not cause a server error`, async ({ page, monitor }) => {
      monitor.allowNetworkErrors();
      const response = await page.goto(path);
      expect(response?.status()).toBeLessThan(500);
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
});

test('the origin stops mid-visit: cached pages open, others show an error, the clip rolls back', async ({
  page,
  monitor,
  ownSite,
}) => {
  monitor.allowNetworkErrors();
  await page.goto(`${ownSite.url}/halls/search/`);
  await logIn(page, ownSite.url);
  await visit(page, `${ownSite.url}/halls/search/`);
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await ownSite.origin.kill();

  await button.click();
  await expect(page.getByText('変更できたか確認できませんでした')).toBeVisible({ timeout: 20_000 });
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  // Without the browser's cache: served from the gateway's cache.
  const cached = await page.request.get(`${ownSite.url}/halls/search/`);
  expect(cached.status()).toBe(200);

  const uncached = await page.goto(`${ownSite.url}/halls/777`);
  expect(uncached?.status()).toBe(503);
  expect(uncached?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('表示できませんでした');
  await expect(page.getByRole('link', { name: 'もう一度試す' })).toBeVisible();
});

test('a slow section does not block the page', async ({ page, ownSite }) => {
  // Caches everything except the section, so that the time until its upstream timeout is left to the browser.
  const path = '^/api/wn/halls/1/question_and_answers';
  await visit(page, `${ownSite.url}/halls/2`);
  await ownSite.origin.fault({ path, status: 500 });
  // As the app, whose pages browsers do not share: the incomplete page is shared for a moment.
  await page.request.get(`${ownSite.url}/halls/1`, { headers: { 'user-agent': 'MusubiApp/3.2.1' } });
  await ownSite.origin.clearFaults();
  await ownSite.origin.fault({ path, hold: true });
  await page.goto(`${ownSite.url}/halls/1`, { waitUntil: 'commit' });
  // Read at once: the gateway waits for the section only until the upstream timeout.
  const visibility = async () => ({
    hall: await page.getByRole('heading', { level: 1 }).isVisible(),
    access: await page.locator('#access').isVisible(),
    questions: await page.locator('#questions').isVisible(),
    pending: await page.getByRole('main').getByText('読み込んでいます').count(),
  });
  await expect
    .poll(visibility, { intervals: [50] })
    .toEqual({ hall: true, access: true, questions: false, pending: 1 });
  await ownSite.origin.clearFaults();
  await expect(page.locator('#questions')).toContainText('に回答');
  await expect(page.getByText(/を読み込めませんでした/)).toHaveCount(0);
});

test('a failing section shows an error and can be retried', async ({ page, ownSite }) => {
  const path = '^/api/wn/halls/\\d+/question_and_answers';
  await ownSite.origin.fault({ path, status: 500, body: 'SELECT * FROM secrets' });
  await visit(page, `${ownSite.url}/halls/1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const note = page.getByText(/を読み込めませんでした/).first();
  await expect(note).toBeVisible();
  expect(await page.content()).not.toContain('SELECT');
  await ownSite.origin.clearFaults();
  await page
    .getByRole('button', { name: /もう一度/ })
    .first()
    .click();
  await expect(note).toBeHidden();
  await expect(page.locator('#questions-title')).toBeFocused();
});

test('a bulk reply that is not an array leaves halls intact and clip states unknown', async ({
  page,
  monitor,
  ownSite,
}) => {
  await logIn(page, ownSite.url);
  await ownSite.origin.fault({ path: '/api/wn/hall_clips/bulk', body: { ids: [1] } });
  await visit(page, `${ownSite.url}/halls/search/`);
  await expect(page.getByRole('article')).toHaveCount(30);
  await monitor.settled();
  const query = '{ halls(first: 2) { nodes { name viewerHasClipped } } }';
  const token = { 'x-wedding-token': 'wt_demo_0123456789abcdef0123456789abcdef' };
  const { data, errors } = await ownSite.graphql<{
    halls: { nodes: { name: string; viewerHasClipped: null }[] };
  }>(query, {}, token);
  expect(data?.halls.nodes.map((hall) => hall.viewerHasClipped)).toEqual([null, null]);
  expect(errors[0]?.message).toContain('response data should be an array');
});

test('a hall list that is a plain string is an error with status 400', async ({ page, monitor, ownSite }) => {
  monitor.allowNetworkErrors();
  await ownSite.origin.fault({ path: '/api/halls/?', body: '"no halls today"' });
  const response = await page.goto(`${ownSite.url}/halls/search/`);
  expect(response?.status()).toBe(503);
  const { errors } = await ownSite.graphql('{ halls(first: 1) { nodes { name } } }');
  expect(errors[0]?.message).toBe('api_client_error: status 400');
  expect(errors[0]?.extensions?.code).toBe('UPSTREAM_ERROR');
});

test('guides, writers and article sections: pending, failed and retried', async ({
  page,
  monitor,
  ownSite,
}) => {
  monitor.allowNetworkErrors();
  const { origin, url } = ownSite;
  const main = page.getByRole('main');
  const next = page.getByRole('link', { name: '次へ' });
  const guides = '/api/wn/wedding_preparation_guides';
  const first = main.getByRole('listitem').getByRole('heading', { level: 2 }).first();
  await visit(page, `${url}/magazine/guides`);
  const before = await first.innerText();
  await origin.fault({ path: guides, hold: true });
  await next.click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  // The bar at the top has become visible.
  const barWidth = () =>
    main.evaluate((element) => Number(getComputedStyle(element, '::before').scale.split(' ')[0]));
  await expect.poll(barWidth).toBeGreaterThan(0.2);
  await expect(first).toHaveText(before);
  await origin.clearFaults();
  await expect(page).toHaveURL(/page=2$/);
  await expect(first).not.toHaveText(before);
  await expect(main).not.toHaveAttribute('aria-busy');
  await origin.fault({ path: guides, status: 500 });
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページを表示できませんでした');
  await origin.clearFaults();
  await page.getByRole('link', { name: 'もう一度試す' }).click();
  await expect(page).toHaveURL(/page=3$/);
  await expect(first).toBeVisible();

  // The list keeps its error above 0 writers.
  await origin.fault({ path: '/1/indexes/writer/query', status: 500 });
  await visit(page, `${url}/magazine/writers`);
  await expect(main.getByText('書いている人を読み込めませんでした')).toBeVisible();
  await expect(main.getByText('0人', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveCount(0);
  await origin.clearFaults();
  await main.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(main.getByText('34人', { exact: true })).toBeVisible();
  await next.click();
  await expect(page.getByRole('region', { name: 'これまでに見た人' }).getByRole('link')).toHaveCount(20);

  const related = '/wp-json/wn/v1/related-posts';
  await origin.fault({ path: '/api/web/post/author', status: 500 }, { path: related, body: '' });
  await visit(page, `${url}/magazine/912`);
  await expect(main.getByText('書いた人を読み込めませんでした')).toBeVisible();
  await expect(main.getByText('関連する記事を読み込めませんでした')).toBeVisible();
  await expect(page.locator('#text').getByRole('heading').first()).toBeVisible();
  await origin.clearFaults();
  await origin.clearJournal();
  // Each section is fetched again alone.
  const section = (name: string) => page.getByRole('region', { name });
  const retryOf = (name: string) => section(name).getByRole('button', { name: 'もう一度試す' });
  await retryOf('書いた人').click();
  await expect(retryOf('書いた人')).toHaveCount(0);
  await expect(section('書いた人')).toBeVisible();
  await expect(section('書いた人').getByRole('heading').first()).toBeFocused();
  expect(await origin.calls(related)).toEqual([]);
  await expect(main.getByText('関連する記事を読み込めませんでした')).toBeVisible();
  await origin.fault({ path: related, hold: true });
  await retryOf('関連する記事').click();
  await expect.poll(async () => (await origin.calls(related)).length).toBe(1);
  await origin.clearFaults();
  await expect(section('関連する記事').getByRole('article').first()).toBeVisible();
});

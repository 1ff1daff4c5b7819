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
  await page.request.get(`${ownSite.url}/halls/1`);
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

import { logIn, visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.describe('addresses that lead nowhere', () => {
  const missing = [
    '/nowhere',
    '/halls/999999999',
    '/halls/kanto/no-such-hall',
    '/halls/search/?page=9999',
    '/pref/nowhere',
  ];
  for (const path of [...missing, '/halls/search/?page=0', '/halls/search/?page=abc']) {
    test(`${path} is a real 404 with ways on`, async ({ page, watch }) => {
      watch.expectFailures();
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
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
    test(`${path} is ignored or explained`, async ({ page, watch }) => {
      watch.expectFailures();
      const answer = await page.goto(path);
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
});

test('the origin stops mid-visit: seen pages open, new ones explain, the clip rolls back', async ({
  page,
  watch,
  ownSite,
}) => {
  watch.expectFailures();
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

  // Another reader, whose browser has seen nothing: the gateway still has the page.
  const seen = await page.request.get(`${ownSite.url}/halls/search/`);
  expect(seen.status()).toBe(200);

  const unseen = await page.goto(`${ownSite.url}/halls/777`);
  expect(unseen?.status()).toBe(503);
  expect(unseen?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('表示できませんでした');
  await expect(page.getByRole('link', { name: 'もう一度試す' })).toBeVisible();
});

test('a slow section does not hold the page', async ({ page, ownSite }) => {
  // Everything but the hall's own calls is known by now.
  await visit(page, `${ownSite.url}/halls/2`);
  await ownSite.origin.fault({ path: '^/api/wn/halls/1/question_and_answers', hold: true });
  await page.goto(`${ownSite.url}/halls/1`, { waitUntil: 'commit' });
  // Looked at in one moment: the gateway waits for the section no longer than a call may take.
  const shown = async () => ({
    hall: await page.getByRole('heading', { level: 1 }).isVisible(),
    access: await page.locator('#access').isVisible(),
    questions: await page.locator('#questions').isVisible(),
    onTheirWay: await page.getByRole('main').getByText('読み込んでいます').count(),
  });
  await expect
    .poll(shown, { intervals: [50] })
    .toEqual({ hall: true, access: true, questions: false, onTheirWay: 1 });
  await ownSite.origin.clearFaults();
  await expect(page.locator('#questions')).toContainText('?');
  await expect(page.getByText(/を読み込めませんでした/)).toHaveCount(0);
});

test('a failing section says what is missing and offers another try', async ({ page, ownSite }) => {
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

test('a bulk reply that is no array: halls intact, clip state unknown', async ({ page, ownSite }) => {
  await logIn(page, ownSite.url);
  await ownSite.origin.fault({ path: '/api/wn/hall_clips/bulk', body: { ids: [1] } });
  await visit(page, `${ownSite.url}/halls/search/`);
  await expect(page.getByRole('article')).toHaveCount(30);
  await page.waitForLoadState('networkidle');
  const query = '{ halls(first: 2) { nodes { name viewerHasClipped } } }';
  const token = { 'x-wedding-token': 'wt_demo_0123456789abcdef0123456789abcdef' };
  const { data, errors } = await ownSite.graphql<{
    halls: { nodes: { name: string; viewerHasClipped: null }[] };
  }>(query, {}, token);
  expect(data?.halls.nodes.map((hall) => hall.viewerHasClipped)).toEqual([null, null]);
  expect(errors[0]?.message).toContain('response data should be an array');
});

test('a hall list that is a plain string is an error with status 400', async ({ page, watch, ownSite }) => {
  watch.expectFailures();
  await ownSite.origin.fault({ path: '/api/halls/?', body: '"no halls today"' });
  const answer = await page.goto(`${ownSite.url}/halls/search/`);
  expect(answer?.status()).toBe(503);
  const { errors } = await ownSite.graphql('{ halls(first: 1) { nodes { name } } }');
  expect(errors[0]?.message).toBe('api_client_error: status 400');
  expect(errors[0]?.extensions?.code).toBe('UPSTREAM_ERROR');
});

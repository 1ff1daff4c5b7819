/** What pages request and are sent with, at any width. */
import documents from '#client/documents.json' with { type: 'json' };
import { logIn, waitForHydration, scrollThrough, visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

/** Operation type and name of a persisted document, e.g. `query ViewerQuery`. */
const operationLabel = (id: string) =>
  /^\w+ \w+/.exec(new Map(Object.entries(documents)).get(id) ?? '')?.[0] ?? 'unknown';

for (const path of ['/', '/halls/search/', '/halls/1', '/halls/ranking/tokyo/', '/magazine/905']) {
  test(`${path} refetches nothing: at most the one viewer query`, async ({ page, monitor }) => {
    await visit(page, path);
    await scrollThrough(page);
    await monitor.settled();
    // Recorded views are no fetches, and the figures below an article follow the reader's prefecture.
    const isFetch = (label: string): boolean => !/^(?:mutation|query ArticleCosts)/.test(label);
    const fetched = monitor.graphqlRequests.filter(({ documentId }) => isFetch(operationLabel(documentId)));
    expect(['', 'POST']).toContain(fetched.map(({ method }) => method).join());
  });
}

test('a device records its first referrer once', async ({ page, monitor }) => {
  const referrerRequests = () =>
    monitor.graphqlRequests.filter(({ documentId }) =>
      /RecordReferrerMutation/.test(operationLabel(documentId)),
    );
  await page.goto('/register', { referer: 'https://search.example/halls' });
  await expect.poll(referrerRequests).toHaveLength(1);
  await page.goto('/login', { referer: 'https://other.example/' });
  await monitor.settled();
  expect(referrerRequests()).toHaveLength(1);
});

test('public pages hold nothing personal and are publicly cacheable', async ({ page }) => {
  const response = await page.request.get('/halls/search/');
  expect(response.headers()['cache-control']).toMatch(
    /public.*s-maxage=.*stale-while-revalidate=.*stale-if-error=/,
  );
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
});

test('pages are compressed and preload their scripts', async ({ page }) => {
  const response = await page.request.get('/halls/search/', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(await response.text()).toContain('rel="modulepreload"');
});

test('the personal data of a hall are there before the scripts of its page', async ({ page }) => {
  await logIn(page);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!start-)[^/]*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('operationName=ViewerQuery')) sent.push(request.postData() ?? '');
  });
  const answered = page.waitForResponse(/operationName=ViewerQuery/);
  await page.goto('/halls/1', { waitUntil: 'commit' });
  const response = await answered;
  scripts.resolve();
  const { data } = await response.json();
  expect(data.viewer).toMatchObject({ isLoggedIn: true, recommendedHalls: expect.any(Array) });
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'マイページ' }).first()).toBeAttached();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '').variables).toMatchObject({ hall: { slug: { slug: expect.any(String) } } });
});

test('the personal query of a hall leaves with its page query', async ({ page }) => {
  await visit(page, '/halls/search/');
  const hall = Promise.withResolvers<void>();
  await page.route(/\/graphql\?documentId=/, async (route) => {
    await hall.promise;
    await route.continue();
  });
  const personal = page.waitForRequest(/operationName=ViewerQuery/);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.click();
  expect((await personal).postDataJSON().variables).toMatchObject({ withHalls: true, hall: { slug: {} } });
  await expect(page).toHaveURL(/\/halls\/search\//);
  hall.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

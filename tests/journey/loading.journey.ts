import documents from '#client/documents.json' with { type: 'json' };
import { hydrated, seeAll, visit } from './actions.ts';
import { expect, expectStill, test } from './fixtures.ts';

/** Kind and name of a persisted document, e.g. `query PersonalQuery`. */
const nameOf = (id: string) =>
  /^\w+ \w+/.exec(new Map(Object.entries(documents)).get(id) ?? '')?.[0] ?? 'unknown';

for (const path of ['/', '/halls/search/', '/halls/1', '/halls/ranking/tokyo/', '/magazine/905']) {
  test(`${path} asks for nothing again: at most the one personal query`, async ({ page, watch }) => {
    await visit(page, path);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const names = watch.graphql.map(({ documentId }) => nameOf(documentId));
    // What a visitor looked at is told once; it asks for nothing.
    expect(names.filter((name) => !name.startsWith('mutation')).length).toBeLessThanOrEqual(1);
    expect(watch.graphql.filter(({ method }) => method === 'GET')).toEqual([]);
  });
}

for (const path of ['/', '/halls/search/', '/halls/1', '/halls/ranking/tokyo/', '/register']) {
  test(`${path} stands still while it loads and is scrolled through`, async ({ page }) => {
    await visit(page, path);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  });
}

for (const path of ['/magazine/905', '/brides/1001']) {
  test(`${path} stands still however late its pictures and its display type come`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    const held = new Set<string>();
    await page.route(/\/img\?|\.woff2$/, async (route) => {
      held.add(route.request().resourceType());
      await late.promise;
      await route.continue();
    });
    // The page has loaded when its pictures have; they are waited for below.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await seeAll(page);
    expect([...held].toSorted()).toEqual(['font', 'image']);
    late.resolve();
    await page.waitForLoadState('networkidle');
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const blank = () =>
      page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length);
    await expect.poll(blank).toBe(0);
    await expectStill(page);
  });
}

test('a long page is shown before its lower parts are laid out, and then laid out to its end', async ({
  page,
  watch,
}) => {
  watch.expectFailures();
  const lies = () =>
    page
      .locator('main section')
      .evaluateAll((parts) =>
        parts.some((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/halls/1');
  expect(await lies()).toBe(true);
  await page.unrouteAll();
  await visit(page, '/halls/1');
  await expect(page.locator('html')).toHaveAttribute('data-laid');
  expect(await lies()).toBe(false);
});

test('what is known of the visitor only later moves nothing that is being read', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route(/operationName=PersonalQuery/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, '/');
  const places = page.getByRole('region', { name: '地域から探す' });
  await places.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
  const answered = page.waitForResponse(/operationName=PersonalQuery/);
  answer.resolve();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await expectStill(page);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'あなたへのおすすめ' })).toBeAttached();
});

test('a device tells once from which other site it first came', async ({ page, watch }) => {
  const told = () => watch.graphql.filter(({ documentId }) => /useFirstReferrer/.test(nameOf(documentId)));
  await page.goto('/register', { referer: 'https://search.example/halls' });
  await expect.poll(told).toHaveLength(1);
  await page.goto('/login', { referer: 'https://other.example/' });
  await page.waitForLoadState('networkidle');
  expect(told()).toHaveLength(1);
});

test('public pages hold nothing personal and may be kept by anyone', async ({ page }) => {
  const answer = await page.request.get('/halls/search/');
  expect(answer.headers()['cache-control']).toMatch(
    /public.*s-maxage=.*stale-while-revalidate=.*stale-if-error=/,
  );
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
});

test('pages travel compressed and name their scripts early', async ({ page }) => {
  const answer = await page.request.get('/halls/search/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(await answer.text()).toContain('rel="modulepreload"');
});

import { waitForHydration, scrollThrough, visit } from './actions.ts';
import { expect, expectNoLayoutShift, test } from './fixtures.ts';

for (const path of ['/', '/halls/search/', '/halls/1', '/halls/ranking/tokyo/', '/register']) {
  test(`${path} has no layout shift while loading and scrolling`, async ({ page, monitor }) => {
    await visit(page, path);
    await scrollThrough(page);
    await monitor.settled();
    await expectNoLayoutShift(page);
  });
}

for (const path of ['/magazine/905', '/brides/1001']) {
  test(`${path} has no layout shift with late images and fonts`, async ({ page, monitor }) => {
    const late = Promise.withResolvers<void>();
    const held = new Set<string>();
    await page.route(/\/img\?|\.woff2$/, async (route) => {
      held.add(route.request().resourceType());
      await late.promise;
      await route.continue();
    });
    // The load event waits for the images, which are awaited below.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await scrollThrough(page);
    expect([...held].toSorted()).toEqual(['font', 'image']);
    late.resolve();
    await monitor.settled();
    await scrollThrough(page);
    await monitor.settled();
    const blank = () =>
      page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length);
    await expect.poll(blank).toBe(0);
    await expectNoLayoutShift(page);
  });
}

test('a long page is shown before its lower parts are laid out, then laid out completely', async ({
  page,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  const isDeferred = () =>
    page
      .locator('main section')
      .evaluateAll((parts) =>
        parts.some((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/halls/1');
  expect(await isDeferred()).toBe(true);
  await page.unrouteAll();
  await visit(page, '/halls/1');
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  expect(await isDeferred()).toBe(false);
});

test('an article has its height from the start, so that its related articles do not show first', async ({
  page,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/magazine/905');
  await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
  await expect(page.locator('main article').first()).toHaveCSS('content-visibility', 'visible');
});

test('rows of articles have their height from the start, so that those below do not shift', async ({
  page,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  await page.setViewportSize({ width: 375, height: 812 });
  const heights = () =>
    page.getByRole('article').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/magazine/ranking');
  const first = await heights();
  await page.unrouteAll();
  await visit(page, '/magazine/ranking');
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  expect(first).toEqual(await heights());
});

for (const path of ['/magazine/905', '/magazine', '/halls/1', '/halls/ranking'])
  test(`${path} does not move where a visitor scrolls before hydration`, async ({ page, monitor }) => {
    monitor.allowNetworkErrors();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 650) {
        scrollTo({ top: y, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      }
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
    await expectNoLayoutShift(page, 0.001);
  });

for (const width of [375, 1280])
  test(`an article keeps its place at ${width} px when its figures arrive`, async ({ page }) => {
    const figures = Promise.withResolvers<void>();
    await page.route(/\/graphql\?documentId=/, async (route) => {
      await figures.promise;
      await route.continue();
    });
    const request = page.waitForRequest(/\/graphql\?documentId=/);
    await page.setViewportSize({ width, height: 812 });
    await visit(page, '/magazine/905');
    const section = page.locator('section[aria-labelledby="costs"]');
    await section.scrollIntoViewIfNeeded();
    await request;
    const measure = () =>
      section.evaluate((costs) => {
        const { top, height } = costs.getBoundingClientRect();
        const link = costs.querySelector(':scope > p > a')?.getBoundingClientRect();
        return { height, link: link && link.top - top };
      });
    const before = await measure();
    figures.resolve();
    await expect(section.getByRole('definition').first()).toBeVisible();
    expect(await measure()).toEqual(before);
  });

test('another order of the list is shown before its lower parts are laid out', async ({ page }) => {
  const countSkipped = () =>
    page
      .getByRole('article')
      .evaluateAll(
        (cards) =>
          cards.filter((card) => !card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
            .length,
      );
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/halls/search/');
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  expect(await countSkipped()).toBe(0);
  // No time is idle until the test has counted.
  await page.evaluate(() => {
    const callbacks: IdleRequestCallback[] = [];
    const { requestIdleCallback } = globalThis;
    globalThis.requestIdleCallback = (callback) => callbacks.push(callback);
    addEventListener('rest', () => {
      globalThis.requestIdleCallback = requestIdleCallback;
      for (const callback of callbacks) requestIdleCallback(callback);
    });
  });
  await page
    .getByRole('navigation', { name: '並び順' })
    .locator('a:not([aria-current])')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(/\?s=/);
  await expect.poll(countSkipped).toBeGreaterThan(10);
  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  expect(await countSkipped()).toBe(0);
});

test('a page that is loaded again is laid out before its scripts, so that its place does not move', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!start-)[^/]*\.js/, async (route) => {
    await scripts.promise;
    await route.abort();
  });
  await page.goto('/halls/1', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
});

test('a section keeps its HTML while its chunk is loaded and the viewer arrives', async ({ page }) => {
  const chunk = Promise.withResolvers<void>();
  await page.route(/\/assets\/HallBenefits-[^/]*\.js/, async (route) => {
    await chunk.promise;
    await route.continue();
  });
  const viewer = page.waitForResponse(/operationName=ViewerQuery/);
  await page.goto('/halls/1', { waitUntil: 'domcontentloaded' });
  const benefits = await page.locator('#benefits').elementHandle();
  await (await viewer).finished();
  await waitForHydration(page);
  chunk.resolve();
  await expect(page.getByRole('link', { name: 'ログイン' }).first()).toBeAttached();
  expect(await benefits?.evaluate((section) => section.isConnected)).toBe(true);
});

for (const path of ['/halls/1', '/halls/search/'])
  test(`${path} does not move where a slow device scrolls at once`, async ({ page, isMobile }) => {
    // Late sections grow when they arrive.
    await expect(async () => {
      expect(await (await page.request.get(path)).text()).not.toContain('data-hydration="late"');
    }).toPass();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async () => {
      await touch('touchStart', { x: 180, y: 700 });
      for (let y = 660; y >= 140; y -= 40) await touch('touchMove', { x: 180, y });
      await touch('touchEnd');
    };
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    for (let time = 0; time < 3; time += 1) await (isMobile ? swipe() : page.mouse.wheel(0, 500));
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    await expectNoLayoutShift(page);
  });

test('a phone loads the photographs of a hall as the visitor comes near them', async ({
  page,
  monitor,
  isMobile,
}) => {
  await visit(page, '/halls/1');
  const photos = page.locator('main ul').first().getByRole('img');
  await expect(photos).toHaveCount(5);
  const isLoaded = (image: HTMLImageElement) => image.naturalWidth > 0;
  // With the first frame, not in one after it.
  await expect(photos.first()).toHaveJSProperty('decoding', 'sync');
  await expect.poll(() => photos.first().evaluate(isLoaded)).toBe(true);
  await waitForHydration(page);
  await monitor.settled();
  // A wide screen shows all five.
  expect(await photos.last().evaluate(isLoaded)).toBe(!isMobile);
  await photos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => photos.last().evaluate(isLoaded)).toBe(true);
});

test('no drawing competes with the largest photograph of the first frame', async ({ page }) => {
  // This hall has no reports of costs, and shows a drawing in their place.
  await visit(page, '/halls/1');
  await expect(page.locator('link[rel="preload"][as="image"]:not([href*="/mark-"])')).toHaveCount(1);
  const fromStyles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => ('initiatorType' in entry && entry.initiatorType === 'css' ? [entry.name] : [])),
  );
  expect(fromStyles.filter((url) => !url.endsWith('.woff2'))).toEqual([]);
});

test('late viewer data does not shift visible content', async ({ page, monitor }) => {
  const release = Promise.withResolvers<void>();
  await page.route(/operationName=ViewerQuery/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await visit(page, '/');
  const places = page.getByRole('region', { name: '地域から探す' });
  await places.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
  const viewerResponse = page.waitForResponse(/operationName=ViewerQuery/);
  release.resolve();
  await (await viewerResponse).finished();
  await monitor.settled();
  await expectNoLayoutShift(page);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'あなたへのおすすめ' })).toBeAttached();
});

/** In bytes a second and ms, as in Lighthouse's mobile profile. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

for (const path of ['/', '/halls/search/', '/magazine/905'])
  test(`nothing moves while ${path} and its display font arrive on a slow network`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Shippori') && status === 'loaded'),
    );
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    await expectNoLayoutShift(page, 0.0005);
  });

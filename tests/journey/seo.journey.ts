import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';

const pages = [
  '/',
  '/halls/search/',
  '/a/kanto',
  '/pref/tokyo',
  '/halls/1',
  '/halls/ranking/tokyo/',
  '/halls/1/fairs',
  '/fairs?page=2',
  '/fairs/tokyo?page=2',
  '/go_to_wedding/',
  '/lp/kaoawase_template',
  '/videos/tokyo/',
  '/photos/food/',
  '/stats/',
  '/booking_sites/',
  '/brands/',
  '/rings/',
  '/brides',
  '/brides/1001',
  '/brides/picked',
  '/brides/search?page=2',
  '/brides/themes',
  '/brides/pref/tokyo',
  '/magazine/905',
  '/magazine/prefecture/tokyo',
];

for (const path of pages) {
  test(`${path} has meta tags and structured data`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(new URL(page.url()).href.replace(/\?$/, ''));
    const card = ['title', 'description', 'url', 'type', 'site_name', 'image'];
    for (const property of card.map((name) => `og:${name}`)) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
    }
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    );
    expect(JSON.stringify(graph)).toContain('BreadcrumbList');
  });
}

test('a hall without reviews has no invented rating', async ({ page, site }) => {
  const { data } = await site.graphql<{ halls: { nodes: { rawId: string; ratingCount: number }[] } }>(
    '{ halls(first: 100, sort: COST_LOW) { nodes { rawId ratingCount } } }',
  );
  const unrated = data?.halls.nodes.find((hall) => hall.ratingCount === 0);
  await page.goto(`/halls/${unrated?.rawId}`);
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).not.toContain(
    'AggregateRating',
  );
});

for (const path of ['/halls/1', '/halls/1?more=reviews', '/halls/1?order=rating_asc']) {
  test(`${path} has the reviews with a score that it shows`, async ({ page }) => {
    const [hall] = await nodesOf(page, path, ['EventVenue', 'LocalBusiness']);
    const [withReviews] = await nodesOf(page, path, ['EventVenue', 'LocalBusiness'], '#reviews script');
    expect(withReviews).toMatchObject({ '@id': hall?.['@id'], name: hall?.['name'] });
    const reviews = z.array(Review).parse(withReviews?.['review']);
    const shown = page.locator('#reviews article').filter({ hasText: '5点中' });
    await expect(shown).toHaveCount(reviews.length);
    for (const [at, { author, datePublished, reviewRating, reviewBody, name }] of reviews.entries()) {
      const article = shown.nth(at);
      await expect(article.locator('header p').first()).toContainText(author.name);
      await expect(article.locator('time')).toHaveAttribute('datetime', datePublished);
      await expect(article).toContainText(`5点中${reviewRating.ratingValue.toFixed(1)}`);
      if (name) await expect(article.getByRole('heading')).toHaveText(name);
      if (reviewBody) await expect(article.getByText(reviewBody).first()).toBeVisible();
    }
  });
}

test('the canonical URL drops utm parameters', async ({ page }) => {
  await page.goto('/pref/tokyo?utm_source=mail');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('utm');
});

for (const path of ['/brands/', '/rings/']) {
  test(`${path} is the canonical URL of its address without the slash`, async ({ page }) => {
    await page.goto(path.slice(0, -1));
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(new URL(path, page.url()).href);
  });
}

test('unindexed pages have noindex', async ({ page }) => {
  await page.goto('/halls/?name=青楓山');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto('/register');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('sampled sitemap URLs respond with 200', async ({ page }) => {
  const index = await (await page.request.get('/sitemap.xml')).text();
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(maps).not.toEqual([]);
  for (const map of maps.filter((url) => url.endsWith('.xml'))) {
    const text = await (await page.request.get(map)).text();
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    for (const address of addresses.slice(0, 3))
      expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Sitemap:');
});

/** The nodes of a page's structured data that have a type. */
async function nodesOf(
  page: Page,
  path: string,
  type: unknown,
  script = 'script[type="application/ld+json"]',
) {
  await page.goto(path);
  const json = await page.locator(script).first().textContent();
  const { '@graph': graph } = Graph.parse(JSON.parse(json ?? ''));
  return graph.filter((node) => isDeepStrictEqual(node['@type'], type));
}
const Graph = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });
const Review = z.object({
  author: z.object({ '@type': z.literal('Person'), name: z.string() }),
  datePublished: z.iso.date(),
  reviewRating: z.object({
    ratingValue: z.number(),
    bestRating: z.literal(5),
    worstRating: z.literal(1),
  }),
  name: z.string().optional(),
  reviewBody: z.string().optional(),
});

test('each video of a prefecture is a video object', async ({ page }) => {
  const [video, ...others] = await nodesOf(page, '/videos/tokyo/', 'VideoObject');
  expect(others).not.toEqual([]);
  expect(video).toEqual({
    '@type': 'VideoObject',
    name: await page.getByRole('main').getByRole('article').first().locator('a > span').last().textContent(),
    thumbnailUrl: expect.stringMatching(/^http.*\/img\?/),
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    contentUrl: expect.stringMatching(/^http/),
    duration: expect.stringMatching(/^PT\d+S$/),
  });
});

test('a ranking of articles lists them by their rank', async ({ page, site }) => {
  const [list] = await nodesOf(page, '/magazine/ranking', 'CollectionPage');
  const first = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  expect(list).toMatchObject({
    mainEntity: {
      itemListElement: expect.arrayContaining([{ '@type': 'ListItem', position: 1, url: site.url + first }]),
    },
  });
});

test('the picture of a person is her own, not that of her wedding', async ({ page }) => {
  const [profile] = await nodesOf(page, '/brides/1001', 'ProfilePage');
  const [report] = await nodesOf(page, '/brides/1001', 'Article');
  const { image } = z.object({ image: z.url().optional() }).parse(profile?.['mainEntity']);
  expect(image).not.toBe(report?.['image']);
});

test('the site has an icon, which is the logo of its publisher', async ({ page, site }) => {
  const [publisher] = await nodesOf(page, '/', 'Organization');
  expect(publisher?.['logo']).toBe(`${site.url}/apple-touch-icon.png`);
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ] as const) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe(type);
  }
  const [favicon, touchIcon] = await Promise.all(
    ['/favicon.ico', '/apple-touch-icon.png'].map(async (path) => (await page.request.get(path)).body()),
  );
  expect(favicon?.equals(touchIcon ?? Buffer.of())).toBe(true);
});

test('a fair is a scheduled event with its price in yen, 0 where it is free', async ({ page, site }) => {
  const { data } = await site.graphql<{
    hall: { fairs: { nodes: { rawId: string; price: number }[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs { nodes { rawId price } } } }');
  const [fair] = data?.hall.fairs.nodes ?? [];
  await page.goto(`/halls/1/fairs/${fair?.rawId}`);
  const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(graph).toContain('"eventStatus":"https://schema.org/EventScheduled"');
  expect(graph).toContain(`"price":${fair?.price},"priceCurrency":"JPY"`);
});

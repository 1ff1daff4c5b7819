/** Pages of the magazine and the brides: missing pages, partial failures, structured data, load. */
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '#tests/harness/catalogue.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => site.origin.clearFaults());

const open = (path: string): Promise<Response> => fetch(site.url + path);
const read = async (path: string): Promise<string> => (await open(path)).text();
/** Reads a page again until nothing of it has failed: an incomplete page is shared for two seconds. */
async function readComplete(path: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => visibleText((html = await read(path))), { timeout: 10_000 })
    .not.toContain('読み込めませんでした');
  return html;
}
/** The visible text of a page. */
const visibleText = (html: string): string =>
  html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ' ');

// First: the index of articles, from which categories come, is still being read.
test.each(['/magazine', '/magazine/ranking'])('%s is not cached without its categories', async (path) => {
  expect((await open(path)).headers.get('cache-control')).toBe('private, no-store');
});
test('/magazine then links to the categories of its articles', async () => {
  expect(await read('/magazine')).toContain('href="/magazine/category/');
});

describe('unknown pages', () => {
  test.each([
    '/magazine/999999',
    '/magazine/401',
    '/magazine/905?page=9',
    '/magazine?page=9999',
    '/magazine/category/999999',
    '/magazine/category/26?page=9999',
    '/magazine/ranking?category=999999',
    '/magazine/ranking?period=century',
    '/magazine/prefecture/atlantis',
    '/magazine/writer/999999',
    '/magazine/writers?page=9',
    '/fairs/2026-13',
    '/fairs/tokyo/2026-00',
    '/magazine/guides?page=9999',
    '/tag/no-such-tag',
    '/tag/parents/page/9999',
    '/brides/999999',
    '/brides/picked?page=9999',
    '/brides/pref/atlantis',
    '/brides/themes/999999',
    '/albums/999999',
  ])('%s responds 404 with noindex', async (path) => {
    const response = await open(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(visibleText(html)).toContain('お探しのページは見つかりませんでした');
    expect(html).toContain('noindex');
  });
});

test('a hall’s page leads to all its brides, of all its reports, by season', async () => {
  /** Of the seed: a hall with 67 reports, 11 of them by brides with public profiles who held their wedding. */
  const hall = 38;
  const shown = new Set<number | undefined>(
    catalogue.brides.filter((bride) => bride.is_active && !bride.is_private).map((bride) => bride.user_id),
  );
  const brides = catalogue.reports.filter(
    ({ hall_id, user_id, customer_status }) =>
      hall_id === hall && user_id !== null && shown.has(user_id) && customer_status === 'wedding_held',
  );
  const path = `/halls/${hall}/brides`;
  expect(await read(`/halls/${hall}`)).toContain(`href="${path}"`);
  const listed = async (at: string): Promise<string[]> =>
    [
      ...new Set(
        [...(await read(at)).matchAll(/<h2[^>]*><a href="\/brides\/(\d+)"/g)].map(([, id = '']) => id),
      ),
    ].toSorted();
  const idsOf = (some: typeof brides): string[] =>
    [...new Set(some.map(({ user_id }) => String(user_id)))].toSorted();
  expect(idsOf(brides).length).toBeGreaterThan(10);
  expect(await listed(path)).toEqual(idsOf(brides));
  expect(await listed(`${path}?order=created_at_desc`)).toEqual(idsOf(brides));
  const season = brides.find((bride) => bride.season !== null)?.season ?? '';
  expect(await listed(`${path}?season=${season}`)).toEqual(
    idsOf(brides.filter((bride) => bride.season === season)),
  );
  expect((await open(`${path}?page=2`)).status).toBe(404);
});

test('every list of brides leads to the others', async () => {
  const lists = ['/brides', '/brides/picked', '/brides/search', '/brides/themes', '/halls/search/'];
  for (const path of ['/brides/picked', '/brides/themes/21', '/halls/38/brides']) {
    const html = await read(path);
    const [, others = ''] = /<section[^>]*id="others"(.*?)<\/section>/s.exec(html) ?? [];
    const links = [...others.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.toSorted(), path).toEqual(lists.filter((list) => list !== path).toSorted());
  }
  expect(await read('/brides/pref/tokyo')).toContain('href="/brides/picked"');
});

describe('partial failures', () => {
  it('an article keeps its text; the browser loads author and related articles; the page is not cached', async () => {
    await site.origin.fault(
      { path: '/api/web/post/author', status: 500 },
      { path: '/wp-json/wn/v1/related-posts', body: '' },
    );
    const failed = await open('/magazine/912');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await failed.text();
    expect(visibleText(html)).toContain('目次');
    expect(visibleText(html)).toContain('書いた人を読み込めませんでした');
    expect(visibleText(html)).toContain('関連する記事を読み込めませんでした');
    await site.origin.clearFaults();
    const complete = await readComplete('/magazine/912');
    expect(complete).toContain('href="/magazine/writer/');
    expect(visibleText(complete)).toContain('関連する記事');
    expect(visibleText(complete)).not.toContain('読み込んでいます');
  });

  it('a failed writer search shows the reason and an empty list; the page is not cached', async () => {
    await site.origin.fault({ path: '/1/indexes/writer/query', status: 500 });
    const failed = await open('/magazine/writers?q=%E7%94%B0%E4%B8%AD');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await failed.text();
    expect(visibleText(html)).toContain('書いている人を読み込めませんでした');
    expect(html).not.toContain('href="/magazine/writer/');
    await site.origin.clearFaults();
    const found = await readComplete('/magazine/writers?q=%E7%94%B0%E4%B8%AD');
    expect(found).toContain('href="/magazine/writer/');
  });
});

describe('structured data', () => {
  const Graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
  /** The node of a type in a page's JSON-LD. */
  const nodeOf = async (path: string, type: string): Promise<Record<string, unknown> | undefined> => {
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(path)) ?? [];
    return Graph.parse(JSON.parse(json))['@graph'].find((node) => node['@type'] === type);
  };
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);

  it('of an article: author, dates, sections and images', async () => {
    const node = await nodeOf('/magazine/905', 'Article');
    expect(node).toMatchObject({
      headline: expect.stringMatching(/./),
      url: `${site.url}/magazine/905`,
      author: { '@type': 'Person', url: expect.stringContaining(`${site.url}/magazine/writer/`) },
      datePublished: day,
      dateModified: day,
      inLanguage: 'ja',
      publisher: { '@id': `${site.url}/#publisher` },
    });
    const { image, articleSection } = z
      .looseObject({ image: z.array(z.url()), articleSection: z.array(z.string()).min(1) })
      .parse(node);
    expect(articleSection).not.toContain('');
    for (const address of image)
      expect((await fetch(address)).headers.get('content-type'), address).toMatch(/^image\//);
  });

  it('of a report: its title and dates, by the profile’s person', async () => {
    const url = `${site.url}/brides/1001`;
    const person = { '@type': 'Person', '@id': `${url}#person`, url, name: expect.stringMatching(/./) };
    expect(await nodeOf('/brides/1001', 'ProfilePage')).toMatchObject({ url, mainEntity: person });
    expect(await nodeOf('/brides/1001', 'Article')).toMatchObject({
      '@id': `${url}#report`,
      headline: expect.stringMatching(/./),
      mainEntityOfPage: url,
      author: { '@id': `${url}#person` },
      datePublished: day,
      image: expect.stringContaining(`${site.url}/img?`),
    });
  });

  it('of an album', async () => {
    expect(await nodeOf('/albums/6001', 'ImageGallery')).toMatchObject({ url: `${site.url}/albums/6001` });
  });

  it.each([
    ['/brides', 1],
    ['/brides/picked?page=2', 21],
    ['/brides/themes/21?page=2', 21],
    ['/halls/38/brides', 1],
  ])('of the brides of %s, counted from %d', async (path, position) => {
    const list = z
      .looseObject({
        mainEntity: z.object({
          itemListElement: z.array(z.looseObject({ position: z.int(), url: z.string() })),
        }),
      })
      .parse(await nodeOf(path, 'CollectionPage'));
    const [first] = list.mainEntity.itemListElement;
    expect(first?.position).toBe(position);
    expect(first?.url).toMatch(/\/brides\/\d+$/);
  });
});

it(
  'a thousand concurrent requests for an article make one REST call per resource',
  { timeout: 60_000 },
  async () => {
    const path = '/magazine/931';
    await site.origin.clearJournal();
    const pages = await Promise.all(Array.from({ length: 1_000 }, () => read(path)));
    expect(new Set(pages).size).toBe(1);
    expect(visibleText(pages[0] ?? '')).toContain('目次');
    const calls = (await site.origin.calls(/^\/(?:api|wp-json)\//)).map(
      ({ path: at, query }) => `${at}?${query}`,
    );
    // The index of articles may have read the article itself a moment ago.
    expect(calls).toEqual(expect.arrayContaining(['/api/web/post/author?id=931']));
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  },
);

// Last: the index reads the authors of all articles.
test('a writer’s page lists the writer’s articles by page, and says while they are being collected', async () => {
  const path = '/magazine/writer/18';
  const written = catalogue.articles.filter(({ writer_id }) => writer_id === 18).length;
  const cold = await open(`${path}?page=9`);
  expect([cold.status, cold.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(visibleText(await cold.text())).toContain('この人の記事を集めています');
  const isCollecting = async (): Promise<boolean> => (await read(path)).includes('集めています');
  await expect.poll(isCollecting, { timeout: 60_000, interval: 500 }).toBe(false);
  const cards = async (page: number): Promise<string[]> =>
    [...(await read(`${path}?page=${page}`)).matchAll(/<h3[^>]*><a href="(\/magazine\/\d+)"/g)].map(
      ([, href = '']) => href,
    );
  const [first, second] = [await cards(1), await cards(2)];
  expect(first).toHaveLength(20);
  expect(new Set([...first, ...second]).size).toBe(written);
  expect(await read(first[0] ?? '')).toContain(`href="${path}"`);
  expect((await open(`${path}?page=3`)).status).toBe(404);
  expect((await open(`${path}?page=9`)).status).toBe(404);
}, 90_000);

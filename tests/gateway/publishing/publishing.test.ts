/** Feeds and social cards, and sanitization of hostile HTML in every output. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';

import { ACTIVE_CONTENT, HOSTILE_HTML } from '../schema/hostileHtml.ts';

let origin: Origin;
let gateway: Gateway;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = await startGateway({ upstream: origin.url });
});
afterAll(async () => {
  await gateway.stop();
  await origin.stop();
});

const get = (path: string) => fetch(gateway.url + path);
const text = async (path: string): Promise<string> => (await get(path)).text();

const Feed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string(),
      summary: z.string().optional(),
      image: z.url().optional(),
      date_published: z.iso.datetime({ offset: true }),
      authors: z.array(z.object({ name: z.string(), url: z.url() })).optional(),
      tags: z.array(z.string()),
    }),
  ),
});
const feed = async (path: string) => Feed.parse(JSON.parse(await text(path)));

describe('feeds', () => {
  it('list the newest articles as RSS and JSON, overall and by category', async () => {
    const all = await feed('/feed.json');
    expect(all.items).toHaveLength(20);
    const rss = await get('/feed.xml');
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await rss.text();
    expect([...xml.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(([, url]) => url)).toEqual(
      all.items.map(({ url }) => url),
    );
    expect(xml).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
    const category = await feed('/feed-24.json');
    expect(category.home_page_url).toBe(`${gateway.url}/magazine/category/24`);
    expect(category.items).toHaveLength(18);
    expect(category.title).not.toBe(all.title);
    expect((await get('/feed-9999.xml')).status).toBe(404);
  });

  it('contain full articles with proxied images, absolute links and labelled paid content', async () => {
    const { items } = await feed('/feed.json');
    const html = items.map(({ content_html }) => content_html).join('\n');
    for (const tag of ['<h2>', '<ul>', '<table>', '<figcaption>']) expect(html).toContain(tag);
    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((url) => !url.startsWith(`${gateway.url}/img?`))).toEqual([]);
    expect(html).not.toMatch(/(?:href|src)="[/#?]/);
    const { data } = await gateway.graphql<{
      recentArticles: { nodes: { title: string; prLabel: string | null }[] };
    }>('{ recentArticles(first: 20) { nodes { title prLabel } } }');
    const paid = data?.recentArticles.nodes.filter(({ prLabel }) => prLabel !== null) ?? [];
    expect(paid).not.toEqual([]);
    for (const { title, prLabel } of paid)
      expect(items.find((item) => item.title === `【${prLabel}】${title}`)?.content_html).toMatch(
        /^<p>[^<]*PR/,
      );
  });

  it('are generated once and revalidated by ETag', async () => {
    await origin.clearJournal();
    await Promise.all(Array.from({ length: 50 }, () => text('/feed-27.xml')));
    const calls = await origin.calls('/wp-json/wn/v1/category-with-posts');
    expect(calls).toHaveLength(1);
    const etag = (await get('/feed-27.xml')).headers.get('etag') ?? '';
    const revalidated = await fetch(`${gateway.url}/feed-27.xml`, { headers: { 'if-none-match': etag } });
    expect(revalidated.status).toBe(304);
  });
});

describe('social cards', () => {
  it('are 1200 by 630 images drawn for each article', async () => {
    const response = await get('/cards/magazine/905.png');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const image = Buffer.from(await response.arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'png' });
    const other = Buffer.from(await (await get('/cards/magazine/906.png')).arrayBuffer());
    expect(other.equals(image)).toBe(false);
    // Text: dark and light pixels in the middle.
    const middle = await sharp(image).extract({ left: 350, top: 250, width: 500, height: 130 }).stats();
    expect(middle.channels[0]?.min).toBeLessThan(100);
    expect(middle.channels[0]?.max).toBeGreaterThan(230);
  });

  it('are drawn for halls, fairs and brides, and named by their pages', async () => {
    const { data } = await gateway.graphql<{
      hall: { fairs: { nodes: { rawId: string }[] } };
      pickupBrides: { rawId: string }[];
    }>('{ hall(by: { rawId: "1" }) { fairs(first: 1) { nodes { rawId } } } pickupBrides { rawId } }');
    const fair = data?.hall.fairs.nodes[0]?.rawId;
    const bride = data?.pickupBrides[0]?.rawId;
    for (const [page, card] of [
      ['/halls/1', '/cards/halls/1.png'],
      [`/halls/1/fairs/${fair}`, `/cards/fairs/1/${fair}.png`],
      [`/brides/${bride}`, `/cards/brides/${bride}.png`],
    ] as const) {
      const named = /<meta property="og:image" content="([^"]+)"/.exec(await text(page))?.[1] ?? '';
      expect(new URL(named).pathname).toBe(card);
      const image = Buffer.from(await (await get(card)).arrayBuffer());
      expect(await sharp(image).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'png' });
      const middle = await sharp(image).extract({ left: 350, top: 100, width: 500, height: 430 }).stats();
      expect([middle.channels[0]?.min ?? 255, middle.channels[0]?.max ?? 0]).toSatisfy(
        ([dark = 255, light = 0]: number[]) => dark < 100 && light > 230,
      );
    }
    expect((await get('/cards/fairs/1/999999.png')).status).toBe(404);
    expect((await get('/cards/brides/999999.png')).status).toBe(404);
    expect((await get('/cards/halls/999999.png')).status).toBe(404);
  });

  it('respond 404 for an unknown article', async () => {
    expect((await get('/cards/magazine/999999.png')).status).toBe(404);
    expect((await get('/cards/magazine/401.png')).status).toBe(404);
  });
});

describe('hostile HTML in an article', () => {
  const Post = z.object({ post: z.looseObject({ id: z.int(), content: z.string() }) });
  const List = z.object({ posts: z.array(z.looseObject({ post_id: z.int() })), total: z.int() });

  it('is inert on the page, in the HTML scalar, in blocks and in feeds', { timeout: 90_000 }, async () => {
    const list = List.parse(await (await fetch(`${origin.url}/api/web/post/recent?page=3`)).json());
    const id = list.posts[0]?.post_id ?? 0;
    const whole = Post.parse(await (await fetch(`${origin.url}/api/web/post?id=${id}`)).json());
    const content = `<p>はじまり</p>${HOSTILE_HTML.join('\n<p>間</p>\n')}`;
    await using hostileOrigin = await startOrigin();
    await hostileOrigin.fault(
      { path: `^/api/web/post\\?id=${id}`, body: { post: { ...whole.post, content } } },
      { path: '/api/web/post/recent', body: { posts: list.posts.slice(0, 1), total: 1 } },
    );
    const site = await startGateway({ upstream: hostileOrigin.url });
    try {
      const { data, errors } = await site.graphql<{
        article: { body: string; blocks: { html?: string; url?: string; image?: { url: string } }[] };
      }>(
        `{ article(by: { rawId: "${id}" }) { body blocks {
          ... on ArticleText { html } ... on ArticleTable { html } ... on ArticleEmbed { url } ... on ArticleFigure { image { url } }
        } } }`,
      );
      expect(errors).toEqual([]);
      expect(data?.article.body).toContain('はじまり');
      expect(data?.article.body).not.toMatch(ACTIVE_CONTENT);
      for (const { html = '', url = 'https:', image } of data?.article.blocks ?? []) {
        expect(html).not.toMatch(ACTIVE_CONTENT);
        expect(url).toMatch(/^https?:/);
        expect(image?.url ?? 'https:').toMatch(/^https?:/);
      }
      const { items } = Feed.parse(await (await fetch(`${site.url}/feed.json`)).json());
      expect(items[0]?.content_html).toContain('はじまり');
      expect(items[0]?.content_html).not.toMatch(ACTIVE_CONTENT);
      const rss = await (await fetch(`${site.url}/feed.xml`)).text();
      const [, encoded = ''] = /<content:encoded>([^<]*)<\/content:encoded>/.exec(rss) ?? [];
      expect(encoded.replaceAll('&lt;', '<').replaceAll('&quot;', '"')).not.toMatch(ACTIVE_CONTENT);
      const page = await (await fetch(`${site.url}/magazine/${id}`)).text();
      const [, article = ''] = / id="text">(.*?)<\/article>/s.exec(page) ?? [];
      expect(article).toContain('はじまり');
      expect(article).not.toMatch(
        /<(?:script|iframe|object|embed|form|base|template)|\son\w+=|javascript:alert\(1\)"/i,
      );
    } finally {
      await site.stop();
    }
  });
});

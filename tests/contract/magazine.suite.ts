import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiClient } from './api.ts';

const Post = z.object({
  post_id: z.int(),
  post_title: z.string(),
  post_modified: z.int(),
  pr_label_flag: z.boolean(),
});
const Posts = z.object({ posts: z.array(Post), total: z.int() });
const Article = z.object({
  post: z
    .object({
      id: z.int(),
      content: z.string(),
      total_pages: z.int(),
      categories: z.array(z.object({ term_id: z.int() })),
      tags: z.array(z.object({ slug: z.string() })),
    })
    .nullable(),
});
const Ranked = z.object({ posts: z.array(Post) });
const Hits = z.object({
  hits: z.array(z.object({ user_id: z.int(), display_name: z.string() })),
  nbHits: z.int(),
  nbPages: z.int(),
});

const WP = '/wp-json/wn/v1';

/** The magazine. */
export function magazineTests(api: () => ApiClient): void {
  it('lists more than two hundred distinct articles, newest first, and serves each by id', async () => {
    const { total } = await api().get('/api/web/post/recent', Posts);
    expect(total).toBeGreaterThan(200);
    const seen = new Map<number, number>();
    for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
      const { posts } = await api().get(`/api/web/post/recent?page=${page}`, Posts);
      for (const { post_id, post_modified } of posts) seen.set(post_id, post_modified);
    }
    expect(seen.size).toBe(total);
    const times = [...seen.values()];
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const sizes = [];
    for (const id of [...seen.keys()].filter((number) => number % 9 === 0)) {
      const { post } = await api().get(`/api/web/post?id=${id}`, Article);
      expect(post?.id).toBe(id);
      sizes.push(post?.content.length ?? 0);
      await api().get(`/api/web/post/author?id=${id}`, z.object({ author: z.object({}).nullable() }));
      const { posts } = await api().get(`${WP}/related-posts?id=${id}`, Ranked);
      expect(posts.map(({ post_id }) => post_id)).not.toContain(id);
    }
    expect(Math.min(...sizes)).toBeGreaterThan(500);
  });

  it('serves long articles page by page, and null past the last page and for withdrawn articles', async () => {
    const { post: long } = await api().get('/api/web/post?id=601', Article);
    expect(long?.total_pages).toBe(2);
    const second = await api().get('/api/web/post?id=601&page=2', Article);
    expect(second.post?.content).not.toBe(long?.content);
    expect(await api().get(`/api/web/post?id=601&page=9`, Article)).toEqual({ post: null });
    expect(await api().get('/api/web/post?id=401', Article)).toEqual({ post: null });
    expect(await api().status('/api/web/post?id=999999')).toBe(404);
    expect(await api().status('/api/web/post/author?id=999999')).toBe(404);
    expect(await api().status(`${WP}/related-posts?id=999999`)).toBe(404);
  });

  it('ranks articles by views, overall or by category, per day, week and month', async () => {
    const ranked = (query: string) => api().get(`/api/web/pv/ranking?${query}`, Ranked);
    const first = await ranked('ranking_type=all&start=0&stop=20');
    expect(first.posts).toHaveLength(20);
    const part = await ranked('ranking_type=all&start=5&stop=8');
    expect(part.posts).toEqual(first.posts.slice(5, 8));
    const orders = new Set<string>();
    for (const period of ['day', 'week', 'month']) {
      const { posts } = await ranked(`ranking_type=category&category_id=24&start=0&stop=20&period=${period}`);
      expect(posts).toHaveLength(20);
      orders.add(posts.map(({ post_id }) => post_id).join());
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(
      await api().status('/api/web/pv/ranking?ranking_type=category&start=0&stop=5', { allowInvalid: true }),
    ).toBe(400);
  });

  it('paginates by category, tag and prefecture; empty pages still describe the list', async () => {
    const List = Posts.extend({ totalPages: z.int(), term: z.object({ posts_count: z.int() }).nullable() });
    for (const address of [
      `${WP}/category-with-posts?id=24&shortinit=1`,
      `${WP}/tag-with-posts?slug=parents`,
    ]) {
      const { posts, total, totalPages, term } = await api().get(address, List);
      expect(posts).toHaveLength(18);
      expect(total).toBe(term?.posts_count);
      const last = await api().get(`${address}&page=${totalPages}`, List);
      expect(last.posts.length).toBe(total - (totalPages - 1) * 18);
      expect((await api().get(`${address}&page=${totalPages + 1}`, List)).posts).toEqual([]);
    }
    expect(await api().status(`${WP}/category-with-posts?id=9999&shortinit=1`)).toBe(404);
    expect(await api().status(`${WP}/tag-with-posts?slug=unknown`)).toBe(404);
    const osaka = await api().get('/api/wn/prefecture_posts?prefecture=osaka', Posts);
    expect(osaka.posts.every(({ post_title }) => post_title.includes('大阪府'))).toBe(true);
    expect(osaka.total).toBeGreaterThan(1);
  });

  it('picks own and external articles for today, and lists preparation guides', async () => {
    const { articles } = await api().get(
      '/api/pickup/article/today/',
      z.object({ articles: z.array(z.object({ article_id: z.int(), referer_name: z.string().nullable() })) }),
    );
    expect(articles.some(({ referer_name }) => referer_name !== null)).toBe(true);
    expect(articles.filter(({ referer_name }) => referer_name === null).length).toBeGreaterThan(3);
    const Guides = z.object({
      wedding_preparation_guides: z.array(z.object({ id: z.int() })),
      total: z.int(),
    });
    const first = await api().get('/api/wn/wedding_preparation_guides', Guides);
    const third = await api().get('/api/wn/wedding_preparation_guides?page=3', Guides);
    expect(first.wedding_preparation_guides.length + 20 + third.wedding_preparation_guides.length).toBe(
      first.total,
    );
  });

  it('finds writers by words and filters, with the search key', async () => {
    const key = { 'x-algolia-application-id': 'embedded', 'x-algolia-api-key': 'embedded' };
    const find = async (body: object, headers: Record<string, string> = key, wrong = false) =>
      api().send('/1/indexes/writer/query', { method: 'POST', json: body, headers, allowInvalid: wrong });
    const all = Hits.parse(
      (await find({ filters: 'NOT user_id:1 AND NOT user_id:3', hitsPerPage: 100 })).body,
    );
    expect(all.nbHits).toBe(34);
    expect(all.hits.map(({ user_id }) => user_id)).not.toContain(3);
    const named = Hits.parse((await find({ query: '田中' })).body);
    expect(named.nbHits).toBeGreaterThan(0);
    expect(named.hits.every(({ display_name }) => display_name.includes('田中'))).toBe(true);
    const chosen = await find({ filters: '(user_id:4 OR user_id:5) AND NOT user_id:5' });
    expect(Hits.parse(chosen.body).hits.map(({ user_id }) => user_id)).toEqual([4]);
    expect(Hits.parse((await find({ page: 1, hitsPerPage: 25 })).body).hits).toHaveLength(11);
    expect((await find({ filters: 'foo' })).status).toBe(400);
    expect((await find({ filters: '(user_id:1' })).status).toBe(400);
    expect((await find({ hitsPerPage: 5_000 }, key, true)).status).toBe(400);
    expect((await find({}, { ...key, 'x-algolia-api-key': 'other' })).status).toBe(403);
  });
}

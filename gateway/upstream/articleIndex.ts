import { z } from 'zod';
import type { KeyValueStore } from '../cache/store.ts';
import {
  BackgroundIndex,
  type Call,
  type IndexSource,
  type IndexState,
  type Listing,
} from './backgroundIndex.ts';
import type { UpstreamClient } from './client.ts';
import { droppedFrom, readOptional } from './decode.ts';
import type { Reply } from './endpoint.ts';
import {
  getPost,
  listPrefecturePosts,
  listPreparationGuides,
  listRecentPosts,
} from './endpoints/magazine.ts';
import { count, id, prefectureSlug, url } from './endpoints/values.ts';
import { NotFound } from './errors.ts';

export interface IndexedPost {
  readonly id: string;
  readonly post: Reply<typeof listRecentPosts>['posts'][number];
}

/** The newest articles that an index reads. */
export const MAX_ARTICLES = 1_000;
/** The list of recent articles accepts no page size. */
const POSTS_PER_PAGE = 20;

/** The newest articles, as the lists of all article indexes. */
export async function listNewestPosts(call: Call): Promise<Listing<IndexedPost>> {
  const items: IndexedPost[] = [];
  let lostCount = 0;
  // A page that is not full is the last one: a total may be wrong.
  for (let page = 1; page <= MAX_ARTICLES / POSTS_PER_PAGE; page += 1) {
    const { posts } = await call((rest) => rest.get(listRecentPosts, { page }));
    const lost = droppedFrom(posts);
    items.push(...posts.map((post) => ({ id: post.post_id, post })));
    lostCount += lost;
    if (posts.length + lost < POSTS_PER_PAGE) break;
  }
  return { items, lostCount };
}

const articleTerms = z.object({
  tags: z.array(z.object({ term_id: id, slug: z.string(), name: z.string(), posts_count: count })),
  categories: z.array(
    z.object({ term_id: id, name: z.string(), parent_term_id: id.nullable(), posts_count: count }),
  ),
});

/** Tags and categories of an article, which lists do not carry. Invalid ones are left out. */
type ArticleTerms = z.infer<typeof articleTerms>;

export type ArticleIndexState = IndexState<IndexedPost, ArticleTerms>;

const articles: IndexSource<IndexedPost, ArticleTerms> = {
  name: 'articles',
  maxItems: MAX_ARTICLES,
  listFreshMs: 3_600_000,
  callMs: 50,
  list: listNewestPosts,
  async read(call, { id: article }) {
    const { post } = await call((rest) => rest.get(getPost, { id: article }));
    if (post === null) throw new NotFound(getPost.call);
    return {
      tags: (readOptional(() => post.tags) ?? []).flatMap(
        (tag) =>
          readOptional(() => ({
            term_id: tag.term_id,
            slug: tag.slug,
            name: tag.name,
            posts_count: tag.posts_count,
          })) ?? [],
      ),
      categories: (readOptional(() => post.categories) ?? []).flatMap(
        (term) =>
          readOptional(() => ({
            term_id: term.term_id,
            name: term.name,
            parent_term_id: term.parent_term_id,
            posts_count: term.posts_count,
          })) ?? [],
      ),
    };
  },
  parse: (stored) => articleTerms.parse(stored),
};

/** The tags and categories of the newest articles. */
export class ArticleIndex extends BackgroundIndex<IndexedPost, ArticleTerms> {
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(articles, upstream, store);
  }
}

/** The item of the preparation guides; the other items are prefectures. */
const GUIDES = 'guides';
/** The newest 100 articles of a prefecture; as many guides. */
const MAX_PAGES = 5;

const topic = z.object({
  articleIds: z.array(id),
  guides: z.array(z.object({ url, monthsBefore: count.nullable() })),
});

/** The articles about a prefecture, or the preparation guides. */
type Topic = z.infer<typeof topic>;

/** Each prefecture, by its slug as the id, and the guides. */
export type TopicIndexState = IndexState<{ readonly id: string }, Topic>;

/** Reads the pages of a list until one is not full. */
async function readPages<Row>(
  read: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly perPage: number }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows, perPage } = await read(page);
    found.push(...rows);
    if (rows.length + droppedFrom(rows) < perPage) break;
  }
  return found;
}

const topics: IndexSource<{ readonly id: string }, Topic> = {
  name: 'topics',
  maxItems: prefectureSlug.options.length + 1,
  listFreshMs: 86_400_000,
  callMs: 50,
  list: async () => ({
    items: [GUIDES, ...prefectureSlug.options].map((item) => ({ id: item })),
    lostCount: 0,
  }),
  async read(call, item) {
    if (item.id === GUIDES) {
      const guides = await readPages(async (page) => {
        const reply = await call((rest) => rest.get(listPreparationGuides, { page }));
        return { rows: reply.wedding_preparation_guides, perPage: reply.per_page };
      });
      const valid = guides.flatMap(
        (guide) => readOptional(() => ({ url: guide.url, monthsBefore: guide.months_before })) ?? [],
      );
      return { articleIds: [], guides: valid };
    }
    const prefecture = prefectureSlug.parse(item.id);
    const posts = await readPages(async (page) => {
      const reply = await call((rest) => rest.get(listPrefecturePosts, { prefecture, page }));
      return { rows: reply.posts, perPage: reply.per_page };
    });
    return { articleIds: posts.map(({ post_id }) => post_id), guides: [] };
  },
  parse: (stored) => topic.parse(stored),
};

/** The articles about each prefecture, and the preparation guides. */
export class TopicIndex extends BackgroundIndex<{ readonly id: string }, Topic> {
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(topics, upstream, store);
  }
}

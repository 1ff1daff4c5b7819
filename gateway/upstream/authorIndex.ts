import type { KeyValueStore } from '../cache/store.ts';
import { BackgroundIndex, type IndexSource, type IndexState } from './backgroundIndex.ts';
import type { UpstreamClient } from './client.ts';
import { droppedFrom } from './decode.ts';
import type { Reply } from './endpoint.ts';
import { getPostAuthor, listRecentPosts } from './endpoints/magazine.ts';
import { id } from './endpoints/values.ts';

interface IndexedPost {
  readonly id: string;
  readonly post: Reply<typeof listRecentPosts>['posts'][number];
}

/** The newest articles, each with the id of its author; null if it has none. */
export type AuthorIndexState = IndexState<IndexedPost, string | null>;

/** The newest articles of which the index reads the author. */
export const MAX_ARTICLES = 1_000;
/** The list of recent articles accepts no page size. */
const POSTS_PER_PAGE = 20;

const source: IndexSource<IndexedPost, string | null> = {
  name: 'authors',
  maxItems: MAX_ARTICLES,
  listFreshMs: 3_600_000,
  callMs: 50,
  async list(call) {
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
  },
  async read(call, { id: article }) {
    const { author } = await call((rest) => rest.get(getPostAuthor, { id: article }));
    return author?.user_id ?? null;
  },
  parse: (stored) => id.nullable().parse(stored),
};

/** The authors of the newest articles. */
export class AuthorIndex extends BackgroundIndex<IndexedPost, string | null> {
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(source, upstream, store);
  }
}

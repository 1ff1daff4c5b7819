import type { KeyValueStore } from '../cache/store.ts';
import { type IndexedPost, listNewestPosts, MAX_ARTICLES } from './articleIndex.ts';
import { BackgroundIndex, type IndexSource, type IndexState } from './backgroundIndex.ts';
import type { UpstreamClient } from './client.ts';
import { getPostAuthor } from './endpoints/magazine.ts';
import { id } from './endpoints/values.ts';

/** The newest articles, each with the id of its author; null if it has none. */
export type AuthorIndexState = IndexState<IndexedPost, string | null>;

const source: IndexSource<IndexedPost, string | null> = {
  name: 'authors',
  maxItems: MAX_ARTICLES,
  listFreshMs: 3_600_000,
  callMs: 50,
  list: listNewestPosts,
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

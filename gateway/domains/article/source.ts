/**
 * What resolvers hold of an article: its id and the fields of the list or card it came from. A missing field loads
 * the post once per request. Articles of other sites have only their card.
 */
import { createHash } from 'node:crypto';

import type { Context } from '#gateway/context.ts';
import { toJapanDateTime } from '#gateway/schema/kit/japanTime.ts';
import { asRawId, parseRawId, type RawId } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getPost, type listRecentPosts, listTodaysArticles } from '#gateway/upstream/endpoints/magazine.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import type { LovedItem } from '../clip/source.ts';
import type { CategorySummary } from './Category.ts';
import { articleNumberInUrl, isOwnUrl, resolvePrLabel } from './rules.ts';

/** One page of an article. */
export type Post = NonNullable<Reply<typeof getPost>['post']>;
/** An article in a list. */
export type PostListItem = Reply<typeof listRecentPosts>['posts'][number];
/** An article as a card, possibly of another site. */
export type ArticleCard = Reply<typeof listTodaysArticles>['articles'][number];

/**
 * The fields known without loading the post. Accessors read them from the REST values when they are used, so that an
 * invalid value fails its own field alone.
 */
export interface ArticleSummary {
  readonly url: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly clipCount: number | null;
  readonly excerpt?: string | null;
  readonly modifiedAt?: string;
  readonly publishedAt?: string;
  readonly prLabel?: string | null;
  readonly categories?: readonly CategorySummary[];
  readonly rectangleThumbnail?: string | null;
  readonly referrerName?: string | null;
  readonly referrerUrl?: string | null;
  readonly categoryName?: string | null;
}

export interface ArticleSource {
  readonly __typename: 'Article';
  /** Number in `/magazine/{id}`; for an article of another site `0/` and a hash of its address in digits. */
  readonly id: string;
  readonly summary?: ArticleSummary;
  /** Known without a call, e.g. in the payload of a clip mutation. */
  readonly clipped?: boolean;
  readonly clipCount?: number | null;
}

/** Parses a raw id sent by a client; null if no article can have it. */
export function parseArticleId(text: string): string | null {
  return /^0\/\d{1,20}$/.test(text) ? text : parseRawId<'Article'>(text);
}

/** Number of a magazine article; null for an article of another site. */
export function articleNumber({ id }: ArticleSource): RawId<'Article'> | null {
  return id.startsWith('0/') ? null : asRawId<'Article'>(id);
}

export function articleById(id: RawId<'Article'>): ArticleSource {
  return { __typename: 'Article', id };
}

export function articleByUrl(url: string, siteUrl: string): ArticleSource {
  const number = articleNumberInUrl(url, siteUrl);
  if (number !== null) return articleById(asRawId<'Article'>(number));
  const digits = createHash('sha256').update(url).digest().readBigUInt64BE();
  return { __typename: 'Article', id: `0/${digits}` };
}

export function toArticle(post: PostListItem): ArticleSource {
  return {
    ...articleById(asRawId<'Article'>(post.post_id)),
    summary: {
      get url() {
        return post.permalink;
      },
      get title() {
        return post.post_title;
      },
      get thumbnail() {
        return post.images.thumbnail?.url ?? null;
      },
      get clipCount() {
        return post.clip_count;
      },
      get excerpt() {
        return post.post_excerpt;
      },
      get modifiedAt() {
        return toJapanDateTime(new Date(post.post_modified * 1_000));
      },
      get prLabel() {
        return resolvePrLabel(post);
      },
      get categories() {
        return post.taxonomies.category;
      },
      get categoryName() {
        return post.taxonomies.category[0]?.name ?? null;
      },
    },
  };
}

export function articleFromCard(card: ArticleCard, { site }: Context): ArticleSource {
  return {
    ...articleByUrl(card.url, site.url),
    summary: {
      get url() {
        return card.url;
      },
      get title() {
        return card.title;
      },
      get thumbnail() {
        return card.thumbnail;
      },
      get clipCount() {
        return card.clip_count;
      },
      get rectangleThumbnail() {
        return card.thumbnail_rectangle;
      },
      get referrerName() {
        return card.referer_name;
      },
      get referrerUrl() {
        return card.referer_url;
      },
      get categoryName() {
        return card.category_name;
      },
      // Known to be absent, so no call is made for them.
      ...(!isOwnUrl(card.url, site.url) && {
        excerpt: null,
        prLabel: null,
        categories: [],
      }),
    },
  };
}

/** Predicate for the clip of an article. */
export function matchesArticle(id: string, { site }: Context): (item: LovedItem) => boolean {
  return ({ original_url: url }) => url !== null && articleByUrl(url, site.url).id === id;
}

/** Loads a page of a magazine article. Throws NotFound if it was withdrawn or has no such page. */
export async function loadPost(source: ArticleSource, { rest }: Context, page = 1): Promise<Post> {
  const id = articleNumber(source);
  const { post } = id === null ? { post: null } : await rest.get(getPost, page === 1 ? { id } : { id, page });
  if (post === null) throw new NotFound(getPost.call);
  return post;
}

export function toArticleSummary(post: Post): ArticleSummary {
  return {
    get url() {
      return post.url;
    },
    get title() {
      return post.title;
    },
    get thumbnail() {
      return post.thumbnail;
    },
    get clipCount() {
      return post.clip_count;
    },
    get excerpt() {
      return post.excerpt;
    },
    get modifiedAt() {
      return post.modified;
    },
    get publishedAt() {
      return post.date;
    },
    get prLabel() {
      return resolvePrLabel(post);
    },
    get categories() {
      return post.categories;
    },
    get categoryName() {
      return post.categories[0]?.name ?? null;
    },
  };
}

/** Resolver of a field of the summary; loads the post if the field is missing. Undefined if it is unknown. */
export function fromSummary<Name extends keyof ArticleSummary, Value>(
  name: Name,
  map: (value: ArticleSummary[Name] | undefined, context: Context) => Value,
) {
  return async (source: ArticleSource, _args: object, context: Context): Promise<Value> => {
    const value = source.summary?.[name];
    if (value !== undefined || articleNumber(source) === null) return map(value, context);
    return map(toArticleSummary(await loadPost(source, context))[name], context);
  };
}

/**
 * Address under which the article is clipped. Throws NotFound for an article of another site of which only the id is
 * known.
 */
export function articleUrl(source: ArticleSource, { site }: Context): string {
  const number = articleNumber(source);
  if (number !== null) return `${site.url}/magazine/${number}`;
  if (source.summary === undefined) throw new NotFound(listTodaysArticles.call);
  return source.summary.url;
}

/**
 * What the gateway holds of an article: its id, and what the list or card it came from told. A field that was not told
 * asks R02, once per article and request. Articles of other sites have no number and nothing but their card.
 */
import { createHash } from 'node:crypto';

import type { Context } from '#gateway/context.ts';
import { type RawId, rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import {
  getPost,
  type listRecentPosts,
  type listTodaysArticles,
} from '#gateway/upstream/endpoints/magazine.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import type { LovedItem } from '../clip/source.ts';
import type { CategoryName } from './Category.ts';
import { isOwn, numberAt, prLabelOf } from './rules.ts';

/** A whole article, one page of its text (R02). */
export type Post = NonNullable<Reply<typeof getPost>['post']>;
/** An article as lists tell of it. */
export type PostSummary = Reply<typeof listRecentPosts>['posts'][number];
/** An article as a card, perhaps of another site (R09). */
export type ArticleCard = Reply<typeof listTodaysArticles>['articles'][number];

/** What is told of an article; what is left out is asked for. */
export interface ArticleFacts {
  readonly url: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly clipCount: number | null;
  readonly excerpt?: string | null;
  readonly modifiedAt?: string;
  readonly publishedAt?: string;
  readonly prLabel?: string | null;
  readonly categories?: readonly CategoryName[];
  readonly rectangleThumbnail?: string | null;
  readonly referrerName?: string | null;
  readonly referrerUrl?: string | null;
  readonly categoryName?: string | null;
}

/** An article on its way through the resolvers. */
export interface ArticleSource {
  readonly __typename: 'Article';
  /** Number of `/magazine/{id}`; for an article of another site `0/` and digits made of its address. */
  readonly id: string;
  readonly facts?: ArticleFacts;
  /** Known without asking, in the payload of the mutation that made it so. */
  readonly clipped?: boolean;
  readonly clipCount?: number | null;
}

/** An id of an article that a client wrote, ours or another site's; null when no article can have it. */
export function articleIdOf(text: string): string | null {
  return /^0\/\d{1,20}$/.test(text) ? text : rawIdOf<'Article'>(text);
}

/** Number of an article of the magazine; null for one of another site. */
export function numberOf({ id }: ArticleSource): RawId<'Article'> | null {
  return id.startsWith('0/') ? null : trustedId<'Article'>(id);
}

/** An article of the magazine of which only the number is known. */
export function articleById(id: RawId<'Article'>): ArticleSource {
  return { __typename: 'Article', id };
}

/** An article by its address, ours or another site's. */
export function articleAtUrl(url: string, siteUrl: string): ArticleSource {
  const number = numberAt(url, siteUrl);
  if (number !== null) return articleById(trustedId<'Article'>(number));
  const digits = createHash('sha256').update(url).digest().readBigUInt64BE();
  return { __typename: 'Article', id: `0/${digits}` };
}

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** An article told by a list. */
export function articleOf(post: PostSummary): ArticleSource {
  return {
    ...articleById(trustedId<'Article'>(post.post_id)),
    facts: {
      url: post.permalink,
      title: post.post_title,
      thumbnail: post.images.thumbnail?.url ?? null,
      clipCount: post.clip_count,
      excerpt: post.post_excerpt,
      modifiedAt: instant(post.post_modified),
      prLabel: prLabelOf(post),
      categories: post.taxonomies.category,
      categoryName: post.taxonomies.category[0]?.name ?? null,
    },
  };
}

/** An article told by a card. */
export function articleOfCard(card: ArticleCard, { site }: Context): ArticleSource {
  return {
    ...articleAtUrl(card.url, site.url),
    facts: {
      url: card.url,
      title: card.title,
      thumbnail: card.thumbnail,
      clipCount: card.clip_count,
      rectangleThumbnail: card.thumbnail_rectangle,
      referrerName: card.referer_name,
      referrerUrl: card.referer_url,
      categoryName: card.category_name,
      // Of an article elsewhere nobody can tell more.
      ...(!isOwn(card.url, site.url) && {
        excerpt: null,
        prLabel: null,
        categories: [],
      }),
    },
  };
}

/** Whether something kept is the article of an id. */
export function isItemOf(id: string, { site }: Context): (item: LovedItem) => boolean {
  return ({ original_url: url }) => url !== null && articleAtUrl(url, site.url).id === id;
}

/** A page of an article of the magazine; NotFound when it was withdrawn, never was, or has no such page. */
export async function postOf(source: ArticleSource, { reads }: Context, page = 1): Promise<Post> {
  const id = numberOf(source);
  const { post } =
    id === null ? { post: null } : await reads.get(getPost, page === 1 ? { id } : { id, page });
  if (post === null) throw new NotFound('R02');
  return post;
}

/** What an article tells of itself. */
export function factsOf(post: Post): ArticleFacts {
  return {
    url: post.url,
    title: post.title,
    thumbnail: post.thumbnail,
    clipCount: post.clip_count,
    excerpt: post.excerpt,
    modifiedAt: post.modified,
    publishedAt: post.date,
    prLabel: prLabelOf(post),
    categories: post.categories,
    categoryName: post.categories[0]?.name ?? null,
  };
}

/** Resolver of a fact: what was told, else what the article itself says; undefined where nobody can tell. */
export function fact<Name extends keyof ArticleFacts, Value>(
  name: Name,
  use: (value: ArticleFacts[Name] | undefined) => Value,
) {
  return async (source: ArticleSource, _args: object, context: Context): Promise<Value> => {
    const told = source.facts?.[name];
    if (told !== undefined || numberOf(source) === null) return use(told);
    return use(factsOf(await postOf(source, context))[name]);
  };
}

/** Address of an article, as clips are kept by it (R24, R25). @throws NotFound for one of another site of which only the id is known */
export function articleUrl(source: ArticleSource, { site }: Context): string {
  const number = numberOf(source);
  if (number !== null) return `${site.url}/magazine/${number}`;
  if (source.facts === undefined) throw new NotFound('R09');
  return source.facts.url;
}

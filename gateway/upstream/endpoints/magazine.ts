/** Articles from the content host, and lists from the WordPress behind it. */
import { z } from 'zod';
import type { CacheTtl } from '../../cache/ttl.ts';
import { endpoint, identifying, isOrIsInvalid } from '../endpoint.ts';
import {
  count,
  epochSeconds,
  html,
  id,
  integer,
  moment,
  page,
  perPage,
  prefectureSlug,
  sentId,
  url,
} from './values.ts';
import { writer } from './writers.ts';

const LONG_TTL: CacheTtl = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
const RANKING_TTL: CacheTtl = { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
const LIST_TTL: CacheTtl = { fresh: 120, staleWhileRevalidate: 600, staleIfError: 86_400 };

/** May contain Japanese characters. */
const tagSlug = z.string().min(1).max(200);

const term = z.object({
  term_id: id,
  name: z.string(),
  permalink: url,
  parent_term_id: id.nullable(),
  posts_count: count,
});

const tagTerm = z.object({
  term_id: id,
  slug: tagSlug,
  name: z.string(),
  permalink: url,
  posts_count: count,
});

/** A tag in an article. */
const articleTag = tagTerm.extend({
  slug: identifying(tagSlug),
  name: identifying(z.string()),
  posts_count: identifying(count),
});

const postSummary = z.object({
  post_id: id,
  post_title: z.string(),
  pr_label_flag: z.boolean(),
  pr_label: z.string().nullable(),
  taxonomies: z.object({ category: z.array(z.object({ term_id: id, name: z.string(), permalink: url })) }),
  post_modified: epochSeconds,
  images: z.object({ thumbnail: z.object({ url }).nullable() }),
  permalink: url,
  post_excerpt: z.string().nullable(),
  clip_count: count.nullable(),
});

const posts = z.array(postSummary);

const article = z.object({
  id,
  title: z.string(),
  date: moment,
  modified: moment,
  excerpt: z.string().nullable(),
  thumbnail: url.nullable(),
  url,
  content: html,
  page,
  total_pages: page,
  categories: z.array(term),
  tags: z.array(articleTag),
  pr_label_flag: z.boolean(),
  pr_label: z.string().nullable(),
  show_floating: z.boolean(),
  heatmap: z.boolean(),
  no_karte: z.boolean(),
  clip_count: count.nullable(),
});

/** Author of an article; `id` is the article's. */
export const getPostAuthor = endpoint({
  call: 'R01',
  host: 'content',
  method: 'GET',
  path: '/api/web/post/author',
  auth: 'public',
  query: z.object({ id: sentId }),
  reply: z.object({ author: writer.nullable() }),
  cache: LONG_TTL,
  emptyIsMalformed: true,
});

/** One page of an article; `post` is null for a withdrawn article and beyond the last page. Clip states are not included. */
export const getPost = endpoint({
  call: 'R02',
  host: 'content',
  method: 'GET',
  path: '/api/web/post',
  auth: 'public',
  query: z.object({ id: sentId, page: page.optional() }),
  reply: z.object({ post: article.nullable() }),
  cache: { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 },
  emptyIsMalformed: true,
  matches: ({ post }, input) =>
    post === null || (post.id === input.id && isOrIsInvalid(() => post.page, input.page ?? 1)),
});

/** Newest first, 20 per page. */
export const listRecentPosts = endpoint({
  call: 'R03',
  host: 'content',
  method: 'GET',
  path: '/api/web/post/recent',
  auth: 'public',
  query: z.object({ page: page.optional() }),
  reply: z.object({ posts, total: count }),
  cache: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 86_400 },
});

/** The most-read articles, in total or of a category; `start` is 0-based, `stop` exclusive. */
export const listPostRanking = endpoint({
  call: 'R04',
  host: 'content',
  method: 'GET',
  path: '/api/web/pv/ranking',
  auth: 'public',
  query: z.object({
    ranking_type: z.enum(['all', 'category']),
    start: count,
    stop: z.int().min(1).max(20),
    category_id: sentId.optional(),
    period: z.enum(['day', 'week', 'month']).optional(),
  }),
  reply: z.object({ posts }),
  cache: RANKING_TTL,
});

export const getCategoryWithPosts = endpoint({
  call: 'R05',
  host: 'magazine',
  method: 'GET',
  path: '/wp-json/{product:slug}/v1/category-with-posts',
  auth: 'public',
  query: z.object({
    id: sentId,
    page: page.optional(),
    perPage: perPage.optional(),
    shortinit: z.literal(1),
  }),
  reply: z.object({ term: term.nullable(), posts, total: count, perPage: perPage }),
  cache: LIST_TTL,
  emptyIsNotFound: true,
  matches: (reply, input) => reply.term === null || reply.term.term_id === input.id,
});

export const listRelatedPosts = endpoint({
  call: 'R06',
  host: 'magazine',
  method: 'GET',
  path: '/wp-json/{product:slug}/v1/related-posts',
  auth: 'public',
  query: z.object({ id: sentId }),
  reply: z.object({ posts }),
  cache: LONG_TTL,
  emptyIsMalformed: true,
});

/** Preparation guides, 20 per page. */
export const listPreparationGuides = endpoint({
  call: 'R07',
  host: 'api',
  method: 'GET',
  path: '/api/wn/wedding_preparation_guides',
  auth: 'public',
  query: z.object({ page: page.optional() }),
  reply: z.object({
    wedding_preparation_guides: z.array(
      z.object({
        id,
        title: z.string(),
        url,
        thumbnail: url.nullable(),
        description: z.string().nullable(),
        months_before: count.nullable(),
      }),
    ),
    total: count,
    per_page: perPage,
  }),
  cache: LONG_TTL,
});

const todaysArticles = {
  call: 'R09',
  host: 'api',
  method: 'GET',
  path: '/api/pickup/article/today/',
  reply: z.object({
    articles: z.array(
      z.object({
        article_id: id,
        url: identifying(url),
        thumbnail: url.nullable(),
        thumbnail_rectangle: url.nullable(),
        title: z.string(),
        referer_name: z.string().nullable(),
        referer_url: url.nullable(),
        clip_count: count,
        is_clipped: z.boolean(),
        category_name: z.string().nullable(),
        rank: integer.nullable(),
      }),
    ),
  }),
} as const;

/** Today's picks, without clip states. */
export const listTodaysArticles = endpoint({ ...todaysArticles, auth: 'public', cache: RANKING_TTL });

/** Today's picks for a signed-in user, with clip states. */
export const listTodaysArticlesOfUser = endpoint({ ...todaysArticles, auth: 'user' });

/** Articles about a prefecture, 20 per page. */
export const listPrefecturePosts = endpoint({
  call: 'R80',
  host: 'api',
  method: 'GET',
  path: '/api/wn/prefecture_posts',
  auth: 'public',
  query: z.object({ prefecture: prefectureSlug, page: page.optional() }),
  reply: z.object({ posts, total: count, per_page: perPage }),
  cache: RANKING_TTL,
});

export const getTagWithPosts = endpoint({
  call: 'X09',
  host: 'magazine',
  method: 'GET',
  path: '/wp-json/{product:slug}/v1/tag-with-posts',
  auth: 'public',
  query: z.object({ slug: tagSlug, page: page.optional(), perPage: perPage.optional() }),
  reply: z.object({ term: tagTerm.nullable(), posts, total: count, perPage }),
  cache: LIST_TTL,
  emptyIsNotFound: true,
  matches: (reply, input) => reply.term === null || reply.term.slug === input.slug,
});

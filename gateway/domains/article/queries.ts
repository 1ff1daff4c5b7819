import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { parseGlobalId, parseRawId, prefetchKnown, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import { type PageArgs, PagedList, pageWindow, type UpstreamPage } from '#gateway/schema/kit/paging.ts';
import {
  listPrefecturePosts,
  listRecentPosts,
  listTodaysArticles,
  listTodaysArticlesOfUser,
} from '#gateway/upstream/endpoints/magazine.ts';

import { parsePrefecture } from '../place/rules.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Article, ArticleConnection, findArticle, findDistributedArticle } from './Article.ts';
import { ArticleCategory, findCategory, loadCategoryPage, TERM_PAGE_SIZE } from './Category.ts';
import { ArticleTag, findTag, loadTagPage } from './Tag.ts';
import { articleNumberInUrl } from './rules.ts';
import {
  articleById,
  articleByUrl,
  articleFromCard,
  type ArticleSource,
  type PostListItem,
  toArticle,
} from './source.ts';

const ArticleBy = builder.inputType('ArticleBy', {
  isOneOf: true,
  description: 'Selects an article by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Number in `/magazine/{id}`.' }),
    url: t.field({
      type: 'URL',
      description: 'Address of the article, on this site or of an article picked from another site.',
    }),
  }),
});

const ArticleCategoryBy = builder.inputType('ArticleCategoryBy', {
  isOneOf: true,
  description: 'Selects a category by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Number in `/magazine/category/{id}`.' }),
  }),
});

/** Page size of REST lists that accept none. */
const PAGE_SIZE = 20;

const fixedSizeList = (
  args: PageArgs,
  load: (page: number) => Promise<UpstreamPage<ArticleSource>>,
): PagedList<ArticleSource> =>
  new PagedList(pageWindow(args, PAGE_SIZE), { pageSize: PAGE_SIZE, isFixedSize: true, load });

function parseArticleBy(
  { id, rawId, url }: { id?: string | null; rawId?: string | null; url?: string | null },
  context: Context,
): { number: ReturnType<typeof parseRawId<'Article'>>; distributed: string | null } {
  if (url != null) {
    const number = articleNumberInUrl(url, context.site.url);
    const distributed = number === null ? articleByUrl(url, context.site.url).id : null;
    return { number: number === null ? null : parseRawId<'Article'>(number), distributed };
  }
  if (id == null) return { number: parseRawId<'Article'>(rawId ?? ''), distributed: null };
  const parsed = parseGlobalId(id);
  if (parsed?.type === 'Article' && parsed.rawId.startsWith('0/'))
    return { number: null, distributed: parsed.rawId };
  return { number: rawIdFromGlobalId('Article', id), distributed: null };
}

builder.queryFields((t) => ({
  article: t.field({
    type: Article,
    nullable: true,
    args: { by: t.arg({ type: ArticleBy, required: true, description: 'Which article.' }) },
    description:
      "An article; null if it does not exist or was withdrawn. Articles of other sites are found while they are among today's picks.",
    usesInfo: true,
    resolve: (_root, { by }, context, info) => {
      const { number, distributed } = parseArticleBy(by, context);
      if (distributed !== null) return findDistributedArticle(distributed, context);
      if (number) prefetchKnown(articleById(number), context, info);
      return findArticle(number, context);
    },
  }),
  recentArticles: t.field({
    type: ArticleConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'Newest articles of the magazine, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, args, { rest }, info) =>
      prefetchConnection(
        fixedSizeList(args, async (page) => {
          const reply = await rest.get(listRecentPosts, { page });
          return { rows: reply.posts.map(toArticle), total: () => reply.total };
        }),
        info,
      ),
  }),
  pickupArticles: t.field({
    type: [Article],
    description: 'Articles picked for today, including articles of other sites; the same for all viewers.',
    resolve: async (_root, _args, context) =>
      (await context.rest.get(listTodaysArticles, {})).articles.map((card) => articleFromCard(card, context)),
  }),
  prefectureArticles: t.field({
    type: ArticleConnection,
    args: {
      prefectureSlug: t.arg.string({
        required: true,
        description: 'Slug of the prefecture, e.g. `tokyo`; `BAD_USER_INPUT` for any other text.',
      }),
      ...numberedArgs(PAGE_SIZE),
    },
    description: 'Articles about a prefecture, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, { prefectureSlug: slug, ...args }, { rest }, info) => {
      const prefecture = parsePrefecture(slug);
      const list = fixedSizeList(args, async (page) => {
        const reply = await rest.get(listPrefecturePosts, { prefecture, page });
        return { rows: reply.posts.map(toArticle), total: () => reply.total, perPage: () => reply.per_page };
      });
      return prefetchConnection(list, info);
    },
  }),
  articleCategory: t.field({
    type: ArticleCategory,
    nullable: true,
    args: { by: t.arg({ type: ArticleCategoryBy, required: true, description: 'Which category.' }) },
    description: 'A category of the magazine; null if it does not exist.',
    resolve: (_root, { by }, context) =>
      findCategory(
        by.id == null
          ? parseRawId<'ArticleCategory'>(by.rawId ?? '')
          : rawIdFromGlobalId('ArticleCategory', by.id),
        context,
      ),
  }),
  articleTag: t.field({
    type: ArticleTag,
    nullable: true,
    args: { slug: t.arg.string({ required: true, description: 'Slug used in `/tag/{tag}`.' }) },
    description: 'A tag of the magazine; null if it does not exist.',
    resolve: (_root, { slug }, context) => findTag(slug, context),
  }),
}));

const termArgs = numberedArgs(TERM_PAGE_SIZE);

/** A page of the articles with a term, as the REST API sends it. */
interface TermPage {
  readonly reply: {
    readonly posts: readonly PostListItem[];
    readonly total: number;
    readonly perPage: number;
  };
}

/** The articles of a category or tag. */
const listOfTerm = (args: PageArgs, load: (page: number, size: number) => Promise<TermPage>) =>
  new PagedList(pageWindow(args, TERM_PAGE_SIZE), {
    pageSize: TERM_PAGE_SIZE,
    load: async (page, size) => {
      const { reply } = await load(page, size);
      return { rows: reply.posts.map(toArticle), total: () => reply.total, perPage: () => reply.perPage };
    },
  });

builder.objectField(ArticleCategory, 'articles', (t) =>
  t.field({
    type: ArticleConnection,
    args: termArgs,
    description: 'Articles of the category, newest first, 18 per page by default.',
    usesInfo: true,
    resolve: ({ id }, args, context, info) => {
      const list = listOfTerm(args, (page, size) => loadCategoryPage(id, context, page, size));
      return prefetchConnection(list, info);
    },
  }),
);

builder.objectField(ArticleTag, 'articles', (t) =>
  t.field({
    type: ArticleConnection,
    args: termArgs,
    description: 'Articles with the tag, newest first, 18 per page by default.',
    usesInfo: true,
    resolve: ({ term: { slug } }, args, context, info) => {
      const list = listOfTerm(args, (page, size) => loadTagPage(slug, context, page, size));
      return prefetchConnection(list, info);
    },
  }),
);

builder.objectField(Viewer, 'pickupArticles', (t) =>
  t.field({
    type: [Article],
    description: 'Articles picked for today for this viewer; `viewerHasClipped` costs no extra REST call.',
    resolve: async (_viewer, _args, context) => {
      const isUser = (await context.viewer()) !== null;
      const { articles } = await context.rest.get(isUser ? listTodaysArticlesOfUser : listTodaysArticles, {});
      return articles.map((card) => ({
        ...articleFromCard(card, context),
        // Read from the viewer's clips where the list does not give it.
        ...(isUser && { clipped: readOptional(() => card.is_clipped) ?? undefined }),
      }));
    },
  }),
);

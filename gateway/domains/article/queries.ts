/** Queries of articles and the lists of them. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { rawIdFor, rawIdOf, readGlobalId } from '#gateway/schema/kit/ids.ts';
import { type PageArgs, Paged, type UpstreamPage, windowOf } from '#gateway/schema/kit/paging.ts';
import { startChildren } from '#gateway/schema/kit/prefetch.ts';
import {
  listPrefecturePosts,
  listRecentPosts,
  listTodaysArticles,
  listTodaysArticlesOfUser,
} from '#gateway/upstream/endpoints/magazine.ts';
import { prefectureSlug } from '#gateway/upstream/endpoints/values.ts';

import { Viewer } from '../viewer/Viewer.ts';
import { Article, ArticleConnection, distributedArticle, existingArticle } from './Article.ts';
import { ArticleCategory, CATEGORY_PAGE, categoryPage, existingCategory } from './Category.ts';
import { numberAt } from './rules.ts';
import { articleAtUrl, articleById, articleOf, articleOfCard, type ArticleSource } from './source.ts';
import { ArticleTag, existingTag, tagPage } from './Tag.ts';

const ArticleBy = builder.inputType('ArticleBy', {
  isOneOf: true,
  description: 'How to find an article: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Number of `/magazine/{id}`.' }),
    url: t.field({
      type: 'URL',
      description: 'Address of the article, ours or one picked from another site.',
    }),
  }),
});

const ArticleCategoryBy = builder.inputType('ArticleCategoryBy', {
  isOneOf: true,
  description: 'How to find a category: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Number of `/magazine/category/{id}`.' }),
  }),
});

/** Articles on a page of lists that take no page size. */
const PAGE = 20;

/** A list whose page size cannot be chosen. */
const fixedList = (
  args: PageArgs,
  load: (page: number) => Promise<UpstreamPage<ArticleSource>>,
): Paged<ArticleSource> => new Paged(windowOf(args, PAGE), { size: PAGE, fixed: true, load });

function articleNamed(
  { id, rawId, url }: { id?: string | null; rawId?: string | null; url?: string | null },
  context: Context,
): { number: ReturnType<typeof rawIdOf<'Article'>>; distributed: string | null } {
  if (url != null) {
    const number = numberAt(url, context.site.url);
    const distributed = number === null ? articleAtUrl(url, context.site.url).id : null;
    return { number: number === null ? null : rawIdOf<'Article'>(number), distributed };
  }
  if (id == null) return { number: rawIdOf<'Article'>(rawId ?? ''), distributed: null };
  const read = readGlobalId(id);
  if (read?.type === 'Article' && read.rawId.startsWith('0/'))
    return { number: null, distributed: read.rawId };
  return { number: rawIdFor('Article', id), distributed: null };
}

builder.queryFields((t) => ({
  article: t.field({
    type: Article,
    nullable: true,
    args: { by: t.arg({ type: ArticleBy, required: true, description: 'How to find it.' }) },
    description:
      'An article (R02); null when there is none or it was withdrawn. One of another site is found while it is among those picked today (R09).',
    resolve: (_root, { by }, context, info) => {
      const { number, distributed } = articleNamed(by, context);
      if (distributed !== null) return distributedArticle(distributed, context);
      if (number) startChildren(articleById(number), context, info);
      return existingArticle(number, context);
    },
  }),
  recentArticles: t.field({
    type: ArticleConnection,
    args: numberedArgs(PAGE),
    description: 'Newest articles of the magazine (R03), 20 at a time unless told.',
    resolve: (_root, args, { reads }, info) =>
      startPage(
        fixedList(args, async (page) => {
          const { posts, total } = await reads.get(listRecentPosts, { page });
          return { rows: posts.map(articleOf), total };
        }),
        info,
      ),
  }),
  pickupArticles: t.field({
    type: [Article],
    description: 'Articles picked for today (R09), those of other sites among them; the same for everybody.',
    resolve: async (_root, _args, context) =>
      (await context.reads.get(listTodaysArticles, {})).articles.map((card) => articleOfCard(card, context)),
  }),
  prefectureArticles: t.field({
    type: ArticleConnection,
    args: {
      prefectureSlug: t.arg.string({ required: true, description: 'Slug of the prefecture, e.g. `tokyo`.' }),
      ...numberedArgs(PAGE),
    },
    description: 'Articles about a prefecture (R80), 20 at a time unless told.',
    resolve: (_root, { prefectureSlug: slug, ...args }, { reads }, info) => {
      const known = prefectureSlug.safeParse(slug);
      if (!known.success) throw badInput('`prefectureSlug` names no prefecture.');
      const list = fixedList(args, async (page) => {
        const { posts, total, per_page } = await reads.get(listPrefecturePosts, {
          prefecture: known.data,
          page,
        });
        return { rows: posts.map(articleOf), total, perPage: per_page };
      });
      return startPage(list, info);
    },
  }),
  articleCategory: t.field({
    type: ArticleCategory,
    nullable: true,
    args: { by: t.arg({ type: ArticleCategoryBy, required: true, description: 'How to find it.' }) },
    description: 'A category of the magazine (R05); null when there is none.',
    resolve: (_root, { by }, context) =>
      existingCategory(
        by.id == null ? rawIdOf<'ArticleCategory'>(by.rawId ?? '') : rawIdFor('ArticleCategory', by.id),
        context,
      ),
  }),
  articleTag: t.field({
    type: ArticleTag,
    nullable: true,
    args: { slug: t.arg.string({ required: true, description: 'Slug of `/tag/{tag}`.' }) },
    description: 'A tag of the magazine (X09); null when there is none.',
    resolve: (_root, { slug }, context) => existingTag(slug, context),
  }),
}));

/** Arguments of a list in pages of 18. */
const termArgs = numberedArgs(CATEGORY_PAGE);

builder.objectField(ArticleCategory, 'articles', (t) =>
  t.field({
    type: ArticleConnection,
    args: termArgs,
    description: 'Its articles, newest first, 18 at a time unless told.',
    resolve: ({ id }, args, context, info) => {
      const list = new Paged(windowOf(args, CATEGORY_PAGE), {
        size: CATEGORY_PAGE,
        load: async (page, size) => {
          const { posts, total, perPage } = await categoryPage(id, context, page, size);
          return { rows: posts.map(articleOf), total, perPage };
        },
      });
      return startPage(list, info);
    },
  }),
);

builder.objectField(ArticleTag, 'articles', (t) =>
  t.field({
    type: ArticleConnection,
    args: termArgs,
    description: 'Articles with the tag, newest first, 18 at a time unless told.',
    resolve: ({ slug }, args, context, info) => {
      const list = new Paged(windowOf(args, CATEGORY_PAGE), {
        size: CATEGORY_PAGE,
        load: async (page, size) => {
          const { posts, total, perPage } = await tagPage(slug, context, page, size);
          return { rows: posts.map(articleOf), total, perPage };
        },
      });
      return startPage(list, info);
    },
  }),
);

builder.objectField(Viewer, 'pickupArticles', (t) =>
  t.field({
    type: [Article],
    description:
      'Articles picked for today as the viewer sees them (R09 with the user): `viewerHasClipped` comes along.',
    resolve: async (_viewer, _args, context) => {
      const { articles } = await context.reads.get(listTodaysArticlesOfUser, {});
      const isUser = (await context.viewer()) !== null;
      return articles.map((card) => ({
        ...articleOfCard(card, context),
        ...(isUser && { clipped: card.is_clipped }),
      }));
    },
  }),
);

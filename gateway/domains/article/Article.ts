/** The Article type. The body is in text.ts, the lists are in queries.ts and ranking.ts. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { marksBreaksOf, withBreaks } from '#gateway/html/lineBreaks.ts';
import { Node, parseRawId, type RawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import { getPostAuthor, listRelatedPosts, listTodaysArticles } from '#gateway/upstream/endpoints/magazine.ts';

import { Clippable } from '../clippable/Clippable.ts';
import { isLoved } from '../clip/source.ts';
import { toWriter, Writer } from '../writer/Writer.ts';
import { ArticleCategory, toCategory } from './Category.ts';
import { toExcerpt } from './rules.ts';
import {
  articleById,
  articleFromCard,
  articleNumber,
  type ArticleSource,
  articleUrl,
  fromSummary,
  loadPost,
  matchesArticle,
  parseArticleId,
  toArticle,
  toArticleSummary,
} from './source.ts';

const ArticleKind = builder.enumType('ArticleKind', {
  description: 'Origin of an article.',
  values: {
    MAGAZINE: { value: 'MAGAZINE', description: 'Published on this site.' },
    DISTRIBUTION: { value: 'DISTRIBUTION', description: 'Published on another site; `url` opens it there.' },
  } as const,
});

export const Article = builder.objectRef<ArticleSource>('Article');

const MAX_RELATED = 20;

const clipCount = fromSummary('clipCount', (value) => value);

Article.implement({
  description:
    'A magazine article, or one distributed from another site. Fields that lists already carry cost no extra REST call. For distributed articles only the fields of their card are available.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.string({
      nullable: true,
      description: 'Number in `/magazine/{id}`; null for distributed articles.',
      resolve: (source) => articleNumber(source),
    }),
    kind: t.field({
      type: ArticleKind,
      nonNull: true,
      description: 'Whether the article belongs to the magazine or to another site.',
      resolve: (source) => (articleNumber(source) === null ? 'DISTRIBUTION' : 'MAGAZINE'),
    }),
    url: t.field({
      type: 'URL',
      description: 'Address of the page, on this site or on the other one.',
      resolve: (source, _args, context) => articleUrl(source, context),
    }),
    title: t.string({ description: 'Title.', resolve: fromSummary('title', (title = '') => title) }),
    titleWithBreaks: t.string({
      description: marksBreaksOf('title'),
      resolve: fromSummary('title', (title = '') => withBreaks(title)),
    }),
    excerpt: t.string({
      nullable: true,
      description: 'Summary, cut to 120 characters and an ellipsis; null if there is none.',
      resolve: fromSummary('excerpt', (text) => toExcerpt(text ?? null)),
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of publication; null for distributed articles. Costs a REST call in lists.',
      resolve: fromSummary('publishedAt', (value) => value),
    }),
    modifiedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change; null for distributed articles.',
      resolve: fromSummary('modifiedAt', (value) => value),
    }),
    author: t.field({
      type: Writer,
      nullable: true,
      prefetch: true,
      description: 'Author; null for distributed articles and if no author is known.',
      resolve: async (source, _args, { rest }) => {
        const id = articleNumber(source);
        const found = id && (await nullIfNotFound(rest.get(getPostAuthor, { id })));
        return found?.author ? toWriter(found.author) : null;
      },
    }),
    thumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null if there is none.',
      resolve: fromSummary('thumbnail', (address, context) => toImage(address, context)),
    }),
    rectangleThumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Picture cropped to a rectangle; null if only `thumbnail` exists.',
      resolve: ({ summary }, _args, context) => toImage(summary?.rectangleThumbnail, context),
    }),
    categories: t.field({
      type: [ArticleCategory],
      description: 'Categories, main category first; empty for distributed articles.',
      resolve: fromSummary('categories', (categories = []) => categories.map(toCategory)),
    }),
    categoryName: t.string({
      nullable: true,
      description: 'Name of the main category, also for distributed articles; null if unknown.',
      resolve: fromSummary('categoryName', (value) => value),
    }),
    prLabel: t.string({
      nullable: true,
      description:
        'Label of paid content, e.g. `PR`; show it before the title and the text. Null for unpaid articles.',
      resolve: fromSummary('prLabel', (value) => value),
    }),
    referrerName: t.string({
      nullable: true,
      description: 'Name of the site a distributed article comes from; null for magazine articles.',
      resolve: ({ summary }) => summary?.referrerName,
    }),
    referrerUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Address of the site a distributed article comes from; null for magazine articles.',
      resolve: ({ summary }) => summary?.referrerUrl,
    }),
    clipCount: t.int({
      nullable: true,
      description:
        'Number of users who clipped the article; null if unknown. In lists it may be some minutes old.',
      resolve: (source, args, context) =>
        source.clipCount === undefined ? clipCount(source, args, context) : source.clipCount,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      prefetch: true,
      description:
        "Whether the viewer clipped the article. The viewer's clip list is read once per request, for all articles together. Always false for guests, without a REST call.",
      resolve: (source, _args, context) =>
        source.clipped ?? isLoved('article', matchesArticle(source.id, context), context),
    }),
    relatedArticles: t.field({
      type: [Article],
      prefetch: true,
      args: {
        first: t.arg.int({ defaultValue: 10, description: `Number of articles, 1 to ${MAX_RELATED}.` }),
      },
      description: 'Related articles, without the article itself; empty for distributed articles.',
      resolve: async (source, { first }, { rest }) => {
        const limit = first ?? 10;
        if (limit < 1 || limit > MAX_RELATED)
          throw badUserInput(`\`first\` has to lie between 1 and ${MAX_RELATED}.`);
        const id = articleNumber(source);
        if (id === null) return [];
        const { posts } = await rest.get(listRelatedPosts, { id });
        const others = posts.filter(({ post_id }) => post_id !== id);
        return others.slice(0, limit).map(toArticle);
      },
    }),
  }),
});

/** Finds a magazine article; null if it does not exist. */
export async function findArticle(
  id: RawId<'Article'> | null,
  context: Context,
): Promise<ArticleSource | null> {
  if (id === null) return null;
  const source = articleById(id);
  const post = await nullIfNotFound(loadPost(source, context));
  return post && { ...source, summary: toArticleSummary(post) };
}

/** Finds an article of another site among today's picks, the only source that lists them by id. */
export async function findDistributedArticle(id: string, context: Context): Promise<ArticleSource | null> {
  const { articles } = await context.rest.get(listTodaysArticles, {});
  return articles.map((card) => articleFromCard(card, context)).find((source) => source.id === id) ?? null;
}

registerNodeLoader(
  'Article',
  (text, context) => {
    const number = parseRawId<'Article'>(text);
    return number ? findArticle(number, context) : findDistributedArticle(text, context);
  },
  (text) => {
    const id = parseArticleId(text);
    return id === null ? null : { __typename: 'Article', id };
  },
);

export const { Connection: ArticleConnection } = connection('Article', Article, {
  items: 'articles',
  hasTotal: true,
});

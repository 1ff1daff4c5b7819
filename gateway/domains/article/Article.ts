/** The article: its facts, wherever they were told. Its text is in text.ts, its lists are in lists.ts. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdOf } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { startChildren } from '#gateway/schema/kit/prefetch.ts';
import { getPostAuthor, listRelatedPosts, listTodaysArticles } from '#gateway/upstream/endpoints/magazine.ts';

import { Clippable } from '../clip/Clippable.ts';
import { isLoved } from '../clip/source.ts';
import { Writer, writerOf } from '../writer/Writer.ts';
import { ArticleCategory, categoryOf } from './Category.ts';
import { excerptOf } from './rules.ts';
import {
  articleById,
  articleOf,
  articleOfCard,
  type ArticleSource,
  articleUrl,
  fact,
  factsOf,
  isItemOf,
  numberOf,
  postOf,
} from './source.ts';

const ArticleKind = builder.enumType('ArticleKind', {
  description: 'Where an article comes from.',
  values: {
    MAGAZINE: { value: 'MAGAZINE', description: "On the product's own site." },
    DISTRIBUTION: { value: 'DISTRIBUTION', description: 'On another site; it opens there.' },
  } as const,
});

export const Article = builder.objectRef<ArticleSource>('Article');

/** Related articles the product shows at most. */
const MOST_RELATED = 20;

const clipCount = fact('clipCount', (value) => value);

Article.implement({
  description:
    'An article of the magazine, or one distributed from another site. What lists tell of one costs no call of its own; of a distributed article there is nothing but its card.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.string({
      nullable: true,
      description: 'Number of `/magazine/{id}`; null for a distributed article.',
      resolve: (source) => numberOf(source),
    }),
    kind: t.field({
      type: ArticleKind,
      infallible: true,
      description: 'Whether it is one of the magazine or of another site.',
      resolve: (source) => (numberOf(source) === null ? 'DISTRIBUTION' : 'MAGAZINE'),
    }),
    url: t.field({
      type: 'URL',
      description: 'Address: its page here, or at the other site.',
      resolve: (source, _args, context) => articleUrl(source, context),
    }),
    title: t.string({ description: 'Title.', resolve: fact('title', (title = '') => title) }),
    excerpt: t.string({
      nullable: true,
      description:
        'Beginning of the text, cut to 120 characters with an ellipsis; null where nothing is told.',
      resolve: fact('excerpt', (text) => excerptOf(text ?? null)),
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was published; null for a distributed article. Lists do not tell it (R02).',
      resolve: fact('publishedAt', (value) => value),
    }),
    modifiedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last changed; null for a distributed article.',
      resolve: fact('modifiedAt', (value) => value),
    }),
    author: t.field({
      type: Writer,
      nullable: true,
      startsWithParent: true,
      description: 'Who wrote it (R01); null for a distributed article and where no author is told.',
      resolve: async (source, _args, { reads }) => {
        const id = numberOf(source);
        const found = id && (await absent(reads.get(getPostAuthor, { id })));
        return found?.author ? writerOf(found.author) : null;
      },
    }),
    thumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null when there is none.',
      resolve: fact('thumbnail', (address) => imageAt(address)),
    }),
    rectangleThumbnail: t.field({
      type: Image,
      nullable: true,
      description: 'Picture cut to a rectangle; null where only the usual one is told.',
      resolve: ({ facts }) => imageAt(facts?.rectangleThumbnail),
    }),
    categories: t.field({
      type: [ArticleCategory],
      description: 'Categories, the main one first; empty for a distributed article.',
      resolve: fact('categories', (categories = []) => categories.map(categoryOf)),
    }),
    categoryName: t.string({
      nullable: true,
      description: 'Name of the main category, also of distributed articles; null where none is told.',
      resolve: fact('categoryName', (value) => value),
    }),
    prLabel: t.string({
      nullable: true,
      description:
        'Label of paid content, e.g. `PR`, to be shown before the title and the text; null when nobody paid.',
      resolve: fact('prLabel', (value) => value),
    }),
    referrerName: t.string({
      nullable: true,
      description: 'Name of the site a distributed article comes from; null for our own.',
      resolve: ({ facts }) => facts?.referrerName,
    }),
    referrerUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Address of the site a distributed article comes from; null for our own.',
      resolve: ({ facts }) => facts?.referrerUrl,
    }),
    clipCount: t.int({
      nullable: true,
      description: 'How many users keep it; null where the source gives no count.',
      resolve: (source, args, context) =>
        source.clipCount === undefined ? clipCount(source, args, context) : source.clipCount,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      startsWithParent: true,
      description:
        "Whether the viewer keeps it: the viewer's list (R26) is read once for all articles of a request. Always false for a guest, without a call.",
      resolve: (source, _args, context) =>
        source.clipped ?? isLoved('article', isItemOf(source.id, context), context),
    }),
    relatedArticles: t.field({
      type: [Article],
      startsWithParent: true,
      args: {
        first: t.arg.int({ defaultValue: 10, description: `How many, at most ${MOST_RELATED}.` }),
      },
      description: 'Related articles (R06), never the article itself; empty for a distributed article.',
      resolve: async (source, { first }, { reads }) => {
        const id = numberOf(source);
        if (id === null) return [];
        const { posts } = await reads.get(listRelatedPosts, { id });
        const others = posts.filter(({ post_id }) => post_id !== id);
        return others.slice(0, Math.max(0, Math.min(first ?? 10, MOST_RELATED))).map(articleOf);
      },
    }),
  }),
});

/** An article of the magazine that is known to exist; null when there is none. */
export async function existingArticle(
  id: RawId<'Article'> | null,
  context: Context,
): Promise<ArticleSource | null> {
  if (id === null) return null;
  const source = articleById(id);
  const post = await absent(postOf(source, context));
  return post && { ...source, facts: factsOf(post) };
}

/** An article of another site, as far as it is among today's picks: nothing else tells of it by its id. */
export async function distributedArticle(id: string, context: Context): Promise<ArticleSource | null> {
  const { articles } = await context.reads.get(listTodaysArticles, {});
  return articles.map((card) => articleOfCard(card, context)).find((source) => source.id === id) ?? null;
}

loadNodesOf('Article', (text, context, info) => {
  if (/^0\/\d{1,20}$/.test(text)) return distributedArticle(text, context);
  const id = rawIdOf<'Article'>(text);
  if (id) startChildren(articleById(id), context, info);
  return existingArticle(id, context);
});

export const { Connection: ArticleConnection } = connection('Article', Article, {
  of: 'articles',
  counted: true,
});

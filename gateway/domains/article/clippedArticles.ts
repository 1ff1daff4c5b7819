/** Clipping of articles, and the list of clipped articles. Articles of other sites are identified by their address. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { Image } from '#gateway/schema/kit/image.ts';
import { parseRawId } from '#gateway/schema/kit/node.ts';
import { addLove } from '#gateway/upstream/endpoints/loves.ts';
import { getPost, listTodaysArticles } from '#gateway/upstream/endpoints/magazine.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import { Account } from '../account/Account.ts';
import { registerClippableWithIds } from '../clip/Clipping.ts';
import {
  clipByLove,
  findLoved,
  isGone,
  lastKnownPicture,
  listLoved,
  type LovedItem,
  LOVES_PAGE_SIZE,
} from '../clip/source.ts';
import { Article, findDistributedArticle } from './Article.ts';
import {
  articleById,
  articleByUrl,
  type ArticleSource,
  articleUrl,
  matchesArticle,
  parseArticleId,
} from './source.ts';

export interface ClippedArticle extends ArticleSource {
  readonly item: LovedItem;
}

function toClippedArticle(item: LovedItem, { site }: Context): ClippedArticle {
  return {
    ...articleByUrl(item.original_url ?? '', site.url),
    summary: {
      get url() {
        return item.original_url ?? '';
      },
      get title() {
        return item.name;
      },
      get thumbnail() {
        return item.thumbnail;
      },
      get clipCount() {
        return item.love_count;
      },
      get categoryName() {
        return item.category_name;
      },
    },
    item,
    clipped: true,
  };
}

/** Looks for an article of another site among today's picks and the viewer's clips. */
async function findClippableArticle(id: string, context: Context): Promise<ArticleSource | null> {
  const articleId = parseRawId<'Article'>(id);
  if (articleId) return articleById(articleId);
  const distributed = await findDistributedArticle(id, context);
  if (distributed) return distributed;
  const clip = await findLoved('article', matchesArticle(id, context), context);
  return clip && toClippedArticle(clip, context);
}

registerClippableWithIds('Article', parseArticleId, {
  find: findClippableArticle,
  ...clipByLove(
    'article',
    async (id, context) => {
      const article = await findClippableArticle(id, context);
      if (!article) throw new NotFound(addLove.call);
      return { url: articleUrl(article, context) };
    },
    async (id, { rest }) => {
      const number = parseRawId<'Article'>(id);
      await (number ? rest.invalidate(getPost, { id: number }) : rest.invalidate(listTodaysArticles, {}));
    },
  ),
});

const { Connection, Edge } = connection<ArticleSource, ClippedArticle>('ClippedArticle', Article, {
  items: 'clipped articles',
  hasTotal: true,
});

builder.objectFields(Edge, (t) => ({
  name: t.string({
    description: 'Last known title, without a REST call for the article.',
    resolve: ({ node }) => node.item.name,
  }),
  url: t.field({
    type: 'URL',
    nullable: true,
    description: 'Last known address; null if unknown.',
    resolve: ({ node }) => node.item.original_url,
  }),
  picture: t.field({
    type: Image,
    nullable: true,
    description: 'Last known picture; null if there is none.',
    resolve: ({ node }, _args, context) => lastKnownPicture(node.item, context),
  }),
  isGone: t.boolean({
    nonNull: true,
    description: 'Whether the address is dead (`is_url_dead`).',
    resolve: ({ node }) => isGone(node.item),
  }),
}));

builder.objectFields(Account, (t) => ({
  clippedArticles: t.field({
    type: Connection,
    args: numberedArgs(LOVES_PAGE_SIZE),
    description: 'Clipped articles, newest first.',
    usesInfo: true,
    resolve: (_account, args, context, info) =>
      prefetchConnection(
        listLoved('article', args, context, (item) => toClippedArticle(item, context)),
        info,
      ),
  }),
}));

/** The articles an account keeps (R26), ours and those of other sites. */
import { builder } from '#gateway/schema/builder.ts';
import { connection, numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';

import { Account } from '../account/Account.ts';
import { LOVES_PAGE, lovedItems } from '../clip/source.ts';
import { Article } from './Article.ts';
import { type KeptArticle, keptArticleOf } from './articleClipping.ts';
import type { ArticleSource } from './source.ts';

const { Connection, Edge } = connection<ArticleSource, KeptArticle>('ClippedArticle', Article, {
  of: 'kept articles',
  counted: true,
});

builder.objectFields(Edge, (t) => ({
  name: t.string({
    description: 'Title as it was last known; it comes with the list, without a call of its own.',
    resolve: ({ node }) => node.item.name,
  }),
  url: t.field({
    type: 'URL',
    nullable: true,
    description: 'Address as it was last known; null where none is told.',
    resolve: ({ node }) => node.item.original_url,
  }),
  picture: t.field({
    type: Image,
    nullable: true,
    description: 'Picture as it was last known; null where there is none.',
    resolve: ({ node: { item } }) => imageAt(item.thumbnail ?? item.image, { shows: item }),
  }),
  isGone: t.boolean({
    infallible: true,
    description: 'Whether the address leads nowhere any more (`is_url_dead`).',
    resolve: ({ node }) => node.item.is_url_dead,
  }),
}));

builder.objectFields(Account, (t) => ({
  clippedArticles: t.field({
    type: Connection,
    args: numberedArgs(LOVES_PAGE),
    description: 'Kept articles, newest first (R26).',
    resolve: (_account, args, context, info) =>
      startPage(
        lovedItems('article', args, context, (item) => keptArticleOf(item, context)),
        info,
      ),
  }),
}));

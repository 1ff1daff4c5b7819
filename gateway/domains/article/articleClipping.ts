/** Keeping and letting go of articles (R24, R25), ours and those of other sites, which have no number but an address. */
import type { Context } from '#gateway/context.ts';
import { rawIdOf } from '#gateway/schema/kit/ids.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import { clippableBy } from '../clip/Clippable.ts';
import { findLoved, loved, type LovedItem } from '../clip/source.ts';
import { distributedArticle } from './Article.ts';
import {
  articleAtUrl,
  articleById,
  articleIdOf,
  type ArticleSource,
  articleUrl,
  isItemOf,
} from './source.ts';

/** A kept article with what R26 tells of it. */
export interface KeptArticle extends ArticleSource {
  readonly item: LovedItem;
}

/** A kept article as R26 tells it. */
export function keptArticleOf(item: LovedItem, { site }: Context): KeptArticle {
  return {
    ...articleAtUrl(item.original_url ?? '', site.url),
    facts: {
      url: item.original_url ?? '',
      title: item.name,
      thumbnail: item.thumbnail,
      clipCount: item.love_count,
      categoryName: item.category_name,
    },
    item,
    clipped: true,
  };
}

/** The article of an id. One of another site is looked for among today's picks and what the viewer keeps. */
async function articleToKeep(id: string, context: Context): Promise<ArticleSource | null> {
  const own = rawIdOf<'Article'>(id);
  if (own) return articleById(own);
  const picked = await distributedArticle(id, context);
  if (picked) return picked;
  const kept = await findLoved('article', isItemOf(id, context), context);
  return kept && keptArticleOf(kept, context);
}

clippableBy('Article', articleIdOf, {
  find: articleToKeep,
  ...loved('article', async (id, context) => {
    const article = await articleToKeep(id, context);
    if (!article) throw new NotFound('R24');
    return { url: articleUrl(article, context) };
  }),
});

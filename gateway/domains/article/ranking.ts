/** Rankings of articles by number of readers. */
import type { Context } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import { indexesInReply } from '#gateway/upstream/decode.ts';
import { listPostRanking } from '#gateway/upstream/endpoints/magazine.ts';

import { Article } from './Article.ts';
import { ArticleCategory } from './Category.ts';
import { type ArticleSource, toArticle } from './source.ts';

const RankingPeriod = restEnum('ArticleRankingPeriod', 'Period over which readers are counted.', {
  day: 'The last day.',
  week: 'The last week.',
  month: 'The last month.',
});

const RankedArticle = builder.objectRef<{ rank: number; article: ArticleSource }>('RankedArticle').implement({
  description: 'An article with its rank.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { nonNull: true, description: 'Rank, starting at 1.' }),
    article: t.expose('article', { type: Article, description: 'The article.' }),
  }),
});

const MAX_RANKED = 20;
/** Ranks the articles of a category, or of the whole magazine. An unknown category has none. */
async function rankArticles(
  { rest }: Context,
  category: RawId<'ArticleCategory'> | null,
  period: 'day' | 'week' | 'month' | null | undefined,
  first: number | null | undefined,
) {
  const limit = first ?? MAX_RANKED;
  if (limit < 1 || limit > MAX_RANKED)
    throw badUserInput(`\`first\` has to lie between 1 and ${MAX_RANKED}.`);
  const reply = rest.get(listPostRanking, {
    ranking_type: category === null ? 'all' : 'category',
    start: 0,
    stop: MAX_RANKED,
    ...(category !== null && { category_id: category }),
    ...(period && { period }),
  });
  const { posts } = (category === null ? await reply : await nullIfNotFound(reply)) ?? { posts: [] };
  const ranks = indexesInReply(posts).map((index) => index + 1);
  const ranked = posts.map((post, at) => ({ rank: ranks[at] ?? at + 1, article: toArticle(post) }));
  return ranked.filter(({ rank }) => rank <= limit);
}

const rankingArgs = builder.args((t) => ({
  period: t.field({ type: RankingPeriod, description: 'Period to count; all time if omitted.' }),
  first: t.int({ defaultValue: MAX_RANKED, description: `Number of articles, 1 to ${MAX_RANKED}.` }),
}));

builder.queryField('articleRanking', (t) =>
  t.field({
    type: [RankedArticle],
    args: {
      categoryId: t.arg.id({
        description:
          'Global id of the category to rank; the whole magazine if omitted. The ranking of an unknown category is empty.',
      }),
      ...rankingArgs,
    },
    description: 'Most read articles, ranks 1 to 20.',
    resolve: (_root, { categoryId, period, first }, context) =>
      rankArticles(
        context,
        categoryId == null ? null : rawIdFromGlobalId('ArticleCategory', categoryId),
        period,
        first,
      ),
  }),
);

builder.objectField(ArticleCategory, 'ranking', (t) =>
  t.field({
    type: [RankedArticle],
    args: rankingArgs,
    description: 'Most read articles of the category, ranks 1 to 20.',
    resolve: ({ id }, { period, first }, context) => rankArticles(context, id, period, first),
  }),
);

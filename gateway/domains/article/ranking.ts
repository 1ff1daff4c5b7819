/** Rankings of articles by how often they were read (R04). */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdFor } from '#gateway/schema/kit/ids.ts';
import { listPostRanking } from '#gateway/upstream/endpoints/magazine.ts';

import { Article } from './Article.ts';
import { ArticleCategory } from './Category.ts';
import { articleOf, type ArticleSource } from './source.ts';

const RankingPeriod = wordEnum('ArticleRankingPeriod', 'The time over which reading is counted.', {
  day: 'The last day.',
  week: 'The last week.',
  month: 'The last month.',
});

const RankedArticle = builder.objectRef<{ rank: number; article: ArticleSource }>('RankedArticle').implement({
  description: 'An article with its rank.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { infallible: true, description: 'Rank, from 1.' }),
    article: t.expose('article', { type: Article, description: 'The article.' }),
  }),
});

/** Most places of a ranking. */
const MOST_RANKED = 20;
/** The most read articles (R04), of all or of a category. */
async function ranked(
  { reads }: Context,
  category: RawId<'ArticleCategory'> | null,
  period: 'day' | 'week' | 'month' | null | undefined,
  first: number | null | undefined,
) {
  const most = first ?? MOST_RANKED;
  if (most < 1 || most > MOST_RANKED) throw badInput(`\`first\` has to lie between 1 and ${MOST_RANKED}.`);
  const { posts } = await reads.get(listPostRanking, {
    ranking_type: category === null ? 'all' : 'category',
    start: 0,
    stop: MOST_RANKED,
    ...(category !== null && { category_id: category }),
    ...(period && { period }),
  });
  return posts.slice(0, most).map((post, index) => ({ rank: index + 1, article: articleOf(post) }));
}

const rankingArgs = builder.args((t) => ({
  period: t.field({ type: RankingPeriod, description: 'Time counted; all time when left out.' }),
  first: t.int({ defaultValue: MOST_RANKED, description: `How many, 1 to ${MOST_RANKED}.` }),
}));

builder.queryField('articleRanking', (t) =>
  t.field({
    type: [RankedArticle],
    args: {
      categoryId: t.arg.id({
        description: 'Global id of a category to rank within; the whole magazine when left out.',
      }),
      ...rankingArgs,
    },
    description: 'Most read articles (R04), ranks 1 to 20.',
    resolve: (_root, { categoryId, period, first }, context) =>
      ranked(context, categoryId == null ? null : rawIdFor('ArticleCategory', categoryId), period, first),
  }),
);

builder.objectField(ArticleCategory, 'ranking', (t) =>
  t.field({
    type: [RankedArticle],
    args: rankingArgs,
    description: 'Its most read articles (R04), ranks 1 to 20.',
    resolve: ({ id }, { period, first }, context) => ranked(context, id, period, first),
  }),
);

/** The tree of categories, and the articles of a category by conditions: from the indexes of articles. */
import type { Context } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { FoundList, type PageArgs, pageWindow } from '#gateway/schema/kit/paging.ts';
import {
  type ArticleIndexState,
  MAX_ARTICLES,
  type TopicIndexState,
} from '#gateway/upstream/articleIndex.ts';
import { isComplete, isTried } from '#gateway/upstream/backgroundIndex.ts';

import { countBy } from '../hall/rules.ts';
import { Article } from './Article.ts';
import { ArticleCategory, TERM_PAGE_SIZE, toCategory } from './Category.ts';
import {
  type ArticleConditions,
  type ArticleGroup,
  articlesOfCategory,
  type IndexedArticle,
  indexedCategories,
  meets,
  type Phase,
  PHASES,
  termsByArticle,
} from './indexedArticles.ts';
import { type ArticleSource, toArticle } from './source.ts';
import { ArticleTag, type TagSource } from './Tag.ts';

const PreparationPhase = restEnum<Phase>('PreparationPhase', 'Phase of wedding preparation.', {
  months_12_to_10: PHASES.months_12_to_10.description,
  months_9_to_7: PHASES.months_9_to_7.description,
  months_6_to_4: PHASES.months_6_to_4.description,
  months_3_to_1: PHASES.months_3_to_1.description,
  wedding_day: PHASES.wedding_day.description,
});

const ArticleFilter = builder.inputType('ArticleFilter', {
  description: 'Conditions of a search of articles; all have to be met.',
  fields: (t) => ({
    tagSlug: t.string({ description: 'Slug of a tag, e.g. `budget`.' }),
    phase: t.field({
      type: PreparationPhase,
      description: 'Phase of preparation for which the article is a guide.',
    }),
    prefectureSlug: t.string({ description: 'Prefecture that the article is about, e.g. `tokyo`.' }),
  }),
});

interface IndexProgress {
  readonly articles: ArticleIndexState;
  readonly topics: TopicIndexState;
}

class CategoryArticles extends FoundList<IndexedArticle, ArticleSource> {
  readonly progress: IndexProgress;
  readonly #articles: readonly IndexedArticle[];
  readonly #conditions: ArticleConditions;

  constructor(category: string, args: PageArgs, conditions: ArticleConditions, context: Context) {
    const progress = { articles: context.articleIndex.get(), topics: context.topicIndex.get() };
    const articles = articlesOfCategory(category, progress.articles, progress.topics, context.site.url);
    super(
      pageWindow(args, TERM_PAGE_SIZE),
      articles.filter((article) => meets(article, conditions)),
      ({ post }) => toArticle(post),
    );
    this.progress = progress;
    this.#articles = articles;
    this.#conditions = conditions;
  }

  /** Articles that meet the conditions of all groups but this one. */
  without(group: ArticleGroup): IndexedArticle[] {
    return this.#articles.filter((article) => meets(article, this.#conditions, group));
  }
}

const { Connection } = connection<ArticleSource, ArticleSource, CategoryArticles>(
  'CategoryArticle',
  Article,
  {
    items: 'articles of a category',
    hasTotal: true,
  },
);

const ArticleIndexProgress = builder.objectRef<IndexProgress>('ArticleIndexProgress').implement({
  description: `How much of the index of articles is read. It holds the newest articles of the magazine, at most ${MAX_ARTICLES}. The gateway reads it in the background and begins with the first request.`,
  fields: (t) => ({
    readArticleCount: t.int({
      nonNull: true,
      description: 'Articles whose tags and categories are known.',
      resolve: ({ articles }) => articles.entries.length,
    }),
    unreadableArticleCount: t.int({
      nonNull: true,
      description: 'Articles that cannot be read at the moment. They are tried again every hour.',
      resolve: ({ articles }) => articles.unreadableCount,
    }),
    articleCount: t.int({
      nonNull: true,
      description: 'All articles of the index; 0 until they are known.',
      resolve: ({ articles }) => articles.itemCount,
    }),
    isComplete: t.boolean({
      nonNull: true,
      description:
        'Whether all articles, prefectures and guides have been read: until then, say that more may follow.',
      resolve: ({ articles, topics }) => isComplete(articles) && isComplete(topics),
    }),
    isTried: t.boolean({
      nonNull: true,
      description:
        'Whether the gateway has tried to read all. If it is not complete then, say that some may be missing.',
      resolve: ({ articles, topics }) => isTried(articles) && isTried(topics),
    }),
  }),
});

const ArticleTagCount = builder.objectRef<{ tag: TagSource; count: number }>('ArticleTagCount').implement({
  description: 'Number of articles with a tag.',
  fields: (t) => ({
    tag: t.expose('tag', { type: ArticleTag, nonNull: true, description: 'The tag.' }),
    count: t.exposeInt('count', { nonNull: true, description: 'Number of articles.' }),
  }),
});

const ArticlePhaseCount = builder.objectRef<{ phase: Phase; count: number }>('ArticlePhaseCount').implement({
  description: 'Number of articles for a phase of preparation.',
  fields: (t) => ({
    phase: t.expose('phase', { type: PreparationPhase, nonNull: true, description: 'The phase.' }),
    count: t.exposeInt('count', { nonNull: true, description: 'Number of articles.' }),
  }),
});

const ArticlePrefectureCount = builder
  .objectRef<{ prefectureSlug: string; count: number }>('ArticlePrefectureCount')
  .implement({
    description: 'Number of articles about a prefecture.',
    fields: (t) => ({
      prefectureSlug: t.exposeString('prefectureSlug', {
        nonNull: true,
        description: 'Slug of the prefecture, e.g. `tokyo`.',
      }),
      count: t.exposeInt('count', { nonNull: true, description: 'Number of articles.' }),
    }),
  });

builder.objectFields(Connection, (t) => ({
  tagCounts: t.field({
    type: [ArticleTagCount],
    description: 'Tags of the articles that the other conditions find, most frequent first.',
    resolve: (result) => {
      const articles = result.without('tag');
      const terms = new Map(articles.flatMap(({ tags }) => tags.map((term) => [term.slug, term] as const)));
      return countBy(articles, ({ tags }) => tags.map(({ slug }) => slug)).flatMap(([slug, count]) => {
        const term = terms.get(slug);
        return term ? [{ tag: { term, total: null }, count }] : [];
      });
    },
  }),
  phaseCounts: t.field({
    type: [ArticlePhaseCount],
    description: 'Phases of the articles that the other conditions find, most frequent first.',
    resolve: (result) =>
      countBy(result.without('phase'), ({ phase }) => (phase ? [phase] : [])).map(([phase, count]) => ({
        phase,
        count,
      })),
  }),
  prefectureCounts: t.field({
    type: [ArticlePrefectureCount],
    description: 'Prefectures of the articles that the other conditions find, most frequent first.',
    resolve: (result) =>
      countBy(result.without('prefecture'), ({ prefectures }) => prefectures).map(
        ([prefectureSlug, count]) => ({ prefectureSlug, count }),
      ),
  }),
  index: t.field({
    type: ArticleIndexProgress,
    nonNull: true,
    description: 'How much of the index is read.',
    resolve: ({ progress }) => progress,
  }),
}));

builder.objectField(ArticleCategory, 'foundArticles', (t) =>
  t.field({
    type: Connection,
    args: {
      filter: t.arg({ type: ArticleFilter, description: 'Conditions; all articles when omitted.' }),
      ...numberedArgs(TERM_PAGE_SIZE),
    },
    description: `Articles of the category by conditions, newest first, 18 per page by default. Only those among the newest ${MAX_ARTICLES} of the magazine, from an index that may be an hour old. Makes no REST call.`,
    resolve: ({ id }, { filter, ...args }, context) => new CategoryArticles(id, args, filter ?? {}, context),
  }),
);

builder.objectField(ArticleCategory, 'children', (t) =>
  t.field({
    type: [ArticleCategory],
    description:
      'Categories below this one that have articles, largest first, from the index of articles. Makes no REST call.',
    resolve: ({ id }, _args, context) =>
      indexedCategories(context)
        .filter(({ parent_term_id }) => parent_term_id === id)
        .map(toCategory),
  }),
);

builder.queryField('articleCategories', (t) =>
  t.field({
    type: [ArticleCategory],
    description:
      'The categories without a parent that have articles, largest first, from the index of articles: none until the gateway has read it. Makes no REST call.',
    resolve: (_root, _args, context) => {
      const categories = indexedCategories(context);
      if (!isTried(context.articleIndex.peek())) return [];
      return categories.filter(({ parent_term_id }) => parent_term_id === null).map(toCategory);
    },
  }),
);

builder.objectField(Article, 'indexedTags', (t) =>
  t.field({
    type: [ArticleTag],
    nullable: true,
    description:
      'Tags, from the index of articles; null where it has not read the article. For lists: makes no REST call.',
    resolve: ({ id }, _args, { articleIndex }) =>
      termsByArticle(articleIndex.peek())
        .get(id)
        ?.tags.map((term) => ({ term, total: null })),
  }),
);

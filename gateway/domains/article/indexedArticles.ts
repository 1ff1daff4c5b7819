/** The newest articles in the indexes, with their terms, prefectures and phases of preparation. */
import type { Context } from '#gateway/context.ts';
import type { ArticleIndexState, IndexedPost, TopicIndexState } from '#gateway/upstream/articleIndex.ts';

import { type IndexTests, passes } from '../hall/rules.ts';
import { articleNumberInUrl } from './rules.ts';

/** Phases of preparation by the months before the wedding at which they begin. */
export const PHASES = {
  months_12_to_10: { description: 'Ten months before the wedding or earlier.', from: 10 },
  months_9_to_7: { description: 'Nine to seven months before the wedding.', from: 7 },
  months_6_to_4: { description: 'Six to four months before the wedding.', from: 4 },
  months_3_to_1: { description: 'Three months to one month before the wedding.', from: 1 },
  wedding_day: { description: 'The last weeks and the day itself.', from: 0 },
} as const;
export type Phase = keyof typeof PHASES;
const PHASE_NAMES: readonly Phase[] = [
  'months_12_to_10',
  'months_9_to_7',
  'months_6_to_4',
  'months_3_to_1',
  'wedding_day',
];

type Terms = ArticleIndexState['entries'][number]['value'];

export interface IndexedArticle extends Terms {
  readonly post: IndexedPost['post'];
  /** Slugs. */
  readonly prefectures: readonly string[];
  /** Null for an article that is no preparation guide, or one for any time. */
  readonly phase: Phase | null;
}

/** Tags and categories by the number of an article; cached by snapshot. */
const termsBySnapshot = new WeakMap<ArticleIndexState['entries'], ReadonlyMap<string, Terms>>();

export function termsByArticle({ entries }: ArticleIndexState): ReadonlyMap<string, Terms> {
  const known = termsBySnapshot.get(entries);
  if (known) return known;
  const terms = new Map(entries.map(({ item, value }) => [item.id, value]));
  termsBySnapshot.set(entries, terms);
  return terms;
}

function phasesByArticle({ entries }: TopicIndexState, siteUrl: string): ReadonlyMap<string, Phase> {
  const phases = new Map<string, Phase>();
  for (const { url, monthsBefore } of entries.flatMap(({ value }) => value.guides)) {
    const article = articleNumberInUrl(url, siteUrl);
    const phase =
      monthsBefore === null ? undefined : PHASE_NAMES.find((name) => PHASES[name].from <= monthsBefore);
    if (article && phase) phases.set(article, phase);
  }
  return phases;
}

/** The articles of a category, newest first. */
export function articlesOfCategory(
  category: string,
  articles: ArticleIndexState,
  topics: TopicIndexState,
  siteUrl: string,
): IndexedArticle[] {
  const phases = phasesByArticle(topics, siteUrl);
  const prefectures = new Map<string, string[]>();
  for (const { item, value } of topics.entries)
    for (const article of value.articleIds)
      prefectures.set(article, [...(prefectures.get(article) ?? []), item.id]);
  return articles.entries
    .filter(({ value }) => value.categories.some(({ term_id }) => term_id === category))
    .map(({ item, value }) => ({
      ...value,
      post: item.post,
      prefectures: prefectures.get(item.id) ?? [],
      phase: phases.get(item.id) ?? null,
    }));
}

export interface ArticleConditions {
  readonly tagSlug?: string | null;
  readonly phase?: Phase | null;
  readonly prefectureSlug?: string | null;
}

const TESTS = {
  tag: ({ tags }, { tagSlug }) => !tagSlug || tags.some(({ slug }) => slug === tagSlug),
  phase: (article, { phase }) => !phase || article.phase === phase,
  prefecture: ({ prefectures }, { prefectureSlug }) =>
    !prefectureSlug || prefectures.includes(prefectureSlug),
} as const satisfies IndexTests<IndexedArticle, ArticleConditions, string>;

/** A group of conditions. The counts of its options leave it out. */
export type ArticleGroup = keyof typeof TESTS;

export const meets = (
  article: IndexedArticle,
  conditions: ArticleConditions,
  except?: ArticleGroup,
): boolean => passes(TESTS, article, conditions, except) === true;

type CategoryTerm = Terms['categories'][number];

/** All categories that articles of the index have, largest first. */
export function indexedCategories({ articleIndex, topicIndex }: Context): CategoryTerm[] {
  // Starts reading: the page of a category, which visitors open next, needs this index.
  topicIndex.get();
  const terms = new Map<string, CategoryTerm>();
  for (const { value } of articleIndex.get().entries)
    for (const term of value.categories) terms.set(term.term_id, term);
  return [...terms.values()].toSorted((one, other) => other.posts_count - one.posts_count);
}

import type { ArticleRankingPageQuery } from '../../__generated__/ArticleRankingPageQuery.graphql.ts';
import type { CategoryPageQuery } from '../../__generated__/CategoryPageQuery.graphql.ts';
import type { PrefectureArticlesPageQuery } from '../../__generated__/PrefectureArticlesPageQuery.graphql.ts';
import type { TagPageQuery } from '../../__generated__/TagPageQuery.graphql.ts';
import { tagPath } from '../../components/article/articlePath.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const isEmpty = (list: { readonly nodes: readonly unknown[] }): boolean => list.nodes.length === 0;

/** Which category, and which of its pages. */
export function categoryVariables({ address, params }: Place): CategoryPageQuery['variables'] | null {
  const page = pageNumber(address);
  const { rawId } = params;
  return rawId && page !== null ? { rawId, page } : null;
}

/** No category, or a page beyond its last: missing. */
export function categoryOutcome({ category }: CategoryPageQuery['response']): Outcome {
  return !category || isEmpty(category.articles) ? { kind: 'missing' } : { kind: 'found' };
}

/** Which tag, and which of its pages. */
export function tagVariables({ params }: Place): TagPageQuery['variables'] | null {
  const { slug, number } = params;
  const page = Number(number ?? 1);
  return slug && Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? { slug, page } : null;
}

/** No tag, or a page beyond its last: missing. The first page has no number in its address. */
export function tagOutcome({ tag }: TagPageQuery['response'], { params }: Place): Outcome {
  if (!tag || isEmpty(tag.articles)) return { kind: 'missing' };
  return params['number'] === '1' ? { kind: 'moved', to: tagPath(tag.slug) } : { kind: 'found' };
}

/** Which prefecture, and which page of its articles. */
export function prefectureVariables({
  address,
  params,
}: Place): PrefectureArticlesPageQuery['variables'] | null {
  const page = pageNumber(address);
  const { prefectureSlug } = params;
  return prefectureSlug && page !== null ? { prefectureSlug, page } : null;
}

/** No such prefecture (the source refuses it), or a page beyond its last: missing. */
export function prefectureOutcome(
  { articles, options }: PrefectureArticlesPageQuery['response'],
  { params }: Place,
): Outcome {
  if (articles.ok) return isEmpty(articles.value) ? { kind: 'missing' } : { kind: 'found' };
  const known = options?.prefectures.some(({ slug }) => slug === params['prefectureSlug']);
  if (known === false) return { kind: 'missing' };
  throw new Error('The articles could not be read');
}

/** Times over which reading is counted, by their name in the address. */
const PERIODS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

/** Which ranking: of what time, and of which category, if of one. */
export function rankingVariables({ address }: Place): ArticleRankingPageQuery['variables'] | null {
  const param = address.query.get('period') ?? '';
  const category = address.query.get('category') ?? '';
  if (param !== '' && !Object.hasOwn(PERIODS, param)) return null;
  const period = param === '' ? null : PERIODS[param as keyof typeof PERIODS];
  return { period, category, ofCategory: category !== '' };
}

/** The ranking is there even when nobody has read anything; a category has to be one. */
export const rankingOutcome = (
  { category }: ArticleRankingPageQuery['response'],
  { address }: Place,
): Outcome => (address.query.get('category') && !category ? { kind: 'missing' } : { kind: 'found' });

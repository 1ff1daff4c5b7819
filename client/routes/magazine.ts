import articleRankingPageQuery from '../__generated__/ArticleRankingPageQuery$parameters.ts';
import categoryPageQuery from '../__generated__/CategoryPageQuery$parameters.ts';
import guidesPageQuery from '../__generated__/GuidesPageQuery$parameters.ts';
import magazinePageQuery from '../__generated__/MagazinePageQuery$parameters.ts';
import prefectureArticlesPageQuery from '../__generated__/PrefectureArticlesPageQuery$parameters.ts';
import tagPageQuery from '../__generated__/TagPageQuery$parameters.ts';
import writerPageQuery from '../__generated__/WriterPageQuery$parameters.ts';
import writersPageQuery from '../__generated__/WritersPageQuery$parameters.ts';
import { categoryOutcome, categoryVariables } from '../pages/ArticleList/categoryRoute.ts';
import { pageNumber, pageVariables } from '../router/address.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, HOUR, MINUTE, queryRoute, type Route } from '../router/route.tsx';
import {
  articleRankingPath,
  categoryPath,
  guidesPath,
  magazinePath,
  prefectureArticlesPath,
  tagPagePath,
  tagPath,
  writerPath,
  writersPath,
} from '../paths.ts';

const ARTICLES = { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY };
const LISTS = { fresh: 2 * MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY };
const RARELY_CHANGED = { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY };

/** Ranking periods by their name in the URL. */
const RANKING_PERIODS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;
const MAX_TAG_PAGE = 10_000;
const MAX_QUERY_LENGTH = 200;

const hasNodes = (list: { readonly nodes: readonly unknown[] }): boolean => list.nodes.length > 0;

/** Whether the index of articles, from which categories come, is still being read. */
const isUnread = (categories: readonly unknown[] | null | undefined): boolean => categories?.length === 0;

/** Articles with a tag. The first page has no number in its canonical path. */
function tag(path: PathPattern<{ slug: string; number?: string }>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/ArticleList/TagPage.tsx',
    load: () => import('../pages/ArticleList/TagPage.tsx'),
    query: tagPageQuery,
    redirect: async ({ params: { slug, number } }) => (number === '1' ? tagPath({ slug }) : null),
    variables({ params: { slug, number } }) {
      const page = Number(number ?? 1);
      return page >= 1 && page <= MAX_TAG_PAGE ? { slug, page } : null;
    },
    outcome: ({ tag }) => ({ kind: tag && hasNodes(tag.articles) ? 'found' : 'missing' }),
    cache: LISTS,
  });
}

const rankingSections = () =>
  import('../components/article/articleSections.ts').then((module) => ({ default: module.rankingSections }));

/** The magazine: articles, lists, rankings, writers and guides. */
export const routes: readonly Route[] = [
  queryRoute({
    path: magazinePath,
    chunk: 'client/pages/Magazine/MagazinePage.tsx',
    load: () => import('../pages/Magazine/MagazinePage.tsx'),
    query: magazinePageQuery,
    sections: rankingSections,
    variables({ address }) {
      const page = pageNumber(address);
      return page === null ? null : { page, isFirst: page === 1 };
    },
    outcome: ({ recent, categories }) =>
      hasNodes(recent) ? { kind: 'found', isPartial: isUnread(categories) } : { kind: 'missing' },
    cache: ARTICLES,
  }),
  queryRoute({
    path: categoryPath,
    chunk: 'client/pages/ArticleList/CategoryPage.tsx',
    load: () => import('../pages/ArticleList/CategoryPage.tsx'),
    query: categoryPageQuery,
    variables: categoryVariables,
    outcome: categoryOutcome,
    cache: LISTS,
  }),
  tag(tagPath),
  tag(tagPagePath),
  queryRoute({
    path: prefectureArticlesPath,
    chunk: 'client/pages/ArticleList/PrefectureArticlesPage.tsx',
    load: () => import('../pages/ArticleList/PrefectureArticlesPage.tsx'),
    query: prefectureArticlesPageQuery,
    variables({ address, params: { prefectureSlug } }) {
      const page = pageNumber(address);
      return page === null ? null : { prefectureSlug, page };
    },
    // The REST API rejects unknown prefectures with an error, so a failed list can mean a missing page.
    outcome({ articles, options }, { params }) {
      if (articles?.nodes) return { kind: articles.nodes.length > 0 ? 'found' : 'missing' };
      const isKnown = options?.prefectures?.some(({ slug }) => slug === params.prefectureSlug);
      if (isKnown === false) return { kind: 'missing' };
      throw new Error('Failed to load the articles');
    },
    cache: RARELY_CHANGED,
  }),
  queryRoute({
    path: articleRankingPath,
    chunk: 'client/pages/ArticleList/ArticleRankingPage.tsx',
    load: () => import('../pages/ArticleList/ArticleRankingPage.tsx'),
    query: articleRankingPageQuery,
    variables({ address }) {
      const param = address.query.get('period') ?? '';
      const category = address.query.get('category') ?? '';
      if (param !== '' && !Object.hasOwn(RANKING_PERIODS, param)) return null;
      const period = param === '' ? null : RANKING_PERIODS[param as keyof typeof RANKING_PERIODS];
      return { period, category, ofCategory: category !== '' };
    },
    outcome: ({ category, categories }, { address }) =>
      address.query.get('category') && !category
        ? { kind: 'missing' }
        : { kind: 'found', isPartial: isUnread(categories) },
    cache: RARELY_CHANGED,
  }),
  queryRoute({
    path: writersPath,
    chunk: 'client/pages/Writers/WritersPage.tsx',
    load: () => import('../pages/Writers/WritersPage.tsx'),
    query: writersPageQuery,
    variables({ address }) {
      const page = pageNumber(address);
      const query = (address.query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
      return page === null ? null : { page, query };
    },
    // The page reports a failed search itself.
    outcome: ({ writers }, { address }) => ({
      kind: writers?.nodes?.length === 0 && pageNumber(address) !== 1 ? 'missing' : 'found',
    }),
    cache: RARELY_CHANGED,
  }),
  queryRoute({
    path: writerPath,
    chunk: 'client/pages/Writers/WriterPage.tsx',
    load: () => import('../pages/Writers/WriterPage.tsx'),
    query: writerPageQuery,
    variables({ address, params: { rawId } }) {
      const page = pageNumber(address);
      return page === null ? null : { rawId, page };
    },
    outcome({ writer }, { address }) {
      if (!writer) return { kind: 'missing' };
      const { articles } = writer;
      // An index that is being filled does not know yet which pages there are.
      const isPartial = articles !== null && !articles.index.isComplete;
      const isBeyondLast = articles !== null && !hasNodes(articles) && pageNumber(address) !== 1;
      return isBeyondLast && !isPartial ? { kind: 'missing' } : { kind: 'found', isPartial };
    },
    cache: RARELY_CHANGED,
  }),
  queryRoute({
    path: guidesPath,
    chunk: 'client/pages/Guides/GuidesPage.tsx',
    load: () => import('../pages/Guides/GuidesPage.tsx'),
    query: guidesPageQuery,
    variables: pageVariables,
    outcome: ({ guides }) => ({ kind: hasNodes(guides) ? 'found' : 'missing' }),
    cache: RARELY_CHANGED,
  }),
];

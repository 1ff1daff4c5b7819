import articlePageQuery from '../__generated__/ArticlePageQuery$parameters.ts';
import articleRankingPageQuery from '../__generated__/ArticleRankingPageQuery$parameters.ts';
import categoryPageQuery from '../__generated__/CategoryPageQuery$parameters.ts';
import guidesPageQuery from '../__generated__/GuidesPageQuery$parameters.ts';
import magazinePageQuery from '../__generated__/MagazinePageQuery$parameters.ts';
import prefectureArticlesPageQuery from '../__generated__/PrefectureArticlesPageQuery$parameters.ts';
import tagPageQuery from '../__generated__/TagPageQuery$parameters.ts';
import writerPageQuery from '../__generated__/WriterPageQuery$parameters.ts';
import writersPageQuery from '../__generated__/WritersPageQuery$parameters.ts';
import type { ArticlePageQuery } from '../__generated__/ArticlePageQuery.graphql.ts';
import type { ArticleRankingPageQuery } from '../__generated__/ArticleRankingPageQuery.graphql.ts';
import type { CategoryPageQuery } from '../__generated__/CategoryPageQuery.graphql.ts';
import type { GuidesPageQuery } from '../__generated__/GuidesPageQuery.graphql.ts';
import type { MagazinePageQuery } from '../__generated__/MagazinePageQuery.graphql.ts';
import type { PrefectureArticlesPageQuery } from '../__generated__/PrefectureArticlesPageQuery.graphql.ts';
import type { TagPageQuery } from '../__generated__/TagPageQuery.graphql.ts';
import type { WriterPageQuery } from '../__generated__/WriterPageQuery.graphql.ts';
import type { WritersPageQuery } from '../__generated__/WritersPageQuery.graphql.ts';
import { articleOutcome, articleVariables } from '../pages/Article/articleAddress.ts';
import {
  categoryOutcome,
  categoryVariables,
  prefectureOutcome,
  prefectureVariables,
  rankingOutcome,
  rankingVariables,
  tagOutcome,
  tagVariables,
} from '../pages/ArticleList/listAddress.ts';
import { guidesOutcome, guidesVariables } from '../pages/Guides/guidesAddress.ts';
import { magazineOutcome, magazineVariables } from '../pages/Magazine/magazineAddress.ts';
import {
  writerOutcome,
  writersOutcome,
  writersVariables,
  writerVariables,
} from '../pages/Writers/writersAddress.ts';
import { page, type Route } from '../router/page.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long pages may be served: an article, a list of them, and what changes rarely. */
const READ = { fresh: MINUTE, swr: 10 * MINUTE, sie: DAY };
const LISTED = { fresh: 2 * MINUTE, swr: 10 * MINUTE, sie: DAY };
const RARE = { fresh: 5 * MINUTE, swr: HOUR, sie: DAY };

/** A tag, with or without a number of its page. */
function tag(path: string): Route {
  return page<TagPageQuery>({
    path,
    chunk: 'client/pages/ArticleList/TagPage.tsx',
    load: () => import('../pages/ArticleList/TagPage.tsx'),
    query: tagPageQuery,
    variables: tagVariables,
    outcome: tagOutcome,
    cache: LISTED,
  });
}

/** The magazine, its writers and its guides. */
export const routes: readonly Route[] = [
  page<MagazinePageQuery>({
    path: '/magazine',
    chunk: 'client/pages/Magazine/MagazinePage.tsx',
    load: () => import('../pages/Magazine/MagazinePage.tsx'),
    query: magazinePageQuery,
    variables: magazineVariables,
    outcome: magazineOutcome,
    cache: READ,
  }),
  page<ArticlePageQuery>({
    path: '/magazine/:rawId<\\d+>',
    chunk: 'client/pages/Article/ArticlePage.tsx',
    load: () => import('../pages/Article/ArticlePage.tsx'),
    query: articlePageQuery,
    variables: articleVariables,
    outcome: articleOutcome,
    cache: READ,
  }),
  page<CategoryPageQuery>({
    path: '/magazine/category/:rawId<\\d+>',
    chunk: 'client/pages/ArticleList/CategoryPage.tsx',
    load: () => import('../pages/ArticleList/CategoryPage.tsx'),
    query: categoryPageQuery,
    variables: categoryVariables,
    outcome: categoryOutcome,
    cache: LISTED,
  }),
  tag('/tag/:slug'),
  tag('/tag/:slug/page/:number<\\d+>'),
  page<PrefectureArticlesPageQuery>({
    path: '/magazine/prefecture/:prefectureSlug',
    chunk: 'client/pages/ArticleList/PrefectureArticlesPage.tsx',
    load: () => import('../pages/ArticleList/PrefectureArticlesPage.tsx'),
    query: prefectureArticlesPageQuery,
    variables: prefectureVariables,
    outcome: prefectureOutcome,
    cache: RARE,
  }),
  page<ArticleRankingPageQuery>({
    path: '/magazine/ranking',
    chunk: 'client/pages/ArticleList/ArticleRankingPage.tsx',
    load: () => import('../pages/ArticleList/ArticleRankingPage.tsx'),
    query: articleRankingPageQuery,
    variables: rankingVariables,
    outcome: rankingOutcome,
    cache: RARE,
  }),
  page<WritersPageQuery>({
    path: '/magazine/writers',
    chunk: 'client/pages/Writers/WritersPage.tsx',
    load: () => import('../pages/Writers/WritersPage.tsx'),
    query: writersPageQuery,
    variables: writersVariables,
    outcome: writersOutcome,
    cache: RARE,
  }),
  page<WriterPageQuery>({
    path: '/magazine/writer/:rawId<\\d+>',
    chunk: 'client/pages/Writers/WriterPage.tsx',
    load: () => import('../pages/Writers/WriterPage.tsx'),
    query: writerPageQuery,
    variables: writerVariables,
    outcome: writerOutcome,
    cache: RARE,
  }),
  page<GuidesPageQuery>({
    path: '/magazine/guides',
    chunk: 'client/pages/Guides/GuidesPage.tsx',
    load: () => import('../pages/Guides/GuidesPage.tsx'),
    query: guidesPageQuery,
    variables: guidesVariables,
    outcome: guidesOutcome,
    cache: RARE,
  }),
];

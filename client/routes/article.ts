import articlePageQuery from '../__generated__/ArticlePageQuery$parameters.ts';
import { articleOutcome, articleVariables } from '../pages/Article/articleRoute.ts';
import { articlePath } from '../paths.ts';
import { DAY, MINUTE, queryRoute, type Route } from '../router/route.tsx';

/** A group of its own: most visitors arrive at an article, and need no other route of the magazine. */
export const routes: readonly Route[] = [
  queryRoute({
    path: articlePath,
    chunk: 'client/pages/Article/ArticlePage.tsx',
    load: () => import('../pages/Article/ArticlePage.tsx'),
    query: articlePageQuery,
    sections: () => import('../components/article/articleSections.ts'),
    variables: articleVariables,
    outcome: articleOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY },
  }),
];

import articlePageQuery from '../__generated__/ArticlePageQuery$parameters.ts';
import { articleOutcome, articleVariables } from '../pages/Article/articleRoute.ts';
import { articlePath } from '../paths.ts';
import { DAY, MINUTE, queryRoute, type Route } from '../router/route.tsx';

/** Articles, where most visitors arrive; apart from the magazine's lists, so that they load less. */
export const routes: readonly Route[] = [
  queryRoute({
    path: articlePath,
    chunk: 'client/pages/Article/ArticlePage.tsx',
    load: () => import('../pages/Article/ArticlePage.tsx'),
    query: articlePageQuery,
    variables: articleVariables,
    outcome: articleOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY },
  }),
];

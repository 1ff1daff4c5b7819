import { graphql, readInlineData } from 'relay-runtime';
import type { articleRoute_article$key } from '../../__generated__/articleRoute_article.graphql.ts';
import type { ArticlePageQuery } from '../../__generated__/ArticlePageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

export function articleVariables({
  address,
  params: { rawId },
}: PageContext<{ rawId: string }>): ArticlePageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { rawId, page };
}

/** Missing, withdrawn or past its last page. */
export function articleOutcome({ article }: ArticlePageQuery['response']): RouteOutcome {
  if (!article) return { kind: 'missing' };
  const key: articleRoute_article$key = article;
  const { blocks } = readInlineData(
    graphql`
      fragment articleRoute_article on Article @inline {
        blocks(page: $page) {
          __typename
        }
      }
    `,
    key,
  );
  return blocks ? { kind: 'found' } : { kind: 'missing' };
}

import { graphql, readInlineData } from 'relay-runtime';
import type { articleAddress_article$key } from '../../__generated__/articleAddress_article.graphql.ts';
import type { ArticlePageQuery } from '../../__generated__/ArticlePageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which article and which of its pages an address means. */
export function articleVariables({ address, params }: Place): ArticlePageQuery['variables'] | null {
  const page = pageNumber(address);
  const { rawId } = params;
  return rawId && page !== null ? { rawId, page } : null;
}

/** No article, one that was withdrawn, or a page beyond its last: missing. */
export function articleOutcome({ article }: ArticlePageQuery['response']): Outcome {
  if (!article) return { kind: 'missing' };
  const key: articleAddress_article$key = article;
  const { blocks } = readInlineData(
    graphql`
      fragment articleAddress_article on Article @inline @throwOnFieldError {
        blocks(page: $page) {
          __typename
        }
      }
    `,
    key,
  );
  return blocks ? { kind: 'found' } : { kind: 'missing' };
}

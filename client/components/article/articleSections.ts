/* eslint-disable relay/must-colocate-fragment-spreads -- the page renders the sections */
import { graphql, type OperationType } from 'relay-runtime';
import type { articleSectionsAuthorQuery } from '../../__generated__/articleSectionsAuthorQuery.graphql.ts';
import type { articleSectionsRelatedQuery } from '../../__generated__/articleSectionsRelatedQuery.graphql.ts';
import { pageSections, section } from '../../router/sections.ts';
import type { articleSectionsRankingQuery } from '../../__generated__/articleSectionsRankingQuery.graphql.ts';

const ranking = section<OperationType, articleSectionsRankingQuery>({
  query: graphql`
    query articleSectionsRankingQuery {
      ...ArticleRanking_query
    }
  `,
  variables: () => ({}),
});

/** The sections of other pages of the magazine. */
export const rankingSections = pageSections(() => null, { ranking });

/** The sections of an article. */
export default pageSections(
  ({ article }: { readonly article?: { readonly id: string } | null }) => article?.id,
  {
    author: section<OperationType, articleSectionsAuthorQuery>({
      query: graphql`
        query articleSectionsAuthorQuery($id: ID!) {
          article(by: { id: $id }) {
            ...ArticleAuthor_article
          }
        }
      `,
      variables: (_variables, id) => ({ id }),
    }),
    related: section<OperationType, articleSectionsRelatedQuery>({
      query: graphql`
        query articleSectionsRelatedQuery($id: ID!) {
          article(by: { id: $id }) {
            ...ArticleRelated_article
          }
        }
      `,
      variables: (_variables, id) => ({ id }),
    }),
    ranking,
  },
);

import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryPageQuery } from '../../__generated__/CategoryPageQuery.graphql.ts';
import { FeedLinks } from '../../components/article/FeedLinks.tsx';
import { ArticleListView } from '../../components/article/ArticleListView.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { articleRankingPath, categoryPath } from '../../paths.ts';

export default function CategoryPage({ query }: PageProps<CategoryPageQuery>) {
  const { category } = usePreloadedQuery<CategoryPageQuery>(
    graphql`
      query CategoryPageQuery($rawId: String!, $page: Int!) @preloadable @throwOnFieldError {
        category: articleCategory(by: { rawId: $rawId }) {
          rawId
          name
          parent @catch(to: NULL) {
            rawId
            name
          }
          articles(page: $page) {
            totalCount @catch(to: NULL)
            nodes {
              ...ArticleListView_articles
            }
          }
        }
      }
    `,
    query,
  );
  if (!category) return null;
  const { rawId, name, parent, articles } = category;
  return (
    <ArticleListView
      title={`${name}の記事`}
      crumbs={[
        ...(parent?.name ? [{ label: parent.name, href: categoryPath({ rawId: parent.rawId }) }] : []),
        { label: name },
      ]}
      total={articles.totalCount ?? null}
      articles={articles.nodes}
      page={query.variables.page}
      pageSize={18}
      hrefOf={(page) => categoryPath({ rawId }, { page })}
    >
      <FeedLinks title={`${name}の記事`} categoryId={rawId} />
      <ButtonLink href={articleRankingPath({ category: rawId })}>{name}のランキング</ButtonLink>
    </ArticleListView>
  );
}

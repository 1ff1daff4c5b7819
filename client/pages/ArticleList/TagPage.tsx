import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { TagPageQuery } from '../../__generated__/TagPageQuery.graphql.ts';
import { ArticleListView } from '../../components/article/ArticleListView.tsx';
import type { PageProps } from '../../router/route.tsx';
import { tagPagePath, tagPath } from '../../paths.ts';

export default function TagPage({ query }: PageProps<TagPageQuery>) {
  const { tag } = usePreloadedQuery<TagPageQuery>(
    graphql`
      query TagPageQuery($slug: String!, $page: Int!) @preloadable @throwOnFieldError {
        tag: articleTag(slug: $slug) {
          slug
          name
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
  if (!tag) return null;
  const { slug, name, articles } = tag;
  return (
    <ArticleListView
      title={`「${name}」の記事`}
      crumbs={[{ label: name }]}
      total={articles.totalCount ?? null}
      articles={articles.nodes}
      page={query.variables.page}
      pageSize={18}
      hrefOf={(page) => (page > 1 ? tagPagePath({ slug, number: String(page) }) : tagPath({ slug }))}
    />
  );
}

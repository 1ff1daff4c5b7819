import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryPageQuery } from '../../__generated__/CategoryPageQuery.graphql.ts';
import { FeedLinks } from '../../components/article/FeedLinks.tsx';
import { ArticleListView } from '../../components/article/ArticleListView.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { articleRankingPath, categoryPath } from '../../paths.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { readCategoryView } from './categoryRoute.ts';

/** The articles of a category, all or by conditions, which the address holds. */
export default function CategoryPage({ query, context }: PageProps<CategoryPageQuery, { rawId: string }>) {
  const { category, options } = usePreloadedQuery<CategoryPageQuery>(
    graphql`
      query CategoryPageQuery($rawId: String!, $page: Int!, $filter: ArticleFilter!, $isNarrowed: Boolean!)
      @preloadable
      @throwOnFieldError {
        category: articleCategory(by: { rawId: $rawId }) {
          rawId
          name
          children @catch(to: NULL) {
            rawId
            name
          }
          parent @catch(to: NULL) {
            rawId
            name
            children @catch(to: NULL) {
              rawId
              name
            }
          }
          articles(page: $page) @skip(if: $isNarrowed) {
            totalCount @catch(to: NULL)
            nodes {
              ...ArticleListView_articles
            }
          }
          found: foundArticles(filter: $filter, page: $page) @catch(to: NULL) {
            totalCount
            nodes @include(if: $isNarrowed) {
              ...ArticleListView_articles
            }
            index {
              isTried
            }
            ...CategoryFilter_articles
          }
        }
        options: hallSearchOptions @catch(to: NULL) {
          prefectures {
            slug
            name
          }
        }
      }
    `,
    query,
  );
  if (!category) return null;
  const { rawId, name, parent, children, articles, found } = category;
  const { isNarrowed, page } = query.variables;
  const view = readCategoryView(context.address);
  const top = parent?.name ? { rawId: parent.rawId, name: parent.name } : { rawId, name };
  const siblings = (parent ? parent.children : children) ?? [];
  return (
    <ArticleListView
      title={`${name}の記事`}
      crumbs={[
        ...(parent?.name ? [{ label: parent.name, href: categoryPath({ rawId: parent.rawId }) }] : []),
        { label: name },
      ]}
      total={(isNarrowed ? found?.totalCount : articles?.totalCount) ?? null}
      articles={(isNarrowed ? found?.nodes : articles?.nodes) ?? []}
      page={page}
      pageSize={18}
      isNarrowed={isNarrowed}
      hrefOf={(to) => categoryPath({ rawId }, { ...view, page: to })}
    >
      <FeedLinks title={`${name}の記事`} categoryId={rawId} />
      {siblings.length > 0 && (
        <ChipLinks
          label={`${top.name}の中のカテゴリー`}
          scrollable
          links={[{ ...top, name: `${top.name}のすべて` }, ...siblings].map((one) => ({
            label: one.name,
            href: categoryPath({ rawId: one.rawId }),
            current: one.rawId === rawId,
          }))}
        />
      )}
      {found && (
        <CategoryFilter
          articles={found}
          rawId={rawId}
          view={view}
          isRead={found.index.isTried}
          prefectures={(options?.prefectures ?? []).map(({ slug, name: place }) => ({ slug, name: place }))}
        />
      )}
      <ButtonLink href={articleRankingPath({ category: rawId })}>{name}のランキング</ButtonLink>
    </ArticleListView>
  );
}

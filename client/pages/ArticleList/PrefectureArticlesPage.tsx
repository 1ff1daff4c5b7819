import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PrefectureArticlesPageQuery } from '../../__generated__/PrefectureArticlesPageQuery.graphql.ts';
import { ArticleListView } from '../../components/article/ArticleListView.tsx';
import { UNNAMED_PLACE } from '../../labels.ts';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { prefectureArticlesPath, prefectureHallsPath } from '../../paths.ts';

export default function PrefectureArticlesPage({ query }: PageProps<PrefectureArticlesPageQuery>) {
  const data = usePreloadedQuery<PrefectureArticlesPageQuery>(
    graphql`
      query PrefectureArticlesPageQuery($prefectureSlug: String!, $page: Int!) @preloadable {
        articles: prefectureArticles(prefectureSlug: $prefectureSlug, page: $page) {
          totalCount
          nodes {
            ...ArticleListView_articles
          }
        }
        options: hallSearchOptions {
          prefectures {
            slug
            name
          }
        }
      }
    `,
    query,
  );
  if (!data.articles) return null;
  const { prefectureSlug, page } = query.variables;
  const { totalCount, nodes } = data.articles;
  const name = data.options?.prefectures?.find(({ slug }) => slug === prefectureSlug)?.name ?? UNNAMED_PLACE;
  return (
    <ArticleListView
      title={`${name}の記事`}
      crumbs={[{ label: name }]}
      total={totalCount ?? null}
      articles={nodes ?? []}
      page={page}
      pageSize={20}
      hrefOf={(to) => prefectureArticlesPath({ prefectureSlug }, { page: to })}
    >
      <ButtonLink href={prefectureHallsPath({ prefecture_slug: prefectureSlug })}>
        {name}の会場を見る
      </ButtonLink>
    </ArticleListView>
  );
}

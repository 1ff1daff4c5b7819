import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ArticlePageQuery } from '../../__generated__/ArticlePageQuery.graphql.ts';
import { ArticleRanking } from '../../components/article/ArticleRanking.tsx';
import { RecentlyViewedArticles } from '../../components/article/RecentlyViewedArticles.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { ArticleAuthor } from './ArticleAuthor.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import styles from './ArticlePage.module.css';
import { ArticleRelated } from './ArticleRelated.tsx';
import { useReadingPosition } from './useReadingPosition.ts';
import { articlePath } from '../../paths.ts';

/** An article. Author, related articles and ranking are deferred and fail alone. */
export default function ArticlePage({ query }: PageProps<ArticlePageQuery>) {
  const data = usePreloadedQuery<ArticlePageQuery>(
    graphql`
      query ArticlePageQuery($rawId: String!, $page: Int!) @preloadable @throwOnFieldError {
        article(by: { rawId: $rawId }) {
          # eslint-disable-next-line relay/unused-fields -- for the queries of the sections
          id
          rawId
          title
          pageCount @catch(to: NULL)
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the outcome of the route
          ...articleRoute_article
          ...ArticleHead_article
          ...ArticleBody_article
          ...useReadingPosition_article
          ...ArticleAuthor_article @defer
          ...ArticleRelated_article @defer
        }
        ...ArticleRanking_query @defer
      }
    `,
    query,
  );
  const { article } = data;
  const { page } = query.variables;
  useReadingPosition(article, page);
  if (!article?.rawId) return null;
  const { rawId } = article;
  return (
    <div className={`page wide-flow ${styles.page}`} data-own-banner="">
      <article className={styles.article}>
        <ArticleHead article={article} title={article.title} page={page} />
        <ArticleBody article={article} />
        <Pager
          label="記事"
          page={page}
          lastPage={article.pageCount ?? 1}
          hrefFor={(to) => articlePath({ rawId }, { page: to })}
        />
        <Cord />
        <PageSection id="author" label="書いた人">
          <ArticleAuthor article={article} />
        </PageSection>
      </article>
      <PageSection id="related" label="関連する記事">
        <ArticleRelated article={article} />
      </PageSection>
      <PageSection id="ranking" label="記事のランキング">
        <ArticleRanking query={data} />
      </PageSection>
      <RecentlyViewedArticles exceptId={rawId} />
    </div>
  );
}

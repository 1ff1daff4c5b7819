import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ArticlePageQuery } from '../../__generated__/ArticlePageQuery.graphql.ts';
import { ArticleRanking } from '../../components/article/ArticleRanking.tsx';
import { RecentlyViewedArticles } from '../../components/article/RecentlyViewedArticles.tsx';
import { lazyComponent } from '../../components/page/lazyComponent.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { ArticleAuthor } from './ArticleAuthor.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import styles from './ArticlePage.module.css';
import { ArticleRelated } from './ArticleRelated.tsx';
import { articlePath } from '../../paths.ts';

const ReadingPosition = lazyComponent(() => import('./ReadingPosition.ts'));
const ArticleCosts = lazyComponent(() => import('./ArticleCosts.tsx'));

/** Names of the categories about costs. */
const COSTS = /費用|お金|見積/;

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
          categories @catch(to: NULL) {
            name
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the outcome of the route
          ...articleRoute_article
          ...ArticleHead_article
          ...ArticleBody_article
          ...ReadingPosition_article
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
  if (!article?.rawId) return null;
  const { rawId } = article;
  return (
    <div className={`page wide-flow ${styles.page}`} data-own-banner="">
      <div className={styles.columns}>
        <article className={styles.article}>
          <ArticleHead article={article} title={article.title} page={page} />
          <ArticleBody article={article} />
          {article.categories?.some(({ name }) => COSTS.test(name)) && (
            <PageSection label="地域の費用">
              <ArticleCosts key={rawId} title={article.title} />
            </PageSection>
          )}
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
        <aside className={`wide-flow ${styles.rail}`} aria-label="次に読む記事">
          <PageSection id="related" label="関連する記事">
            <ArticleRelated article={article} />
          </PageSection>
          <PageSection id="ranking" label="記事のランキング">
            <ArticleRanking query={data} />
          </PageSection>
        </aside>
      </div>
      <RecentlyViewedArticles exceptId={rawId} />
      <Suspense fallback={null}>
        <ReadingPosition article={article} page={page} />
      </Suspense>
    </div>
  );
}

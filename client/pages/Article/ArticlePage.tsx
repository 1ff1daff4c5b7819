import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ArticlePageQuery } from '../../__generated__/ArticlePageQuery.graphql.ts';
import { ArticleRanking } from '../../components/article/ArticleRanking.tsx';
import { articlePath } from '../../components/article/articlePath.ts';
import { RecentlyViewedArticles } from '../../components/article/RecentlyViewedArticles.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { ArticleAuthor } from './ArticleAuthor.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import styles from './ArticlePage.module.css';
import { ArticleRelated } from './ArticleRelated.tsx';
import { useReading } from './useReading.ts';

/** An article: the text first; what hangs on it comes when it answers and fails alone. */
export default function ArticlePage({ query }: PageProps<ArticlePageQuery>) {
  const data = usePreloadedQuery<ArticlePageQuery>(
    graphql`
      query ArticlePageQuery($rawId: String!, $page: Int!) @preloadable @throwOnFieldError {
        article(by: { rawId: $rawId }) {
          rawId
          pageCount
          ...articleAddress_article
          ...ArticleHead_article
          ...ArticleBody_article
          ...useReading_article
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
  useReading(article, page);
  if (!article?.rawId) return null;
  const { rawId } = article;
  return (
    <div className={`page wide-flow ${styles.page}`} data-own-banner="">
      <article className={styles.article}>
        <ArticleHead article={article} page={page} />
        <ArticleBody article={article} />
        <Pager
          label="記事"
          page={page}
          last={article.pageCount ?? 1}
          hrefOf={(to) => articlePath(rawId, to)}
        />
        <Cord />
        <PageSection what="書いた人">
          <ArticleAuthor article={article} />
        </PageSection>
      </article>
      <PageSection what="関連する記事">
        <ArticleRelated article={article} />
      </PageSection>
      <PageSection what="記事のランキング">
        <ArticleRanking query={data} />
      </PageSection>
      <RecentlyViewedArticles exceptId={rawId} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleListView_articles$key } from '../../__generated__/ArticleListView_articles.graphql.ts';
import { ArticleGrid } from '../../ui/article/ArticleCard.tsx';
import { Breadcrumb, type Crumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { Head } from '../page/Head.tsx';
import { breadcrumbGraph } from '../page/JsonLd.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import styles from './ArticleListView.module.css';
import { articlePath, homePath, magazinePath } from '../../paths.ts';

/** A paginated list of articles: of a category, tag or prefecture. */
export function ArticleListView(props: {
  title: string;
  crumbs: readonly Crumb[];
  total: number | null;
  articles: ArticleListView_articles$key;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Whether conditions leave articles out: search engines get the whole list only. */
  isNarrowed?: boolean;
  children?: ReactNode;
}) {
  const articles = useFragment(
    graphql`
      fragment ArticleListView_articles on Article @relay(plural: true) {
        id
        rawId
        ...ArticleCard_article
        ...ArticleTags_article
      }
    `,
    props.articles,
  );
  const { title, total, page, pageSize, hrefOf, isNarrowed = false, children } = props;
  const { site } = useRequestContext();
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    ...props.crumbs,
  ];
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title={title}
        description={`${title}を新しい順に集めました。${total === null ? '' : `全${total}件。`}`}
        canonical={hrefOf(page)}
        page={page}
        noindex={isNarrowed}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'CollectionPage',
            name: title,
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: articles.flatMap(({ rawId }, index) =>
                rawId
                  ? [
                      {
                        '@type': 'ListItem' as const,
                        position: (page - 1) * pageSize + index + 1,
                        url: site.url + articlePath({ rawId }),
                      },
                    ]
                  : [],
              ),
            },
          },
        ]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="name">{title}</PageTitle>
        {total !== null && <p aria-live="polite">{`${total}件の記事`}</p>}
        {children}
      </div>
      {isNarrowed && articles.length === 0 && (
        <EmptyState drawing="page" title="条件に合う記事はありません">
          <p>条件を減らすと、見つかることがあります。</p>
        </EmptyState>
      )}
      <ArticleGrid>
        {articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            tags={<ArticleTags article={article} />}
            priority={index === 0}
            level={2}
          />
        ))}
      </ArticleGrid>
      <Pager label="記事" page={page} lastPage={Math.ceil((total ?? 0) / pageSize)} hrefFor={hrefOf} />
    </div>
  );
}

import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { WriterPageQuery } from '../../__generated__/WriterPageQuery.graphql.ts';
import { ArticleCard } from '../../components/article/ArticleCard.tsx';
import { ArticleTags } from '../../components/article/ArticleTags.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { formatNumber } from '../../format.ts';
import type { PageProps } from '../../router/route.tsx';
import { ArticleGrid } from '../../ui/article/ArticleCard.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { Picture } from '../../ui/base/Picture.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './WritersPage.module.css';
import { articlePath, homePath, magazinePath, writerPath, writersPath } from '../../paths.ts';

const PAGE_SIZE = 20;

/** A writer, with the articles that the index of authors has. */
export default function WriterPage({ query }: PageProps<WriterPageQuery>) {
  const data = usePreloadedQuery<WriterPageQuery>(
    graphql`
      query WriterPageQuery($rawId: String!, $page: Int!) @preloadable @throwOnFieldError {
        writer(rawId: $rawId) {
          rawId
          displayName
          description @catch(to: NULL)
          avatar @catch(to: NULL) {
            ...picture_image
          }
          articles(first: 20, page: $page) {
            totalCount
            nodes {
              id
              rawId
              ...ArticleCard_article
              ...ArticleTags_article
            }
            index {
              readArticleCount
              unreadableArticleCount
              articleCount
              isComplete
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { writer } = data;
  if (!writer) return null;
  const { rawId, displayName, description, avatar, articles } = writer;
  const { nodes, index } = articles;
  const { articleCount, readArticleCount, unreadableArticleCount } = index;
  const isTried = articleCount > 0 && readArticleCount + unreadableArticleCount >= articleCount;
  const total = articles.totalCount ?? 0;
  const { page } = query.variables;
  const hrefOf = (to: number) => writerPath({ rawId }, { page: to });
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    { label: '書いている人', href: writersPath() },
    { label: displayName },
  ];
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title={`${displayName}の記事`}
        description={description ?? `${displayName}はマガジンの記事を書いています。`}
        canonical={hrefOf(page)}
        page={page}
        noindex={total === 0 && index.isComplete}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'ProfilePage',
            mainEntity: {
              '@type': 'Person',
              name: displayName,
              url: site.url + writerPath({ rawId }),
              ...(description && { description }),
            },
          },
          {
            '@type': 'ItemList',
            itemListElement: nodes.flatMap(({ rawId: article }, at) =>
              article
                ? [
                    {
                      '@type': 'ListItem' as const,
                      position: (page - 1) * PAGE_SIZE + at + 1,
                      url: site.url + articlePath({ rawId: article }),
                    },
                  ]
                : [],
            ),
          },
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.writer}>
        <Picture source={avatar ? toPicture(avatar) : null} ratio="1:1" sizes="72px" alt="" priority />
        <div className="tight">
          <PageTitle kind="name">{displayName}</PageTitle>
          {description && <p>{description}</p>}
        </div>
      </div>
      {!index.isComplete && (
        <p className={styles.progress}>
          {isTried
            ? `${formatNumber(unreadableArticleCount)}本の記事は、書いた人をいまは確認できません。ここにない記事があるかもしれません。`
            : `この人の記事を集めています（${
                articleCount > 0
                  ? `${formatNumber(articleCount)}本のうち${formatNumber(readArticleCount)}本を確認`
                  : '準備中'
              }）。しばらくして読み込み直すと、さらに表示されます。`}
        </p>
      )}
      {total > 0 && (
        <Section id="articles" title="記事" note={`${formatNumber(total)}件`} lead="新しい順です。">
          <ArticleGrid>
            {nodes.map((article, at) => (
              <ArticleCard
                key={article.id}
                article={article}
                tags={<ArticleTags article={article} />}
                priority={at === 0}
              />
            ))}
          </ArticleGrid>
          <Pager label="記事" page={page} lastPage={Math.ceil(total / PAGE_SIZE)} hrefFor={hrefOf} />
        </Section>
      )}
      {total === 0 && index.isComplete && (
        <EmptyState
          drawing="page"
          title="最近の記事はありません"
          actions={<ButtonLink href={magazinePath()}>マガジンを見る</ButtonLink>}
        >
          <p>新しい記事{formatNumber(articleCount)}本の中に、この人の記事はありませんでした。</p>
        </EmptyState>
      )}
    </div>
  );
}

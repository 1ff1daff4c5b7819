import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { WriterPageQuery } from '../../__generated__/WriterPageQuery.graphql.ts';
import { ArticleRanking } from '../../components/article/ArticleRanking.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Picture } from '../../ui/base/Picture.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './WritersPage.module.css';
import { homePath, magazinePath, writerPath, writersPath } from '../../paths.ts';

/** A writer. The REST API has no articles by writer, so the page shows the ranking. */
export default function WriterPage({ query }: PageProps<WriterPageQuery>) {
  const data = usePreloadedQuery<WriterPageQuery>(
    graphql`
      query WriterPageQuery($rawId: String!) @preloadable @throwOnFieldError {
        writer(rawId: $rawId) {
          rawId
          displayName
          description @catch(to: NULL)
          avatar @catch(to: NULL) {
            ...picture_image
          }
        }
        ...ArticleRanking_query @defer
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { writer } = data;
  if (!writer) return null;
  const { rawId, displayName, description, avatar } = writer;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    { label: '書いている人', href: writersPath() },
    { label: displayName },
  ];
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title={`${displayName}（マガジン）`}
        description={description ?? `${displayName}はマガジンの記事を書いています。`}
        canonical={writerPath({ rawId })}
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
      <PageSection label="記事のランキング">
        <ArticleRanking query={data} />
      </PageSection>
    </div>
  );
}

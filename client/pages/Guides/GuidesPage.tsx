import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { GuidesPageQuery } from '../../__generated__/GuidesPageQuery.graphql.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { Picture } from '../../ui/base/Picture.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { NO_LINK } from '../../labels.ts';
import { UNNAMED_ARTICLE } from '../../components/article/articleNames.ts';
import styles from './GuidesPage.module.css';
import { guidesPath, homePath, magazinePath } from '../../paths.ts';

const PAGE_SIZE = 20;

/** Preparation guides along the year before the wedding. */
export default function GuidesPage({ query }: PageProps<GuidesPageQuery>) {
  const { guides } = usePreloadedQuery<GuidesPageQuery>(
    graphql`
      query GuidesPageQuery($page: Int!) @preloadable @throwOnFieldError {
        guides: preparationGuides(page: $page) {
          totalCount @catch(to: NULL)
          nodes {
            rawId
            title @catch(to: NULL)
            url @catch(to: NULL)
            description @catch(to: NULL)
            monthsBefore @catch(to: NULL)
            thumbnail @catch(to: NULL) {
              ...picture_image
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page } = query.variables;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    { label: '準備の手引き' },
  ];
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title="結婚準備の手引き"
        description="挙式の12か月前から当日まで、いつ何をするとよいかを順にまとめた手引きです。"
        canonical={guidesPath({ page })}
        page={page}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="name">結婚準備の手引き</PageTitle>
      </div>
      <ol className={styles.timeline}>
        {guides.nodes.map(({ rawId, title, url, description, monthsBefore, thumbnail }, index) => (
          <li key={rawId}>
            <p
              className={
                monthsBefore === guides.nodes[index - 1]?.monthsBefore
                  ? 'visually-hidden'
                  : styles.monthsBefore
              }
            >
              {monthsBefore == null ? 'いつでも' : monthsBefore === 0 ? '当日' : `${monthsBefore}か月前`}
            </p>
            <div className={styles.guide}>
              <Picture
                source={thumbnail ? toPicture(thumbnail) : null}
                sizes="140px"
                alt=""
                priority={index === 0}
              />
              <div className="tight">
                <h2>
                  {url ? (
                    <a href={url.startsWith(`${site.url}/`) ? url.slice(site.url.length) : url}>
                      {title ?? UNNAMED_ARTICLE}
                    </a>
                  ) : (
                    (title ?? UNNAMED_ARTICLE)
                  )}
                </h2>
                {!url && <p>{NO_LINK}</p>}
                {description && <p>{description}</p>}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <Pager
        label="手引き"
        page={page}
        lastPage={Math.ceil((guides.totalCount ?? 0) / PAGE_SIZE)}
        hrefFor={(to) => guidesPath({ page: to })}
      />
    </div>
  );
}

import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallVideosPageQuery } from '../../__generated__/HallVideosPageQuery.graphql.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import { formatClock, formatNumber } from '../../format.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, type GraphItem } from '../../components/page/JsonLd.tsx';
import { PrefectureLinks } from '../../components/place/PrefectureLinks.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { VideoCard } from '../../ui/hall/VideoCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './HallVideosPage.module.css';
import { hallByIdPath, homePath, prefectureHallsPath, prefectureVideosPath } from '../../paths.ts';

export default function HallVideosPage({ query }: PageProps<HallVideosPageQuery>) {
  const data = usePreloadedQuery<HallVideosPageQuery>(
    graphql`
      query HallVideosPageQuery($prefectureSlug: String!, $page: Int!) @preloadable {
        videos: hallVideos(prefectureSlug: $prefectureSlug, page: $page) {
          totalCount
          nodes {
            rawId
            title
            url
            durationSeconds
            publishedAt
            hallName
            hall {
              rawId
            }
            thumbnail {
              ...picture_image
            }
          }
          pageCursors {
            last {
              page
            }
            around {
              page
            }
          }
        }
        options: hallSearchOptions {
          prefectures {
            slug
            name
          }
        }
        ...PrefectureLinks_query
      }
    `,
    query,
  );
  const { videos, options } = data;
  const { site } = useRequestContext();
  const { prefectureSlug, page } = query.variables;
  const name = options?.prefectures?.find(({ slug }) => slug === prefectureSlug)?.name ?? UNNAMED_PLACE;
  const title = `${name}の会場の動画`;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: name, href: prefectureHallsPath({ prefecture_slug: prefectureSlug }) },
    { label: title },
  ];
  const nodes = videos?.nodes ?? [];
  const total = videos?.totalCount ?? nodes.length;
  const { last, around } = videos?.pageCursors ?? {};
  return (
    <>
      <Head
        title={title}
        description={`${name}の結婚式場を紹介する動画${formatNumber(total)}本。チャペルや披露宴会場の雰囲気を、動きのある映像で確かめられます。`}
        canonical={prefectureVideosPath({ prefectureSlug }, { page })}
        page={page}
        graph={[breadcrumbGraph(site.url, crumbs), ...nodes.flatMap((video) => videoGraph(site.url, video))]}
      />
      <div className={`page wide-flow ${styles.videos}`}>
        <div className="flow">
          <Breadcrumb crumbs={crumbs} />
          <PageTitle kind="heading" eyebrow={`${formatNumber(total)}本`}>
            {title}
          </PageTitle>
          {nodes.length === 0 ? (
            <EmptyState drawing="photos" title="この地域の動画はまだありません" />
          ) : (
            <div className="cards">
              {nodes.map((video) => (
                <VideoCard
                  key={video.rawId}
                  title={video.title ?? '会場の動画'}
                  href={video.url ?? null}
                  thumbnail={video.thumbnail ? toPicture(video.thumbnail) : null}
                  length={video.durationSeconds == null ? null : formatClock(video.durationSeconds)}
                  hall={
                    video.hall && video.hallName
                      ? { name: video.hallName, href: hallByIdPath({ rawId: video.hall.rawId }) }
                      : null
                  }
                />
              ))}
            </div>
          )}
          <Pager
            page={page}
            lastPage={last?.page ?? Math.max(1, ...(around ?? []).map((cursor) => cursor.page))}
            hrefFor={(n) => prefectureVideosPath({ prefectureSlug }, { page: n })}
            label="動画"
          />
        </div>
        <PrefectureLinks
          id="others"
          title="ほかの地域の動画"
          query={data}
          hrefOf={(slug) => prefectureVideosPath({ prefectureSlug: slug })}
        />
      </div>
    </>
  );
}

type Videos = NonNullable<HallVideosPageQuery['response']['videos']>;

/** schema.org VideoObject. Search engines need title, still picture and time of publication. */
function videoGraph(siteUrl: string, video: NonNullable<Videos['nodes']>[number]): GraphItem[] {
  const { title, thumbnail, publishedAt, url, durationSeconds } = video;
  if (!title || !thumbnail || !publishedAt) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      thumbnailUrl: new URL(toPicture(thumbnail).url, siteUrl).href,
      uploadDate: publishedAt,
      ...(url && { contentUrl: url }),
      ...(durationSeconds != null && { duration: `PT${durationSeconds}S` }),
    },
  ];
}

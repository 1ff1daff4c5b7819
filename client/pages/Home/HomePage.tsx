import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { RecentlyViewedHalls } from '../../components/hall/RecentlyViewedHalls.tsx';
import { RecommendedHalls } from '../../components/hall/RecommendedHalls.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { chosenPrefecture } from '../../components/place/areaCookie.ts';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import type { SectionsOf } from '../../router/sections.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { HomeBrides } from './HomeBrides.tsx';
import { HomeGuide } from './HomeGuide.tsx';
import { HomeHalls } from './HomeHalls.tsx';
import { HomeIntroduction } from './HomeIntroduction.tsx';
import { HomeMagazine } from './HomeMagazine.tsx';
import styles from './HomePage.module.css';
import type homeSections from './homeSections.ts';
import { HomePlaces } from './HomePlaces.tsx';
import { HomeSearches } from './HomeSearches.tsx';
import { homePath } from '../../paths.ts';

export default function HomePage({
  query,
  context,
  sections,
}: PageProps<HomePageQuery, unknown, SectionsOf<typeof homeSections>>) {
  const data = usePreloadedQuery<HomePageQuery>(
    graphql`
      query HomePageQuery($prefectureSlug: String!) @preloadable {
        introduced: halls(sort: REVIEWS_MANY, first: 6) {
          nodes {
            coverImages {
              ...picture_image
            }
          }
        }
        ...HomeIntroduction_query
        ...HomeHalls_query
        ...HomeBrides_query @defer
        ...HomeMagazine_query @defer
        ...HomePlaces_query @defer
        ...HomeSearches_query @defer
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const cover = data.introduced?.nodes?.flatMap(({ coverImages }) => coverImages ?? [])[0];
  return (
    <>
      <Head
        title="結婚式場を、ふたりの納得で選ぶ"
        description="全国と海外の結婚式場を、口コミ、実際にかかった費用、写真、ブライダルフェアから探せます。初回見積もりと最終金額の差も、そのまま掲載しています。"
        canonical={homePath()}
        image={cover && toPicture(cover).url}
        graph={[breadcrumbGraph(site.url, [{ label: 'トップ', href: homePath() }])]}
      />
      <div className="page">
        <PageSection id="introduction" label="会場の紹介">
          <HomeIntroduction query={data} />
        </PageSection>
      </div>
      <div className={`page wide-flow ${styles.home}`}>
        <PageSection id="popular" label="人気の会場">
          <HomeHalls query={sections.popular ?? data} prefectureSlug={chosenPrefecture(context)} />
        </PageSection>
        <PageSection label="最近見た会場">
          <RecentlyViewedHalls />
        </PageSection>
        <PageSection label="おすすめの会場">
          <RecommendedHalls />
        </PageSection>
        <PageSection id="brides" label="花嫁の記録" fallback={<Skeleton shape="card" count={4} />}>
          <HomeBrides query={data} />
        </PageSection>
        <PageSection id="magazine" label="マガジン" fallback={<Skeleton shape="card" count={6} />}>
          <HomeMagazine query={data} />
        </PageSection>
        <PageSection id="places" label="地域ごとの会場数">
          <HomePlaces query={data} />
        </PageSection>
        <PageSection id="searches" label="おすすめの条件">
          <HomeSearches query={data} />
        </PageSection>
        <HomeGuide />
      </div>
    </>
  );
}

import { Suspense, type ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { lazyComponent } from '../../components/page/lazyComponent.tsx';
import { ErrorBoundary, PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import type { SectionsOf } from '../../router/sections.ts';
import { HallBridePhotos } from './HallBridePhotos.tsx';
import { HallBrides } from './HallBrides.tsx';
import type { CostPlace } from './HallCostForGuests.tsx';
import { HallCosts } from './HallCosts.tsx';
import { HallFairs } from './HallFairs.tsx';
import { HallHead } from './HallHead.tsx';
import { HallNearby } from './HallNearby.tsx';
import { HallNextFair } from './HallNextFair.tsx';
import { HallOverview } from './HallOverview.tsx';
import { isExpanded, type HallParts } from './hallRoute.ts';
import type hallSections from './hallSections.ts';
import styles from './HallPage.module.css';
import { HallPhotos } from './HallPhotos.tsx';
import { HallQuestions } from './HallQuestions.tsx';
import { HallReviews } from './HallReviews.tsx';
import { HallStrip } from './HallStrip.tsx';

const HallViewer = lazyComponent(() => import('./HallViewer.tsx'));
const HallCostForGuests = lazyComponent(() => import('./HallCostForGuests.tsx'));
const HallCostGrowth = lazyComponent(() => import('./HallCostGrowth.tsx'));
const HallAccess = lazyComponent(() => import('./HallAccess.tsx'));
const HallBenefits = lazyComponent(() => import('./HallBenefits.tsx'));
const HallVideos = lazyComponent(() => import('./HallVideos.tsx'));

/**
 * A hall. The overview decides the status. Every section below is deferred, fails alone, and can be fetched again alone.
 */
export default function HallPage({
  query,
  context,
  sections,
}: PageProps<HallPageQuery, HallParts, SectionsOf<typeof hallSections>>) {
  const data = usePreloadedQuery<HallPageQuery>(
    graphql`
      query HallPageQuery(
        $by: HallBy!
        $season: String
        $reviewFilter: ReviewFilter
        $lowestRatedFirst: Boolean!
        $reviewSort: ReportSort!
        $reviewPage: Int!
        $reviewCount: Int!
        $isPaged: Boolean!
        $fairCount: Int!
        $costCount: Int!
        $costGuests: Int
        $comparesGrowth: Boolean!
        $photoCount: Int!
      ) @preloadable @throwOnFieldError {
        hall(by: $by) {
          id
          # eslint-disable-next-line relay/unused-fields -- a hall without a name fails the page
          name
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the outcome of the route
          ...hallRoute_hall
          ...HallHead_hall
          ...HallOverview_hall
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- in a chunk of its own
          ...RecordHallView_hall
          ...HallStrip_hall
          ...HallNextFair_hall @defer
          ...HallPhotos_hall @defer
          ...HallBridePhotos_hall @defer
          ...HallCosts_hall @defer
          ...HallCostGrowth_hall @defer
          ...HallReviews_hall @defer
          ...HallBrides_hall @defer
          ...HallFairs_hall @defer
          ...HallQuestions_hall @defer
          ...HallBenefits_hall @defer
          ...HallAccess_hall @defer
          ...HallVideos_hall @defer
          ...HallNearby_hall @defer
        }
        ...HallReviews_query @defer
      }
    `,
    query,
  );
  const { hall } = data;
  if (!hall) return null;
  const { address } = context;
  const costFor = (place: CostPlace, typical: ReactNode = null) => (
    <ErrorBoundary fallback={typical}>
      <Suspense fallback={typical}>
        <HallCostForGuests hallId={hall.id} place={place}>
          {typical}
        </HallCostForGuests>
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <HallHead hall={hall} address={address} />
      <HallOverview hall={hall} estimate={costFor('head')} />
      <HallStrip hall={hall} costFor={costFor} nextFair={<HallNextFair hall={hall} />} />
      <div className={`page wide-flow ${styles.sections}`}>
        <PageSection id="costs" label="実際の費用">
          <HallCosts
            hall={sections.costs?.hall ?? hall}
            address={address}
            growth={(lead) => (
              <ErrorBoundary fallback={lead}>
                <Suspense fallback={lead}>
                  <HallCostGrowth hall={hall} address={address} place="line">
                    {lead}
                  </HallCostGrowth>
                </Suspense>
              </ErrorBoundary>
            )}
            estimate={costFor('section')}
          />
        </PageSection>
        {isExpanded(address, 'growth') && (
          <PageSection id="growth" label="見積もりと最終金額">
            <HallCostGrowth hall={sections.growth?.hall ?? hall} address={address} place="section" />
          </PageSection>
        )}
        <PageSection id="reviews" label="口コミ">
          <HallReviews hall={sections.reviews?.hall ?? hall} query={data} address={address} />
        </PageSection>
        <PageSection id="photos" label="会場の写真">
          <HallPhotos hall={hall} address={address} />
        </PageSection>
        <PageSection id="bride-photos" label="花嫁が撮った写真">
          <HallBridePhotos hall={sections['bride-photos']?.hall ?? hall} address={address} />
        </PageSection>
        <PageSection id="brides" label="ここで挙げた花嫁">
          <HallBrides hall={hall} />
        </PageSection>
        <PageSection id="fairs" label="ブライダルフェア">
          <HallFairs hall={sections.fairs?.hall ?? hall} address={address} />
        </PageSection>
        <PageSection id="questions" label="質問と回答">
          <HallQuestions hall={hall} />
        </PageSection>
        <PageSection id="benefits" label="特典">
          <HallBenefits hall={hall} />
        </PageSection>
        <PageSection id="access" label="アクセス">
          <HallAccess hall={hall} />
        </PageSection>
        <PageSection id="videos" label="動画">
          <HallVideos hall={hall} />
        </PageSection>
        <PageSection id="nearby" label="近くの会場">
          <HallNearby hall={hall} />
        </PageSection>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <HallViewer hallId={hall.id} hall={hall} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}

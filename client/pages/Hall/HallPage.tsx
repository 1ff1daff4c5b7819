import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { NAMELESS } from '../../components/hall/hallPath.ts';
import { RecentlyViewedHalls } from '../../components/hall/RecentlyViewedHalls.tsx';
import { RecommendedHalls } from '../../components/hall/RecommendedHalls.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Tabs } from '../../ui/base/Tabs.tsx';
import { ReserveBar } from '../../ui/hall/ReserveBar.tsx';
import { HallAccess } from './HallAccess.tsx';
import { HallBenefits } from './HallBenefits.tsx';
import { HallBridePhotos } from './HallBridePhotos.tsx';
import { HallBrides } from './HallBrides.tsx';
import { HallCosts } from './HallCosts.tsx';
import { HallFairs } from './HallFairs.tsx';
import { HallHead } from './HallHead.tsx';
import { HallNearby } from './HallNearby.tsx';
import { HallOverview } from './HallOverview.tsx';
import styles from './HallPage.module.css';
import { HallPhotos } from './HallPhotos.tsx';
import { HallQuestions } from './HallQuestions.tsx';
import { HallReviews } from './HallReviews.tsx';
import { HallVideos } from './HallVideos.tsx';
import { HallViewed } from './HallViewed.tsx';

/** Anchors of the sections, in the order of the page. */
const TABS = [
  { label: '写真', id: 'photos' },
  { label: '費用', id: 'costs' },
  { label: '口コミ', id: 'reviews' },
  { label: 'フェア', id: 'fairs' },
  { label: '質問', id: 'questions' },
  { label: '特典', id: 'benefits' },
  { label: 'アクセス', id: 'access' },
];

/**
 * A hall with everything the product knows of it. The hall itself is the subject of the page and comes first; every
 * section has its own calls behind it, comes when they answer and fails alone.
 */
export default function HallPage({ query, place }: PageProps<HallPageQuery>) {
  const data = usePreloadedQuery<HallPageQuery>(
    graphql`
      query HallPageQuery(
        $by: HallBy!
        $season: String
        $reviewSort: ReportSort!
        $reviewPage: Int!
        $reviewCount: Int!
        $isPaged: Boolean!
        $fairCount: Int!
        $costCount: Int!
        $costGuests: Int
        $photoCount: Int!
      ) @preloadable @throwOnFieldError {
        hall(by: $by) {
          id
          ...hallAddress_hall
          ...HallHead_hall
          ...HallOverview_hall
          ...HallViewed_hall
          name
          ...ClipButton_clippable
          ...HallPhotos_hall @defer
          ...HallBridePhotos_hall @defer
          ...HallCosts_hall @defer
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
  return (
    <>
      <HallViewed hall={hall} />
      <HallHead hall={hall} page={query.variables.reviewPage} />
      <HallOverview hall={hall} />
      <Tabs label="このページの内容" tabs={TABS} />
      <div className={`page wide-flow ${styles.sections}`}>
        <PageSection what="写真">
          <HallPhotos hall={hall} place={place} />
        </PageSection>
        <PageSection what="花嫁の写真">
          <HallBridePhotos hall={hall} place={place} />
        </PageSection>
        <PageSection what="費用">
          <HallCosts hall={hall} place={place} />
        </PageSection>
        <PageSection what="口コミ">
          <HallReviews hall={hall} query={data} place={place} />
        </PageSection>
        <PageSection what="この会場の花嫁">
          <HallBrides hall={hall} />
        </PageSection>
        <PageSection what="フェア">
          <HallFairs hall={hall} place={place} />
        </PageSection>
        <PageSection what="質問と回答">
          <HallQuestions hall={hall} />
        </PageSection>
        <PageSection what="特典と規約">
          <HallBenefits hall={hall} />
        </PageSection>
        <PageSection what="アクセス">
          <HallAccess hall={hall} />
        </PageSection>
        <PageSection what="動画">
          <HallVideos hall={hall} />
        </PageSection>
        <PageSection what="近くの会場">
          <HallNearby hall={hall} />
        </PageSection>
        <PageSection what="おすすめの会場">
          <RecommendedHalls />
        </PageSection>
        <PageSection what="最近見た会場">
          <RecentlyViewedHalls exceptId={hall.id} />
        </PageSection>
      </div>
      <ReserveBar clip={<ClipButton clippable={hall} name={hall.name ?? NAMELESS} look="wide" />}>
        <ButtonLink look="main" wide href="#fairs">
          フェアを見る
        </ButtonLink>
      </ReserveBar>
    </>
  );
}

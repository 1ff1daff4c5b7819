import type { RecordHallView_hall$key } from '../../__generated__/RecordHallView_hall.graphql.ts';
import { PageSection } from '../../components/page/PageSection.tsx';
import { RecentlyViewedHalls } from '../../components/hall/RecentlyViewedHalls.tsx';
import { RecommendedHalls } from '../../components/hall/RecommendedHalls.tsx';
import { RecordHallView } from './RecordHallView.tsx';

/** Depends on the viewer, so only the browser renders it: recommended and viewed halls. Records the view. */
export default function HallViewer(props: { hallId: string; hall: RecordHallView_hall$key }) {
  return (
    <>
      <RecordHallView hall={props.hall} />
      <PageSection label="おすすめの会場">
        <RecommendedHalls />
      </PageSection>
      <PageSection label="最近見た会場">
        <RecentlyViewedHalls exceptId={props.hallId} />
      </PageSection>
    </>
  );
}

import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RecentlyViewedHalls_viewer$key } from '../../__generated__/RecentlyViewedHalls_viewer.graphql.ts';
import { useViewer } from '../../relay/Viewer.tsx';
import { DeferredSection } from '../page/DeferredSection.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { useViewedHalls, mergeViewedHalls } from './viewedHallsStorage.ts';
import { ViewedHallCard } from './HallCard.tsx';

/** Halls viewed recently, except the current one; those viewed on this device first. */
export function RecentlyViewedHalls({ exceptId }: { exceptId?: string }) {
  const viewer = useViewer();
  const data = useFragment<RecentlyViewedHalls_viewer$key>(
    graphql`
      fragment RecentlyViewedHalls_viewer on Viewer {
        recentlyViewedHalls(first: 12) {
          edges {
            viewedAt
            node {
              id
              ...HallCard_hall
            }
          }
        }
      }
    `,
    viewer?.recentlyViewed,
  );
  const local = useViewedHalls();
  const remote = data?.recentlyViewedHalls?.edges?.flatMap(({ viewedAt, node }) =>
    node ? [{ id: node.id, viewedAt: viewedAt ?? null, node }] : [],
  );
  // Shows nothing before the gateway has responded, so that the list does not shift.
  const halls = remote ? mergeViewedHalls(local, remote).filter(({ id }) => id !== exceptId) : [];
  return (
    <DeferredSection isReady={halls.length > 0}>
      <Section id="viewed" title="最近見た会場">
        <div className="scroller">
          {halls.map((hall) => (
            <ViewedHallCard key={hall.id} hall={hall} />
          ))}
        </div>
      </Section>
    </DeferredSection>
  );
}

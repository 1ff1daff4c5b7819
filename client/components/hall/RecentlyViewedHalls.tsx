import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RecentlyViewedHalls_viewer$key } from '../../__generated__/RecentlyViewedHalls_viewer.graphql.ts';
import { useViewer } from '../../relay/Personal.tsx';
import { LateSection } from '../page/LateSection.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { useViewedHere, withViewedHere } from './viewedHere.ts';
import { ViewedHallCard } from './ViewedHallCard.tsx';

/** Halls the visitor has looked at lately but the one being shown, those of this device first. Nothing where there are none. */
export function RecentlyViewedHalls({ exceptId }: { exceptId?: string }) {
  const viewer = useViewer();
  const data = useFragment<RecentlyViewedHalls_viewer$key>(
    graphql`
      fragment RecentlyViewedHalls_viewer on Viewer @throwOnFieldError {
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
  const here = useViewedHere();
  const told = data?.recentlyViewedHalls.edges.map(({ viewedAt, node }) => ({
    id: node.id,
    viewedAt,
    told: node,
  }));
  // Nothing comes before the gateway has answered: the list would change under the reader's eyes.
  const halls = told ? withViewedHere(here, told).filter(({ id }) => id !== exceptId) : [];
  return (
    <LateSection isReady={halls.length > 0}>
      <Section id="viewed" title="最近見た会場">
        <div className="shelf">
          {halls.map((hall) => (
            <ViewedHallCard key={hall.id} hall={hall} />
          ))}
        </div>
      </Section>
    </LateSection>
  );
}

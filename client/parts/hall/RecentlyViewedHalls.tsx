import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RecentlyViewedHalls_viewer$key } from '../../__generated__/RecentlyViewedHalls_viewer.graphql.ts';
import { useViewer } from '../../relay/Personal.tsx';
import { LateSection } from '../page/LateSection.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { HallCard } from './HallCard.tsx';

/** Halls the visitor has looked at lately, but the one being shown. Nothing where there are none. */
export function RecentlyViewedHalls({ exceptId }: { exceptId?: string }) {
  const viewer = useViewer();
  const data = useFragment<RecentlyViewedHalls_viewer$key>(
    graphql`
      fragment RecentlyViewedHalls_viewer on Viewer @throwOnFieldError {
        recentlyViewedHalls(first: 12) {
          edges {
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
  const halls = (data?.recentlyViewedHalls.edges ?? [])
    .map((edge) => edge.node)
    .filter((hall) => hall.id !== exceptId);
  return (
    <LateSection isReady={halls.length > 0}>
      <Section id="viewed" title="最近見た会場">
        <div className="shelf">
          {halls.map((hall) => (
            <HallCard key={hall.id} hall={hall} layout="mini" />
          ))}
        </div>
      </Section>
    </LateSection>
  );
}

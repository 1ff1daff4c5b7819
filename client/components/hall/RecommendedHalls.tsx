import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RecommendedHalls_viewer$key } from '../../__generated__/RecommendedHalls_viewer.graphql.ts';
import { useRecommended } from '../../relay/Viewer.tsx';
import { DeferredSection } from '../page/DeferredSection.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { HallCard } from './HallCard.tsx';

/** Halls recommended to this visitor near the current one. */
export function RecommendedHalls() {
  const data = useFragment<RecommendedHalls_viewer$key>(
    graphql`
      fragment RecommendedHalls_viewer on Viewer @argumentDefinitions(hall: { type: "HallBy" }) {
        recommendedHalls(hallBy: $hall, first: 10) {
          id
          ...HallCard_hall
        }
      }
    `,
    useRecommended(),
  );
  const halls = data?.recommendedHalls ?? [];
  return (
    <DeferredSection isReady={halls.length > 0}>
      <Section id="recommended" title="あなたへのおすすめ">
        <div className="scroller">
          {halls.map((hall) => (
            <HallCard key={hall.id} hall={hall} layout="mini" />
          ))}
        </div>
      </Section>
    </DeferredSection>
  );
}

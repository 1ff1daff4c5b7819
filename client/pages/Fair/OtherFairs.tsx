import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OtherFairs_hall$key } from '../../__generated__/OtherFairs_hall.graphql.ts';
import { fairCardData } from '../../components/fair/fairCardData.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { Section } from '../../ui/base/Section.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';
import { hallFairsPath } from '../../paths.ts';

/** The hall's next fairs except the one shown. */
export function OtherFairs(props: { hall: OtherFairs_hall$key; excludeId?: string }) {
  const { rawId, fairs } = useFragment(
    graphql`
      fragment OtherFairs_hall on Hall {
        rawId
        fairs(first: 5) @required(action: THROW) {
          nodes @required(action: THROW) {
            rawId
            ...fairCardData_fair
          }
        }
      }
    `,
    props.hall,
  );
  const withRokuyo = useRokuyo();
  const others = fairs.nodes.filter((fair) => fair.rawId !== props.excludeId).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Section
      id="others"
      title="ほかの日程"
      more={{ href: hallFairsPath({ rawId }), label: 'フェアのカレンダーを見る' }}
    >
      {others.map((fair) => (
        <FairCard key={fair.rawId} fair={fairCardData(rawId, fair, withRokuyo)} />
      ))}
    </Section>
  );
}

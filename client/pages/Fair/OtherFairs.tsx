import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OtherFairs_hall$key } from '../../__generated__/OtherFairs_hall.graphql.ts';
import { fairCardData } from '../../components/fair/fairCardData.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { Section } from '../../ui/base/Section.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';
import { hallFairsPath } from '../../paths.ts';

/** The hall's next fairs except the one shown; those that take no reservations only where no other is left. */
export function OtherFairs(props: { hall: OtherFairs_hall$key; excludeId?: string }) {
  const { rawId, fairs } = useFragment(
    graphql`
      fragment OtherFairs_hall on Hall {
        rawId
        fairs(first: 12) @required(action: THROW) {
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
  const others = fairs.nodes
    .filter((fair) => fair.rawId !== props.excludeId)
    .map((fair) => fairCardData(rawId, fair, withRokuyo));
  const open = others.filter((fair) => fair.open !== false);
  const shown = (open.length > 0 ? open : others).slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <Section
      id="others"
      title="ほかの日程"
      more={{ href: hallFairsPath({ rawId }), label: 'フェアのカレンダーを見る' }}
    >
      {shown.map((fair) => (
        <FairCard key={fair.href} fair={fair} />
      ))}
    </Section>
  );
}

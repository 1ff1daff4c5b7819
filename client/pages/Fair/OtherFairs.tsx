import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OtherFairs_fair$key } from '../../__generated__/OtherFairs_fair.graphql.ts';
import { fairFacts } from '../../parts/fair/fairFacts.ts';
import { Section } from '../../ui/base/Section.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';

/** Other fairs of the same hall, soonest first. Nothing where there are none. */
export function OtherFairs(props: { fair: OtherFairs_fair$key }) {
  const { rawId, hall } = useFragment(
    graphql`
      fragment OtherFairs_fair on Fair @throwOnFieldError {
        rawId
        hall {
          rawId
          fairs(first: 5) @catch(to: NULL) {
            nodes {
              rawId
              ...fairFacts_fair
            }
          }
        }
      }
    `,
    props.fair,
  );
  const others = (hall.fairs?.nodes ?? []).filter((fair) => fair.rawId !== rawId).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Section
      id="others"
      title="ほかの日程"
      more={{ href: `/halls/${hall.rawId}/fairs`, label: 'フェアのカレンダーを見る' }}
    >
      {others.map((fair) => (
        <FairCard key={fair.rawId} fair={fairFacts(hall.rawId, fair)} />
      ))}
    </Section>
  );
}

import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallNearby_hall$key } from '../../__generated__/HallNearby_hall.graphql.ts';
import { HallCard } from '../../components/hall/HallCard.tsx';
import { Section } from '../../ui/base/Section.tsx';

export function HallNearby(props: { hall: HallNearby_hall$key }) {
  const { nearbyHalls } = useFragment(
    graphql`
      fragment HallNearby_hall on Hall {
        nearbyHalls @required(action: THROW) {
          id
          ...HallCard_hall
        }
      }
    `,
    props.hall,
  );
  if (nearbyHalls.length === 0) return null;
  return (
    <Section id="nearby" title="近くの会場">
      <div className="scroller">
        {nearbyHalls.map((hall) => (
          <HallCard key={hall.id} hall={hall} layout="mini" />
        ))}
      </div>
    </Section>
  );
}

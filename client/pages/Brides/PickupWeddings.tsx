import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PickupWeddings_query$key } from '../../__generated__/PickupWeddings_query.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';

export function PickupWeddings(props: { query: PickupWeddings_query$key }) {
  const { pickupWeddings } = useFragment(
    graphql`
      fragment PickupWeddings_query on Query {
        pickupWeddings(prefectureSlug: $weddingsOf) @required(action: THROW) {
          titleWithBreaks
          bride {
            rawId
            ...BrideCard_bride
          }
        }
      }
    `,
    props.query,
  );
  if (pickupWeddings.length === 0) return null;
  return (
    <Section id="weddings" title="この地域の結婚式">
      <BrideGrid>
        {pickupWeddings.map(
          ({ titleWithBreaks: title, bride }) =>
            bride && <BrideCard key={bride.rawId} bride={bride} title={title} />,
        )}
      </BrideGrid>
    </Section>
  );
}

import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeBrides_query$key } from '../../__generated__/HomeBrides_query.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { bridesPath } from '../../paths.ts';

const MAX_BRIDES = 4;

export function HomeBrides(props: { query: HomeBrides_query$key }) {
  const { pickupBrides } = useFragment(
    graphql`
      fragment HomeBrides_query on Query {
        pickupBrides @required(action: THROW) {
          rawId
          ...BrideCard_bride
        }
      }
    `,
    props.query,
  );
  if (pickupBrides.length === 0) return null;
  return (
    <Section
      id="brides"
      title="花嫁の記録"
      lead="式を挙げた人が、自分の写真と言葉で残した記録です。"
      more={{ href: bridesPath(), label: '花嫁の記録を見る' }}
    >
      <BrideGrid>
        {pickupBrides.slice(0, MAX_BRIDES).map((bride) => (
          <BrideCard key={bride.rawId} bride={bride} />
        ))}
      </BrideGrid>
    </Section>
  );
}

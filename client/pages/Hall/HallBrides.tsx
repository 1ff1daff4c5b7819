import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallBrides_hall$key } from '../../__generated__/HallBrides_hall.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { hallBridesPath } from '../../paths.ts';

const MAX_BRIDES = 8;

export function HallBrides(props: { hall: HallBrides_hall$key }) {
  const { rawId, brides } = useFragment(
    graphql`
      fragment HallBrides_hall on Hall {
        rawId
        brides @required(action: THROW) {
          rawId
          ...BrideCard_bride
        }
      }
    `,
    props.hall,
  );
  if (brides.length === 0) return null;
  return (
    <Section
      id="brides"
      title="ここで挙げた花嫁"
      more={{ href: hallBridesPath({ rawId }), label: 'この会場の花嫁をすべて見る' }}
    >
      <BrideGrid>
        {brides.slice(0, MAX_BRIDES).map((bride) => (
          <BrideCard key={bride.rawId} bride={bride} />
        ))}
      </BrideGrid>
    </Section>
  );
}

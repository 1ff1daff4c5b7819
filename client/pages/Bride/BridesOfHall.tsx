import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BridesOfHall_bride$key } from '../../__generated__/BridesOfHall_bride.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';

const MAX_BRIDES = 4;

/** Other brides of the hall of the wedding. */
export function BridesOfHall(props: { bride: BridesOfHall_bride$key }) {
  const { rawId, hall } = useFragment(
    graphql`
      fragment BridesOfHall_bride on Bride @throwOnFieldError {
        rawId
        hall {
          brides {
            rawId
            ...BrideCard_bride
          }
        }
      }
    `,
    props.bride,
  );
  const others = (hall?.brides ?? []).filter((other) => other.rawId !== rawId).slice(0, MAX_BRIDES);
  if (others.length === 0) return null;
  return (
    <Section id="same-hall" title="この会場で挙げた花嫁">
      <BrideGrid>
        {others.map((other) => (
          <BrideCard key={other.rawId} bride={other} />
        ))}
      </BrideGrid>
    </Section>
  );
}

import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideHall_bride$key } from '../../__generated__/BrideHall_bride.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { HallCard } from '../../components/hall/HallCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import styles from './BridePage.module.css';

const MAX_OTHER_BRIDES = 4;

/** The hall of the wedding and other brides of that hall. */
export function BrideHall(props: { bride: BrideHall_bride$key }) {
  const { rawId, hall } = useFragment(
    graphql`
      fragment BrideHall_bride on Bride @throwOnFieldError {
        rawId
        hall {
          ...HallCard_hall
          brides @catch(to: NULL) {
            rawId
            ...BrideCard_bride
          }
        }
      }
    `,
    props.bride,
  );
  if (!hall) return null;
  const others = (hall.brides ?? []).filter((other) => other.rawId !== rawId).slice(0, MAX_OTHER_BRIDES);
  return (
    <>
      <Section id="hall" title="この結婚式の会場">
        <div className={styles.hall}>
          <HallCard hall={hall} />
        </div>
      </Section>
      {(others.length > 0 || !hall.brides) && (
        <Section id="same-hall" title="この会場で挙げた花嫁">
          {!hall.brides && <p>花嫁を読み込めませんでした。</p>}
          <BrideGrid>
            {others.map((other) => (
              <BrideCard key={other.rawId} bride={other} />
            ))}
          </BrideGrid>
        </Section>
      )}
    </>
  );
}

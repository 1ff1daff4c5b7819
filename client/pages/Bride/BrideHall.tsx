import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideHall_bride$key } from '../../__generated__/BrideHall_bride.graphql.ts';
import { HallCard } from '../../components/hall/HallCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './BridePage.module.css';

/** The hall of the wedding. */
export function BrideHall(props: { bride: BrideHall_bride$key }) {
  const { hall } = useFragment(
    graphql`
      fragment BrideHall_bride on Bride @throwOnFieldError {
        hall {
          ...HallCard_hall
        }
      }
    `,
    props.bride,
  );
  if (!hall) return null;
  return (
    <Section id="hall" title="この結婚式の会場">
      <div className={styles.hall}>
        <HallCard hall={hall} />
      </div>
    </Section>
  );
}

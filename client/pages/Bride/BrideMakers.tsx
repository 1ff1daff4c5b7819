import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideMakers_bride$key } from '../../__generated__/BrideMakers_bride.graphql.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './BridePage.module.css';

/** Who made the wedding with her: planner, dress, photographs, flowers. Nothing where she names nobody. */
export function BrideMakers(props: { bride: BrideMakers_bride$key }) {
  const { produce } = useFragment(
    graphql`
      fragment BrideMakers_bride on Bride @throwOnFieldError {
        produce {
          planner
          dressShop
          photographer
          florist
        }
      }
    `,
    props.bride,
  );
  const makers = [
    { label: 'プランナー', value: produce?.planner },
    { label: 'ドレス', value: produce?.dressShop },
    { label: '写真', value: produce?.photographer },
    { label: '装花', value: produce?.florist },
  ];
  if (!makers.some(({ value }) => value)) return null;
  return (
    <Section id="makers" title="つくり手">
      <div className={styles.makers}>
        <FactList facts={makers} />
      </div>
    </Section>
  );
}

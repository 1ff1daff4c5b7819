import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideVendors_bride$key } from '../../__generated__/BrideVendors_bride.graphql.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './BridePage.module.css';

export function BrideVendors(props: { bride: BrideVendors_bride$key }) {
  const { produce } = useFragment(
    graphql`
      fragment BrideVendors_bride on Bride {
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
  const vendors = [
    { label: 'プランナー', value: produce?.planner },
    { label: 'ドレス', value: produce?.dressShop },
    { label: '写真', value: produce?.photographer },
    { label: '装花', value: produce?.florist },
  ];
  if (!vendors.some(({ value }) => value)) return null;
  return (
    <Section id="makers" title="つくり手">
      <div className={styles.vendors}>
        <FactList facts={vendors} />
      </div>
    </Section>
  );
}

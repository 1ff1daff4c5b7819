import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideVendors_bride$key } from '../../__generated__/BrideVendors_bride.graphql.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { UNKNOWN } from '../../labels.ts';
import { Section } from '../../ui/base/Section.tsx';
import styles from './BridePage.module.css';

type Name = { readonly ok: true; readonly value?: string | null } | { readonly ok: false };

const nameOf = (name: Name | undefined): string | null =>
  name?.ok === false ? UNKNOWN : (name?.value ?? null);

export function BrideVendors(props: { bride: BrideVendors_bride$key }) {
  const { produce } = useFragment(
    graphql`
      fragment BrideVendors_bride on Bride @throwOnFieldError {
        produce {
          planner @catch(to: RESULT)
          dressShop @catch(to: RESULT)
          photographer @catch(to: RESULT)
          florist @catch(to: RESULT)
        }
      }
    `,
    props.bride,
  );
  const vendors = [
    { label: 'プランナー', value: nameOf(produce?.planner) },
    { label: 'ドレス', value: nameOf(produce?.dressShop) },
    { label: '写真', value: nameOf(produce?.photographer) },
    { label: '装花', value: nameOf(produce?.florist) },
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

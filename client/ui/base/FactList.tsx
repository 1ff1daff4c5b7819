import type { ReactNode } from 'react';
import { Phrases } from './Phrases.tsx';
import styles from './FactList.module.css';

/** Facts without a value (null, undefined, false or an empty text) are left out. Texts may have marked phrases. */
export type Fact = { label: string; value: ReactNode };

/** Facts in two columns: 「住所」「交通」「収容人数」. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const present = facts.filter(({ value }) => Boolean(value) || value === 0);
  if (present.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {present.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Phrases>{value}</Phrases> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

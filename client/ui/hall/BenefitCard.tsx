import type { ReactNode } from 'react';
import { Price } from '../base/Price.tsx';
import styles from './BenefitCard.module.css';

type BenefitCardProps = {
  title: string;
  /** Worth in yen, where told. */
  amount?: number | null;
  /** Already safe to show. */
  description?: ReactNode;
  /** For whom and when; stands right beside the amount, as the law asks. */
  conditions?: string | null;
  /** 「2026年12月31日まで」 */
  until?: string | null;
};

/** A benefit for users of the site, on paper folded like a 熨斗. */
export function BenefitCard({ title, amount, description, conditions, until }: BenefitCardProps) {
  return (
    <article className={styles.benefit}>
      <h3 className={styles.title}>{title}</h3>
      {typeof amount === 'number' && (
        <p className={styles.amount}>
          <Price yen={amount} size="large" /> <small>相当</small>
        </p>
      )}
      {(conditions || until) && (
        <p className={styles.conditions}>{[conditions, until].filter(Boolean).join(' / ')}</p>
      )}
      {description && <div className={styles.description}>{description}</div>}
    </article>
  );
}

import type { ReactNode } from 'react';
import { formatNumber } from '../../format.ts';
import styles from './BenefitCard.module.css';

type BenefitCardProps = {
  title: string;
  /** In yen; not shown where the title names it. */
  amount?: number | null;
  /** Sanitized HTML. */
  description?: ReactNode;
  /** Who is eligible and when; by law shown next to the amount. */
  conditions?: string | null;
  /** 「2026年12月31日まで」 */
  until?: string | null;
};

/** A benefit for users of the site, drawn like a 熨斗 envelope. */
export function BenefitCard({ title, amount, description, conditions, until }: BenefitCardProps) {
  return (
    <article className={styles.benefit}>
      <h3 className={styles.title}>{title}</h3>
      {typeof amount === 'number' && !title.includes(`${formatNumber(amount)}円`) && (
        <p className={styles.amount}>
          <strong>{formatNumber(amount)}</strong>円<small>相当</small>
        </p>
      )}
      {conditions && <p className={styles.conditions}>{conditions}</p>}
      {until && <p className={styles.conditions}>{until}</p>}
      {description && <div className={styles.description}>{description}</div>}
    </article>
  );
}

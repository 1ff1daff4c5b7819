import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A word of fact beside a name: 「専門式場」「ベストレート保証」. `good` for what is to the couple's advantage. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'accent';
  children: ReactNode;
}) {
  return <span className={styles[tone]}>{children}</span>;
}

/** Says that somebody paid for this place; stands before what it marks. */
export function PRLabel() {
  return <span className={styles.pr}>PR</span>;
}

import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** 「専門式場」「ベストレート保証」; `good` marks advantages. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'accent';
  children: ReactNode;
}) {
  return <span className={styles[tone]}>{children}</span>;
}

/** Marks sponsored content. */
export function PRLabel() {
  return <span className={styles.pr}>PR</span>;
}

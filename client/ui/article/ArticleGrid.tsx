import type { ReactNode } from 'react';
import styles from './ArticleGrid.module.css';

/** Articles one under another on phones, in columns of cards where there is room. */
export function ArticleGrid({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.grid}>
      {children.map((child, index) => (
        // The order of a list is all its items have in common.
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './PageTitle.module.css';

type PageTitleProps = {
  /**
   * `words`: ours, set in the site's own mincho. `name`: out of the data, with any character at all, so it is set in
   * the reader's own mincho throughout rather than in a mixture of two.
   */
  set: 'words' | 'name';
  /** Small line above: kind and place. */
  above?: ReactNode;
  /** Reading of a name. */
  reading?: string | null;
  children: ReactNode;
};

/** The one h1 of a page. */
export function PageTitle({ set, above, reading, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={cx(set === 'name' && styles.name)} tabIndex={-1}>
        {children}
      </h1>
      {reading && <p className={styles.reading}>{reading}</p>}
    </div>
  );
}

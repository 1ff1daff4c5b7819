import type { ReactNode } from 'react';
import { isDisplayable } from './displaySigns.ts';
import styles from './PageTitle.module.css';

type PageTitleProps = {
  /** `name`: out of the data. `words`: ours, in the display type where it holds them all. */
  set: 'words' | 'name';
  /** Small line above: kind and place. */
  above?: ReactNode;
  /** Reading of a name. */
  reading?: string | null;
  children: string;
};

/** The one h1 of a page. */
export function PageTitle({ set, above, reading, children }: PageTitleProps) {
  const display = set === 'words' && isDisplayable(children);
  return (
    <div className={styles.title}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={display ? undefined : styles.name} tabIndex={-1}>
        {children}
      </h1>
      {reading && <p className={styles.reading}>{reading}</p>}
    </div>
  );
}

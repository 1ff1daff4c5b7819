import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './FilterSheet.module.css';

type FilterSheetProps = {
  /** Its id; the button that opens it points here. */
  id: string;
  title?: string;
  /** Address of the search without any condition. */
  clearHref?: string;
  /** The CountButton. */
  footer: ReactNode;
  /** FilterGroups. */
  children: ReactNode;
};

/**
 * The conditions of a search. A sheet from below on phones (a popover: it opens, closes on Escape and outside, without
 * script), a plain column from 1024 px. Stands inside the search's GET form.
 */
export function FilterSheet({ id, title = '絞り込み条件', clearHref, footer, children }: FilterSheetProps) {
  return (
    <section id={id} popover="auto" aria-label={title} className={styles.sheet} data-screen>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {clearHref && (
          <a className={styles.clear} href={clearHref}>
            すべて外す
          </a>
        )}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="閉じる"
          className={styles.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.groups}>{children}</div>
      <div className={styles.foot}>{footer}</div>
    </section>
  );
}

/** Opens the sheet on phones and says how many conditions are set. */
export function FilterButton({
  sheet,
  count,
  label = '条件で絞り込む',
}: {
  sheet: string;
  count: number;
  label?: string;
}) {
  return (
    <button type="button" popoverTarget={sheet} className={styles.open} data-screen>
      <Icon name="filter" size={18} />
      <span>{label}</span>
      {count > 0 && (
        <b className={styles.badge}>
          {count}
          <span className="unseen">件の条件</span>
        </b>
      )}
    </button>
  );
}

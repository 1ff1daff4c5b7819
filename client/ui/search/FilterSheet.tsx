import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './FilterSheet.module.css';

type FilterSheetProps = {
  /** Referenced by FilterButton. */
  id: string;
  title?: string;
  /** The search that is shown; the sheet closes when it changes. */
  search?: string;
  /** The search without filters. */
  clearHref?: string;
  /** CountButton. */
  footer: ReactNode;
  /** FilterGroups. */
  children: ReactNode;
};

/** The filters of a search: a bottom sheet (popover, no script needed), from 1024 px a column. Place it in the form. */
export function FilterSheet({
  id,
  title = '絞り込み条件',
  search,
  clearHref,
  footer,
  children,
}: FilterSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current !== search && sheet.current && 'hidePopover' in sheet.current)
      sheet.current.hidePopover();
    shown.current = search;
  }, [search]);
  return (
    <section ref={sheet} id={id} popover="auto" aria-label={title} className={styles.sheet} data-screen>
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

/** Opens the sheet on phones; shows the number of active filters. */
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
          <span className="visually-hidden">件の条件</span>
        </b>
      )}
    </button>
  );
}

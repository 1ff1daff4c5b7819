import { useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './FilterChips.module.css';

/** `removeHref` is the search without this filter. */
export type ActiveFilter = { label: string; removeHref: string };

type FilterChipsProps = { filters: readonly ActiveFilter[]; clearHref: string };

/** Position of the chip that was pressed last, until the page is shown without it. */
let pressedIndex: number | null = null;

/** The active filters, each with a link that removes it. The focus then moves to the next one. */
export function FilterChips({ filters, clearHref }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (pressedIndex === null || document.activeElement !== document.body) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    (chips[pressedIndex] ?? chips[chips.length - 1])?.focus({ preventScroll: true });
    pressedIndex = null;
  });
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label="選択中の条件" data-screen>
      {filters.map(({ label, removeHref }, index) => (
        <li key={label}>
          <a
            className={styles.chip}
            href={removeHref}
            data-scroll="keep"
            onClick={() => {
              pressedIndex = index;
            }}
          >
            {label}
            <span className="visually-hidden">を外す</span>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className={styles.clear} href={clearHref} data-scroll="keep">
            すべて外す
          </a>
        </li>
      )}
    </ul>
  );
}

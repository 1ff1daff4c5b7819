import { Icon } from '../base/Icon.tsx';
import styles from './FilterChips.module.css';

/** `removeHref` is the search without this filter. */
export type ActiveFilter = { label: string; removeHref: string };

type FilterChipsProps = { filters: readonly ActiveFilter[]; clearHref: string };

/** The active filters, each with a link that removes it. */
export function FilterChips({ filters, clearHref }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="選択中の条件" data-screen>
      {filters.map(({ label, removeHref }) => (
        <li key={label}>
          <a className={styles.chip} href={removeHref} data-scroll="keep">
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

/** Links as chips; `scrollable` makes them one scrolling row on phones. */
export function ChipLinks({
  links,
  label,
  scrollable = false,
}: {
  links: readonly { label: string; href: string; current?: boolean }[];
  label: string;
  scrollable?: boolean;
}) {
  return (
    <ul className={styles.chips} data-scrollable={scrollable ? '' : undefined} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a className={styles.link} href={link.href} aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

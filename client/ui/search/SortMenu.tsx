import styles from './SortMenu.module.css';

/** One order of the list, with its own address. */
export type SortOption = { label: string; href: string; current: boolean };

/** Orders of a list, all in sight; the current one lies on the cord. */
export function SortMenu({ options, label = '並び順' }: { options: readonly SortOption[]; label?: string }) {
  return (
    <nav aria-label={label} className={styles.sort} data-screen>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.href}>
            <a
              href={option.href}
              aria-current={option.current ? 'true' : undefined}
              rel="nofollow"
              data-scroll="keep"
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

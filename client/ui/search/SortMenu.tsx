import styles from './SortMenu.module.css';

export type SortOption = { label: string; href: string; current: boolean };

type SortMenuProps = {
  options: readonly SortOption[];
  label?: string;
};

export function SortMenu({ options, label = '並び順' }: SortMenuProps) {
  return (
    <nav aria-label={label} className={styles.sort}>
      <ul className={styles.list}>
        {options.map((option, position) => (
          // Addresses and counts change with the other conditions; the link that has the focus stays.
          <li key={position}>
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

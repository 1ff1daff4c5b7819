import styles from './ChipLinks.module.css';

type ChipLinksProps = {
  /** Accessible name of the list. */
  label: string;
  links: readonly { label: string; href: string; current?: boolean }[];
  /** One scrolling row on phones. */
  scrollable?: boolean;
};

/**
 * Links as chips. Apart from the chips of active filters, as pages such as articles show links without filters.
 */
export function ChipLinks({ label, links, scrollable = false }: ChipLinksProps) {
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

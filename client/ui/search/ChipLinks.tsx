import styles from './FilterChip.module.css';

/** Ready-made searches as a field of chips, each a link; where they are many, on phones a row to swipe through. */
export function ChipLinks({
  links,
  label,
  many = false,
}: {
  links: readonly { label: string; href: string; current?: boolean }[];
  label: string;
  many?: boolean;
}) {
  return (
    <ul className={styles.chips} data-many={many ? '' : undefined} aria-label={label}>
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

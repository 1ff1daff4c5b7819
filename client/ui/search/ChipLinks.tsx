import styles from './FilterChip.module.css';

/** Ready-made searches as a field of chips, each a link. */
export function ChipLinks({
  links,
  label,
}: {
  links: readonly { label: string; href: string; current?: boolean }[];
  label: string;
}) {
  return (
    <ul className={styles.chips} aria-label={label}>
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

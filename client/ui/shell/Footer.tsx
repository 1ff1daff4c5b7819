import { Cord } from '../base/Cord.tsx';
import type { NavItem } from './AppBar.tsx';
import styles from './Footer.module.css';

type FooterProps = {
  siteName: string;
  /** 「地域から探す」 */
  groups: readonly { title: string; links: readonly NavItem[] }[];
  /** About placeholder pictures. */
  note?: string;
};

/** Footer of all pages outside the native app. */
export function Footer({ siteName, groups, note }: FooterProps) {
  return (
    <footer className={styles.foot} data-screen>
      <Cord tied />
      <div className={styles.row}>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className={styles.title}>{group.title}</p>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={`display-font ${styles.name}`}>{siteName}</p>
      {note && <p className={styles.note}>{note}</p>}
    </footer>
  );
}

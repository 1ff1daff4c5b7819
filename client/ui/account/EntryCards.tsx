import { Icon, type IconName } from '../base/Icon.tsx';
import styles from './EntryCards.module.css';

/** A way to a part of the site, or of what a member keeps. */
export type Entry = {
  href: string;
  icon: IconName;
  title: string;
  /** What stands there, in a word: 「12会場」; left out where there is nothing to count. */
  fact?: string | null;
  note: string;
};

/** Ways onward, as slips laid side by side. */
export function EntryCards({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, icon, title, fact, note }) => (
        <li key={href} className={styles.entry}>
          <Icon name={icon} size={24} />
          <p className={styles.title}>
            <a href={href}>{title}</a>
          </p>
          {fact && <p className={styles.fact}>{fact}</p>}
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

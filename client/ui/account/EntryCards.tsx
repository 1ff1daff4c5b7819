import { Icon, type IconName } from '../base/Icon.tsx';
import styles from './EntryCards.module.css';

export type Entry = {
  href: string;
  icon: IconName;
  title: string;
  /** 「12会場」 */
  fact?: string | null;
  note: string;
};

export function EntryCards({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="cards">
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

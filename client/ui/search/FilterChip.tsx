import { Icon } from '../base/Icon.tsx';
import styles from './FilterChip.module.css';

/** A condition that is set, and where its absence leads. */
export type SetCondition = { label: string; removeHref: string };

type FilterChipsProps = { conditions: readonly SetCondition[]; clearHref: string };

/** The conditions that are set; a tap takes one off. */
export function FilterChips({ conditions, clearHref }: FilterChipsProps) {
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="選択中の条件" data-screen>
      {conditions.map(({ label, removeHref }) => (
        <li key={label}>
          <a className={styles.chip} href={removeHref} data-scroll="keep">
            {label}
            <span className="unseen">を外す</span>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {conditions.length > 1 && (
        <li>
          <a className={styles.clear} href={clearHref} data-scroll="keep">
            すべて外す
          </a>
        </li>
      )}
    </ul>
  );
}

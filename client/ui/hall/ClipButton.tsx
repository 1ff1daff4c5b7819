import { number } from '../../format.ts';
import { endPaths, loopPath } from '../base/knotPath.ts';
import { cx } from '../base/cx.ts';
import styles from './ClipButton.module.css';

type ClipButtonProps = {
  /** What is kept: the hall's name, for those who hear it. */
  name: string;
  /** Whether it is kept; null while or where that is not known. */
  clipped: boolean | null;
  /** How many people keep it; nothing is shown for null. */
  count?: number | null;
  /** `icon`: the knot alone. `words`: with 「クリップ」. `wide`: fills its bar. */
  look?: 'icon' | 'words' | 'wide';
  onToggle?: () => void;
};

/** Keeping is tying: an open loop of cord; when pressed its two ends draw the awaji knot. */
export function ClipButton({ name, clipped, count, look = 'icon', onToggle }: ClipButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.clip, styles[look])}
      aria-pressed={clipped ?? false}
      onClick={onToggle}
      data-screen
    >
      <svg
        className={styles.knot}
        viewBox="0 0 240 240"
        width="28"
        height="28"
        aria-hidden="true"
        focusable="false"
      >
        <path d={loopPath} />
        {endPaths.map((path) => (
          <path key={path} className={styles.end} d={path} pathLength="1" />
        ))}
      </svg>
      <span className={look === 'icon' ? 'unseen' : undefined}>
        <span className="unseen">{name}を</span>クリップ
      </span>
      {typeof count === 'number' && (
        <span key={count} className={styles.count}>
          {number(count)}
          <span className="unseen">人が保存</span>
        </span>
      )}
    </button>
  );
}

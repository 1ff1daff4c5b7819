import { formatNumber } from '../../format.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { UNKNOWN } from '../../labels.ts';
import styles from './RatingLine.module.css';

type RatingLineProps = {
  /** 1 (worst) to 5 (best); null without reviews or where it is not known. */
  rating: number | null | undefined;
  /** Number of reviews with a score; null where it is not known. */
  count: number | null | undefined;
  size?: 'normal' | 'large';
};

/** ★4.3(128), read aloud as 「5点中4.3点、評価128件」. */
export function RatingLine({ rating, count, size = 'normal' }: RatingLineProps) {
  if (count === 0) return <span className={styles.none}>評価はまだありません</span>;
  if (rating == null) {
    const known = count == null ? '' : `（評価${formatNumber(count)}件）`;
    return <span className={styles.none}>{`評価は${UNKNOWN}${known}`}</span>;
  }
  const score = rating.toFixed(1);
  const spoken = `5点中${score}点${count == null ? '' : `、評価${count}件`}`;
  return (
    <span className={cx(styles.rating, size === 'large' && styles.large)}>
      <Icon name="star" size={size === 'large' ? 22 : 16} label={spoken} />
      <b aria-hidden="true">{score}</b>
      {count != null && (
        <span className={styles.count} aria-hidden="true">
          {formatNumber(count)}件
        </span>
      )}
    </span>
  );
}

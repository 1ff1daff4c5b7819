import { formatNumber } from '../../format.ts';
import { Icon } from './Icon.tsx';
import styles from './RatingLine.module.css';

type RatingLineProps = {
  /** 1 (worst) to 5 (best); null without reviews. */
  rating: number | null | undefined;
  /** Number of reviews. */
  count: number;
  size?: 'normal' | 'large';
};

/** ★4.3(128), read aloud as 「5点中4.3点、128件」. */
export function RatingLine({ rating, count, size = 'normal' }: RatingLineProps) {
  if (rating === null || rating === undefined || count < 1) {
    return <span className={styles.none}>口コミはまだありません</span>;
  }
  const score = rating.toFixed(1);
  return (
    <span className={size === 'large' ? styles.large : styles.rating}>
      <span aria-hidden="true" className={styles.shown}>
        <Icon name="star" size={size === 'large' ? 22 : 16} />
        <b>{score}</b>
        <span className={styles.count}>{formatNumber(count)}件</span>
      </span>
      <span className="visually-hidden">{`5点中${score}点、口コミ${count}件`}</span>
    </span>
  );
}

import { formatNumber } from '../../format.ts';
import styles from './IndexProgress.module.css';

/** Numbers of halls. */
export interface IndexState {
  readonly readHallCount: number;
  readonly unreadableHallCount: number;
  readonly hallCount: number;
  readonly isComplete: boolean;
}

/** Whether every hall has been read, or could not be. */
export const isTried = ({ readHallCount, unreadableHallCount, hallCount }: IndexState): boolean =>
  hallCount > 0 && readHallCount + unreadableHallCount >= hallCount;

/** Says how many halls are not read yet, or cannot be read. `rows` is the Japanese noun for what the index lists. */
export function IndexProgress({ index, rows }: { index: IndexState; rows: string }) {
  const { readHallCount, unreadableHallCount, hallCount, isComplete } = index;
  if (isComplete) return null;
  if (!isTried(index))
    return (
      <p className={styles.progress}>
        全国の会場の{rows}を集めています（
        {hallCount > 0 ? `${formatNumber(hallCount)}会場のうち${formatNumber(readHallCount)}会場` : '準備中'}
        ）。しばらくして読み込み直すと、さらに表示されます。
      </p>
    );
  return (
    <p className={styles.progress}>
      {readHallCount > 0
        ? `${formatNumber(unreadableHallCount)}会場の${rows}を、いまは読み込めません。ほかの会場の${rows}をご覧ください。`
        : `${rows}の情報を、いまは読み込めません。時間をおいてもう一度ご覧ください。`}
    </p>
  );
}

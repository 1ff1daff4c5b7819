import { formatNumber } from '../../format.ts';
import styles from './FairsPage.module.css';

/** Says what is missing: halls that are still to be read, or those that cannot be read. */
export function FairsProgress(props: {
  /** Numbers of halls. */
  all: number;
  read: number;
  /** Null until all have been tried. */
  unreadable: number | null;
}) {
  const { all, read, unreadable } = props;
  if (unreadable === null)
    return (
      <p className={styles.progress}>
        全国の会場のフェアを集めています（
        {all > 0 ? `${formatNumber(all)}会場のうち${formatNumber(read)}会場` : '準備中'}
        ）。しばらくして読み込み直すと、さらに表示されます。
      </p>
    );
  return (
    <p className={styles.progress}>
      {read > 0
        ? `${formatNumber(unreadable)}会場のフェアを、いまは読み込めません。ほかの会場のフェアをご覧ください。`
        : 'フェアの情報を、いまは読み込めません。時間をおいてもう一度ご覧ください。'}
    </p>
  );
}

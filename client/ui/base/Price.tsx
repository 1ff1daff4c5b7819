import { formatManNumber, formatNumber } from '../../format.ts';
import styles from './Price.module.css';

type PriceProps = {
  /** Null where unknown. */
  yen: number | null | undefined;
  /** Upper end of a range. */
  to?: number | null;
  /** `man`: 285万円, `yen`: ¥2,850,000. */
  unit?: 'man' | 'yen';
  size?: 'large' | 'normal';
};

export function Price({ yen, to, unit = 'man', size = 'normal' }: PriceProps) {
  if (yen === null || yen === undefined) return <span className={styles.none}>費用情報なし</span>;
  const format = (sum: number) => (unit === 'man' ? formatManNumber(sum) : formatNumber(sum));
  return (
    <span className={size === 'large' ? styles.large : styles.price}>
      {unit === 'yen' && <span className={styles.sign}>¥</span>}
      {format(yen)}
      {to !== null && to !== undefined && to > yen && <>〜{format(to)}</>}
      {unit === 'man' && <span className={styles.unit}>万円</span>}
    </span>
  );
}

import { manFigure, number } from '../../format.ts';
import styles from './Price.module.css';

type PriceProps = {
  /** Whole yen; null where nothing is known. */
  yen: number | null | undefined;
  /** Upper end of a range. */
  to?: number | null;
  /** `man` 285万円, `yen` ¥2,850,000. */
  unit?: 'man' | 'yen';
  size?: 'large' | 'normal';
};

/** A sum of money: figures of one width, the unit small beside them. */
export function Price({ yen, to, unit = 'man', size = 'normal' }: PriceProps) {
  if (yen === null || yen === undefined) return <span className={styles.none}>費用情報なし</span>;
  const figures = (sum: number) => (unit === 'man' ? manFigure(sum) : number(sum));
  return (
    <span className={size === 'large' ? styles.large : styles.price}>
      {unit === 'yen' && <span className={styles.sign}>¥</span>}
      {figures(yen)}
      {to !== null && to !== undefined && to > yen && <>〜{figures(to)}</>}
      {unit === 'man' && <span className={styles.unit}>万円</span>}
    </span>
  );
}

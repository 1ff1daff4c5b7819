import { formatDate, toIsoDate } from '../../format.ts';
import styles from './DayLine.module.css';

type DayLineProps = {
  /** `2026-11-22` */
  date: string;
  /** Name of the holiday. */
  holiday?: string | null;
  /** 「大安」 */
  rokuyo?: string | null;
};

/** A date with weekday, holiday and 六輝 in one line. */
export function DayLine({ date, holiday, rokuyo }: DayLineProps) {
  return (
    <span className={styles.line}>
      <time dateTime={toIsoDate(date)}>{formatDate(date)}</time>
      {holiday && <span className={styles.holiday}>祝 {holiday}</span>}
      {rokuyo && (
        <span className={styles.rokuyo} data-best={rokuyo === '大安' ? '' : undefined}>
          {rokuyo}
        </span>
      )}
    </span>
  );
}

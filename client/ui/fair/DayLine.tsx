import { day, isoDay } from '../../format.ts';
import styles from './DayLine.module.css';

type DayLineProps = {
  /** `2026-11-22` */
  date: string;
  /** Name of the holiday, where it is one. */
  holiday?: string | null;
  /** 「大安」 */
  rokuyo?: string | null;
};

/** A day in one line with what a couple looks at: weekday, holiday, 六輝. */
export function DayLine({ date, holiday, rokuyo }: DayLineProps) {
  return (
    <span className={styles.line}>
      <time dateTime={isoDay(date)}>{day(date)}</time>
      {holiday && <span className={styles.holiday}>祝 {holiday}</span>}
      {rokuyo && (
        <span className={styles.rokuyo} data-best={rokuyo === '大安' ? '' : undefined}>
          {rokuyo}
        </span>
      )}
    </span>
  );
}
